import type { priceIds } from '../../../rules/usb/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'USB-PRICE-01': {
    title: 'Cena żołnierza',
    text: 'Celność, Inicjatywa, Obrona, Stanowczość: Żółtodziób 5+, 1, 5+, 1 za 7 punktów, Regularny 4+, 1, 4+, 1 za 14, Weteran 3+, 1, 3+, 1 za 21. Każde +1 do Celności kosztuje 3, każde +1 do Obrony 4, w aplikacji do 3+. Ciężka piechota (+1 Stanowczości) i jazda (+1 Inicjatywy, +4" ruchu) to 8 więcej. Broń drzewcowa lub tarcza 3; ciężka lub kawaleryjska 6; lekka broń strzelecka 5, broń strzelecka 10, automatyczna 15; każda specjalizacja 10 albo 3. Tekst angielski rozdziela cztery wartości kropkami, ale to liczby całkowite.',
    words: 'koszt punkty model ranga żółtodziób regularny weteran kosztuje wojak statystyki piechur punktów',
  },
  'USB-PRICE-02': {
    title: 'Cena oddziału',
    text: 'Cena modelu razy liczba modeli. Liderzy to 30 punktów więcej, w aplikacji raz za cały oddział. Do 2 żołnierzy może zamienić broń strzelecką na specjalną za 25 punktów od każdego; aplikacja zostawia w cenie tę zamienioną, a odliczenie jej to zasada domowa. W aplikacji jedno i drugie jest dla piechoty, ciężkiej piechoty i jazdy.',
    words: 'koszt punkty jednostka liderzy broń specjalna kosztuje oddział razem',
  },
  'USB-PRICE-03': {
    title: 'Cena potwora lub maszyny',
    text: 'Cena rangi, 15 punktów i 15 za każdy punkt wzrostu: Regularny kosztuje 29, ze wzrostem 1 to 44, ze wzrostem 6 to 119. Broń drzewcowa 5, kawaleryjska 10, naprawdę ciężka 20, tarcza 10; lekka strzelecka 5, strzelecka 10, automatyczna 15, duża 20, ogromna 30; ładownia 30. Sztuk łącznie: 1 do wzrostu 1, 2 od 2, 3 od 4, 4 przy 6. Każda specjalizacja 20 albo 5. Tekst angielski liczy tarczę od modelu, co tu na jedno wychodzi.',
    words: 'koszt punkty pojazd czołg wzrost wyposażenie kosztuje smok',
  },
  'USB-PRICE-04': {
    title: 'Cena bohatera',
    text: 'Aspirujący 5+, 2, 5+, 2 za 30 punktów; Śmiałek 4+, 3, 4+, 2 za 65; Heros 3+, 3, 3+, 3 za 90; Legenda 3+, 3, 3+, 4 za 115. W aplikacji +1 do Celności kosztuje 3, a +1 do Obrony 4, do 3+. Jako ciężka piechota (+1 Stanowczości) albo jazda (+1 Inicjatywy, +4" ruchu) kosztuje 8 więcej. Wyposażenie kosztuje tyle co dla żołnierza, każda specjalizacja 20 albo 5; do tego magia i wierzchowiec, ale jazda wierzchowca nie ma.',
    words: 'koszt punkty aspirujący śmiałek heros legenda bohater kosztuje poziomy',
  },
  'USB-PRICE-05': {
    title: 'Magia i technika bohatera',
    text: 'Oprócz wszystkiego innego bohater może dokupić sprzęt za tyle, ile kosztuje jego poziom: 30 punktów Aspirujący, 65 Śmiałek, 90 Heros, 115 Legenda. Liczy się to do jego ceny, więc i do limitu armii. W aplikacji są to bronie i tarcze żołnierzy, ponad po jednej każdego rodzaju, oraz specjalizacje. Tekst angielski mówi też o punktach magii, ale chodzi o punkty armii, jak w polskim.',
    words: 'czary artefakt budżet czarodziej technologia przedmioty gadżety artefakty',
  },
} satisfies ChapterTexts<(typeof priceIds)[number]>;
