"""RIM-41 to 53: what the expansion adds to the rules, a module for each subject.

Base rules never ask whether the expansion is played. They come here by what the cards in play say,
by lists of the pack that are empty without it, and by seams of which content.py puts other steps
into the pack (`MARKET_STEPS`, `SPACE_STEPS`, the sorts of encounters).

    named.py             the named functions of its cards (`custom`), as the vocabulary knows them
    people.py            what Cad Bane and Hondo Ohnaka do
    robbery.py           Honest Robbery
    special_delivery.py  Special Delivery
    purchase_rolls.py    RIM-53.2: a roll before a purchase
    favors.py            RIM-49: when and which favors can be asked for
    favor_offers.py      RIM-49: what is given for them, who grants them, what they do
    debts.py             RIM-49: debt tokens
    sheets.py            RIM-50: ambitions are dealt
    ambitions.py         RIM-51: goals of ambitions, and the victory that they bring
"""
