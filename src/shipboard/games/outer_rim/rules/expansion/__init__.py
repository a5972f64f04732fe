"""RIM-41 to 53: what the expansion adds to the rules, a module for each subject.

Base rules never ask whether the expansion is played. They come here by what the cards in play say,
by lists of the pack that are empty without it, and by seams of which content.py puts other steps
into the pack (`MARKET_STEPS`, `SPACE_STEPS`, the sorts of encounters).

    named.py             the named functions of its cards (`custom`), as the vocabulary knows them
    people.py            what Cad Bane and Hondo Ohnaka do
    robbery.py           Honest Robbery
    special_delivery.py  Special Delivery
    purchase_rolls.py    RIM-53.2: a roll before a purchase
    sheets.py            RIM-50: ambitions are dealt
    ambitions.py         RIM-51: goals of ambitions, and the victory that they bring
"""
