"""Uses and texts in play: when, by whom, at what price, and what then. Single cards' own texts are at the end."""

from __future__ import annotations

from typing import Final

from sumrak.games.vtes.sayings import texts
from sumrak.games.vtes.sayings.conditions import pair
from sumrak.games.vtes.sayings.effects import say
from sumrak.games.vtes.sayings.words import TITLES, TRANSFER, counted, discipline, either, some
from sumrak.games.vtes.vocabulary import clauses as c
from sumrak.games.vtes.vocabulary.card import Card, X
from sumrak.games.vtes.vocabulary.clauses import Clause, Use
from sumrak.games.vtes.vocabulary.only import Price
from sumrak.games.vtes.vocabulary.terms import (
    AFTER,
    AFTER_COMBAT,
    ANNOUNCED,
    ANYTIME,
    BEFORE_RANGE,
    BEFORE_STRIKES,
    BEFORE_VOTES,
    BETWEEN,
    BLOCKED,
    BURNING,
    DISCARD,
    INFLUENCE,
    MASTER,
    POLL,
    PRESS,
    ROUND_ENDS,
    TO_TORPOR,
    UNTAP,
    By,
    D,
    Trait,
)
from sumrak.games.vtes.vocabulary.voting import Referendum
from sumrak.kernel.say import Pattern, Phrase, Which, Words, render

Pair = tuple[str, str]
PRICES: Final[dict[Price, Pair]] = {
    Price.TAP: ("tap this card", "тапните эту карту"),
    Price.BURN: ("burn this card", "сожгите эту карту"),
    Price.ONCE_A_TURN: ("once each turn", "раз за ход"),
    Price.ONCE_A_COMBAT: ("once each combat", "раз за бой"),
    Price.ONCE_AN_ACTION: ("once each action", "раз за действие"),
    Price.ONCE_A_PHASE: ("once each phase", "раз за фазу"),
    Price.ONCE_A_ROUND: ("once each round", "раз за раунд"),
    Price.SHARED: ("one of the two", "одно из двух"),
    Price.EDGE: ("burn the Edge", "сожгите Эдж"),
    Price.TAP_BEARER: ("tap this minion", "тапните этого миньона"),
    Price.COUNTER: ("burn a counter from this card", "сожгите литр с этой карты"),
    Price.MASTER: ("for a master phase action", "за действие фазы мастера"),
}
WHEN: Final[dict[int, Pair]] = {
    ANNOUNCED: ("as the action is announced", "при объявлении действия"),
    BLOCKED: ("after the action is blocked", "после блока"),
    D: ("if the action would be successful", "если действие удаётся"),
    AFTER: ("after the action", "после действия"),
    POLL: ("", ""),
    BEFORE_RANGE: ("before range is determined", "до выбора дистанции"),
    BEFORE_STRIKES: ("before strikes are chosen", "до выбора ударов"),
    PRESS: ("", ""),
    ROUND_ENDS: ("at the end of the round", "в конце раунда"),
    AFTER_COMBAT: ("", ""),
    BURNING: ("", ""),
    TO_TORPOR: ("as the opposing vampire goes to torpor", "когда вампир-противник уходит в ступор"),
    MASTER: ("in your master phase", "в своей фазе мастера"),
    INFLUENCE: ("in your influence phase", "в своей фазе влияния"),
    UNTAP | DISCARD: ("in your untap or discard phase", "в своей фазе антапа или сброса"),
    DISCARD: ("in your discard phase", "в своей фазе сброса"),
    UNTAP: ("in your untap phase", "в своей фазе антапа"),
    BEFORE_VOTES: ("before votes are cast", "до начала голосования"),
    BETWEEN: ("between actions", "между действиями"),
    ANYTIME: ("at any time", "в любое время"),
    BETWEEN | MASTER | INFLUENCE | DISCARD: ("in your turn", "в свой ход"),
}
HELPERS: Final[dict[By, Pair]] = {
    By.HELPER: (
        "played by another ready minion of yours, for the acting minion",
        "играет другой ваш готовый миньон, ради действующего",
    ),
    By.OPPONENTS: ("for every other Methuselah", "для любого другого Метузелы"),
    By.RIVAL: ("for the opposing minion", "для противника"),
    By.ANY_READY: ("played by a ready minion, even a tapped one", "играет готовый миньон, пусть и тапнутый"),
    By.SLEEPER: ("played by a tapped minion", "играет тапнутый миньон"),
}
WHO: Final[dict[str, Pair]] = {
    "own": ("minions you control", "ваши миньоны"),
    "others": ("minions of other Methuselahs", "миньоны других Метузел"),
    "bearer": ("this minion", "этот миньон"),
    "not bearer": ("any minion but this one", "любой миньон, кроме этого"),
    "any vampire": ("any vampire", "любой вампир"),
    "any": ("any minion", "любой миньон"),
    "others' vampires": ("vampires of other Methuselahs", "вампиры других Метузел"),
}
UPKEEP: Final[dict[str, Pair]] = {
    "controller": ("during your untap phase", "в вашей фазе антапа"),
    "others": ("during the untap phase of every other Methuselah", "в фазе антапа каждого другого Метузелы"),
    "each": ("during the untap phase of every Methuselah", "в фазе антапа каждого Метузелы"),
    "bearer": ("during the untap phase of its controller", "в фазе антапа его хозяина"),
    "prey": ("during your prey's untap phase", "в фазе антапа вашей жертвы"),
    "bearer's controller": ("during the untap phase of its controller", "в фазе антапа его хозяина"),
}


def joined(effects: tuple[Phrase, ...]) -> Phrase:
    """One after the other: a; b."""
    if len(effects) == 1:
        return effects[0]
    places = "; ".join([f"{{{i}}}" for i in range(len(effects))])
    return Pattern(places, places, effects)


def head(use: Use, offered: bool = False) -> Pair:
    """What stands before the effect: Discipline, who, when, conditions, price."""
    words: list[Pair] = []
    if use.by in HELPERS:
        words.append(HELPERS[use.by])
    if not offered and use.when in WHEN and not use.is_action:
        words.append(WHEN[use.when])
    words += [pair(only) for only in use.only]
    words += [PRICES[price] for price in use.price if price in PRICES]
    if use.blood == X:
        pass  # the effect says what X is
    elif use.blood:
        words.append((f"burn {use.blood} blood", f"сожгите {use.blood} крови"))
    if use.pool:
        words.append((f"burn {use.pool} pool", f"сожгите {use.pool} пула"))
    en = ", ".join([word for word, _ in words if word])
    ru = ", ".join([word for _, word in words if word])
    return en, ru


def say_use(use: Use, card: Card) -> list[Phrase]:
    """[dom] After the action: untap the acting minion."""
    effect = joined(tuple([say(effect) for effect in use.effects]))
    en, ru = head(use)
    levels = " ".join([discipline(code, level) for code, level in use.needs])
    if use.is_action and not any([isinstance(effect, Referendum) for effect in use.effects]):
        stealth_en, stealth_ru = (
            (f"+{use.stealth} stealth action", f"действие, стелс +{use.stealth}")
            if use.stealth
            else ("action", "действие")
        )
        en, ru = (", ".join(filter(None, [stealth_en, en])), ", ".join(filter(None, [stealth_ru, ru])))
    return [Pattern(f"{levels} {en}{': ' if en else ''}{{0}}", f"{levels} {ru}{': ' if ru else ''}{{0}}", (effect,))]


# texts in play
def gets(clause: c.Gets) -> list[Phrase]:
    pairs = [
        (clause.bleed, "bleed", "к укусу"),
        (clause.strength, "strength", "к силе"),
        (clause.stealth, "stealth", "к стелсу"),
        (clause.intercept, "intercept", "к перехвату"),
        (clause.capacity, "capacity", "к объёму"),
        (clause.hunt, "hunt", "к охоте"),
        (clause.votes, "votes" if abs(clause.votes) > 1 else "vote", "к голосам"),
        (clause.ballots, "ballot", "к бюллетеням"),
    ]
    signed = [(f"{n:+d}".replace("-", "−"), en, ru) for n, en, ru in pairs if n]
    en = ", ".join([f"{n} {what}" for n, what, _ in signed])
    ru = ", ".join([f"{n} {what}" for n, _, what in signed])
    when = ", ".join([pair(only)[0] for only in clause.only]), ", ".join([pair(only)[1] for only in clause.only])
    comma = "," if when[1].startswith(("когда", "кусая", "если", "пока")) else ""
    found: list[Phrase] = [Words(f"{en} {when[0]}".strip(), f"{ru}{comma} {when[1]}".strip())] if signed else []
    if clause.hand:
        found.append(texts.hand(clause, when))
    if clause.transfers:
        found.append(
            Pattern(
                "you get {0} more in your influence phase",
                "в вашей фазе влияния у вас на {0} больше",
                (counted(clause.transfers, TRANSFER),),
            )
        )
    if clause.masters:
        found.append(
            Words(
                f"{when[0]}, your master phase actions: {clause.masters:+d}".strip(", "),
                f"{when[1]}, действий фазы мастера: {clause.masters:+d}".strip(", "),
            )
        )
    if clause.discards:
        found.append(
            Words(
                f"{when[0]}, your discard phase actions: {clause.discards:+d}".strip(", "),
                f"{when[1]}, действий фазы сброса: {clause.discards:+d}".strip(", "),
            )
        )
    return found


def ability(use: Use) -> list[Phrase]:
    effect = joined(tuple([say(effect) for effect in use.effects]))
    en, ru = head(use)
    return [Pattern(f"{en}{': ' if en else ''}{{0}}", f"{ru}{': ' if ru else ''}{{0}}", (effect,))]


def offers(clause: c.Offers) -> list[Phrase]:
    effect = joined(tuple([say(effect) for effect in clause.use.effects]))
    en, ru = head(clause.use, offered=True)
    stealth = (
        (f"+{clause.use.stealth} stealth action", f"действие, стелс +{clause.use.stealth}")
        if clause.use.stealth
        else ("action", "действие")
    )
    who = WHO[clause.who]
    if clause.by is not None:
        phrase = some(clause.by, Which.ONE, "nom")
        who = (render(phrase, "en"), render(phrase, "ru"))
    return [
        Pattern(
            f"{stealth[0]} of {who[0]}{', ' + en if en else ''}: {{0}}",
            f"{stealth[1]} ({who[1]}){', ' + ru if ru else ''}: {{0}}",
            (effect,),
        )
    ]


def upkeep(clause: c.Upkeep) -> list[Phrase]:
    effect = joined(tuple([say(effect) for effect in clause.effects]))
    when = UPKEEP[clause.who]
    only = [pair(only) for only in clause.only]
    en = ", ".join([when[0], *[word for word, _ in only]])
    ru = ", ".join([when[1], *[word for _, word in only]])
    price = [PRICES[price] for price in clause.price if price in PRICES]
    price += [(f"burn {clause.blood} blood", f"сожгите {clause.blood} крови")] if clause.blood else []
    price += [(f"burn {clause.pool} pool", f"сожгите {clause.pool} пула")] if clause.pool else []
    may = ("", "") if clause.must else ("you may: ", "можно: ")
    may = (
        may[0] + "".join([f"{word}, then " for word, _ in price]),
        may[1] + "".join([f"{word}, затем " for _, word in price]),
    )
    return [
        Pattern(
            f"{en}{', ' + may[0] if may[0] else ': '}{{0}}", f"{ru}{', ' + may[1] if may[1] else ': '}{{0}}", (effect,)
        )
    ]


def cannot_block(clause: c.BearerCannotBlock) -> list[Phrase]:
    if not clause.titles:
        return [Words("this minion cannot block", "этот миньон не может блокировать")]
    en = either([TITLES[title][0] for title in clause.titles], "or")
    ru = either([TITLES[title][2] for title in clause.titles], "или")
    return [
        Words(
            f"this vampire cannot block a vampire with the title {en}",
            f"этот вампир не может блокировать вампира с титулом {ru}",
        )
    ]


NAMED: Final[dict[str, Pair]] = {
    "democritus": (
        "while this vampire is ready, whoever contests a card with you pays N pool more to keep it contested",
        "пока этот вампир готов, тот, кто ведёт с вами контест, платит за него на N пула больше",
    ),
    "fame": (
        "when this vampire goes to torpor, its controller burns N pool",
        "когда этот вампир уходит в ступор, его хозяин сжигает N пула",
    ),
    "burns-in-torpor": ("when this vampire goes to torpor, burn it", "когда этот вампир уходит в ступор, сожгите его"),
    "not-in-torpor": (
        "burn this card when its bearer goes to torpor",
        "когда носитель уходит в ступор, сожгите эту карту",
    ),
    "half-cost": (
        "cards that are not action modifiers cost this vampire half as much blood, rounded down",
        "карты, кроме модификаторов действия, обходятся этому вампиру вдвое дешевле (по крови), с округлением вниз",
    ),
    "less-damage": (
        "every strike of the opposing minion deals it N damage less",
        "каждый удар противника наносит ему повреждений на N меньше",
    ),
    "open-hand": ("your prey plays with an open hand, which you see", "ваша жертва играет с открытой для вас рукой"),
    "rack": (
        "as this card is played or its controller changes, its controller chooses a ready vampire that she controls",
        "когда вы играете эту карту или получаете её под контроль, выбирайте своего готового вампира",
    ),
    "hunt-votes": (
        "in a referendum on a blood hunt on this vampire it has N votes more",
        "в голосовании о кровавой охоте на этого вампира у него на N голоса больше",
    ),
    "hunting-ground": (
        "a vampire gains blood from one hunting ground a turn",
        "вампир получает кровь только с одних охотничьих угодий за ход",
    ),
    "life-boon": (
        "the next victory point of that Methuselah is yours; then burn this card",
        "следующее победное очко этого Метузелы – ваше; тогда сожгите эту карту",
    ),
    "no-animals": (
        "while this vampire acts or fights, animal retainers have no abilities",
        "пока этот вампир действует или дерётся, у слуг-животных нет способностей",
    ),
    "no-hunt": (
        "while you have a ready prince or justicar, no blood hunt can be called on this vampire",
        "пока у вас есть готовый князь или юстициар, на этого вампира нельзя объявить кровавую охоту",
    ),
    "only-sabbat-votes": (
        "only Sabbat vampires vote in this referendum",
        "в этом голосовании участвуют только вампиры Шабаша",
    ),
    "revolt": (
        "at the end of the untap phase of each Methuselah who has no ready anarch, she burns N pool",
        "в конце фазы антапа каждый Метузела, у которого нет готового анарха, сжигает N пула",
    ),
    "rotschreck": (
        "that vampire does not untap as usual; burn this card in its next untap phase",
        "обычным образом этот вампир не антапается; в его следующей фазе антапа сожгите эту карту",
    ),
    "stored-bleed": (
        "burn this card for +N bleed the next time this vampire would successfully bleed the same Methuselah",
        "когда этот вампир снова удачно кусает того же Метузелу, сожгите эту карту: +N к укусу",
    ),
    "tally-tremere": (
        "when votes are counted, every Tremere that does not abstain counts on this vampire's side, unless this vampire abstains",
        "при подсчёте голоса всех Tremere, кто не воздержался, идут туда же, куда голос этого вампира, если не воздержался он сам",
    ),
    "dragonbound": (
        "in the discard phase of every Methuselah, she burns N pool for each vampire in torpor that she controls",
        "в фазе сброса каждый Метузела сжигает N пула за каждого своего вампира в ступоре",
    ),
    "unmasking": (
        "allies get +N intercept against vampires",
        "у союзников +N к перехвату против вампиров",
    ),
    "untaps-at-end": (
        "whoever equips with it may untap at the end of the turn",
        "кто её взял, в конце хода может антапнуться",
    ),
}


def named(clause: c.Named) -> list[Phrase]:
    en, ru = NAMED[clause.word]
    return [Words(en.replace("N", str(clause.number)), ru.replace("N", str(clause.number)))]


def say_clause(clause: Clause, card: Card) -> list[Phrase]:
    """The sentences of a text that works while the card is in play."""
    match clause:
        case c.Gets():
            return gets(clause)
        case c.GivesDiscipline(code=code):
            return [
                Words(
                    f"this vampire gets one level of [{code.upper()}] and +1 capacity",
                    f"у этого вампира на уровень больше [{code.upper()}] и +1 к объёму",
                )
            ]
        case c.GivesClan(clan=clan):
            return [Words(f"this vampire is {clan}", f"клан этого вампира – {clan}")]
        case c.GivesTitle(title=title, city=city):
            where = (f" of {city}", f" ({city})") if city else ("", "")
            return [Words(f"title: {TITLES[title][0]}{where[0]}", f"титул: {TITLES[title][1]}{where[1]}")]
        case c.Ability(use=use):
            return ability(use)
        case c.Offers():
            return offers(clause)
        case c.Weapon(strike=blow, melee=melee, once=once, far=far):
            limit_en = [f"once each {once}"] if once else []
            limit_ru = ["раз за раунд" if once == "round" else "раз за бой"] if once else []
            limit_en += ["only at long range"] if far else []
            limit_ru += ["только вдали"] if far else []
            if limit_en:
                return [
                    Pattern(
                        f"weapon, {', '.join(limit_en)}; {{0}}", f"оружие, {', '.join(limit_ru)}; {{0}}", (say(blow),)
                    )
                ]
            kind = ("melee weapon", "холодное оружие") if melee else ("weapon", "оружие")
            return [Pattern(f"{kind[0]}; {{0}}", f"{kind[1]}; {{0}}", (say(blow),))]
        case c.BearerCannotBlock():
            return cannot_block(clause)
        case c.YoungerCannotBlock(clan=clan):
            return [
                Words(
                    f"younger {clan} cannot block this vampire",
                    f"более молодые вампиры клана {clan} не могут его блокировать",
                )
            ]
        case c.Upkeep():
            return upkeep(clause)
        case c.PlaysAsVampire(disciplines=codes):
            said = " ".join([f"[{code}]" for code in codes.split()])
            return [
                Words(
                    f"it plays cards that require {said} as a vampire", f"карты, где нужны {said}, он играет как вампир"
                )
            ]
        case c.OnePerMinion(trait=trait):
            if trait == Trait.VEHICLE.value:
                return [Words("a minion has one vehicle only", "у миньона может быть один транспорт")]
            if trait == "location":
                return [Words("a location has one of these only", "на локации может быть одна такая карта")]
            if trait == Trait.HAVEN.value:
                return [Words("a minion has one haven only", "у миньона может быть одно убежище")]
            return [Words("a minion has one of these only", "у миньона может быть одна такая карта")]
        case c.Named():
            return named(clause)
        case c.Aura(who=who, gets=inner):
            return texts.aura(who, gets(inner))
    return texts.say_clause(clause, card)
