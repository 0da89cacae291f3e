import { beforeEach, describe, expect, it } from 'vitest';
import { saveArmy } from '../../../src/storage/army/armies.ts';
import { listArmyUnits } from '../../../src/storage/army/army-units.ts';
import {
  castleFiguresList,
  decodeFigureDraft,
  figureLines,
  figureOfUnit,
  type SavedFigure,
  unitOf,
} from '../../../src/storage/castle/castle-figures.ts';
import { readOne, write } from '../../../src/storage/store.ts';
import { army, fixture, freshDevice, given, line, openTab } from '../device.ts';

beforeEach(freshDevice);

const record = fixture('castle-figures-1.json') as { readonly figures: readonly SavedFigure[] };
const [rider] = record.figures as readonly [SavedFigure];
const { id: _, ...figure } = rider;

const saved = (id: string, part: object = {}) => ({ ...figure, id, ...part }) as SavedFigure;

describe('storage/castle/castle-figures', () => {
  it('storage/castle/castle-figures a record of version 1 reads', () => {
    expect(castleFiguresList.decode(record)).toEqual({ state: 'ok', value: record.figures });
  });

  it('storage/castle/castle-figures two tabs saving at once lose nothing', async () => {
    const [one, two] = [openTab(), openTab()];
    await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        castleFiguresList.change(n % 2 ? one : two, (figures) => [...figures, saved(`f${n}`)]),
      ),
    );
    expect(given(await castleFiguresList.load(openTab())).length).toBe(10);
  });

  it('storage/castle/castle-figures what a later version added stays', async () => {
    const store = openTab();
    const first = saved('a', { speed: 12 });
    given(await write(store, [['castle-figures', { version: 1, figures: [first], folders: ['x'] }]]));
    given(await castleFiguresList.change(store, (figures) => [...figures, saved('b')]));
    expect(given(await readOne(store, 'castle-figures'))).toEqual({
      version: 1,
      figures: [first, saved('b')],
      folders: ['x'],
    });
  });

  it('storage/castle/castle-figures a damaged record is put aside, one of a newer version left alone', async () => {
    const store = openTab();
    given(await write(store, [['castle-figures', { version: 1, figures: 'none' }]]));
    expect(await castleFiguresList.load(store)).toMatchObject({ issues: [{ code: 'list-damaged' }] });
    given(await castleFiguresList.change(store, () => [saved('a')]));
    expect(given(await readOne(store, 'damaged:castle-figures'))).toEqual({ version: 1, figures: 'none' });
    given(await write(store, [['castle-figures', { version: 2 }]]));
    expect(await castleFiguresList.change(store, () => [])).toEqual({
      ok: false,
      issues: [{ code: 'list-newer', version: 2 }],
    });
  });

  it.each<[string, object]>([
    ['a kind nobody knows', { kind: 'section' }],
    ['a damage below nothing', { baseDamage: -1 }],
    ['half a damage', { baseRangedDamage: 1.5 }],
    ['a damage without end', { baseDamage: 100 }],
    ['an ability that attacks no castle', { abilities: ['mergezes'] }],
    ['abilities without end', { abilities: Array.from({ length: 9 }, () => 'atutes') }],
    ['a range below nothing', { range: -1 }],
    ['a dial without clicks', { clicks: 0 }],
    ['points of a third', { cost: 1 / 3 }],
    ['a name without end', { name: 'x'.repeat(41) }],
    ['a dial with nothing on it', { dial: [] }],
    ['a dial without end', { dial: Array.from({ length: 41 }, () => ({ damage: 1 })) }],
    ['a click of half a damage', { dial: [{ damage: 0.5 }] }],
    ['a third token', { now: { tokens: 3 } }],
  ])('storage/castle/castle-figures one with %s is damaged', (_title, part) => {
    expect(castleFiguresList.decode({ version: 1, figures: [saved('a', part)] }).state).toBe('damaged');
  });

  it('storage/castle/castle-figures joined with those of a backup the same figure is not doubled, whatever the order of its abilities', () => {
    const mine = { version: 1, figures: [saved('a', { abilities: ['atutes', 'utkozes'] })] };
    const theirs = [saved('z', { abilities: ['utkozes', 'atutes'] }), saved('a', { baseDamage: 9 })];
    const joined = castleFiguresList.merge(theirs, mine);
    expect(joined.added).toBe(1);
    expect(joined.put[0]?.[1]).toMatchObject({ figures: [{ id: 'a' }, { id: 'a-2', baseDamage: 9 }] });
  });
});

describe('storage/castle/castle-figures with dials', () => {
  const dialled = fixture('castle-figures-dial-1.json') as { readonly figures: readonly SavedFigure[] };

  it('storage/castle/castle-figures a record whose figures have dials reads', () => {
    expect(castleFiguresList.decode(dialled)).toEqual({ state: 'ok', value: dialled.figures });
  });

  it('storage/castle/castle-figures two with different dials are two, two with the same are one', () => {
    const mine = { version: 1, figures: dialled.figures };
    const [first] = dialled.figures as readonly [SavedFigure];
    const other = { ...first, dial: [...(first.dial ?? []), { damage: 1 }] };
    expect(castleFiguresList.merge([{ ...first, id: 'z' }, other], mine).added).toBe(1);
  });
});

describe('storage/castle/castle-figures in the line of an army', () => {
  it('storage/castle/castle-figures what a line keeps is read back under the name of the line', async () => {
    const store = openTab();
    const lines = [
      line('l1', { name: 'Straż', count: 2, unit: unitOf(figure) }),
      line('l2'),
      line('l3', { name: '', unit: { ...unitOf(figure), version: 2 } }),
      line('l4', { name: '', unit: unitOf(figure) }),
    ];
    given(await saveArmy(store, army('mk', { game: 'mage-knight', lines }), 1000));
    given(await saveArmy(store, army('bw', { lines }), 2000));
    expect(given(await listArmyUnits(store, figureLines))).toEqual([
      {
        id: 'mk',
        name: 'Army mk',
        changed: 1000,
        units: [
          { line: 'l1', count: 2, unit: { ...figure, name: 'Straż' } },
          { line: 'l4', count: 1, unit: figure },
        ],
      },
    ]);
  });

  it('storage/castle/castle-figures a value taken away is gone from the line, what a later version added is not', () => {
    const before = unitOf({ ...figure, speed: 12 } as typeof figure);
    const { attack, ...lighter } = figure;
    expect(attack).toBe(11);
    const kept = figureLines.keep(lighter, before);
    expect(kept.data).toEqual({ ...lighter, speed: 12 });
  });

  it.each<[string, Parameters<typeof figureOfUnit>[0]]>([
    ['no unit', undefined],
    ['another game', { game: 'usb', version: 1, data: figure }],
    ['a newer version', { game: 'mage-knight', version: 2, data: figure }],
    ['rubbish', { game: 'mage-knight', version: 1, data: 'strong' }],
    ['a figure half there', { game: 'mage-knight', version: 1, data: { kind: 'titan' } }],
  ])('storage/castle/castle-figures %s is no figure, and no error', (_title, unit) => {
    expect(figureOfUnit(unit)).toBeUndefined();
  });
});

describe('storage/castle/castle-figures half entered', () => {
  it('storage/castle/castle-figures a draft is read back, anything else is none', () => {
    const draft = { id: 'f1', figure };
    expect(decodeFigureDraft(JSON.stringify(draft))).toEqual(draft);
    const of = { of: { army: 'a', line: 'l' }, figure };
    expect(decodeFigureDraft(JSON.stringify(of))).toEqual(of);
    for (const text of ['', 'null', '{}', '{"figure":{}}', JSON.stringify({ ...draft, id: 'a:b' })]) {
      expect(decodeFigureDraft(text)).toBeUndefined();
    }
  });
});
