import type { testIds } from '../../../rules/usb/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'USB-STAT-01': {
    title: 'Cztery współczynniki (CIOS)',
    text: 'Każdy model opisują cztery wartości. Test Celności sprawdza, czy model trafił, w strzelaniu i w walce wręcz. Inicjatywa to liczba kostek, którymi model rzuca w ataku. Test Obrony chroni przed trafieniami i czarami, jest też testem morale; Stanowczość mówi, po ilu nieobronionych trafieniach model schodzi ze stołu.',
    words: 'charakterystyka cechy statystyki profil wartości liczby karta znaczą',
  },
  'USB-STAT-02': {
    title: 'Jak czytać 4+',
    text: 'Współczynnik 4+ (w tekście zapisany jako +4) mówi, ile trzeba wyrzucić: co najmniej 4 na 1k6. Im mniej, tym lepiej, więc 3+ jest lepsze niż 5+. Najwyższa Obrona oznacza w zasadach najlepszą, czyli najmniejszą liczbę.',
    words: 'próg wynik współczynnik plus najlepsza najwyższa najniższa lepiej niżej',
  },
  'USB-DICE-01': {
    title: 'Tylko kostki sześciościenne; k2 i k3',
    text: 'Gra używa wyłącznie kostek sześciościennych. Zamiast 1k2 rzuć 1k6: 1–3 to 1, 4–6 to 2. Zamiast 1k3 rzuć 1k6: 1–2 to 1, 3–4 to 2, 5–6 to 3. Tekst nie wyjaśnia ani jednej, ani drugiej; tak rozstrzyga aplikacja.',
    words: 'kość kości sześcienna połowa rany armata trzyścienna',
  },
  'USB-DICE-02': {
    title: 'Gdy zasady milczą',
    text: 'Jeśli czegoś nie ma w zasadach, dogadaj się z przeciwnikiem albo zdaj się na zdrowy rozsądek. Można też rzucić 1k6: przy 1–3 rację ma jeden gracz, przy 4–6 drugi. Kto bierze którą połowę, ustalcie przed rzutem.',
    words: 'spór kłótnia sporna niejasność rozstrzygnięcie',
  },
  'USB-TEST-01': {
    title: 'Jak wykonać test',
    text: 'Rzuć 1k6: test jest zdany, jeśli wypadnie tyle, ile wynosi współczynnik, lub więcej. Premie i kary zmieniają potrzebny wynik. Przy 2+ masz 5 szans na 6, przy 4+ 3 na 6, przy 6+ 1 na 6.',
    words: 'rzut sukces trafienie obrona szansa próba zdany udany niezdany nieudany oblany wyrzucić',
  },
  'USB-TEST-02': {
    title: 'Wynik 1 to zawsze porażka',
    text: 'Kostka z wynikiem 1 to porażka, bez względu na premie. Żaden test nie jest więc łatwiejszy niż 2+, a szansa na porażkę nigdy nie spada poniżej 1 na 6 (w tekście 16,66 %).',
    words: 'jedynka wyrzucona naturalna pech automatyczna nieudany',
  },
  'USB-TEST-03': {
    title: 'Gdy 6 nie wystarcza',
    text: 'Jeśli trzeba wyrzucić 7 lub więcej, zostaw tylko kostki z wynikiem 6 i rzuć nimi jeszcze raz: każda ponowna 6 to sukces, cała reszta przepada. Daje to szansę 1 na 36 na kostkę (w tekście 2,77 %), bez względu na to, o ile potrzebny wynik przekracza 6.',
    words: 'szóstka szóstki przerzut niemożliwe potwierdzenie dwie',
  },
  'USB-TEST-04': {
    title: 'Premie i kary',
    text: 'Plus pomaga temu, kto rzuca, a minus przeszkadza. −2 do Obrony wroga zmienia jego 4+ w 6+; +1 za okopanie zmienia je w 3+. Tak samo kupione +1 do Celności lub Obrony obniża potrzebny wynik o 1.',
    words: 'modyfikator modyfikatory bonus znak okopany zasłona zmęczenie',
  },
  'USB-TEST-05': {
    title: 'Wiele kostek naraz',
    text: 'Wszystkimi kostkami ataku rzucasz razem; każda to osobny test, a potem liczysz sukcesy. Każdy atakujący model daje tyle kostek, ile ma Inicjatywy. Przy 7+ odłóż wszystkie kostki oprócz 6, tymi rzuć ponownie i policz nowe 6. Średnia liczba sukcesów to liczba kostek razy szansa jednej.',
    words: 'pula garść salwa ataki sukcesy średnia przerzut nieudanych',
  },
  'USB-MEAS-01': {
    title: 'Mierzenie odległości',
    text: 'Odległości wolno mierzyć w każdej chwili. Między podstawkami mierzysz od krawędzi do krawędzi, a nie od środka do środka.',
    words: 'miarka zasięg podstawka dystans pomiar środek brzeg',
  },
  'USB-MEAS-02': {
    title: 'Gra w centymetrach',
    text: 'Zamiast cali możecie używać centymetrów: każdą odległość z zasad mnożysz wtedy przez dwa. Ruch o 5" to 10 cm.',
    words: 'cm cale przelicznik skala mały stół',
  },
  'USB-ETQ-01': {
    title: 'Dotykanie figurek',
    text: 'Jeśli dotkniesz swojej figurki, aktywujesz jej oddział. Figurek przeciwnika dotykaj tylko za jego zgodą.',
    words: 'ruszanie ręka zgoda dobre maniery ludzik dotknąłem cofnąć',
  },
  'USB-BASE-01': {
    title: 'Kształt i rozmiar podstawek',
    text: 'Podstawka może mieć dowolny kształt; jej rozmiar zależy od typu oddziału. Piechota: najwyżej 30×30 mm. Jazda: najwyżej 50×50 mm. Ciężka piechota: najwyżej 60×60 mm. Potwory i maszyny: więcej niż 50×50 mm, bez górnej granicy. Gdy podstawka pasuje do dwóch typów, liczy się ten, który kupiono.',
    words: 'okrągła kwadratowa mm milimetry średnica wielkość konnica',
  },
} satisfies ChapterTexts<(typeof testIds)[number]>;
