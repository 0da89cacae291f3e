import type { skillIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'BW-SKL-01': {
    title: 'Ukrywanie się',
    text: 'Kto umie się ukrywać, ma więcej pożytku z osłony: 1 punkt po ruchu z najwyżej połową szybkości, 2, gdy stoi i nie zwraca na siebie uwagi; strzał ją zwraca. Punkty dodają się do zwykłej osłony: w dwóch trzecich za murkiem i bez ruchu to -4 dla strzelca. Umiejętność kosztuje 2 CP za każdy cal wielkości.',
    words:
      'skradanie ninja zasadzka kryć osłona premia podkraść skradać niezauważenie schować niewidzialny krzak',
  },
  'BW-SKL-02': {
    title: 'Spostrzegawczość',
    text: 'Odpowiedź na ukrywanie się. Rzut na Umiejętność, który nie jest akcją, musi osiągnąć osłonę kogoś w polu widzenia, na przykład 2 u kogoś, kto kryje się za krzakiem w jednej trzeciej. Gdy się uda, dla tej jednostki nie ma on już żadnej osłony, skądkolwiek ją miał. Tak samo znajduje się pułapki i skarby. Umiejętność kosztuje 2 CP za każdy cal wielkości.',
    words: 'dostrzec zauważyć wykryć zwiadowca pułapka skarb ukryty wypatrzyć ukrytego wroga szukać',
  },
  'BW-SKL-03': {
    title: 'Mistrz broni',
    text: 'Kupuje się je do jednego rodzaju broni, choćby długiego miecza albo krótkiego łuku: mistrz dodaje z nią 1k6 do Umiejętności i 1k6 do obrażeń, w innych testach nic. Każdy następny rodzaj kupuje się osobno, po 3 CP za każdy cal wielkości.',
    words: 'snajper ekspert specjalista elita mistrzostwo miecz łuk szermierz wyszkolony',
  },
  'BWC-96': {
    title: 'Jak liczyć osłonę ukrytego?',
    text: 'Tekst podaje -4 przy dwóch trzecich za osłoną i bez ruchu oraz 2 przy jednej trzeciej z umiejętnością. Aplikacja liczy 1 za każdą zasłoniętą trzecią część i dodaje 1 przy połowie szybkości albo 2 bez ruchu; drugi przykład dotyczy więc kogoś, kto idzie z połową szybkości.',
    words: 'poziom osłony części ukrywanie spostrzegawczość',
  },
  'BWC-97': {
    title: 'Czy mistrz broni może jeszcze spudłować przez 1?',
    text: 'Rzuca o kostkę więcej. W aplikacji rzut pechowy wymaga 1 na każdej kostce, więc zwykłemu minifigowi zdarza się 1 raz na 36 zamiast 1 raz na 6.',
    words: 'jedynki dwie kostki',
  },
  'BWC-166': {
    title: 'Ile kosztują umiejętności jednostki wielkości 0?',
    text: 'Za ukrywanie się, spostrzegawczość, mistrzostwo broni, przywołanie i nekromancję płaci się według wielkości, więc stworzonka mają je za darmo; tylko poziom magii ma najniższą cenę, 1. Aplikacja bierze to dosłownie.',
    words: 'cena zero umiejętność koszt minimum',
  },
} satisfies ChapterTexts<(typeof skillIds)[number]>;
