# Лаборатория.

lab-help = Лаборатория: много партий между ботами и что они говорят о колодах, местах и картах.
lab-help-matchups = Каждый с каждым: кто побеждает, с какого места, сколько длится партия.
lab-help-cards = Насколько каждая карта меняет долю побед: в начальной руке, взятая, сыгранная или оставшаяся в колоде.
lab-help-fork = Много раз доиграть позицию из записи – как есть и с изменённой картой – и сравнить.
lab-help-report = Ещё раз показать результаты из папки и обновить отчёт.
lab-help-game = Заново сыграть одну партию из папки с результатами и сохранить её запись.

lab-arg-record = Запись партии
lab-arg-folder = Папка с результатами
lab-arg-number = Номер партии: столбец «task» в результатах
lab-opt-games = Сколько партий у каждой пары (если за столом больше двух – у каждого игрока)
lab-opt-fork-games = Сколько раз доиграть
lab-opt-bots = Боты через запятую; каждый играет каждой колодой
lab-opt-fork-bots = Один бот на все места или по одному на каждое
lab-opt-simulations = Сколько проб делает ismcts на одно решение
lab-opt-decks = Колоды через запятую: имена или файлы. Иначе – все, что есть в игре
lab-opt-change = Карты с другими числами: «Шило.угроза=3», несколько – через запятую
lab-opt-pairings = Кто играет --games партий: каждая пара ботов, колоды чередуются (bots), или каждая пара ботов с колодами (all). Иначе – bots, если ботов несколько, а если один – all
lab-opt-no-mirrors = Без партий с самим собой
lab-opt-out = Папка для результатов. Иначе – lab/ и имя по тому, что заказано
lab-opt-resume = Продолжить с тем, что уже есть в папке
lab-opt-format = Результаты в виде csv или parquet
lab-opt-ray = Играть на кластере Ray: его адрес (auto, УЗЕЛ:ПОРТ, ray://…) или local
lab-opt-at = Позиция после стольких ответов; иначе – конец записи
lab-opt-seen-by = Угадывать всё, чего не знает это место (0, 1 …); иначе руки остаются, а неизвестное никому перетасовывается

# Что не так
lab-no-change = «{ $text }» – не изменение; пишите КАРТА.ЧИСЛО=ЗНАЧЕНИЕ, например Шило.угроза=3.
lab-no-card = Карты «{ $card }» нет.
lab-no-card-near = Карты «{ $card }» нет. Похожие: { $near }.
lab-no-fact = У карты { $card } нет «{ $fact }»; есть { $known }.
lab-no-facts = У карты { $card } нет чисел, которые можно изменить.
lab-no-number = В «{ $text }» нет подходящего значения; сейчас там { $value }.
lab-changed-twice = { $card }.{ $fact } изменено дважды.
lab-out-of-range = { $card }: { $fact } – от { $low } до { $high }, а не { $value }.
lab-no-sense = С «{ $text }» карты теряют смысл: { $detail }.
lab-nothing-changed = Нужно что-нибудь изменить: --change "КАРТА.ЧИСЛО=ЗНАЧЕНИЕ".
lab-no-answer = Ответа { $at } нет; в этой партии их { $last }.
lab-over = После ответа { $at } партия окончена; назовите более ранний в --at.
lab-no-seat = Места { $seat } нет; места – от 0 до { $last }.
lab-how-many-bots = Назовите одного бота на все места или по одному на каждое ({ $seats }); названо: { $n }.
lab-cannot-fork = Из этой позиции нельзя продолжить с другими картами: { $detail }.
lab-simulations-unused = --simulations – для ismcts, а его нет среди ботов.
lab-no-run = В «{ $folder }» нет результатов.
lab-bad-file = «{ $file }» не читается: { $detail }. Исправьте его или начните заново в другой папке (--out).
lab-bad-row = «{ $file }», строка { $line } не читается: { $detail }. Без этой строки --resume сыграет её партию заново.
lab-bad-value = в { $field } не может стоять «{ $value }»
lab-in-use = В «{ $folder }» сейчас пишет другой опыт; дождитесь его или назовите другую папку в --out.
lab-not-ours = В «{ $folder }» нет plan.json, но есть { $files }: продолжать нечего, и ничего не перезаписано. Уберите это или назовите другую папку в --out.
lab-has-run = В «{ $folder }» уже есть результаты; --resume продолжит, --out назовёт другую папку.
lab-other-run = В «{ $folder }» – опыт, заказанный иначе ({ $detail }). Другую папку назовёт --out.
lab-other-pairings = Партии в «{ $folder }» считаются по другим парам; с --pairings { $pairings } опыт продолжится, другую папку назовёт --out.
lab-fewer-games = В «{ $folder }» уже больше, чем --games { $asked }; закажите столько же партий, сколько раньше, или больше.
lab-same-name = «{ $one }» и «{ $other }» назывались бы одинаково: { $name }; переименуйте один из файлов.
lab-other-cards = Карты здесь не те, с которыми шёл опыт; продолжить его нельзя.
lab-cannot-write = В «{ $folder }» не получается писать: { $detail }.
lab-rows-unwritten = «{ $file }» не записать: { $detail }. Сыгранное раньше сохранено; когда причина устранена, --resume продолжит.
lab-results-unwritten = «{ $file }» не записать: { $detail }. Партии сохранены; когда причина устранена: { $command }
lab-worker-lost = Партия { $task } обрушила свой процесс { $tries } раза подряд; опыт остановлен. Сделанное сохранено.
lab-simulate-lost = Партия { $task } обрушила свой процесс { $tries } раза подряд; симуляция остановлена.
lab-no-polars = Для Parquet нужно дополнение; в папке Sumrak: .venv/bin/pip install ".[lab]". Без него – --format csv.
lab-no-ray = Для --ray нужно дополнение; в папке Sumrak: .venv/bin/pip install ".[ray]".
lab-no-cluster = По адресу «{ $address }» кластер Ray не отвечает: { $detail }.
lab-no-sumrak-there = Рабочие процессы кластера не могут загрузить Sumrak: { $detail }.
lab-bad-format = Формата «{ $format }» нет; есть csv и parquet.
lab-bad-pairings = Пар «{ $pairings }» не бывает; есть bots и all.
lab-pairings-of-two = Партии считаются по парам ботов, только если за столом двое, а не { $seats }: нужно --pairings all.
lab-no-game = Партии { $number } нет; они – от 0 до { $last }.
lab-no-record = У продолжений развилки нет собственных записей.

# Пока идёт
lab-column-running = Партии
lab-plan-pairings = { $games ->
    [one] Будет сыграна { $games } партия
    [few] Будут сыграны { $games } партии
   *[other] Будет сыграно { $games } партий
}: { $pairings ->
    [one] { $pairings } пара
    [few] { $pairings } пары
   *[other] { $pairings } пар
}{ $by ->
    [bots] {" "}ботов
   *[all] {""}
}, у каждой { $each }.
lab-plan-tables = { $games ->
    [one] Будет сыграна { $games } партия
    [few] Будут сыграны { $games } партии
   *[other] Будет сыграно { $games } партий
} за { $tables ->
    [one] { $tables } столом
   *[other] { $tables } столами
}; каждый из { $who } участников сыграет { $least ->
    [0] от нуля
   *[other] от { $least }
} до { $most }.
lab-plan-fork = Позиция будет доиграна { $games ->
    [few] { $games } раза
   *[other] { $games } раз
}, каждый раз – как есть и с изменением.
lab-decks-take-turns = { $decks ->
    [one] { $decks } колода чередуется
    [few] { $decks } колоды чередуются
   *[other] { $decks } колод чередуются
}, раздачи у всех ботов одни и те же; через { $games ->
    [one] { $games } партию
    [few] { $games } партии
   *[other] { $games } партий
} пары все колоды встретятся на обоих местах и у обоих ботов.
lab-broken-off = Прервано: { $done } из { $all }. Чтобы продолжить: { $command }
lab-kept = { $done ->
    [one] { $done } партия уже была сыграна.
    [few] { $done } партии уже были сыграны.
   *[other] { $done } партий уже было сыграно.
}
lab-report-at = Результаты: { $results }
    Отчёт: { $report }
lab-rate = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
} за { $seconds } с.

# Отчёт
lab-contents = Содержание
lab-title-matchups = { $game }: каждый с каждым
lab-title-cards = { $game }: чего стоит каждая карта
lab-title-fork = { $game }: позиция с другой картой
lab-nothing = Ни одной партии ещё не сыграно
lab-all-played = { $all ->
    [one] Сыграна { $all } партия
    [few] Сыграны { $all } партии
   *[other] Сыграно { $all } партий
}; боты: { $bots }.
lab-some-played = Пока сыграно партий: { $done } из { $all }; боты: { $bots }.
lab-changed = У этих карт были другие числа: { $what }.
lab-matrix = Кто побеждает
lab-matrix-how = Какую долю партий выиграла строка у столбца; ничья – половина. Под ней интервал, в котором истинная доля лежит с вероятностью 95 % (Уилсон). Жирное: 50 % вне интервала.
lab-matrix-how-many = Как часто строка сыграла лучше столбца за одним столом; поровну – половина. Под ней интервал 95 % (Уилсон). «Все партии» – выигранная доля партии.
lab-decks-matrix = Какая колода побеждает
lab-decks-how = Те же партии по колодам, какой бы бот ими ни играл.
lab-pairings = Пары
lab-decks-pairings = Пары колод
lab-pairings-how = Доля первого из двух; они по очереди сидят на обоих местах с одной и той же раздачей. Полоса – от 45 до 55 %; красное: интервал её не касается.
lab-seats = Места и первый ход
lab-seats-how = Сколько во всех партиях выиграло каждое место и тот, кто ходил первым.
lab-first-turn = Первый ход
lab-length = Длина партии
lab-length-how = Между четвертями – половина всех партий.
lab-length-plot = Сколько партий заняло столько ходов
lab-endings = Чем кончается
lab-forfeits = Засчитано поражение: { $why }
lab-decks = Колоды
lab-cards-how = Начальная рука: насколько чаще колода выигрывает с картой в ней, чем без неё; руку раздаёт случай, поэтому это и есть вклад карты. Взята: чем если бы она осталась в колоде. Сыграна: чем если бы её взяли и не сыграли.
lab-cards-warning = В долгих партиях берут больше карт, а побеждающий больше их разыгрывает: в двух последних числах есть и это. Из ста интервалов 95 % пять промахиваются случайно.
lab-cards-plot = На сколько пунктов взятая карта меняет долю побед, с интервалом 95 %; красное: случайно так почти не бывает.
lab-fork = Что даёт изменение
lab-fork-how = Из позиции после ответа { $at }; изменено: { $what }. Удача в обеих ветвях одна и та же, пока они идут одинаково, и разность берётся по парам.
lab-fork-open = У игроков на руках всё осталось как было; то, чего не знал никто, каждый раз тасовалось заново.
lab-fork-guess = Всё, чего не знает { $seat }, каждый раз угадывалось заново.
lab-fork-alike = Одинаково прошли { $alike } из { $pairs } пар.
lab-fork-plot = На сколько пунктов изменение меняет долю побед, по местам
lab-fork-turns = Ходов с изменением: { $turns } ({ $low } … { $high }).
lab-again = То же ещё раз
lab-again-how = Та же команда даёт те же партии, сколько бы процессов и машин их ни играло. «Зерно» пары – это --seed для sumrak simulate; sumrak lab game ПАПКА НОМЕР сохраняет запись любой партии.
lab-again-how-fork = Та же команда даёт те же партии, сколько бы процессов и машин их ни играло; запись лежит и в plan.json.
lab-change = { $card }, { $fact }: { $before } → { $after }
# Боты, как за столом
lab-bot-random = Случай
lab-bot-greedy = Жадина
lab-bot-ismcts = Мыслитель
lab-bot-asked = { $bot } ({ $name })
lab-yes = да
lab-no = нет

lab-column-who = Кто
lab-column-all = Все партии
lab-column-against = Против
lab-column-games = Партий
lab-column-share = Доля
lab-column-even = Касается 45–55 %
lab-column-at-seat-1 = На месте 1
lab-column-at-seat-2 = На месте 2
lab-column-first = Первый ход
lab-column-turns = Ходы
lab-column-decisions = Решения
lab-column-seed = Зерно
lab-column-seat = Место
lab-column-what = Что
lab-column-least = Меньше всего
lab-column-quarter = Четверть
lab-column-median = Медиана
lab-column-quarters = Три четверти
lab-column-most = Больше всего
lab-column-ending = Исход
lab-column-part = Доля
lab-column-deck = Колода
lab-column-card = Карта
lab-column-opening = Начальная рука
lab-column-opening-effect = Пункты
lab-column-drawn = Взята
lab-column-drawn-effect = Пункты
lab-column-played = Сыграна
lab-column-played-effect = Пункты
lab-column-unseen = Осталась в колоде
lab-column-before = Как есть
lab-column-after = С изменением
lab-column-difference = Разность, пункты
lab-column-command = Команда
lab-column-value = Значение
lab-column-version = Версия
lab-column-cards = Карты

# Как называются числа карт
lab-fact-influence = влияние
lab-fact-threat = угроза
lab-fact-endurance = выносливость
lab-fact-rage = ярость
lab-fact-madness = безумие
lab-fact-cost = стоимость
lab-fact-life = жизнь
lab-fact-move = движение
lab-fact-strike = удар
lab-fact-armour = броня
lab-fact-initiative = инициатива
lab-fact-strength = сила
lab-fact-experience = опыт
lab-fact-power = мощь
lab-fact-pool = пул
lab-fact-blood = кровь
lab-fact-draw-number = взять карт
lab-fact-discard-number = сбросить карт
lab-fact-exhaust-times = истощений
lab-fact-madnessatleast-number = нужно безумия
