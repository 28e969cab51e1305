# Podpowiedzi i analiza: co obiecuje ruch i gdzie rozstrzygnęła się gra.

coach-change = { $what }: { $amount }
coach-only = { $option } to jedyne rozsądne wyjście.
coach-clear = { $option } jest wyraźnie najlepsze: około { $gain } więcej szans na wygraną niż { $other }.
coach-likely = { $option } wygląda najlepiej: około { $gain } więcej szans na wygraną niż { $other }.
coach-close = { $option } i { $other } wyglądają równie dobrze.
coach-spared = Straty, których oszczędza w porównaniu z innymi ruchami
coach-then = Dalej mogłoby być tak: { $line }
coach-range = Zależnie od kart i kości szansa wynosi potem od { $least } do { $most }.

## Czego dotyczy zmiana: własne minus przeciwnika

coach-battleground-points = Zdobyte punkty zwycięstwa
coach-battleground-own = Zdrowie twoich postaci
coach-battleground-enemy = Zdrowie odebrane przeciwnikowi
coach-battleground-means = Mana, skupienie i żetony
coach-battleground-place = Bliskość celów
coach-battleground-objectives = Utrzymywane cele
coach-heroscape-own = Twoja własna siła
coach-heroscape-enemy = Siła odebrana przeciwnikowi
coach-heroscape-height = Przewaga wysokości
coach-heroscape-glyphs = Utrzymywane glify
coach-heroscape-goal = Postęp ku celowi
coach-fields-points = Punkty zwycięstwa
coach-fields-eternium = Eternium
coach-fields-outposts = Placówki
coach-fields-soldiers = Żołnierze
coach-fields-deck = Talia walki
coach-fields-own = Punkty życia twoich bohaterów
coach-fields-enemy = Punkty życia odebrane rywalom
coach-fields-cards = Ekwipunek, towarzysze i czary
coach-fields-objectives = Rozpoczęte karty zwycięstwa
coach-fields-goal = Cel scenariusza
coach-fields-combat = Trwająca walka

## Analiza

analysis-title = Analiza { $choices ->
    [one] { $choices } decyzji
   *[other] { $choices } decyzji
}: szansa każdej strony na wygraną w czasie gry
analysis-luck = Kości i karty wobec oczekiwań, w szansie na wygraną:
analysis-luck-side = { $side }: { $amount } z { $rolls ->
    [one] { $rolls } decyzji z kośćmi lub kartami
   *[other] { $rolls } decyzji z kośćmi lub kartami
}
analysis-mistakes = Decyzje, które kosztowały najwięcej:
analysis-no-mistakes = Żadna decyzja nie kosztowała wiele szans na wygraną.
analysis-mistake = Decyzja { $number }, { $seat }: { $cost } szans na wygraną
analysis-chosen = Wybrano: { $option }
analysis-better = Lepiej: { $option }
analysis-line = Mogło się to potoczyć tak: { $line }
