# Подсказки, кто впереди, ход всей партии.

hint = Подсказка
hint-title = Что лучше сделать
hint-for = Что лучше сделать: { $player }
hint-begins = думает…
hint-thinking = { $n ->
    [one] просчитано { $n } продолжение, думает дальше…
    [few] просчитано { $n } продолжения, думает дальше…
   *[other] просчитано { $n } продолжений, думает дальше…
}
hint-done = { $n ->
    [one] просчитано { $n } продолжение
    [few] просчитано { $n } продолжения
   *[other] просчитано { $n } продолжений
}
hint-later = Подсказка бывает, когда решать вам: сейчас решает другой.
hint-close = Убрать подсказку
hint-show = Показать вариант { $n } на столе
hint-win = { $n } %
hint-played = так сыграно
hint-played-else = Сыграно:
hint-seldom = мало проб
hint-then = Дальше, возможно:
hint-you = вы
hint-better = Лучше
hint-next = Ещё
hint-of = { $n } из { $of }

worth-show = Кто впереди
worth-thinking = Кто впереди: считается
worth-said = Кто впереди: { $shares }
worth-of = { $player } – { $n } %

course-show = Ход партии
course-truth = как было на самом деле
course-label = Как складывалась партия после каждого ответа
course-of = Переломы на беглый взгляд, { $player }:
course-turn = { $ply }: { $by } { $n ->
    [one] пункт
    [few] пункта
   *[many] пунктов
}

key-hint = подсказка
key-bar = кто впереди
