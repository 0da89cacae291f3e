import type { heroIds } from '../../../rules/usb/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'USB-HERO-01': {
    title: 'Bohater w pobliżu',
    text: 'Każdy sojuszniczy oddział w promieniu 10" od bohatera może testować morale na jego Obronę zamiast własnej. Oddział z 4+ przy bohaterze z 3+ potrzebuje 3+.',
    words: 'aura morale zasięg wsparcie dowódca wódz blisko',
  },
  'USB-HERO-02': {
    title: 'Bohater dołącza do oddziału',
    text: 'Bohater może dołączyć do sojuszniczego oddziału, jeśli ma do niego najwyżej 5". Od następnej aktywacji tego oddziału robią wszystko wspólnie, a bohater może wydawać na oddział swoje Punkty Potęgi. W aplikacji bohatera chroni Obrona żołnierzy, dopóki żyje choć jeden, razem poruszają się tak daleko, jak najwolniejszy model, a przy liczeniu strat ich Stanowczość się sumuje.',
    words: 'wejście przyłączenie razem ochrona wejść wódz',
  },
  'USB-HERO-03': {
    title: 'Bohater opuszcza oddział',
    text: 'Gdy oddział zakończy swoją aktywację, bohater może z niego wyjść i znowu działa sam. W aplikacji własną aktywację ma od następnej rundy, bo w tej działał już razem z oddziałem.',
    words: 'wyjście sam osobno odłączenie odłączyć',
  },
  'USB-HERO-04': {
    title: 'Dowódca armii',
    text: 'Dowódcą jest twój najdroższy bohater; aplikacja liczy go z wyposażeniem, magią i wierzchowcem, a spośród równych wybierasz przed rozstawieniem. Jeśli zginie, każdy pozostały oddział rzuca 1k6 na swoją najlepszą Obronę. Po niezdanym teście oddział panikuje, po zdanym nic się nie dzieje.',
    words: 'wódz generał śmierć dowódcy panika najdroższy dowodzi',
  },
  'USB-HERO-05': {
    title: 'Bohater na potworze lub w pojeździe',
    text: 'Bohater z wierzchowcem to jedna aktywacja. Ich Stanowczość się sumuje, a Obrona to gorsza z dwóch, czyli większa liczba; każdy atakuje z własną Inicjatywą i Celnością. Tekst polski mówi tylko, że Stanowczość jest wspólna, angielski, że to suma, i do sumy pasuje przykład z tekstu: 4 i 18 to 22. Bohater kupiony jako jazda nie może mieć wierzchowca, jako ciężka piechota może.',
    words: 'wierzchowiec smok czołg jeździec dosiada smoka',
  },
  'USB-DUEL-01': {
    title: 'Bohater szarżuje na bohatera',
    text: 'Od razu są w pojedynku, nawet jeśli obaj są w oddziałach. Można z niego uciec: uciekający nie walczy w tej fazie, a jego strona ma −2 do wyniku starcia.',
    words: 'pojedynek wyzwanie ucieczka odmowa kontra odmówić',
  },
  'USB-DUEL-02': {
    title: 'Jak przebiega pojedynek',
    text: 'Bohaterowie walczą ze sobą, a ich oddziały osobno. Obaj bohaterowie liczą się jako szarżujący i uderzają równocześnie, więc mogą zginąć obaj; za śmierć bohatera w pojedynku jego strona ma −1 do wyniku starcia. Tekst angielski także walkę oddziałów nazywa pojedynkiem; aplikacja trzyma się polskiego: osobne walki, jeden wynik. +1 za szarżę dostaje tylko ta strona, której jest aktywacja.',
    words: 'wyzwanie równocześnie śmierć bohaterów obaj giną',
  },
  'USB-PP-01': {
    title: 'Punkty Potęgi',
    text: 'Bohater ma na całą grę 2 (Aspirujący), 4 (Śmiałek), 6 (Heros) albo 8 (Legenda) Punktów Potęgi, a wydany punkt przepada. Używa ich w swojej aktywacji; wyjątkami są Przejęcie Inicjatywy i, w aplikacji, zmiana rzutu na dym. Każdy wyczyn kosztuje 1 punkt.',
    words: 'moc heroiczne czyny pula wydawanie mana',
  },
  'USB-PP-02': {
    title: 'Nagięcie Szczęścia',
    text: 'Za każdy Punkt Potęgi bohater zmienia wynik jednej swojej kostki o 1, w górę lub w dół; na tę samą kostkę można wydać kilka punktów. W aplikacji zmienia się sama ścianka, w granicach 1–6: 1 zamienione w 2 nie jest już automatyczną porażką, a 5 zamienione w 6 może iść dalej po drugą 6, gdy trzeba dwóch. Granie tak, że wyrzucone 1 i tak jest porażką, to zasada domowa. We wspólnej aktywacji z oddziałem bohater może zmieniać także jego kostki: na trafienie, na Obronę, na wypatrzenie ukrytych i na morale.',
    words: 'punkt potęgi zmiana wyniku plus minus kostka zmienić kość',
  },
  'USB-PP-03': {
    title: 'Przejęcie Inicjatywy',
    text: 'W dowolnej chwili za Punkt Potęgi następna aktywacja jest twoja, bez względu na kolejność, i może to być dowolna twoja jednostka. Przeciwnik może odpowiedzieć swoim punktem, a wtedy wraca zwykła kolejność. Nieparzysta liczba wydanych punktów zmienia więc kolejność, parzysta nie.',
    words: 'punkt potęgi kolejność następna aktywacja przerwanie poza kolejką wtrącić',
  },
  'USB-PP-04': {
    title: 'Brawurowy Atak',
    text: 'Za Punkt Potęgi bohater albo jeden dowolny członek jego oddziału atakuje jeszcze raz. W aplikacji jest to jeden model z jedną bronią.',
    words: 'punkt potęgi ponownie dodatkowy drugi raz jeszcze',
  },
  'USB-PP-05': {
    title: 'Perfekcyjny Strzał',
    text: 'Za Punkt Potęgi bohater albo jeden dowolny członek jego oddziału strzela bez względu na zasięg i na wszystko, co obniża Celność; premie nadal się liczą. W aplikacji jest to jeden model z jedną bronią. W obu językach użyte w tekście słowo jest też nazwą jednej pozycji z cennika; aplikacja rozumie je jako każdą broń dystansową.',
    words: 'punkt potęgi zasięg snajper kary ignoruje',
  },
  'USB-PP-06': {
    title: 'Fałszywa flaga',
    text: 'Za Punkt Potęgi bohater i oddział, w którym jest, do końca rundy nie mogą być celem żadnego ataku, chyba że bohater zaatakuje pierwszy. Jeśli opuści oddział, sam dalej jest nietykalny, ale oddział już nie. W aplikacji zakazane są tylko ataki; aura i wszystko inne działa.',
    words: 'punkt potęgi nietykalny ochrona podstęp chronić',
  },
} satisfies ChapterTexts<(typeof heroIds)[number]>;
