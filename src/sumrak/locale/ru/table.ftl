# Стол в браузере: всё, что не зависит от игры.

wordmark = Сумрак
home = На главную
close = Закрыть
cancel = Отмена
menu-main = Меню
copied = Скопировано

# Кто сидит за столом
player = Игрок { $n }
seat-counted = Место { $n }
player-bot = { $bot ->
    [random] Бот «Случай»
    [greedy] Бот «Жадина»
    [ismcts-quick] Бот «Мыслитель» (быстрый)
    [ismcts-steady] Бот «Мыслитель» (неспешный)
    [ismcts-deep] Бот «Мыслитель» (вдумчивый)
   *[other] Бот { $bot }
}
presence-online = на связи
presence-offline = нет связи
presence-left = вышел
presence-bot = бот
presence-free = место свободно
player-bot-counted = { player-bot } { $n }
spectator = Зритель
state-decides = решает…
state-decides-you = решаете вы
state-turn = ходит
state-turn-you = ваш ход

# Начало
start-lead = Стол, который знает правила: сам ведёт партию, подсвечивает, что можно, и объясняет, почему нельзя.
start-game = Игра
start-deck = Моя колода
start-side = Моя сторона
start-look = Что внутри
start-opponent = Противник
start-other-deck = Его колода
start-any-deck = Любая
start-name = Как вас называть
start-name-hint = Имя (не обязательно)
start-play = Играть
start-continue = К моей партии
start-invite = Позвать друга
start-how = Как играть – за две минуты
start-unreachable = Сервер не отвечает. Проверьте, что он запущен, и попробуйте ещё раз.
start-seats = Кто за столом
start-clock = Часы
clock-none = без часов
clock-of = { $bank } мин и { $increment } с на решение
seat-me = Я
seat-you = это вы
seat-who = Место { $n }: кто сидит
seat-deck = Место { $n }: колода
seat-deck-friend = Выберет сам
opponent-greedy = Бот «Жадина»
opponent-greedy-about = Смотрит на ход вперёд и берёт лучшее
opponent-ismcts = Бот «Мыслитель»
opponent-ismcts-about = Прежде чем решить, перебирает, что может быть дальше: самый сильный
opponent-level = Сколько думает
level-quick = Быстро: до полсекунды
level-steady = Не спеша: до двух секунд
level-deep = Вдумчиво: до пяти секунд
opponent-random = Бот «Случай»
opponent-random-about = Играет наугад: хорош для знакомства
opponent-friend = Друг по ссылке
opponent-friend-about = Личная ссылка на второе место
opponent-both = Вдвоём здесь
opponent-both-about = Один экран на двоих, между ходами – занавес
deck-part = { $part }: { $n }

# Ожидание друга
waiting-title = Ждём друга
waiting-many = Ждём друзей
waiting-text = Пошлите ему эту ссылку: она открывает свободное место. Партия начнётся, как только он сядет.
waiting-links = Пошлите каждому ссылку: она открывает свободное место. Партия начнётся, как только все сядут.
waiting-note = Партия начнётся, когда придут все игроки.
sit-title = Вас зовут за стол
sit-where = Где сесть
sit-down = Сесть за стол
waiting-copy = Скопировать ссылку
waiting-local = Эта ссылка открывается только на этом компьютере. Чтобы друг сел за другой, запустите с --host 0.0.0.0 и откройте стол по адресу этого компьютера в вашей сети.
waiting-deck = Вы играете колодой «{ $deck }».
watch-link = Ссылка для зрителей
seat-link = Моё место на другом устройстве
watching = { $n ->
    [one] { $n } зритель
    [few] { $n } зрителя
   *[many] { $n } зрителей
}

# Стол
table-label = Стол
table-loading = Стол накрывают…
table-refused = Такого стола нет, или он открыт не для вас
title-mine = Ваше решение
title-theirs = Решает { $player }
turn-mine = Ваш ход
turn-theirs = Ходит { $player }
turn-common = Ход { $n }
turn-none = Партия начинается
turn-over = Партия окончена
turn-number = ход { $n }
phase-past = Уже позади: прошла или пропущена
phase-now = Идёт сейчас
phase-ahead = Ещё впереди
phases-label = Фазы хода
hand-empty = Рука пуста
tray-label = Выберите карту
tray-to-hand = Рука ({ $n })
tray-to-choice = К выбору ({ $n })
pile-opens = можно посмотреть
look-empty = Здесь пусто.
look-hidden = { $n ->
    [one] И ещё { $n } закрытая карта.
    [few] И ещё { $n } закрытые карты.
   *[many] И ещё { $n } закрытых карт.
}
card-hidden = Закрытая карта
card-turned = { $degrees ->
    [90] повёрнута (90°)
    [180] повёрнута дважды (180°)
   *[other] повёрнута на { $degrees }°
}
card-closed = закрыта
card-ours = ваша
card-theirs = противника
card-cell = на { $cell }
cell-empty = Клетка { $cell }, свободна
cell-taken = Клетка { $cell }
card-legal = можно выбрать
card-target = возможная цель
card-doubtful = можно, но впустую
card-chosen = выбрана
card-printed = напечатано { $n }
card-unique = уникальная
card-key = ключевая
versus-over = { $what }: итог
versus-unmarked = жетонов нет
versus-against = против

# Что происходит
stack-label = Стек: { $n }
stack-title = Стек
last-action = Что только что произошло
happening-over = завершено
steps-label = Как далеко зашло
dice-label = Кубики
dice-difference = Разница бросков
roll-total = в сумме { $n }
threat-label = Раны на этот момент
battle-nothing = Пока никто не атакован.
pays-label = Оплачено этой картой
hands-label = Руки
budget-left = Осталось: { $what }
pool-empty = Разобраны все.
pool-none = Пока никого: щёлкните карту выше.

# Что решать
prompt-waiting = Ждём: { $player }.
prompt-nothing = Стол думает…
prompt-several = отмечено { $n } из { $of }
prompt-picked = «{ $card }»:
prompt-target = укажите подсвеченное.
prompt-target-card = укажите подсвеченную карту.
prompt-target-cell = укажите подсвеченную клетку.
# Для чего указывают вторую цель, по глаголу ответа
aim-act-with = кто действует?
aim-aim = на кого применить?
aim-amulet = на кого применить?
aim-attack = кого атаковать?
aim-call = кого позвать?
aim-diablerize = кто станет жертвой?
aim-give = кому передать?
aim-lay = к кому положить?
aim-move = куда перейти?
aim-place = на какую клетку поставить?
aim-play = на кого сыграть?
aim-play-with = кто сыграет?
aim-put = куда сыграть?
aim-rescue = кого спасти?
aim-strike = кого ударить?
aim-take = с кого снять?
aim-use = на кого применить?
prompt-which = что сделать?
prompt-past = Вы смотрите, как было раньше.
menu-label = Что сделать?
menu-or-target = или укажите подсвеченную цель
doubt-title = Точно?
doubt-anyway = Всё равно сделать

# Карта крупно
inspect-title = Карта
inspect-can = Что можно сейчас
inspect-more = …и ещё { $n } – на столе
inspect-why = Почему нельзя
inspect-asking = Спрашиваем у правил…
inspect-nothing = С этой картой сейчас делать нечего.
why-there-nothing = С этой картой на клетке { $cell } делать нечего.
why-there-first = Сначала укажите подсвеченную карту.
inspect-attached = Под картой:

# Журнал и повтор
log-title = Журнал
log-seek = Показать стол в этот момент
replay-label = Повтор партии
replay-at = Решение { $ply } из { $last }
replay-first = В начало
replay-back = На решение назад
replay-forward = На решение вперёд
replay-live = К настоящему
replay-eyes = Чьими глазами
record-download = Запись партии

# Отмена, сдача, реванш
undo = Отменить
undo-ask = Попросить отмену
undo-asked = Ждём, разрешит ли противник отмену…
undo-offer = { $player } просит отменить последнее решение.
undo-allow = Разрешить
undo-refuse = Отказать
undo-refused = Противник не разрешил отмену.
resign = Сдаться
resign-title = Сдаться?
resign-sure = Партия закончится, победит противник.
resign-many = Партия пойдёт дальше: за вас доиграет бот.
seat-left = вышел, играет бот
rematch = Реванш
rematch-asked = Ждём ответа на реванш…
rematch-accept = Принять реванш
rematch-go = К новому столу
over-won = Вы победили
over-lost = Вы проиграли
over-draw = Ничья
over-winner = Победа: { $player }
over-look = Посмотреть стол
over-analyse = Разбор партии
over-home = На главную

# Занавес
curtain-title = Смотрит { $player }
curtain-text = Передайте экран. Пока занавес закрыт, карт не видно.
curtain-show = Открыть

# Связь
connection-lost = Связь пропала. Партия цела.
connection-retry = { $n ->
    [one] Новая попытка через { $n } секунду.
    [few] Новая попытка через { $n } секунды.
   *[many] Новая попытка через { $n } секунд.
}
connection-trying = Соединяемся…

# Правила
rules-title = Правила
rules-search = Искать в правилах
rules-none = Ничего не нашлось.
cite-open = Открыть пункт { $id }

# Настройки
settings-title = Настройки
settings-language = Язык
settings-theme = Вид
theme-auto = как в системе
theme-dark = ночь
theme-light = день
settings-speed = Движение карт
speed-slow = медленно
speed-normal = обычно
speed-fast = быстро
speed-off = без движения
settings-confirms = Переспрашивать, прежде чем положить тайную карту
confirms-touch = при касании
confirms-always = всегда
confirms-never = никогда
settings-passes = Спрашивать о пасе
passes-matters = только если могу что-то сделать
passes-always = на каждом шаге

# Помощь
help-title = Как играть
help-rules = Читать правила целиком
help-keys = Клавиши
key-move = от карты к карте
key-pick = выбрать, указать цель
key-back = шаг назад, отмена
key-number = кнопки решения
key-end = закончить
key-pass = пас
key-inspect = карта крупно и «почему нельзя»
key-undo = отменить
key-replay = назад и вперёд по партии
key-log = журнал
key-rules = правила
key-language = язык
key-settings = настройки
key-resign = сдаться

# Круг: больше двух мест
ring-label = Остальные игроки
ring-enlarge = Рассмотреть это место
ring-shrink = Все места
ring-impulse = Импульс: { $player }
ring-out = вне игры
ring-turn = ходит

# Остановки
settings-stops = Где спрашивать
stops-about = Стол спрашивает вас там, где стоит отметка, а в остальных местах пасует за вас. Если сделать всё равно ничего нельзя, он не спрашивает нигде.
stops-own = мой ход
stops-others = чужой ход
stops-all = спрашивать
settings-wake = Если действуют против меня, спрашивать даже без отметки
wake-yes = да
wake-no = нет
until-turn = Пасовать до моего хода
until-stop = Снова спрашивать
until-on = Стол пасует за вас до вашего хода.

# Часы
clock-left = Осталось времени

# Стол текстом
twin-open = Текстом
twin-close = Картинкой
twin-title = Стол текстом
twin-skip = К столу текстом
twin-now = Сейчас
twin-decide = Что можно сделать
twin-nothing = Вас ни о чём не спрашивают.
twin-players = Игроки
twin-hidden = { $n ->
    [one] { $n } закрытая карта
    [few] { $n } закрытые карты
   *[many] { $n } закрытых карт
}
twin-under = на «{ $card }»: 
twin-nobody = Общее
twin-your = вы
twin-happening = Что происходит
key-twin = стол текстом и обратно
key-until = пасовать до моего хода
