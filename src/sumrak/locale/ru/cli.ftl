# Команда `sumrak`.

cli-help = Стол, который знает правила сложных карточных игр. Без команды открывает стол в браузере.
cli-help-table = Открыть стол в браузере; Ctrl-C закрывает его.
cli-help-play = Сыграть с ботом в терминале.
cli-help-simulate = Дать ботам сыграть между собой и посчитать победы.
cli-help-replay = Рассказать записанную партию или показать стол, каким он был.
cli-help-scenario = Судье: показать позицию из текста или ответить на вопрос о ней.
cli-help-rules = Читать правила или один их пункт.
cli-help-games = Какие есть игры и колоды.
cli-help-cards = Карты игры или одна карта.
cli-help-deck = Колоды: проверить файл, заглянуть в колоду.
cli-help-deck-check = Проверить файл колоды: всё, что нарушает правила, с пунктами.
cli-help-deck-show = Показать, что в колоде.

cli-arg-game = Игра, например the_v
cli-arg-file = Файл
cli-arg-paragraph = Пункт правил, например V-66
cli-arg-card = Карта: название по-русски или по-английски либо номер
cli-arg-deck = Колода по имени или файл колоды

cli-opt-lang = Язык; можно указать где угодно. Иначе – язык системы
cli-opt-version = Номер версии
cli-opt-help = Эта справка
cli-opt-port = Порт; 0 – любой свободный
cli-opt-host = Адрес; 0.0.0.0 пускает и с других машин
cli-opt-no-browser = Не открывать браузер
cli-opt-data = Где хранить партии
cli-opt-seed = Целое число; с тем же числом – та же партия
cli-opt-seat = Чьими глазами: номер места (0 – первое)
cli-opt-my-seat = Номер вашего места (0 – первое)
cli-opt-deck = Ваша колода: имя или файл
cli-opt-bot = Противник: random (случайный), greedy (жадный) или ismcts, который думает (ismcts:200 – столько проб, ismcts:2s – столько секунд); или ваша программа: её команда или адрес ws://…, где она ждёт
cli-opt-bot-deck = Колода противника
cli-opt-resume = Продолжить сохранённую партию
cli-opt-games = Сколько партий
cli-opt-bots = Боты через запятую; от партии к партии они меняются местами
cli-opt-decks = Их колоды через запятую: имена или файлы
cli-opt-rules = Правила: профиль, ключи вида имя=значение через запятую или профиль и ключи: modern,turn_cap=100
cli-opt-seats = Сколько игроков, если в игре бывает больше двух
cli-opt-jobs = Сколько процессов играет
cli-opt-records = Сложить записи всех партий в эту папку
cli-opt-at = Показать стол после стольких ответов
cli-opt-why = Почему так нельзя? Например, «сыграть Марго»
cli-opt-explain = Откуда взялось число? Например, «Марго угроза»
cli-opt-coverage = Где код ссылается на каждый пункт и какие тесты его проверяют

cli-heading-options = Ключи
cli-heading-arguments = Аргументы
cli-heading-commands = Команды
cli-heading-default = по умолчанию:
cli-heading-required = обязательно

# Что не так
cli-unknown-language = Языка «{ $language }» нет; есть { $known }.
cli-unknown-game = Игры «{ $game }» нет; есть { $known }.
cli-unknown-deck = Колоды «{ $deck }» нет, и файла такого тоже; есть { $known }.
cli-unknown-bot = Бота «{ $bot }» нет; есть { $known }.
cli-unknown-rules = Правил «{ $rules }» в игре { $game } нет: { $detail }.
cli-unknown-card = Карты «{ $card }» нет.
cli-unknown-card-near = Карты «{ $card }» нет. Похожие: { $near }.
cli-unknown-command = Команды «{ $command }» нет; есть { $known }.
cli-unknown-command-near = Команды «{ $command }» нет. Похожие: { $near }.
cli-no-such-option = Ключа { $option } здесь нет.
cli-missing = Не хватает: { $name }.
cli-not-a-number = { $name } – это целое число.
cli-extra = Лишнее: { $words }.
cli-usage = Командную строку не понять: { $detail }
cli-out-of-range = { $name } – от { $low } до { $high }, а не { $value }.
cli-seats-exactly = В этой игре игроков { $most }, а не { $value }.
cli-bot-absent = Бот «{ $bot }» за стол не сел: { $why }
cli-record-of-another-game = «{ $file }» – запись другой игры: { $game }.
cli-no-file = Файла «{ $file }» нет.
cli-is-folder = «{ $file }» – папка, а не файл.
cli-not-text = В файле «{ $file }» не текст.
cli-cannot-read = Файл «{ $file }» не читается: { $detail }.
cli-cannot-write = Файл «{ $file }» не записать: { $detail }.
cli-bad-record = «{ $file }» не прочесть как запись партии: { $detail }.
cli-record-parted = «{ $file }»: { $detail }.
cli-bad-scenario = «{ $file }» не прочесть как сценарий: { $detail }.
cli-cannot-explain = «{ $question }»: такой карты не видно, или такого числа у неё сейчас нет.
cli-no-value = «{ $question }»: нужна карта, а за ней одно из: { $known }.
cli-no-seat = Места { $seat } нет; места – от 0 до { $last }.
cli-no-answer = Ответа { $at } нет; всего их в этой партии { $last }.
cli-how-many-bots = В этой игре игроков от { $fewest } до { $most }, а ботов названо: { $n }.
cli-how-many-bots-exactly = Игроков в этой игре { $most }, а ботов названо: { $n }.
cli-how-many-decks = Нужно колод: { $seats }, по одной на бота, а названо { $n }.
cli-deck-unread = Файл колоды «{ $file }» не прочесть:
cli-no-own-decks = В { $game } своих колод не бывает: все играют картами из коробки.
cli-deck-list = Колоды «Вампиров» – списки, какие есть у всех: что в них не так, скажет sumrak vtes check, что из них играет – sumrak vtes supported.
cli-deck-of-another-game = Файл колоды «{ $file }» – для игры { $game }.
cli-deck-not-playable = Колода «{ $file }» нарушает правила; какие, скажет sumrak deck check.
cli-not-understood = «{ $text }»: здесь это непонятно.
cli-why-what = Почему – что? Например: почему { $example }
cli-why-no-verb = «{ $text }»: такого здесь не делают. Спросить можно о таком: { $known }.
cli-not-understood-near = «{ $text }»: здесь это непонятно. Похожее: { $near }.
cli-not-understood-how = «{ $text }»: здесь это непонятно. Отвечают номером (от 1 до { $last }), названием варианта или словами, например: { $example }
cli-why-which = «{ $text }» – что? Сейчас так можно: { $near }.
cli-why-which-card = «{ $text }» – чем или с кем? Назовите и карту.
cli-several = «{ $text }» – что именно: { $near }?
cli-no-option = Варианта { $n } нет; они идут от 1 до { $last }.
cli-nothing-to-undo = Возвращать нечего.

# Списки
cli-column-decks = Колоды
cli-deck-main = Основная колода: { $n }
cli-deck-duel = Колода схватки: { $n }
cli-deck-good = Колодой «{ $deck }» можно играть.
cli-deck-broken = Колода «{ $deck }»: { $n ->
    [one] { $n } нарушение.
    [few] { $n } нарушения.
   *[other] { $n } нарушений.
}

# Партии ботов
cli-games-column = Партии
cli-column-bot = Бот
cli-column-deck = Колода
cli-column-wins = Победы
cli-column-share = Доля
cli-column-interval = Интервал 95 %
cli-simulated = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}, { $draws ->
    [0] ничьих нет
    [one] { $draws } ничья
    [few] { $draws } ничьи
   *[other] { $draws } ничьих
}, решений на партию: { $answers }.
cli-simulated-all = Все вместе
cli-simulated-end = { $end }: { $n }
cli-simulated-seed = Зерно { $seed }; партий в секунду: { $rate }.
cli-simulated-forfeit = Поражение без игры – { $why }
cli-forfeit = { $player } проигрывает без игры: { $why }
cli-forfeit-no-command = после run: не названа программа.
cli-forfeit-not-started = программу не запустить ({ $detail }).
cli-forfeit-unreachable = с ботом нет связи ({ $detail }).
cli-forfeit-ended = программа завершилась или прервала связь.
cli-forfeit-silent = ответа вовремя не было ({ $detail }).
cli-forfeit-no-json = это не строка JSON: { $detail }
cli-forfeit-no-answer = это не ответ: { $detail }
cli-forfeit-stale = это ответ на что-то другое: { $detail }
cli-forfeit-refused = так нельзя: { $detail }

# Судейство
cli-may = «{ $notation }»: так можно.
cli-replayed = { $answers ->
    [one] { $answers } ответ.
    [few] { $answers } ответа.
   *[other] { $answers } ответов.
}

# За столом
cli-headline = Ход { $turn }: { $player }
cli-headline-common = Ход { $turn }
cli-play-hint = Отвечайте номером варианта, его названием или словами. ? – помощь, ?карта – её текст.
cli-play-help =
    номер                   выбрать этот вариант; можно набрать и его название или его начало
    { $example }
                            то же словами, по-русски или по-английски
    ?{ $card }
                            текст карты
    почему …                почему так нельзя: почему, а за ним то, что хочется сделать
    правила { $cite }
                            пункт правил
    стол, журнал            показать стол ещё раз; всё, что было
    стопки                  что лежит в сбросе и других открытых стопках
    назад                   вернуть свой последний ответ
    сохранить ФАЙЛ          сохранить партию; sumrak play { $game } --resume ФАЙЛ продолжит её
    выход                   встать из-за стола
cli-no-piles = В открытых стопках ничего нет.
cli-undone = Ваш последний ответ возвращён.
cli-saved = Сохранено: { $file }
cli-left = Вы встаёте из-за стола.
cli-in-order = Ещё { $n } { $n ->
    [one] карта
    [few] карты
   *[many] карт
}, по порядку списка: что стоит выше названной, потом не предложат.
cli-play-over = Партия окончена: заново, назад, сохранить ФАЙЛ, журнал, стол, стопки, правила, ?карта или Enter, чтобы уйти.
cli-play-over-help =
    заново                  сыграть ещё раз: те же колоды, другая удача
    назад                   вернуть свой последний ответ и доиграть иначе
    сохранить ФАЙЛ          сохранить партию
    стол, журнал            показать стол ещё раз; всё, что было
    стопки                  что лежит в сбросе и других открытых стопках
    правила ПУНКТ           пункт правил
    ?карта                  текст карты
    Enter                   встать из-за стола
cli-new-later = Заново можно начать после конца партии. Встать из-за стола – выход.

# Списки Vampire: команды
cli-help-vtes = Vampire: списки колод, какие есть у людей, и какие их карты здесь играют.
cli-help-vtes-import = Прочесть официальные списки карт; сохраняются только сведения о картах.
cli-help-vtes-check = Проверить списки колод по правилам 2003 года и по нынешним.
cli-help-vtes-supported = Какие карты из списков колод здесь играют.
cli-arg-official = Два официальных списка карт
cli-arg-lists = Списки колод: текст турнирного архива, выгрузка для JOL или Lackey, просто числа и названия
cli-opt-players = Сколько игроков: от этого зависит наибольший размер библиотеки
