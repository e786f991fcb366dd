"""The words of The V in both languages: what its card texts are made of."""

from typing import Final

from sumrak.games.the_v.vocabulary.terms import Field, Kind, Until, Word
from sumrak.kernel.say import Adjective, Noun, Words, noun, verb

# nouns
CARD: Final = noun("card", "f", "карта карты карте карту картой карте", "карты карт картам карты картами картах")
CHARACTER: Final = noun(
    "character",
    "m",
    "персонаж персонажа персонажу персонажа персонажем персонаже",
    "персонажи персонажей персонажам персонажей персонажами персонажах",
    animate=True,
)
GIRL: Final = noun(
    "girl",
    "f",
    "девушка девушки девушке девушку девушкой девушке",
    "девушки девушек девушкам девушек девушками девушках",
    animate=True,
)
MONSTER: Final = noun(
    "monster",
    "m",
    "монстр монстра монстру монстра монстром монстре",
    "монстры монстров монстрам монстров монстрами монстрах",
    animate=True,
)
WITCH: Final = noun(
    "witch/witches",
    "f",
    "ведьма ведьмы ведьме ведьму ведьмой ведьме",
    "ведьмы ведьм ведьмам ведьм ведьмами ведьмах",
    animate=True,
)
RIVAL: Final = noun(
    "rival",
    "m",
    "оппонент оппонента оппоненту оппонента оппонентом оппоненте",
    "оппоненты оппонентов оппонентам оппонентов оппонентами оппонентах",
    animate=True,
)
MODIFICATION: Final = noun(
    "modification",
    "n",
    "изменение изменения изменению изменение изменением изменении",
    "изменения изменений изменениям изменения изменениями изменениях",
)
ITEM: Final = noun(
    "item",
    "m",
    "предмет предмета предмету предмет предметом предмете",
    "предметы предметов предметам предметы предметами предметах",
)
LOCATION: Final = noun(
    "location",
    "f",
    "локация локации локации локацию локацией локации",
    "локации локаций локациям локации локациями локациях",
)
ACTION: Final = noun(
    "action",
    "n",
    "действие действия действию действие действием действии",
    "действия действий действиям действия действиями действиях",
)
DUEL: Final = noun(
    "duel",
    "f",
    "схватка схватки схватке схватку схваткой схватке",
    "схватки схваток схваткам схватки схватками схватках",
)
CANCEL: Final = noun(
    "cancel",
    "f",
    "отмена отмены отмене отмену отменой отмене",
    "отмены отмен отменам отмены отменами отменах",
)
TOKEN: Final = noun(
    "exhaustion token",
    "m",
    "жетон жетона жетону жетон жетоном жетоне",
    "жетоны жетонов жетонам жетоны жетонами жетонах",
    after="истощения",
)
TIME: Final = noun("time", "m", "раз раза разу раз разом разе", "разы раз разам разы разами разах")
HAND: Final = noun("hand", "f", "рука руки руке руку рукой руке", "руки рук рукам руки руками руках")
SCRAPHEAP: Final = noun(
    "scrapheap", "f", "свалка свалки свалке свалку свалкой свалке", "свалки свалок свалкам свалки свалками свалках"
)
INFLUENCE: Final = noun(
    "influence",
    "n",
    "влияние влияния влиянию влияние влиянием влиянии",
    "влияния влияний влияниям влияния влияниями влияниях",
)
THREAT: Final = noun(
    "threat", "f", "угроза угрозы угрозе угрозу угрозой угрозе", "угрозы угроз угрозам угрозы угрозами угрозах"
)
ENDURANCE: Final = noun(
    "endurance",
    "f",
    "выносливость выносливости выносливости выносливость выносливостью выносливости",
    "выносливости выносливостей выносливостям выносливости выносливостями выносливостях",
)

NOUNS: Final[dict[Kind, Noun]] = {
    Kind.CARD: CARD,
    Kind.CHARACTER: CHARACTER,
    Kind.GIRL: GIRL,
    Kind.MONSTER: MONSTER,
    Kind.WITCH: WITCH,
    Kind.MODIFICATION: MODIFICATION,
    Kind.ITEM: ITEM,
    Kind.LOCATION: LOCATION,
    Kind.ACTION: ACTION,
    Kind.DUEL: DUEL,
    Kind.CANCEL: CANCEL,
}

# adjectives
EXHAUSTED: Final = Adjective("exhausted", "истощённ")
TURNED: Final = Adjective("turned", "повёрнут")
UNTAPPED: Final = Adjective("untapped", "развёрнут")
DOUBLE_TURNED: Final = Adjective("double-turned", "повёрнут", before="дважды")
NOT_FULLY_TURNED: Final = Adjective(
    "", "повёрнут", before="не полностью", clauses=("that is not fully turned", "that are not fully turned")
)
PARTICIPATING: Final = Adjective("participating", "участвующ", "hushing")
TITLE: Final = Adjective("title", "титульн")
OWN: Final = Adjective("own", "собственн")
EQUAL: Final = Adjective("equal", "равн")
ADDITIONAL: Final = Adjective("additional", "дополнительн")

# verbs
EXHAUST: Final = verb("exhaust/exhausts", "{v} {0} {1}", "истощите/истощить/истощает/истощают", "{v} {0:acc} {1}")
DESTROY: Final = verb("destroy/destroys", "{v} {0}", "уничтожьте/уничтожить/уничтожает/уничтожают", "{v} {0:acc}")
TURN: Final = verb("turn/turns", "{v} {0}", "поверните/повернуть/поворачивает/поворачивают", "{v} {0:acc}")
DOUBLE_TURN: Final = verb(
    "double-turn/double-turns", "{v} {0}", "поверните/повернуть/поворачивает/поворачивают", "дважды {v} {0:acc}"
)
UNTAP: Final = verb(
    "untap/untaps", "{v} {0} {1}", "разверните/развернуть/разворачивает/разворачивают", "{v} {0:acc} {1}"
)
TAKE_OFF: Final = verb("remove/removes", "{v} {0} from {1}", "снимите/снять/снимает/снимают", "{v} {0:acc} с {1:gen+}")
RETURN: Final = verb(
    "return/returns", "{v} {0} to {1}", "верните/вернуть/возвращает/возвращают", "{v} {0:acc} в {1:acc}"
)
REMOVE: Final = verb(
    "remove/removes", "{v} {0} to the void", "удалите/удалить/удаляет/удаляют", "{v} {0:acc} в пустоту"
)
SHUFFLE: Final = verb(
    "shuffle/shuffles",
    "{v} {0} into its owner's deck",
    "замешайте/замешать/замешивает/замешивают",
    "{v} {0:acc} в колоду владельца",
)
PUT: Final = verb("put/puts", "{v} {0} into play", "введите/ввести/вводит/вводят", "{v} в игру {0:acc}")
PUT_ON: Final = verb(
    "put/puts", "{v} {0} into play on {1}", "введите/ввести/вводит/вводят", "{v} в игру {0:acc} на {1:acc+}"
)
PLAY: Final = verb("play/plays", "{v} {0}", "сыграйте/сыграть/играет/играют", "{v} {0:acc}")
PLAY_ADDITIONAL: Final = verb(
    "play/plays", "{v} {0} as an {1} {2}", "сыграйте/сыграть/играет/играют", "{v} {0:acc} как {1}"
)
DRAW: Final = verb("draw/draws", "{v} {0}", "возьмите/взять/берёт/берут", "{v} {0:acc}")
DISCARD: Final = verb("discard/discards", "{v} {0}", "скиньте/скинуть/скидывает/скидывают", "{v} {0:acc}")
CONTROL: Final = verb(
    "take/takes", "{v} control of {0} {1}", "возьмите/взять/берёт/берут", "{v} {0:acc} под контроль {1}"
)
GET: Final = verb("get/gets", "{v} {0} {1}", "получите/получить/получает/получают", "{v} {0} {1}")
LOSE_TEXT: Final = verb(
    "lose/loses", "{v} {1} game text {0}", "потеряйте/потерять/теряет/теряют", "{v} игровой текст {0}"
)
BECOME: Final = verb("become/becomes", "{v} {0} to {1} {2}", "станьте/стать/становится/становятся", "{v} {0} {1} {2}")
SWAP: Final = verb(
    "swap/swaps",
    "{v} {0:poss} own influence and threat {1}",
    "поменяйте/поменять/меняет/меняют",
    "{v} местами собственные влияние и угрозу {0:gen} {1}",
)
STOP: Final = verb("stop/stops", "{v} the duel", "прекратите/прекратить/прекращает/прекращают", "{v} схватку")
CANCEL_CARD: Final = verb(
    "cancel/cancels",
    "{v} the effect of the opponent's duel card",
    "отмените/отменить/отменяет/отменяют",
    "{v} эффект карты схватки противника",
)
TAKE_TURN: Final = verb(
    "take/takes",
    "{v} an extra turn after this one",
    "сделайте/сделать/делает/делают",
    "{v} дополнительный ход после этого",
)
UNTAP_SELF: Final = verb(
    "untap/untaps", "{v} {0}", "развернитесь/развернуться/разворачивается/разворачиваются", "{v} {0}"
)
STAY: Final = verb(
    "do not untap/does not untap",
    "{v} in the untap phase",
    "не разворачивайтесь/не разворачиваться/не разворачивается/не разворачиваются",
    "{v} в фазу разворота",
)
BE_UNABLE: Final = verb(
    "cannot/cannot", "{v} use abilities", "не можете/не мочь/не может/не могут", "{v} применять способности"
)

# fixed words
NOTHING: Final = Words("", "")
TWICE: Final = Words("twice", "дважды")
ONCE: Final = Words("once", "один раз")
DURATIONS: Final = {
    Until.END_OF_TURN: Words("until the end of the turn", "до конца хода"),
    Until.END_OF_DUEL: Words("until the end of the duel", "до конца схватки"),
}
KEYWORDS: Final = {
    Word.ENDURANCE: Words("Endurance", "Выносливость"),
    Word.REAPER: Words("Reaper", "Жнец"),
    Word.FATALITY: Words("Fatality", "Фатальность"),
    Word.INVIOLABLE: Words("Inviolable", "Неприкосновенный"),
    Word.GUARDED: Words("Guarded", "Хранимая"),
    Word.RAGE: Words("Rage", "Ярость"),
    Word.IRRESISTIBLE: Words("Irresistible", "Непреодолимо"),
    Word.MADNESS: Words("Madness", "Безумие"),
}
KEY: Final = Words("Key", "Ключ")
FIELDS: Final = {
    Field.DEATH: Words("Death", "Смерть"),
    Field.POWER: Words("Power", "Власть"),
    Field.MADNESS: Words("Madness", "Безумие"),
}
GROUPS: Final = {
    "R": Words("House of the Reaper", "Дом Жнеца"),
    "S": Words("Scarlet Court", "Алый Двор"),
    "K": Words("Coven of Skorn", "Шабаш Скорна"),
    "N": Words("Neutral", "без группы"),
}
