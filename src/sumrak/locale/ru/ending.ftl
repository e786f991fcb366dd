# Чем кончаются партии, без победителя: чтобы считать.
ending-forfeit = Поражение без игры
ending-the_v-domination = Доминация дошла до 10
ending-the_v-empty_deck = Нечего взять из колоды
ending-night_watch-burst = Воронка прорвалась
ending-night_watch-dispelled = Воронка рассеяна
ending-night_watch-wiped_out = Один из Дозоров остался без Дозорных
ending-night_watch-turn_limit = Последний ход позади
ending-berserk-no_creatures = У одной из сторон не осталось существ
ending-berserk-no_progress = Слишком долго ничего не менялось
ending-berserk-repetition = Одна и та же позиция в третий раз
ending-berserk-turn_cap = Бой затянулся
ending-vtes-last_standing = В игре остался один
ending-vtes-time = Игра длилась слишком долго
ending-vtes-repetition = Положение повторилось в третий раз
