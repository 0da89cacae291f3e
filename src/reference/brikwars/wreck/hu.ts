import type { wreckIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'BW-DMG-01': {
    title: '1-es vagy kisebb méret',
    text: 'A páncélnál nagyobb sebzés azonnal elpusztítja; a kisebb semmit sem tesz.',
    words: 'kicsi minifigura halál páncél',
  },
  'BW-DMG-02': {
    title: 'Az egész támadása',
    text: 'Célozz a szerkezet bármely látható részére; a látható mérete segíti a dobást. Ha csak felszíni elem érhető el, csak az sérül.',
    words: 'általános sebzés cél szerkezet',
  },
  'BW-DMG-03': {
    title: 'Méretsebzés',
    text: 'A páncélnál nagyobb sebzés egy jelző, bármekkora volt; jelöld egy kockával. Mindegyik elvesz 1" mozgást, de 1" alá nem, és egy inchet abból a méretből, amely a fegyvereknél és a lendületnél számít.',
    words: 'sebzésjelző kocka jármű lassabb',
  },
  'BW-DMG-04': {
    title: 'Megsemmisülés',
    text: 'Annyi jelző pusztítja el, amennyi a mérete. Az 1-es méretűek és az apró lények az elsőtől elpusztulnak.',
    words: 'roncs robbanás jelző',
  },
  'BW-DMG-05': {
    title: 'Egy rész támadása',
    text: 'Nevezz meg egy elemet vagy egy legfeljebb inchnyi területet. A kis részt nehezebb eltalálni, de többnyire egy szinttel gyengébb. A páncélja fölötti sebzés letöri, vagy egy inchnyi kockát leszakít.',
    words: 'alkatrész kerék torony löveg letörik lyuk',
  },
  'BW-DMG-06': {
    title: 'Egyetlen darabból',
    text: 'A főleg egy nagy elemből álló alkotást részek támadásával nem lehet elpusztítani. Támadd az egészet, vagy bénítsd meg valamijét.',
    words: 'egy elem darab',
  },
  'BW-DMG-07': {
    title: 'Rések és felek',
    text: 'A jól célzott találat rést nyit, vezérlőt öl vagy kettévágja az alkotást. Mindegyik fél új, kisebb méretet kap, megtartja az egész összes jelzőjét, és csak azt használja, ami nála maradt és vezérelhető.',
    words: 'kettévágás fél rés lyuk',
  },
  'BW-DMG-08': {
    title: 'Különleges sebzés',
    text: 'A koptatás és a túlölés ritka alkalmakra való: ha a sebzés túl kicsi vagy túl nagy a célponthoz. Előre egyezzetek meg benne.',
    words: 'választható különleges',
  },
  'BW-DMG-09': {
    title: 'Koptatás',
    text: 'A sebzésdobás előtt mondd be: sérülés helyett minden, a szerkezeti szintnél nagyobb kocka egy pontot ad. A pontok megmaradnak, és minden későbbi, azonos fajta támadáshoz hozzáadódnak ugyanazon a célponton vagy részen.',
    words: 'fejsze faltörő lassan pont fal',
  },
  'BW-DMG-10': {
    title: 'Túlölés',
    text: 'Ami a páncél fölött marad, új páncéldobással találkozhat egy újabb jelzőért vagy részért, és így tovább, amíg a páncél ki nem tart, vagy el nem fogy a célpont.',
    words: 'maradék sebzés újra több jelző',
  },
  'BW-DMG-11': {
    title: 'Túlölés a célpont mögött',
    text: 'Ha a célpont elpusztult, átszakadt vagy félrerepült, a maradék továbbmegy arra, ami mögötte a vonalban van, ameddig a támadás elér.',
    words: 'mögött vonal következő célpont',
  },
  'BWC-37': {
    title: 'Mit számol a koptatás?',
    text: 'Angol szöveg: a szint fölötti kockák számát, azonos fajta támadásokhoz. A lengyel az összegüknek is olvasható, bármely támadáshoz. Az app kockákat számol, ugyanarra a fajtára és részre.',
    words: 'koptatás szám összeg fajta',
  },
  'BWC-136': {
    title: 'Mit gyengítenek a jelzők?',
    text: 'Azt a méretet, amely a használt fegyvereknél és a lendületnél számít; a páncélt nem. Az új határ fölötti fegyver abban a körben nem lőhet.',
    words: 'jelző határ fegyver lendület',
  },
  'BWC-149': {
    title: 'Megindítja-e a falat egy jelző?',
    text: 'A mozgás legfeljebb 1"-re csökken. Ami sosem mozgott, annál az app 0"-et hagy.',
    words: 'épület mozgás legalább nulla',
  },
} satisfies ChapterTexts<(typeof wreckIds)[number]>;
