import type { actionIds } from '../../../rules/usb/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'USB-ACT-01': {
    title: 'Ruch taktyczny',
    text: 'Przesuń cały oddział o najwyżej 5", a potem strzelaj, albo najpierw strzelaj, a potem przesuń go o najwyżej 5". Ruchu nie wolno dzielić: nie można wyjść o 2", strzelić i wrócić pod osłonę.',
    words: 'marsz chód i strzał strzelanie akcja strzelić',
  },
  'USB-ACT-02': {
    title: 'Bieg oddziału',
    text: 'Przesuń cały oddział o najwyżej 10". W tej aktywacji nie atakuje. Oddział w panice nie może zrobić nic innego.',
    words: 'biegnie sprint bez ataku szybki akcja cali piechota',
  },
  'USB-ACT-03': {
    title: 'Szarża',
    text: 'Przesuń cały oddział o najwyżej 10" i walcz wręcz. Wyniki 1 na trafienie przerzucasz raz: przy 4+ kostka trafia wtedy w 7 przypadkach na 12.',
    words: 'szarżować atak przerzut jedynki natarcie atakować zasięg jedynek',
  },
  'USB-ACT-04': {
    title: 'Strzał celowany',
    text: 'Oddział nie rusza się i strzela z +1 do Celności, więc 4+ staje się 3+. Słowa użyte tu w obu tekstach są też nazwą broni o zasięgu 24"; w aplikacji celować można z każdej broni dystansowej.',
    words: 'celowanie bez ruchu premia strzelanie broń strzelecka akcja mierzyć stać',
  },
  'USB-ACT-05': {
    title: 'Okopanie',
    text: 'Oddział utrzymuje formację, dostaje +1 do Obrony i może reagować na szarże, nawet jeśli był już aktywowany w tej rundzie. Kolumna marszowa nie może się okopać, a potwory i maszyny nic z tego nie mają. Tekst nie mówi, jak długo to trwa; w aplikacji dopóki oddział się nie ruszy lub nie zostanie przesunięty albo nie zrobi czegoś innego niż ponowne okopanie lub strzał z miejsca. Obojętnie, skąd się wzięło okopanie, +1 liczy się tylko raz.',
    words: 'okopany okopać się obrona umocnienie czekać akcja okop rów',
  },
  'USB-ACT-06': {
    title: 'Akcje specjalne',
    text: 'Scenariusze i wyposażenie mogą dodawać własne akcje: szukanie akt, podkładanie bomb, leczenie. Co taka akcja daje, mówi scenariusz. Tekst polski wymienia też forsowanie zamków, co może znaczyć zamki w drzwiach albo twierdze, angielski tylko zamki w drzwiach; żadna zasada od tego nie zależy.',
    words: 'scenariusz misja cel bomba leczyć zamek twierdza szukać',
  },
} satisfies ChapterTexts<(typeof actionIds)[number]>;
