# Позиции и записи партий как текст: что в них не так.

scenario-at = строка { $line }, столбец { $column }: { $what }
scenario-no-text = сценарий – это текст, а не { $found }
scenario-no-game = сценарий начинается с игры, например `game: the_v`
scenario-none = в этой партии нет позиции между двумя эффектами

# строки
scenario-long-line = в строке больше { NUMBER($most, useGrouping: 0) } знаков
scenario-long-number = в числе больше { $most } цифр
scenario-no-colon = строка сценария – это `что: значение`, а не «{ $found }»
scenario-unknown-line = неизвестная строка «{ $found }»; строки такие: { $known }
scenario-unknown-line-near = строки «{ $found }» не бывает; похожее: { $near }
scenario-twice = «{ $found }» стоит здесь дважды
scenario-card-twice = «{ $name }» стоит здесь дважды
scenario-has-no = { $who }: «{ $found }» здесь нет; есть { $known }
scenario-whose = чьё? `я` или `противник`, а не «{ $found }»
scenario-turn = ход – это номер, чей он и фаза ({ $known }), а не «{ $found }»
scenario-luck = luck – три числа: сколько раз брали из каждого потока случайностей
scenario-clock = часы показывают { $clock }, а что-то здесь вошло в игру в { $time }
scenario-a-whole-number = { $word } – целое число, а не «{ $found }»

# карты
scenario-brackets-inside-brackets = слишком много скобок внутри скобок
scenario-open-bracket = скобка [ не закрыта
scenario-unexpected = «{ $found }» здесь лишнее
scenario-name-missing = здесь должно стоять название карты
scenario-no-card = карты «{ $name }» нет
scenario-no-card-near = карты «{ $name }» нет; похожие: { $near }
scenario-copies = { $name } x{ $n }: копий может быть от 1 до { $most }
scenario-flag = { $name }: слово ({ $flag }) здесь непонятно; какие бывают, сказано в docs/scenario.md
scenario-known-to = слово ({ $flag }) непонятно; бывает known to { $seats }/both/nobody
scenario-no-time = карты с временем входа ^{ $time } нет
scenario-same-time = { $name }^{ $time }: в это время вошла другая карта
scenario-lasting-no-card = карты «{ $found }» для длящегося эффекта здесь нет

# пробные карты
scenario-test-card = пробную карту объявляют так: `card "Название": …` или `card "English" / "Русский": …`
scenario-is-no-card = это не карта: { $detail }
scenario-no-card-at-all = это не карта
scenario-card-is-one-of = карта – это одно из { $known }(…)
scenario-no-word = в словаре нет «{ $found }»
scenario-only-words = здесь могут стоять только слова словаря, числа, тексты и кортежи
scenario-name-taken = карта «{ $found }» уже есть: у пробной карты должно быть своё название
scenario-a-tuple = { $field } – кортеж: пишите (…,) с запятой, а не { $found }
scenario-cannot-be = { $field } у { $of } не может быть { $found }

# записи
record-no-text = запись – это текст, а не { $found }
record-no-toml = это не запись партии: { $detail }
record-no-version = это не запись партии: она не начинается с `sumrak = 1`
record-version = запись версии { $found }, а эта программа читает версию { $known }
record-no-game = в записи не сказано, какая это игра (game = …)
record-no-answers = в записи нет списка ответов (answers = [ … ])
record-position = позиция в записи – не текст: { $found }
record-lacks = в записи не сказано, каковы { $what }
record-seed = seed в записи – не целое число: { $found }
record-no-deck = колоды «{ $deck }» здесь нет, и целиком в записи её тоже нет
record-answer = ответ { $answer } – не `место ход`: { $found }
record-begins-wrong = партию из этой записи не начать: { $why }
record-parted = запись расходится с правилами на ответе { $answer }: { $why }
record-parted-old = запись расходится с правилами на ответе { $answer }: { $why }; она сделана с другими картами, чем здесь
record-other-position = позиция не та, что записана
record-of-a-guess = у догадки, которая начинается посреди эффекта, записи нет

# с чего начинают партию и что в ней говорят
game-unknown = игры { $found } нет; есть { $known }
game-seats = игроков в этой игре от { $fewest } до { $most }, а не { $found }
game-seats-exactly = игроков в этой игре { $most }, а не { $found }
game-decks = нужно колод: { $n }, по одной на место, а не { $found }
game-no-deck = колоды «{ $deck }» нет, и файла такого тоже; есть: { $known }
game-seed = seed – целое число, а не { $found }
rules-none = правила – это название профиля, набор переключателей или Rules, а не { $found }
rules-no-profile = правил «{ $found }» нет; есть { $known }
rules-no-switch = переключателя «{ $found }» нет; есть { $known }
rules-no-switches = переключателя «{ $found }» нет: в эту игру играют только так
rules-value = переключатель { $name } – одно из { $known }, а не { $found }
rules-number = переключатель { $name } – целое число от { $least }, а не { $found }
reason-of = { $reason }. Речь о карте «{ $card }».
notation-unknown = { $found } здесь не вариант
notation-near = { $found } здесь не вариант; похожее: { $near }
notation-several = { $found } подходит к нескольким вариантам; скажите одно из: { $near }
