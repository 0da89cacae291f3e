import type { frameIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

type Id = (typeof frameIds)[number];

export const texts = {
  'BW-GEN-01': {
    title: 'Prawo naginania zasad',
    text: 'Pomijaj lub szacuj na oko wszystko, na co pozwolą przeciwnicy; zgrubna ocena jest równie dobra jak rzut. W razie wątpliwości wybieraj większą rozróbę. Wygrana i trzymanie się każdej zasady są na ostatnim miejscu; na pierwszym śmiech i dobra opowieść.',
    words: 'naginać zasady na oko przybliżenie zabawa duch litera oszukiwać naciągać',
  },
  'BW-GEN-02': {
    title: 'Rzut na rację',
    text: 'Gdy gracze nie mogą się zgodzić, każdy zainteresowany najpierw mówi, jak ma być, a potem wszyscy rzucają; rację ma ten, kto wyrzucił najwięcej. Po rzucie zdania już się nie zmienia, a ci, którzy zremisowali z najwyższym wynikiem, rzucają jeszcze raz. Kostki o większej liczbie ścianek są lepsze, bo rzadziej dają remis. Tekst polski mówi wprost, że szóstki dają tu dorzut.',
    words: 'spór kłótnia rozstrzygający kto ma wisg remis zasady',
  },
  'BW-GEN-03': {
    title: 'Kto zaczyna grę',
    text: 'Pierwszy rzut na rację w grze zwykle ustala kolejność graczy: zwycięzca mówi, kto zaczyna i w jakiej kolejności grają pozostali. W QuickWars o kolejność po prostu się rzuca.',
    words: 'kolejność graczy początek inicjatywa pierwszy gracz rozpoczęcie start',
  },
  'BW-GEN-04': {
    title: 'Tura gracza',
    text: 'W swojej turze każda twoja jednostka może wykorzystać Ruch i wykonać 1 akcję; wrogowie mogą odpowiadać zachowanymi akcjami. Potem turę ma następny gracz i tak dookoła stołu.\nPodręcznik z 2005: jednostka działa przed własnym ruchem, w jego trakcie albo po nim. Tekst polski: najpierw cały ruch, potem akcje razem z reakcją przeciwnika.',
    words: 'kolejka fazy faza ruchu faza akcji przebieg tury swojej turze',
  },
  'BW-GEN-05': {
    title: 'Cel i zwycięstwo',
    text: 'Armia wygrywa, gdy osiągnie swój cel. Jeśli nie ustalicie inaczej, jest nim zniszczenie i upokorzenie wszystkich pozostałych. Gdy całe pole bitwy ginie w katastrofie, wygrywają wszyscy oprócz tych, którzy mieli do niej nie dopuścić.',
    words: 'wygrana koniec gry warunki zwycięstwa zadanie wygrać wygrywa',
  },
  'BW-GEN-06': {
    title: 'Budżet armii',
    text: 'Punkty (CP) są nieobowiązkowe. Jeśli z nich korzystacie, każda armia dostaje taki sam budżet i z niego opłaca żołnierzy, broń, ekwipunek, pojazdy i umocnienia; suma nie może przekroczyć budżetu.',
    words: 'punkty limit cp koszt rozpiska kosztorys wartość ile punktów armię armia duża',
  },
  'BW-GEN-07': {
    title: 'Pozycje startowe',
    text: 'Ustalacie je wspólnie, losujecie kostkami albo bierzecie ze scenariusza: przy oblężeniu obrońcy stoją w zamku i wokół niego. Kto zbudował pole bitwy, pozwala wybierać najpierw innym.',
    words: 'rozstawienie ustawienie armii początek krawędź oblężenie ustawić wojsko',
  },
  'BW-GEN-08': {
    title: 'Pomiary odległości',
    text: 'Odległości podaje się w calach. 1" to około 3 cm, długość 3 studów albo wysokość 3 klocków; dobry jest każdy przelicznik, byle wszyscy używali tego samego. Giętką miarką lub sznurkiem łatwiej zmierzyć drogę za róg niż linijką.',
    words: 'cale cal study oczka centymetry miarka linijka mierzenie dystans cm',
  },
  'BW-GEN-09': {
    title: 'Karty postaci',
    text: 'Każdy rodzaj jednostki ma kartę z Umiejętnością, Ruchem, Obroną i Kosztem. Zwykłej wystarcza jedna strona; jednostka ze specjalizacjami dostaje kartę składaną, dwustronną. Trzymajcie je na stole, tak by widzieli je przeciwnicy.',
    words: 'karta jednostki profil wydruk ściąga statystyki',
  },
  'BW-GEN-10': {
    title: 'Kopie i autorzy',
    text: 'Niezmienione kopie do użytku prywatnego są dozwolone. Wersję skróconą lub zmienioną wolno rozpowszechniać niezarobkowo, jeśli mówi o tym, że nią jest, podaje, kto ją zrobił i jak się z nim skontaktować, oraz zawiera wzmiankę o prawach autora (Mike Rayhawk, 1995-2006) i odesłanie do brikwars.com po pełne zasady. Tłumacz polski, Tomasz „Szerszen” Misterka, prosi, by wymieniać go obok autora.',
    words: 'prawa autorskie licencja kopiowanie autor tłumacz',
  },
  'BW-GEN-11': {
    title: 'Domyślne drabiny',
    text: 'Gdy model nie ma schodów ani drabin, przyjmuje się, że gdzieś są. Minifig, który na początku tury stoi wewnątrz budowli dokładnie nad albo pod wybranym poziomem, może zrezygnować z ruchu i przeskoczyć o 1 poziom w górę lub w dół. Na zewnątrz, albo gdy są prawdziwe schody, nie wolno.',
    words: 'brak schodów piętro wspinaczka budynek wieża wewnątrz wejść wyżej',
  },
  'BW-GEN-12': {
    title: 'Domyślne ściany',
    text: 'Budynek, który jest samą fasadą, uważa się za cały. Kto obejdzie ją z zewnątrz, nadal jest na zewnątrz i niczego w środku nie dosięgnie; do środka wchodzi się górą, dołem albo przez fasadę. Ci w środku muszą zostać tuż za nią.',
    words: 'fasada otwarty tył budynek na zewnątrz wewnątrz brak dom tyłu środku',
  },
  'BW-GEN-13': {
    title: 'Co jest potrzebne',
    text: 'Klocki, przeciwnicy, którzy chcą się bawić, dużo k6 i kilka k10, karty postaci i coś do mierzenia. Przydają się klockowe ognie i krew, części zapasowe, aparat i jedzenie. Dziwne kostki i wzorniki służą tylko zasadom wymyślanym na miejscu.',
    words: 'akcesoria lista kostki karty miarka wyposażenie kupić przynieść',
  },
  'BW-GEN-14': {
    title: 'Każde klocki, każdy świat',
    text: 'Mogą się spotkać klocki dowolnych firm i dowolna mieszanka epok i światów: rycerze, piraci i kosmonauci walczą według tych samych zasad.',
    words: 'marki zgodne serie konwencje mieszanie zamek kosmos',
  },
} satisfies ChapterTexts<Id>;
