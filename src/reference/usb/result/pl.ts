import type { resultIds } from '../../../rules/usb/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'USB-RES-01': {
    title: 'Liczenie wyniku starcia',
    text: 'Po każdej walce wręcz, gdy straty zejdą ze stołu, obie strony liczą punkty. +1 dla strony, która teraz szarżowała; +1 za każdą nieobronioną ranę zadaną w tej walce; +1 za każde pełne 4 żywe modele, najwyżej +3; +1 za przewagę liczebną; +1 za każdy własny oddział w walce poza pierwszym; +1 za falangę; do tego najwyższa Stanowczość, jaka została jednemu modelowi. −2, jeśli jej bohater uciekł z pojedynku, −1, jeśli w nim zginął.',
    words: 'punktacja punkty zwycięzca porównanie kto wygrał siła walkę',
  },
  'USB-RES-02': {
    title: 'Co daje wynik starcia',
    text: 'Weź różnicę punktów obu stron. 0–1: obie strony pozostają związane walką. 2–3: przegrany odsuwa się o 2" i jest wstrząśnięty. 4–5: ucieka i panikuje. 6 i więcej: zostaje zniszczony. Przegrany ze specjalizacją „nie do złamania” dostaje zamiast tego tyle ran, ile wynosi różnica.',
    words: 'różnica tabela przedziały zwycięzca przegrany skutek przegrana',
  },
  'USB-RES-03': {
    title: 'Oddanie terenu',
    text: 'Przy różnicy 2–3 przegrany odsuwa się o 2" i jest wstrząśnięty. Jeśli wejdzie we wroga, liczy się, jakby ten właśnie na niego zaszarżował; przed jednostką swojej strony zatrzymuje się, przed terenem niebezpiecznym też, ale teren wtedy działa. W aplikacji na taką szarżę nie ma reakcji, liczy się zmęczenie i zdarza się to raz na oddział; nieruchoma maszyna zostaje tylko wstrząśnięta.',
    words: 'odepchnięcie cofnięcie odwrót wstrząśnięty przegrana zderzenie przegrali cofają',
  },
  'USB-RES-04': {
    title: 'Porażka i ucieczka',
    text: 'Przy różnicy 4–5 przegrany ucieka jak najdalej od wroga, na swój maksymalny ruch: 10" i wszystko, co go zmienia. Wpada w panikę. Wrogowie, jednostki swojej strony i teren niebezpieczny po drodze działają tak samo jak przy oddaniu terenu.',
    words: 'uciec rozbicie panika przegrana maksymalny ruch żołnierze uciekają',
  },
  'USB-RES-05': {
    title: 'Całkowita zguba',
    text: 'Przy różnicy 6 lub więcej przegrany oddział zostaje całkowicie zniszczony i schodzi ze stołu.',
    words: 'zniszczony unicestwienie wdeptany zdjęty przegrana zmieciony',
  },
  'USB-RES-06': {
    title: 'Żywi i przewaga liczebna',
    text: 'W obu punktach liczą się modele, nie Stanowczość, po zdjęciu strat. Żywi: 4–7 daje +1, 8–11 daje +2, 12 lub więcej +3, mniej niż 4 nic. Przewaga liczebna: +1 dostaje strona, która ma więcej modeli, w aplikacji liczone ze wszystkich jej oddziałów w tej walce; przy równej liczbie nikt nie dostaje punktu.',
    words: 'liczebność więcej modeli czwórka ocaleli wynik starcia żywych',
  },
} satisfies ChapterTexts<(typeof resultIds)[number]>;
