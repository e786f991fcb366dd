# Позиции «Вампиров» как текст: чего не бывает.

vtes-not-built = переключатель { $name } не сделан: такие карты вышли после 2003 года и не допускаются
vtes-scenario-turn = ход – это `номер, место, фаза`; фазы: { $known }
vtes-scenario-whose = чьё? { $known }, а не «{ $found }»
vtes-scenario-debt = долг – 0 или 1, а не «{ $found }»
vtes-scenario-senseless = с такой картой играть нельзя: { $why }
vtes-scenario-name-taken = карта { $name } уже есть
vtes-scenario-counts = считается { $known }, каждое с числом
vtes-scenario-waiting = ожидание – это `место, до каких пор`; ждут до: { $known }
vtes-scenario-seating = Перечислите, кто за кем сидит, каждого один раз: { $known }.
vtes-scenario-until = Каждая запись – игрок, карта, номер её свойства и эффекта: a sunset-strip-hollywood 0 0.
vtes-scenario-vain = Каждая запись – чей укус был неудачным и у кого с тех пор не было хода: a bc.
