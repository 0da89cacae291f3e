import type { frameIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

type Id = (typeof frameIds)[number];

export const texts = {
  'BW-GEN-02': {
    title: 'Rzut na rację',
    text: 'Gdy gracze nie mogą się zgodzić, każdy zainteresowany najpierw mówi, jak ma być, a potem wszyscy rzucają; rację ma ten, kto wyrzucił najwięcej. Po rzucie zdania już się nie zmienia, a ci, którzy zremisowali z najwyższym wynikiem, rzucają jeszcze raz. Kostki o większej liczbie ścianek są lepsze, bo rzadziej dają remis. Tekst polski mówi wprost, że szóstki dają tu dorzut.',
    words: 'spór kłótnia rzut rozstrzygający kto ma rację wisg remis',
  },
  'BW-GEN-03': {
    title: 'Kto zaczyna grę',
    text: 'Pierwszy rzut na rację w grze zwykle ustala kolejność graczy: zwycięzca mówi, kto zaczyna i w jakiej kolejności grają pozostali. W QuickWars o kolejność po prostu się rzuca.',
    words: 'kolejność graczy początek inicjatywa pierwszy gracz rozpoczęcie',
  },
  'BW-GEN-06': {
    title: 'Budżet armii',
    text: 'Punkty (CP) są nieobowiązkowe. Jeśli z nich korzystacie, każda armia dostaje taki sam budżet i z niego opłaca żołnierzy, broń, ekwipunek, pojazdy i umocnienia; suma nie może przekroczyć budżetu.',
    words: 'punkty limit cp koszt rozpiska kosztorys wartość armii',
  },
  'BW-GEN-08': {
    title: 'Pomiary odległości',
    text: 'Odległości podaje się w calach. 1" to około 3 cm, długość 3 studów albo wysokość 3 klocków; dobry jest każdy przelicznik, byle wszyscy używali tego samego. Giętką miarką lub sznurkiem łatwiej zmierzyć drogę za róg niż linijką.',
    words: 'cale cal study oczka centymetry miarka linijka mierzenie dystans',
  },
} satisfies ChapterTexts<Id>;
