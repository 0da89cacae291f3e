import type { Searchable } from '../../../src/lookup/search/text-index.ts';

/** A small look-up in three languages, made up for the tests of search. */
export const english: readonly Searchable[] = [
  {
    id: 'X-CC-01',
    title: 'Parry',
    text: 'A parry turns a hit away before damage is rolled.',
    words: 'block defend',
  },
  {
    id: 'X-CC-02',
    title: 'Riposte',
    text: 'After a good parry you may strike back at once.',
    words: 'answer',
  },
  {
    id: 'X-CC-03',
    title: 'Shield',
    text: 'Roll 1d6+2 to stop a blow. A shield is never lost.',
    words: 'buckler',
  },
  {
    id: 'X-AT-01',
    title: 'Armor',
    text: 'Damage above Armor kills. A rocket ignores it.',
    words: 'armour toughness',
  },
  { id: 'X-AT-02', title: 'Counterattack', text: 'The attacked model strikes back.', words: 'response' },
  { id: 'X-AT-03', title: 'Missed shot', text: 'It lands elsewhere; roll 1d10.', words: 'scatter' },
];

export const polish: readonly Searchable[] = [
  {
    id: 'X-CC-01',
    title: 'Parowanie',
    text: 'Udane parowanie odbija cios, zanim rzuci się na obrażenia.',
    words: 'zasłona',
  },
  {
    id: 'X-CC-02',
    title: 'Riposta',
    text: 'Po udanym parowaniu możesz od razu oddać cios.',
    words: 'odpowiedź',
  },
  {
    id: 'X-CC-03',
    title: 'Tarcza',
    text: 'Rzuć 1k6+2, by zatrzymać cios. Tarczy się nie traci.',
    words: 'puklerz',
  },
  {
    id: 'X-AT-01',
    title: 'Pancerz',
    text: 'Obrażenia powyżej pancerza zabijają. Łuk go nie przebija.',
    words: 'obrona',
  },
  { id: 'X-AT-02', title: 'Kontratak', text: 'Zaatakowany oddaje cios mieczem.', words: 'odpowiedź' },
  { id: 'X-AT-03', title: 'Pudło', text: 'Pocisk spada gdzie indziej; rzuć 1k10.', words: 'rozrzut' },
];

export const hungarian: readonly Searchable[] = [
  {
    id: 'X-CC-01',
    title: 'Hárítás',
    text: 'A hárítás elvezeti a találatot a sebzés dobása előtt.',
    words: 'védés blokk',
  },
  { id: 'X-CC-02', title: 'Riposzt', text: 'Sikeres hárítás után azonnal visszaüthetsz.', words: 'válasz' },
  {
    id: 'X-CC-03',
    title: 'Pajzs',
    text: 'Dobj 1k6+2-t az ütés megállításához. A bónuszkocka itt is jár.',
    words: 'kispajzs',
  },
  { id: 'X-AT-01', title: 'Páncél', text: 'A páncél fölötti sebzés öl.', words: 'vért' },
  { id: 'X-AT-02', title: 'Ellentámadás', text: 'A megtámadott visszaüt.', words: 'válasz' },
  {
    id: 'X-AT-03',
    title: 'Mellélövés',
    text: 'A lövedék máshol ér földet; dobj 1k10-et.',
    words: 'szóródás',
  },
];

export const entryIds = english.map(({ id }) => id);
