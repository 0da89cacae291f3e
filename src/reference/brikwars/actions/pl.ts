import type { actionIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'BW-ACT-01': {
    title: 'Jedna akcja na turę',
    text: 'Jednostka wykonuje w turze 1 akcję, prawie zawsze atak. Akcją jest wszystko, co wymaga uwagi lub wysiłku; niewykorzystaną można zachować na odpowiedź.',
    words: 'akcje w turze atak limit pojedyncza akcji dwa ataki',
  },
  'BW-ACT-02': {
    title: 'Test trudności użycia',
    text: 'Rzuć na Umiejętność figurki; zwykły minifig rzuca 1k6. Próba się udaje, gdy wynik jest co najmniej równy trudności użycia; niższy oznacza porażkę ze wszystkimi jej skutkami.\nGdy na wszystkich kostkach wypadnie 1, próba się nie udaje, nawet jeśli wynik by wystarczył.',
    words: 'skill umiejętność stopień akcja sukces porażka sztuczka udać próba rzucić',
  },
  'BW-ACT-03': {
    title: 'Skala trudności',
    text: 'Czynność spoza listy ma trudność 3, chyba że gracze umówią się na inną. 2 to łatwa, 3 normalna, 4 sztuczka, 5 trudna, 6 bardzo trudna, 8 heroiczna, 10 legendarna, 12 boska (w tekście polskim 12 lub więcej). Czynność trywialna nie wymaga rzutu.\nBroń zachowuje trudność użycia z tabeli broni.',
    words: 'stopień poziom łatwe trudne use czynności akcje wyrzucić',
  },
  'BW-ACT-04': {
    title: 'Budowanie w trakcie gry',
    text: 'Przyczepienie niesionego elementu nie wymaga rzutu, ale zajmuje minifigowi całą akcję. Przyspieszyć to może specjalizacja albo wyczyn.',
    words: 'konstruować przyczepić klocek naprawa składać budować naprawić barykada',
  },
  'BW-ACT-05': {
    title: 'Obrona prowizorki',
    text: 'To, co złożono w trakcie gry, ma Obronę 1k6, chyba że jest dobry powód, by było inaczej.',
    words: 'barykada zbudowane klocek improwizacja wytrzyma',
  },
  'BW-ACT-06': {
    title: 'Rozszerzone akcje',
    text: 'Prowadzenie pojazdu, praca przy komputerze, wiosłowanie czy zakładanie zbroi płytowej zajmują całą turę: cały ruch i akcję. Rzut często nie jest potrzebny.',
    words: 'długa akcja kierowanie pilotowanie wiosła cała tura kierować założyć zbroję',
  },
  'BW-ACT-07': {
    title: 'Duże akcje',
    text: 'Obsługa czegoś za dużego na jednego minifiga wymaga tylu minifigów, ile cali ma wielkość, albo tylu tur jednego: okręt mający 24" potrzebuje 24 marynarzy albo 24 tur. Gracze mogą się spierać, że trzeba więcej lub mniej, i rzucić o rację.',
    words: 'załoga podnieść ciężki okręt taran brama kilku minifigów pchać łódź armata razem ludzi',
  },
  'BW-ACT-08': {
    title: 'Duże postacie w dużych akcjach',
    text: 'Gdy liczy się siła, większa jednostka jest warta tylu minifigów, ile wynosi jej wielkość. Gdy potrzeba rąk, na przykład do obsadzenia okrętu, liczy się jak jeden.',
    words: 'siła dinozaur olbrzym wielkość wart kilku gigant silny',
  },
  'BW-ACT-09': {
    title: 'Ile uniesie minifig',
    text: 'Jeden minifig unosi rzeczy do wielkości klocka 2x4; większe wymagają kilku. Polski tłumacz proponuje dzielić ciężar: 8 studów na minifiga, z zaokrągleniem w górę.',
    words: 'udźwig nosić ciężar klocek study razem dźwigać ciało nieść podnieść skrzynia',
  },
  'BWC-22': {
    title: 'Kiedy w turze jest akcja?',
    text: 'Podręcznik z 2005: przed ruchem jednostki, w jego trakcie albo po nim. Tekst polski: najpierw faza ruchu, potem faza akcji. Aplikacja trzyma się tekstu angielskiego; grając według polskiego, możecie zachować fazy.',
    words: 'kolejność ruch tury',
  },
  'BWC-45': {
    title: 'Czy zmiana i ładowanie broni są za darmo?',
    text: 'Tekst angielski: schowanie broni kosztuje 1"; ładowanie wymaga tylko obu rąk. Tekst polski: zmiana broni i ładowanie kosztują po 1". Cennik w aplikacji jest angielski; grając według polskiego tekstu, doliczcie po 1" także za ładowanie.',
    words: 'wyjąć schować przeładować zamiana koszt ruch',
  },
  'BWC-71': {
    title: 'Co zdziała niepełna załoga?',
    text: 'Teksty podają tylko dwa krańce: pełna załoga w 1 turę albo jeden minifig w tyle tur, ile wynosi wielkość. Aplikacja dzieli pomiędzy nimi: tury = wielkość podzielona przez załogę, zaokrąglone w górę.',
    words: 'duża akcja połowa podział ludzi armaty',
  },
  'BWC-137': {
    title: 'Czy skale trudności się różnią?',
    text: 'Tylko słowami: polska ma mniej przykładów, inny przy trywialnej i kończy się na 12 lub więcej zamiast 12. Aplikacja pokazuje stopnie angielskie, a 12 uważa za otwarte w górę.',
    words: 'skala nazwy boska trywialna góra',
  },
  'BWC-139': {
    title: 'Skala trudności czy tabela broni?',
    text: 'Przykłady skali dają mieczowi 3, toporowi 4, halabardzie 5; tabela broni krótkiej ręcznej 2, ciężkiej 4, dwuręcznej 5. Aplikacja bierze trudność użycia samej broni; skala jest do wszystkiego innego.',
    words: 'miecz sprzeczność',
  },
} satisfies ChapterTexts<(typeof actionIds)[number]>;
