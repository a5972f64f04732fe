"""RIM-41 to 53: what the expansion adds to the rules, a module for each subject.

Base rules never ask whether the expansion is played. They come here by what the cards in play say,
by lists of the pack that are empty without it (`more_encounters`), and by seams of which content.py
puts other steps into the pack (`MARKET_STEPS`, `DRAW_STEPS`, the set-up). Rotating cards and jobs
for two are in the chapters that they belong to: gaining.py, jobs.py, frames.py.

    core.py              RIM-41: to cross the Core, or to stay
    duels.py             RIM-43: bounties on characters; challenges
    discards.py          RIM-45: the second discard of a market action
    favors.py            RIM-49: when and which favors can be asked for
    favor_offers.py      RIM-49: what is given for them, who grants them, what they do
    debts.py             RIM-49: debt tokens
    sheets.py            RIM-50: ambitions are dealt
    ambitions.py         RIM-51: goals of ambitions, and the victory that they bring
    people.py            RIM-52: what Cad Bane and Hondo Ohnaka do
    purchase_rolls.py    RIM-53: a roll before a purchase
    robbery.py           Honest Robbery
    special_delivery.py  Special Delivery
    named.py             the named functions of its cards (`custom`), as the vocabulary knows them
"""
