import type { unitIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

type Id = (typeof unitIds)[number];

export const texts = {
  'BW-UNIT-01': {
    title: 'Cztery charakterystyki',
    text: 'Każda jednostka ma cztery wartości: Umiejętność, Ruch, Obronę i Koszt. Minifig ma Umiejętność 1k6, Ruch 5", Obronę 4 i Koszt 4 CP; bojowy rumak Umiejętność 1k6, Ruch 10", Obronę 1k6 (rzucaną) i Koszt 9 CP. Bardziej zaawansowane jednostki mają jeszcze specjalizacje.',
    words: 'statystyki współczynniki profil karta postaci najemnik rumak koń wartości figurki',
  },
  'BW-UNIT-02': {
    title: 'Test Umiejętności',
    text: 'Rzuć na Umiejętność jednostki (minifig: 1k6), gdy próbuje czegoś trudnego. Udaje się, jeśli suma wynosi co najmniej tyle, ile trudność użycia, a rzut nie jest pechowy.',
    words: 'skill rzut na umiejętność próba trudność stopień trudności',
  },
  'BW-UNIT-03': {
    title: 'Ruch',
    text: 'Najdłuższa droga, jaką jednostka może przebyć w jednej turze: u minifiga 5". W pełnych zasadach skracają ją ciężki ekwipunek i niektóre szybkie akcje po drodze.',
    words: 'move szybkość chodzenie bieg odległość cale jak daleko iść chodzić mogę cali idzie chodzi',
  },
  'BW-UNIT-04': {
    title: 'Obrona, bez punktów życia',
    text: 'Obrona mówi, ile obrażeń z jednego ataku jednostka wytrzymuje. Zabijają dopiero obrażenia większe od Obrony: minifig z Obroną 4 po 4 stoi dalej, przy 5 ginie. Punktów życia się nie zapisuje; tylko w walce bezpośredniej obrażenia z jednej tury się sumują.',
    words: 'armor ochrona pancerz zdrowie życie rany przeżyć hp punkty ginie umiera zabić równe',
  },
  'BW-UNIT-05': {
    title: 'Koszt',
    text: 'Wartość jednostki w punktach (CP). Minifig kosztuje 4 CP; za broń i ekwipunek płaci się osobno.',
    words: 'punkty cena cp cost najemnik kupić wart',
  },
  'BW-UNIT-06': {
    title: 'Minifig jako stwór',
    text: 'Minifiga można wycenić jak każdego stwora: wielkość 1 przy poziomie struktury 0 kosztuje 0,5 CP, Ruch 5" kosztuje 2,5, mózg 1; razem 4 CP bez broni. Jego Obroną byłby rzut 1k6, ale dla oszczędności rzutów ustalono ją na 4. Tekst polski podaje te same wartości bez wyliczenia.',
    words: 'cena wyliczenie kreacja struktura napęd mózg wielkość',
  },
  'BW-UNIT-07': {
    title: 'Profil bohatera',
    text: 'Umiejętność 1k10, Ruch 7", Obrona 2k6 (rzucana), Koszt 11 CP; ma Bohaterskie Ego. LUGPolWars: to samo, ale bez Umiejętności. W QuickWars bohater ma wartości zwykłego minifiga.',
    words: 'hero statystyki współczynniki dowódca karta bohater pancerz obrona koszt kosztuje cena',
  },
  'BW-UNIT-08': {
    title: 'Profil oficera',
    text: 'Umiejętność 1k6+1, Ruch 6", Obrona 1k6+2 (rzucana), Koszt 7 CP razem ze specjalizacją dowodzenie (1 CP). Oddziały tworzone i reorganizowane z jego udziałem nie tracą na to akcji. LUGPolWars: te same wartości, ale bez Umiejętności.',
    words: 'dowódca dowodzenie oddział officer kapitan sierżant koszt kosztuje cena statystyki',
  },
  'BW-UNIT-09': {
    title: 'Specjalizacje',
    text: 'Specjalizacja zmienia zasady dla jednej jednostki. Koszt wydrukowany na karcie już ją zawiera; innej jednostce doliczasz jej cenę: Bohaterskie Ego 3 CP, dowodzenie 1 CP, pilot 1 CP (cena z tekstu polskiego), leczenie 2 CP (polski suplement).',
    words:
      'specjalna zdolność umiejętność specjalna pilot lekarz dowodzenie ego zdolności cechy dodatkowe lista',
  },
  'BW-HERO-01': {
    title: 'Bohater',
    text: 'Bohater to minifig, który wyróżnia się strojem i ma lepsze wartości niż reszta. Dzięki Ego może raz na turę spróbować heroicznego wyczynu, a towarzysze mogą się za niego poświęcać, ale obok innych bohaterów własnej drużyny dziwaczeje.',
    words: 'hero wyczyn poświęcenie gwiazda dowódca postać dwóch bohaterów kilku drugi armii ilu umie',
  },
  'BW-HERO-02': {
    title: 'Bohaterskie Ego',
    text: 'Specjalizacja, która robi z minifiga bohatera: daje heroiczne wyczyny, poświęcenia i zdziwaczenie. Bohater ma ją wliczoną w swoje 11 CP; każda inna jednostka płaci za nią 3 CP. Tekst polski nie podaje osobnej ceny.',
    words: 'specjalizacja cena bohater zdolność bohaterem awans',
  },
  'BW-HERO-03': {
    title: 'Zdziwaczenie',
    text: 'Za każde inne przytomne Bohaterskie Ego we własnej drużynie bohater dostaje -1, najwyżej -5. Podręcznik z 2005: karę odejmuje się od każdej kostki, którą rzuca, także od dorzutów; tekst polski: raz, od całego rzutu. Suma nie spada poniżej 0. Wrogowie, drużyny sojuszników i rzuty przeciw niemu się nie liczą, a kara zmienia się, gdy bohaterowie padają lub wracają do gry.',
    words: 'dziwactwo kara kilku bohaterów dwóch bohaterów cranky razem marudny',
  },
  'BW-HERO-04': {
    title: 'Zniżka za zdziwaczenie',
    text: 'Zdziwaczały bohater jest tańszy: o 1 CP za każdy punkt zdziwaczenia na początku bitwy, najwyżej o połowę Kosztu. Bohater za 11 CP z 5 punktami kosztuje 6.',
    words: 'taniej cena rabat kilku bohaterów dziwactwo tańszy bohater',
  },
  'BWC-12': {
    title: 'Dlaczego oficer kosztuje 7?',
    text: 'Z części wychodzi 6,5 CP (struktura 0,5, Ruch 3, mózg 1, Umiejętność 1, dowodzenie 1), a Obrona 1k6+2 nie ma ceny. Aplikacja przyjmuje podane 7 CP.',
    words: 'cena pół punktu',
  },
} satisfies ChapterTexts<Id>;
