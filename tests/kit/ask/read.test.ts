import { describe, expect, it } from 'vitest';
import { lookAt, partsOf, without } from '../../../src/kit/ask/asking.ts';
import { createReader, differByOne } from '../../../src/kit/ask/read.ts';
import type { Language } from '../../../src/rules/languages.ts';

type Concept = 'horse' | 'shoots' | 'bow' | 'armour' | 'distance' | 'wall' | 'in' | 'dice';

const read = createReader<Concept>({
  vocabulary: [
    ['horse', 'horse', '=kon konn', '=ló lovas'],
    ['shoots', 'shoot', 'strzel', '=lő'],
    ['bow', 'bow =bows', 'luk', 'ij'],
    ['armour', 'armour armor', 'pancerz', 'pancel pancél_értek'],
    ['distance', 'distance', 'odleg', 'tavol'],
    ['wall', 'wall', 'mur', 'fal'],
    ['in', '=into', 'srodka', '=be'],
  ],
  fillers: ['the a an on of can', 'ten na z', 'a az egy'],
  unlike: ['bowl'],
  valued: ['armour', 'distance'],
  things: ['bow', 'horse'],
  inches: 'distance',
  signs: [['dice', /\d*[dk]\d+/u]],
  owned: ['wall'],
});

/** What was understood, short: `3 bow`, `armour 4`, `?word`. */
const told = (text: string, own?: Language) =>
  read(text, own).map(({ text: typed, concept, number, plus, counts, unknown, from, at, own: mine }) =>
    [
      unknown ? `?${typed}` : (concept ?? ''),
      number ?? '',
      plus ? '+' : '',
      counts ? `>${counts}` : '',
      from ? '<' : '',
      at ? '@' : '',
      mine ? '!' : '',
    ].join(''),
  );

describe('kit/ask', () => {
  it.each<[string, Language, readonly string[]]>([
    // Numbers: as signs, with inch signs and without, in words with their endings.
    ['3 bows', 'en', ['3>bow', 'bow']],
    ['three bows', 'en', ['3>bow', 'bow']],
    ['trzy łuki', 'pl', ['3>bow', 'bow']],
    ['trzema łukami', 'pl', ['3>bow', 'bow']],
    ['három íj', 'hu', ['3>bow', 'bow']],
    ['armour 4', 'en', ['armour', '4>armour']],
    ['négyes páncél', 'hu', ['4>armour', 'armour']],
    ['armor of 4+', 'en', ['armour', '4+>armour']],
    ['8"', 'en', ['distance8>distance']],
    ['8″', 'en', ['distance8>distance']],
    ["8''", 'en', ['distance8>distance']],
    ['8 inches', 'en', ['distance8>distance']],
    ['8-inch', 'en', ['distance8>distance']],
    ['7,5 cala', 'pl', ['distance7.5>distance']],
    ['8 cali', 'pl', ['distance8>distance']],
    ['8 hüvelykről', 'hu', ['distance8>distance']],
    ['12 colra', 'hu', ['distance12>distance']],
    ['8-ról', 'hu', ['8']],
    ['4-es páncél', 'hu', ['4>armour', 'armour']],
    ['distance eight', 'en', ['distance', '8>distance']],
    // "Ten" is a number in English and says nothing in Polish.
    ['ten bows', 'en', ['10>bow', 'bow']],
    ['ten łuk', 'pl', ['bow']],
    ['hat íj', 'hu', ['6>bow', 'bow']],
    ['hat a falra', 'hu', ['?hat', 'wall@']],
    ['egy íj', 'hu', ['1>bow', 'bow']],
    // Accents first, and none where none are typed.
    ['ló', 'hu', ['horse']],
    ['lő', 'hu', ['shoots']],
    ['Łuk', 'pl', ['bow']],
    ['luk', 'pl', ['bow']],
    ['páncélérték', 'hu', ['armour']],
    // Slips, endings, places, what is near to a word and is another.
    ['distnace', 'en', ['distance']],
    ['bowl', 'en', ['?bowl']],
    ['falról', 'hu', ['wall<']],
    ['from the wall', 'en', ['wall<']],
    ['z muru', 'pl', ['wall<']],
    ['falamat', 'hu', ['wall!']],
    ['can it be the wall', 'en', ['?it', 'wall']],
    ['be a falba', 'hu', ['in', 'wall']],
    ['2d6 bows', 'en', ['dice', 'bow']],
    ['zeppelin, wall!', 'en', ['?zeppelin', 'wall']],
    ['', 'en', []],
  ])('kit/ask: %s (%s)', (text, own, expected) => {
    expect(told(text, own)).toEqual(expected);
  });

  it('kit/ask: every word knows its place, and a part of the text can be taken out', () => {
    const text = '3 íj, zeppelin a 4-es páncélra 8″';
    const words = read(text, 'hu');
    for (const { text: typed, start, end } of words) expect(text.slice(start, end)).toBe(typed);
    const parts = partsOf(words);
    expect(
      parts.map(({ text: typed, concept, number, unknown }) => [typed, concept, number, unknown]),
    ).toEqual([
      ['3 íj', 'bow', 3, false],
      ['zeppelin', undefined, undefined, true],
      ['4-es páncélra', 'armour', 4, false],
      ['8″', 'distance', 8, false],
    ]);
    expect(new Set(parts.map(({ id }) => id)).size).toBe(parts.length);
    expect(parts.map((part) => without(text, part))).toEqual([
      ', zeppelin a 4-es páncélra 8″',
      '3 íj, a 4-es páncélra 8″',
      '3 íj, zeppelin a 8″',
      '3 íj, zeppelin a 4-es páncélra',
    ]);
  });

  it('kit/ask: a question takes what it has a place for, and says what is left', () => {
    const { asking, taken, left } = lookAt(read('three bows shoot from the wall armour 4 distance 99 7'), [
      'wall',
    ]);
    expect(left()).toEqual(['three', 'bows', 'shoot', 'wall', 'armour', '4', 'distance', '99', '7']);
    expect(asking.take('wall')).toBeUndefined();
    expect(asking.takeFrom('wall')).toBe('wall');
    expect(asking.whole('bow', 12)).toBe(3);
    expect(asking.number('distance', 48)).toBeUndefined();
    expect(asking.loose(10)).toBe(7);
    asking.allow('shoots');
    expect(asking.has('armour', 'horse')).toBe(true);
    expect(taken()).toBe(3);
    expect(left()).toEqual(['armour', '4', 'distance', '99']);
  });

  it('kit/ask: one letter more, less, other, or two that changed places', () => {
    for (const other of ['wallx', 'wal', 'walk', 'wlal', 'wall'])
      expect(differByOne('wall', other), other).toBe(true);
    for (const other of ['walls!', 'wxyl', '', 'lalw']) expect(differByOne('wall', other), other).toBe(false);
  });
});
