# Ночной Дозор: как называется то, что лежит на столе, и как играть.

night_watch-about = Свет и Тьма одного города. Ведите дозорных через метро, бейтесь в Локациях, уходите в Сумрак – и помните о Балансе.
night_watch-credits = Настольную игру «Ночной Дозор» придумал Алексей Калинин, издала Astrel Games; мир – Сергея Лукьяненко. Здесь – неофициальный некоммерческий стол; утраченное в правилах придумано нами, в книге правил сказано, где.
night_watch-spirit-night = Антон и Медведь из Горсвета: Свет, маги и оборотни.
night_watch-spirit-day = Андрей и Лариса из парикмахерской: Тьма, вампиры и ведьмы.

night_watch-initiative = Инициатива
night_watch-strength = Сила
night_watch-experience = Опыт
night_watch-cost = Стоимость
night_watch-power = Сила
night_watch-wounds = Раны
night_watch-points = Победные очки
night_watch-city = Город
night_watch-vortex = Воронка
night_watch-balance = Баланс

night_watch-area-hand = Линии Вероятности
night_watch-area-hand-short = Линии
night_watch-area-lines = Колода Линий
night_watch-area-lines-short = колода
night_watch-area-spells = Заклинания
night_watch-area-spells-short = закл.
night_watch-area-maneuvers = Маневры
night_watch-area-maneuvers-short = маневры
night_watch-area-amulet = Амулет
night_watch-area-amulet-short = амулет
night_watch-area-items = Предметы
night_watch-area-items-short = предметы
night_watch-area-played = Сыграно
night_watch-area-played-short = сыграно
night_watch-area-spell-deck = Колода Заклинаний
night_watch-area-spell-deck-short = закл.
night_watch-area-spell-discard = Сброс Заклинаний
night_watch-area-spell-discard-short = сброс
night_watch-area-lines-discard = Сброс Линий
night_watch-area-lines-discard-short = Линии
night_watch-area-gone = Вне игры
night_watch-area-gone-short = ушли

night_watch-type-watcher = Дозорные
night_watch-type-spell = Заклинания
night_watch-type-item = Предметы
night_watch-type-accident = Случайности
night_watch-type-character = Персонажи

night_watch-badge-donor = Донор
night_watch-badge-entered = Введён в этом ходу
night_watch-badge-called = Звал
night_watch-badge-jammed = Стоит в пробке
night_watch-badge-ambushed = В засаде
night_watch-badge-held = Удержан Зовом

night_watch-mark-level = Сумрак
night_watch-mark-price = Цена Сумрака
night_watch-mark-minus = Минус

night_watch-phase-vortex = Воронка
night_watch-phase-lines = Линии
night_watch-phase-movement = Передвижение
night_watch-phase-battle = Бой
night_watch-phase-receiving = Получение

night_watch-scene-slot = Действует
night_watch-scene-battle = Бой
night_watch-scene-price = Плата за Сумрак
night_watch-meter-gloom = оплачено

night_watch-way-weaken = −{ $n } → { $left }
night_watch-way-burn = сжечь

night_watch-entry-attack = Атаки
night_watch-entry-maneuver = Маневры
night_watch-entry-protection = Защита
night_watch-entry-guard = Знак
night_watch-entry-healing = Исцеление
night_watch-entry-gloom = Сумрак
night_watch-entry-vortex = Воронка

night_watch-how-1 = Ход общий: Воронка растёт, оба берут Линии Вероятности, дозорные передвигаются, бьются, получают Заклинания. Внутри фазы дозорные действуют по одному, начиная с наименьшей Инициативы.
night_watch-how-2 = У каждого дозорного своя рука Заклинаний. Новый дозорный входит в метро, а платит за это его сторона: фишка Договора сдвигается на его Стоимость.
night_watch-how-3 = В бою кладите Атаки на чужих, Защиту и Исцеление – на своих. Атаки складываются, Защита вычитается, остаток – раны. Четыре раны – смерть.
night_watch-how-4 = Вне Сумрака дозорный играет одно Заклинание. На слое n – n+1, но платит n: ослабляя Заклинания (фишки «Минус»), сжигая их целиком или ранами.
night_watch-how-5 = Оборотни берут Заклинания в бою, а оставшиеся становятся Маневрами. Вампиры кормятся: нанесённая рана – взятое Заклинание. Ведьмы держат Амулет.
night_watch-how-6 = Свет успокаивает Воронку у Светланы, Тьма её раскручивает. На 12 она прорывается, награда – Дневному Дозору; на 0 рассеивается, награда – Ночному. Побеждает тот, у кого больше победных очков.
night_watch-how-7 = Почему карта не светится? Откройте её (правой кнопкой, долгим нажатием или «?»): там сказано, почему нельзя и по какому пункту.

night_watch-stop-opening = Начальное окно: Случайности
night_watch-stop-calls = Объявлять ли Зов
