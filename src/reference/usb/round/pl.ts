import type { roundIds } from '../../../rules/usb/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'USB-TURN-01': {
    title: 'Kto zaczyna rundę',
    text: 'Na początku każdej rundy każdy gracz rzuca 1k6; zaczyna ten, kto wyrzucił więcej. Przy remisie rzućcie jeszcze raz.',
    words: 'pierwszy gracz inicjatywa początek remis kolejność',
  },
  'USB-TURN-02': {
    title: 'Aktywacja naprzemienna',
    text: 'Gracze na przemian aktywują po jednej jednostce, aż wszystkie jednostki obu stron zostaną aktywowane; wtedy runda się kończy. Gdy jedna strona nie ma już czego aktywować, druga aktywuje swoje pozostałe jednostki jedną po drugiej.',
    words: 'kolejność koniec rundy następny gracz przemiennie zmianę kolej',
  },
  'USB-TURN-03': {
    title: 'Losowa aktywacja z kartami',
    text: 'Zasada dodatkowa. Zamiast aktywować na przemian, potasujcie talię 52 kart i dobierajcie po jednej: czerwona karta to aktywacja jednego gracza, czarna drugiego. Gdy jedna strona aktywowała w tej rundzie już wszystko, druga kończy bez dobierania; potem zaczyna się następna runda.',
    words: 'talia karty czerwona czarna losowanie tasowanie losowo',
  },
  'USB-TURN-04': {
    title: 'Jedna karta na aktywację',
    text: 'Zasada dodatkowa do losowej aktywacji. Weźcie dokładnie tyle kart danego koloru, ile aktywacji ma ta strona, i odkładajcie jedną za każdym razem, gdy strona straci jednostkę.',
    words: 'talia karty czerwone czarne pula dodatek kart',
  },
  'USB-TURN-05': {
    title: 'Bohater z oddziałem: jedna aktywacja',
    text: 'Bohater, który dołączył do oddziału, jest aktywowany razem z nim. Dopóki są razem, twoja strona ma w każdej rundzie o jedną aktywację mniej.',
    words: 'wspólna razem dołączony mniej aktywacji wódz',
  },
} satisfies ChapterTexts<(typeof roundIds)[number]>;
