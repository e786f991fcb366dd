# Списки колод Vampire и официальные списки карт
vtes-imported = Теперь известны вампиры ({ $crypt }) и карты библиотеки ({ $library }); сведения о них лежат в { $file }.
vtes-no-list = «{ $file }» – не список колоды: ни в одной строке нет числа и названия.
vtes-list-no-columns = «{ $file }» – ни vtescrypt.csv, ни vteslib.csv: в первой строке нет их столбцов.
vtes-list-no-csv = «{ $file }», строка { $line }: это не CSV ({ $detail }).
vtes-list-both = Нужны оба списка, а { $missing } среди файлов нет.
vtes-list-no-number = «{ $file }», строка { $line }: { $column } – «{ $value }», а должно быть целое число.
vtes-list-not-kept = Файл «{ $file }» повреждён; прочтите официальные списки заново: sumrak vtes import.
vtes-deck-read = { $deck }: крипта { $crypt }, библиотека { $library }
vtes-deck-sum = Строка { $line }: в списке для { $what } указано { $stated }, а по строкам выходит { $counted }.
vtes-deck-skipped = Строка { $line } не считается: в «{ $text }» перед названием нет числа.
vtes-of-crypt = крипты
vtes-of-library = библиотеки
vtes-deck-good = По правилам «{ $profile }» этой колодой можно играть.
vtes-deck-broken = По правилам «{ $profile }» нельзя: { $n ->
    [one] { $n } нарушение.
    [few] { $n } нарушения.
   *[other] { $n } нарушений.
}
vtes-deck-unknown = Строка { $line }: карты «{ $name }» нет.
vtes-deck-crypt-size = В крипте { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
}, а нужно не меньше { $least }.
vtes-deck-groups = Вампиры из групп { $groups }: вместе могут быть одна группа или две соседние.
vtes-deck-library-size = В библиотеке { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
}, а можно от { $least } до { $most }.
vtes-deck-later = Строка { $line }: «{ $name }» напечатана после 2003 года.
vtes-column-deck = Колода
vtes-column-cards = Карт
vtes-column-play = Играют здесь
vtes-column-lack = Пока не играют
vtes-lack-unknown = { $name } (название неизвестно)
vtes-supported = Карта в карту можно сыграть: { $whole } из { $n }. Всего карт Vampire здесь: { $cards }.
