"""The words of Berserk in both languages: what its card texts are made of."""

from typing import Final

from sumrak.games.berserk.vocabulary.terms import (
    CellMarker,
    Crystal,
    Element,
    Kind,
    Mark,
    Strength,
    Type,
    Until,
    What,
    Word,
)
from sumrak.kernel.say import Adjective, Noun, Words, noun, verb

# nouns
CARD: Final = noun("card", "f", "карта карты карте карту картой карте", "карты карт картам карты картами картах")
CREATURE: Final = noun(
    "creature",
    "n",
    "существо существа существу существо существом существе",
    "существа существ существам существ существами существах",
    animate=True,
)
ARTIFACT: Final = noun(
    "artifact",
    "m",
    "артефакт артефакта артефакту артефакт артефактом артефакте",
    "артефакты артефактов артефактам артефакты артефактами артефактах",
)
TERRAIN: Final = noun(
    "terrain",
    "f",
    "местность местности местности местность местностью местности",
    "местности местностей местностям местности местностями местностях",
)
STRIKE: Final = noun("strike", "m", "удар удара удару удар ударом ударе", "удары ударов ударам удары ударами ударах")
LUNGE: Final = noun(
    "lunge",
    "m",
    "удар удара удару удар ударом ударе",
    "удары ударов ударам удары ударами ударах",
    after="через ряд",
)
SHOT: Final = noun(
    "shot",
    "m",
    "выстрел выстрела выстрелу выстрел выстрелом выстреле",
    "выстрелы выстрелов выстрелам выстрелы выстрелами выстрелах",
)
THROW: Final = noun(
    "throw",
    "n",
    "метание метания метанию метание метанием метании",
    "метания метаний метаниям метания метаниями метаниях",
)
DISCHARGE: Final = noun(
    "discharge",
    "m",
    "разряд разряда разряду разряд разрядом разряде",
    "разряды разрядов разрядам разряды разрядами разрядах",
)
SPELL: Final = noun(
    "spell",
    "n",
    "заклинание заклинания заклинанию заклинание заклинанием заклинании",
    "заклинания заклинаний заклинаниям заклинания заклинаниями заклинаниях",
)
INFLUENCE: Final = noun(
    "influence",
    "n",
    "воздействие воздействия воздействию воздействие воздействием воздействии",
    "воздействия воздействий воздействиям воздействия воздействиями воздействиях",
)
ATTACK: Final = noun("attack", "f", "атака атаки атаке атаку атакой атаке", "атаки атак атакам атаки атаками атаках")
FINISHING_BLOW: Final = noun(
    "finishing blow",
    "n",
    "добивание добивания добиванию добивание добиванием добивании",
    "добивания добиваний добиваниям добивания добиваниями добиваниях",
)
WOUND: Final = noun("wound", "f", "рана раны ране рану раной ране", "раны ран ранам раны ранами ранах")
TOKEN: Final = noun("token", "f", "фишка фишки фишке фишку фишкой фишке", "фишки фишек фишкам фишки фишками фишках")
INCARNATION_TOKEN: Final = noun(
    "incarnation token",
    "m",
    "жетон жетона жетону жетон жетоном жетоне",
    "жетоны жетонов жетонам жетоны жетонами жетонах",
    after="инкарнации",
)
LIFE: Final = noun(
    "life/lives", "f", "жизнь жизни жизни жизнь жизнью жизни", "жизни жизней жизням жизни жизнями жизнях"
)
TIME: Final = noun("time", "m", "раз раза разу раз разом разе", "разы раз разам разы разами разах")
DIE: Final = noun(
    "die/dice", "m", "кубик кубика кубику кубик кубиком кубике", "кубики кубиков кубикам кубики кубиками кубиках"
)
CELL: Final = noun(
    "cell", "f", "клетка клетки клетке клетку клеткой клетке", "клетки клеток клеткам клетки клетками клетках"
)
CELL_MARKERS: Final[dict[CellMarker, Noun]] = {
    CellMarker.FIRE: noun(
        "fire", "m", "костёр костра костру костёр костром костре", "костры костров кострам костры кострами кострах"
    ),
    CellMarker.BOMB: noun(
        "bomb", "f", "бомба бомбы бомбе бомбу бомбой бомбе", "бомбы бомб бомбам бомбы бомбами бомбах"
    ),
    CellMarker.WALL: noun(
        "wall of fire/walls of fire",
        "f",
        "стена стены стене стену стеной стене",
        "стены стен стенам стены стенами стенах",
        after="огня",
    ),
}
ELEMENT: Final = noun(
    "element", "f", "стихия стихии стихии стихию стихией стихии", "стихии стихий стихиям стихии стихиями стихиях"
)
HOST: Final = noun(
    "host",
    "m",
    "хозяин хозяина хозяину хозяина хозяином хозяине",
    "хозяева хозяев хозяевам хозяев хозяевами хозяевах",
    animate=True,
)

WHATS: Final[dict[What, Noun]] = {
    What.CARD: CARD,
    What.CREATURE: CREATURE,
    What.ARTIFACT: ARTIFACT,
    What.TERRAIN: TERRAIN,
}
OWN_NOUNS: Final[dict[Type, Noun]] = {
    Type.GROUND: CREATURE,
    Type.FLYER: CREATURE,
    Type.COMPANION: CREATURE,
    Type.PARASITE: CREATURE,
    Type.ARTIFACT: ARTIFACT,
    Type.TERRAIN: TERRAIN,
}

DEFENDER: Final = noun(
    "defender",
    "m",
    "защитник защитника защитнику защитника защитником защитнике",
    "защитники защитников защитникам защитников защитниками защитниках",
    animate=True,
)
COMPANION: Final = noun(
    "companion",
    "m",
    "компаньон компаньона компаньону компаньона компаньоном компаньоне",
    "компаньоны компаньонов компаньонам компаньонов компаньонами компаньонах",
    animate=True,
)
PARASITE: Final = noun(
    "parasite",
    "m",
    "паразит паразита паразиту паразита паразитом паразите",
    "паразиты паразитов паразитам паразитов паразитами паразитах",
    animate=True,
)
TYPE_NOUNS: Final[dict[Type, Noun]] = {
    Type.COMPANION: COMPANION,
    Type.PARASITE: PARASITE,
    Type.ARTIFACT: ARTIFACT,
    Type.TERRAIN: TERRAIN,
}

# adjectives
WOUNDED: Final = Adjective("wounded", "ранен")
ADDITIONAL: Final = Adjective("additional", "дополнительн")
ATTACKED: Final = Adjective("attacked", "атакованн")
ATTACKING: Final = Adjective("attacking", "атаковавш", "hushing")
NEXT: Final = Adjective("next", "следующ", "hushing")
ANSWERING: Final = Adjective("answering", "ответн")
SIMPLE: Final = Adjective("simple", "прост", "stressed")
SPECIAL: Final = Adjective("special", "особ")
MAGIC: Final = Adjective("magic", "магическ", "unstressed")
NON_MAGIC: Final = Adjective("non-magic", "немагическ", "unstressed")
RANGED: Final = Adjective("ranged", "дальн", "soft")
MELEE: Final = Adjective("melee", "ближн", "soft")
CLOSED: Final = Adjective("closed", "закрыт")
OPEN: Final = Adjective("open", "открыт")
FLYING: Final = Adjective("flying", "летающ", "hushing")
NON_FLYING: Final = Adjective("non-flying", "нелетающ", "hushing")
ADJACENT: Final = Adjective("adjacent", "соседн", "soft")
ELITE: Final = Adjective("elite", "элитн")
REGULAR: Final = Adjective("regular", "рядов", "stressed")
UNIQUE: Final = Adjective("unique", "уникальн")
STRENGTHS: Final = {
    Strength.WEAK: Adjective("weak", "слаб"),
    Strength.MEDIUM: Adjective("medium", "средн", "soft"),
    Strength.STRONG: Adjective("strong", "сильн"),
}
OF_ELEMENT: Final = {
    Element.STEPPE: Adjective("Steppe", "степн", "stressed"),
    Element.MOUNTAINS: Adjective("Mountain", "горн"),
    Element.FOREST: Adjective("Forest", "лесн", "stressed"),
    Element.SWAMPS: Adjective("Swamp", "болотн"),
    Element.DARKNESS: Adjective("Dark", "тёмн"),
    Element.NEUTRAL: Adjective("neutral", "нейтральн"),
}

KINDS: Final[dict[Kind, tuple[Noun, tuple[Adjective, ...]]]] = {
    Kind.SIMPLE: (STRIKE, (SIMPLE,)),
    Kind.SPECIAL: (STRIKE, (SPECIAL,)),
    Kind.MAGIC: (STRIKE, (MAGIC,)),
    Kind.LUNGE: (LUNGE, ()),
    Kind.SHOT: (SHOT, ()),
    Kind.THROW: (THROW, ()),
    Kind.DISCHARGE: (DISCHARGE, ()),
    Kind.SPELL: (SPELL, ()),
    Kind.INFLUENCE: (INFLUENCE, ()),
}

# verbs
HEAL: Final = verb("heal/heals", "{v} {0} {1}", "излечите/излечить/излечивает/излечивают", "{v} {0:acc} {1}")
HEAL_SELF: Final = verb("heal/heals", "{v} itself {0}", "излечитесь/излечиться/излечивается/излечиваются", "{v} {0}")
CURE: Final = verb("cure/cures", "{v} {0} of poison", "снимите/снять/снимает/снимают", "{v} отравление с {0:gen+}")
TAKE_AWAY: Final = verb("remove/removes", "{v} {0}", "уберите/убрать/убирает/убирают", "{v} {0:acc}")
TAKE_OFF: Final = verb("take/takes", "{v} {1} off {0}", "снимите/снять/снимает/снимают", "{v} {1} с {0:gen+}")
WOUND_IT: Final = verb("wound/wounds", "{v} {0} {1}", "раньте/ранить/ранит/ранят", "{v} {0:acc} {1}")
WOUND_SELF: Final = verb("wound/wounds", "{v} itself {0}", "раньте/ранить/ранит/ранят", "{v} себя {0}")
CLOSE: Final = verb("close/closes", "{v} {0}", "закройте/закрыть/закрывает/закрывают", "{v} {0:acc}")
CLOSE_SELF: Final = verb("close/closes", "{v}", "закройтесь/закрыться/закрывается/закрываются", "{v}")
OPEN_IT: Final = verb("open/opens", "{v} {0}", "откройте/открыть/открывает/открывают", "{v} {0:acc}")
OPEN_SELF: Final = verb("open/opens", "{v}", "откройтесь/открыться/открывается/открываются", "{v}")
GET: Final = verb("get/gets", "{v} {0} {1}", "получите/получить/получает/получают", "{v} {0:acc} {1}")
LOSE: Final = verb("lose/loses", "{v} {0}", "потеряйте/потерять/теряет/теряют", "{v} {0:acc}")
GIVE: Final = verb("give/gives", "{v} {0} {1}", "дайте/дать/даёт/дают", "{v} {0:dat} {1:acc}")
PUT: Final = verb("put/puts", "{v} {0} on {1}", "положите/положить/кладёт/кладут", "{v} {0:acc} на {1:acc}")
BRING: Final = verb("bring/brings", "{v} {0} to {1}", "сведите/свести/сводит/сводят", "{v} {0:acc} к {1:dat}")
REDUCE: Final = verb("reduce/reduces", "{v} {0} to {1}", "сведите/свести/сводит/сводят", "{v} {0:acc} к {1}")
ROLL_AGAIN: Final = verb("reroll/rerolls", "{v} it", "перебросьте/перебросить/перебрасывает/перебрасывают", "{v} его")
SPREAD: Final = verb(
    "redistribute/redistributes",
    "{v} {0} from {1} to {2}",
    "перераспределите/перераспределить/перераспределяет/перераспределяют",
    "{v} {0:acc} с {1:gen} на {2:acc}",
)
MOVE: Final = verb(
    "move/moves", "{v} {0} to {1}", "переместите/переместить/перемещает/перемещают", "{v} {0:acc} на {1}"
)
TELEPORT_SELF: Final = verb(
    "teleport/teleports", "{v}", "телепортируйтесь/телепортироваться/телепортируется/телепортируются", "{v}"
)
JUMP_SELF: Final = verb("jump/jumps", "{v} {0}", "прыгните/прыгнуть/прыгает/прыгают", "{v} {0}")
MOVE_SELF: Final = verb(
    "move/moves", "{v} to {0}", "переместитесь/переместиться/перемещается/перемещаются", "{v} на {0}"
)
BEGIN_WITH: Final = verb(
    "begin/begins", "{v} the battle with {0}", "начните/начать/начинает/начинают", "{v} бой с {0:ins}"
)
CONTROL: Final = verb(
    "take/takes", "{v} control of {0} {1}", "возьмите/взять/берёт/берут", "{v} {0:acc} под контроль {1}"
)
EXILE: Final = verb("exile/exiles", "{v} {0}", "изгоните/изгнать/изгоняет/изгоняют", "{v} {0:acc}")
DESTROY: Final = verb("destroy/destroys", "{v} {0}", "уничтожьте/уничтожить/уничтожает/уничтожают", "{v} {0:acc}")

# fixed words
NOTHING: Final = Words("", "")
FULLY: Final = Words("fully", "полностью")
POISON: Final = noun(
    "poison/poison",
    "n",
    "отравление отравления отравлению отравление отравлением отравлении",
    "отравления отравлений отравлениям отравления отравлениями отравлениях",
)
UNTIL: Final = {
    Until.END_OF_ATTACK: Words("for this attack", "на эту атаку"),
    Until.END_OF_TURN: Words("until the end of the turn", "до конца хода"),
    Until.END_OF_YOUR_TURN: Words("until the end of your turn", "до конца вашего хода"),
    Until.END_OF_YOUR_NEXT_TURN: Words("until the end of your next turn", "до конца вашего следующего хода"),
    Until.END_OF_ENEMY_TURN: Words("until the end of the enemy's turn", "до конца хода противника"),
    Until.END_OF_BATTLE: Words("", ""),  # B-17.3
}
MARKS: Final = {
    Mark.BLESSING: Words("with Blessing", "с благословением"),
    Mark.CURSE: Words("with Curse", "с проклятием"),
    Mark.POISON: Words("with poison", "с отравлением"),
}

# named features: English, Russian in the nominative, accusative and instrumental ("with Armour", «с бронёй»)
KEYWORDS: Final[dict[Word, tuple[str, str, str, str]]] = {
    Word.ATTACK_EXPERIENCE: ("attack experience", "опыт в атаке", "опыт в атаке", "опытом в атаке"),
    Word.DEFENCE_EXPERIENCE: ("defence experience", "опыт в защите", "опыт в защите", "опытом в защите"),
    Word.SHOT_EXPERIENCE: ("shooting experience", "опыт в стрельбе", "опыт в стрельбе", "опытом в стрельбе"),
    Word.THROW_EXPERIENCE: ("throwing experience", "опыт в метании", "опыт в метании", "опытом в метании"),
    Word.DISCHARGE_EXPERIENCE: ("discharge experience", "опыт в разрядах", "опыт в разрядах", "опытом в разрядах"),
    Word.CLUMSINESS: ("Clumsiness", "неповоротливость", "неповоротливость", "неповоротливостью"),
    Word.DIRECTED: ("directed strike", "направленный удар", "направленный удар", "направленным ударом"),
    Word.UNANSWERED: ("unanswered strike", "безответный удар", "безответный удар", "безответным ударом"),
    Word.ARMOUR: ("Armour", "броня", "броню", "бронёй"),
    Word.REGENERATION: ("Regeneration", "регенерация", "регенерацию", "регенерацией"),
    Word.VAMPIRISM: ("Vampirism", "вампиризм", "вампиризм", "вампиризмом"),
    Word.CORPSE_EATING: ("Corpse-eating", "трупоедство", "трупоедство", "трупоедством"),
    Word.JUMP: ("Jump", "прыжок", "прыжок", "прыжком"),
    Word.TELEPORT: ("Teleport", "телепортация", "телепортацию", "телепортацией"),
    Word.RUSH: ("Rush", "рывок", "рывок", "рывком"),
    Word.FLIGHT: ("flight", "полёт", "полёт", "полётом"),
    Word.HORDE: ("Horde", "орда", "орду", "ордой"),
    Word.RESILIENCE: ("Resilience", "стойкость", "стойкость", "стойкостью"),
    Word.FEAR: ("Fear", "страх", "страх", "страхом"),
    Word.FROM_SHOTS: ("protection from shots", "защита от выстрелов", "защиту от выстрелов", "защитой от выстрелов"),
    Word.FROM_THROWS: ("protection from throws", "защита от метаний", "защиту от метаний", "защитой от метаний"),
    Word.FROM_DISCHARGES: (
        "protection from discharges",
        "защита от разрядов",
        "защиту от разрядов",
        "защитой от разрядов",
    ),
    Word.FROM_SPELLS: (
        "protection from spells",
        "защита от заклинаний",
        "защиту от заклинаний",
        "защитой от заклинаний",
    ),
    Word.FROM_MAGIC: ("protection from magic", "защита от магии", "защиту от магии", "защитой от магии"),
    Word.FROM_POISON: (
        "protection from poison",
        "защита от отравления",
        "защиту от отравления",
        "защитой от отравления",
    ),
    Word.FROM_FLYERS: ("protection from flyers", "защита от летающих", "защиту от летающих", "защитой от летающих"),
}
FORMATION: Final = Words("Formation", "Строй")
INCORPOREAL: Final = Words("Incorporeal", "Бестелесный")
INCARNATION: Final = Words("Incarnation", "Инкарнация")
FRENZY: Final = Words("Frenzy", "Бешенство")
VALHALLA: Final = Words("Valhalla", "Вальхалла")
AMBUSH: Final = Words("Ambush", "Засада")
CONCENTRATION: Final = Words("Concentration", "Концентрация")
REBUFF: Final = Words("Rebuff", "Отпор")

ELEMENTS: Final = {
    Element.STEPPE: Words("Steppe", "Степи"),
    Element.MOUNTAINS: Words("Mountains", "Горы"),
    Element.FOREST: Words("Forest", "Леса"),
    Element.SWAMPS: Words("Swamps", "Болота"),
    Element.DARKNESS: Words("Darkness", "Тьма"),
    Element.NEUTRAL: Words("Neutral", "Нейтральная"),
}
CRYSTALS: Final = {
    Crystal.GOLD: Words("elite", "элитная"),
    Crystal.SILVER: Words("regular", "рядовая"),
}
TYPES: Final = {
    Type.GROUND: Words("creature", "существо"),
    Type.FLYER: Words("flying creature", "летающее существо"),
    Type.COMPANION: Words("companion", "компаньон"),
    Type.PARASITE: Words("parasite", "паразит"),
    Type.ARTIFACT: Words("artifact", "артефакт"),
    Type.TERRAIN: Words("terrain", "местность"),
}
CLASSES: Final[dict[str, Words]] = {
    "akkenian": Words("Akkenian", "Аккениец"),
    "aquanite": Words("Aquanite", "Акванит"),
    "arhaalite": Words("Arhaalite", "Архаалит"),
    "city": Words("City", "Город"),
    "coven": Words("Coven", "Ковен"),
    "demon": Words("Demon", "Демон"),
    "desert": Words("Desert", "Пустыня"),
    "dragon": Words("Dragon", "Дракон"),
    "dwarf": Words("Dwarf", "Гном"),
    "elf": Words("Elf", "Эльф"),
    "giant": Words("Giant", "Великан"),
    "forest_guardian": Words("Forest Guardian", "Страж леса"),
    "inquisitor": Words("Inquisitor", "Инквизитор"),
    "jordling": Words("Jordling", "Йордлинг"),
    "koyar": Words("Koyar", "Койар"),
    "linung": Words("Linung", "Линунг"),
    "krong": Words("Child of Krong", "Дитя Кронга"),
    "orc": Words("Orc", "Орк"),
    "pirate": Words("Pirate", "Пират"),
    "river_maiden": Words("River Maiden", "Речная дева"),
    "sluagh": Words("Sluagh", "Слуа"),
    "spirit": Words("Spirit", "Дух"),
    "toa_dan": Words("Toa-Dan", "Тоа-Дан"),
    "troll": Words("Troll", "Тролль"),
    "undead": Words("Undead", "Нежить"),
    "war_machine": Words("War Machine", "Боевая машина"),
}
