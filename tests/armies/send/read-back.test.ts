import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readyArmies, readyUnits } from '../../../src/armies/brikwars/ready-armies.ts';
import { armyText, standing } from '../../../src/armies/send/text.ts';
import { saidArmy } from '../../../src/armies/send-army.tsx';
import { presetProfile } from '../../../src/brikwars/units/preset-profile.ts';
import { squadsOf } from '../../../src/kit/units/army-squads.ts';
import { armyBounds, playing } from '../../../src/rules/army.ts';
import type { Profile } from '../../../src/rules/brikwars/units/profile.ts';
import { unitIds } from '../../../src/rules/brikwars/units.ts';
import { weaponIds } from '../../../src/rules/brikwars/weapons.ts';
import { games } from '../../../src/rules/ids.ts';
import { languages } from '../../../src/rules/languages.ts';
import { linesOfUnit, readArmyText } from '../../../src/rules/lists/army-text.ts';
import type { Army, ArmyLine } from '../../../src/storage/army/army.ts';
import { unitOf as unitOfBrikwars } from '../../../src/storage/units/profile-unit.ts';
import { unitOf as unitOfUsb } from '../../../src/storage/units/usb-units.ts';
import { army, freshDevice } from '../../storage/device.ts';
import { picker, randomUnit } from '../../support/samples/usb-units.ts';
import { openArmiesTab, type Tab } from '../tab.ts';

beforeEach(freshDevice);

const tabs: Tab[] = [];
afterEach(() => {
  for (const tab of tabs.splice(0)) tab.close();
});

const words = [
  'Guard',
  'Łucznicy',
  'lándzsás',
  '7',
  'Mk 2',
  '5 x Spears',
  'of: 60 points',
  '(old)',
  '– 12',
  '1,200 CP',
  '9 × Rat: 5 pkt',
];
const name = fc.array(fc.constantFrom(...words), { maxLength: 4 }).map((parts) => parts.join(' '));
const note = fc.oneof(
  fc.constant(''),
  fc
    .array(
      fc.oneof(name, fc.constantFrom('Hit 5+, Initiative 2, Tough 5+, Standfast 2', '2 × Rat: 5 points')),
      { maxLength: 3 },
    )
    .map((rows) => rows.join('\n')),
);
/** Headings, also such as look like another part of the text. */
const squad = fc.constantFrom(
  undefined,
  'Left wing',
  'Prawe – skrzydło',
  '— Őrség —',
  '9 × Rat: 5 pkt',
  'Guard (USB, 1 points)',
);
const count = fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: armyBounds.count }));
const points = fc.oneof(
  fc.integer({ min: 0, max: 400 }),
  fc.integer({ min: 0, max: 9_999_999 }).map((cents) => cents / 100),
);

const profile: fc.Arbitrary<Profile> = fc
  .tuple(fc.constantFrom(...unitIds), fc.uniqueArray(fc.constantFrom(...weaponIds), { maxLength: 2 }), name)
  .map(([unit, weapons, called]) => ({ ...presetProfile(unit, called || 'Minifig'), weapons }));

const unitFor = {
  brikwars: profile.map(unitOfBrikwars),
  usb: fc.integer().map((seed) => unitOfUsb(randomUnit(picker(seed)))),
  'mage-knight': fc.constant(undefined),
} as const;

const armies: fc.Arbitrary<Army> = fc.constantFrom(...games).chain((game) => {
  const line = fc
    .record({
      ...{ name, count, points, note, squad, reserve: fc.boolean() },
      unit: fc.oneof(fc.constant(undefined), unitFor[game]),
    })
    .map(
      ({ unit, squad: under, reserve, ...rest }): Omit<ArmyLine, 'id'> => ({
        ...rest,
        ...(unit && { unit }),
        ...(under !== undefined && { squad: under }),
        ...(reserve && { reserve }),
      }),
    );
  return fc
    .tuple(
      name,
      note,
      fc.array(line, { minLength: 1, maxLength: 12 }),
      fc.option(fc.integer({ min: 1, max: 20_000 }), { nil: undefined }),
    )
    .map(([called, notes, lines, limit]) =>
      army('a', {
        ...{ name: called, game, notes },
        lines: lines.map((each, at) => ({ ...each, id: `l${at}` })),
        ...(limit === undefined ? {} : { limit }),
      }),
    );
});

/** The army as text in a language, and its lines as they are said. */
async function sent({ model, services: { language } }: Tab, of: Army) {
  const lines = await saidArmy(model, of, language);
  const texts = {
    send: language.texts('send'),
    armies: language.texts('armies'),
    shell: language.texts('shell'),
  };
  return { lines, text: armyText(of, lines, texts, language.format.peek()) };
}

const sum = (lines: readonly { readonly points: number }[]) =>
  lines.reduce((cents, line) => cents + Math.round(line.points * 100), 0);

const plain = (row: string) => row.trim().replace(/\s/g, ' ').replaceAll('\u00ad', '');

/** The rows of a text, as they are kept; one blank is as good as another. */
const rows = (text: string) =>
  text
    .split('\n')
    .map((row) => plain(row))
    .filter(Boolean);

describe('armies/send reads back what it sends', () => {
  it.each(languages)(
    'armies/send/text: any army of any game comes back from its text in %s, as it was said',
    async (spoken) => {
      const tab = await openArmiesTab();
      tabs.push(tab);
      await tab.services.language.change(spoken);
      await fc.assert(
        fc.asyncProperty(
          armies,
          fc.constantFrom('whole', 'no blanks', 'among words', 'blanks of a chat'),
          async (of, way) => {
            const { lines, text } = await sent(tab, of);
            const asShown = squadsOf(lines).flatMap((under) => under.lines);
            const received = {
              whole: text,
              // What stands on a line of its own as a unit does was set in to be none.
              'no blanks':
                text.includes('   2 × ') || text.includes('   9 × ') ? text : text.replace(/^ +/gm, ''),
              'among words': `Look at this\n${text}\nsee you`,
              'blanks of a chat': text.replace(/[\u00a0\u202f]/g, ' '),
            }[way];
            const shown = readArmyText(received);
            expect(
              shown.units.map((unit) => ({
                ...unit,
                name: plain(unit.name),
                note: rows(unit.note),
              })),
            ).toEqual(
              asShown.map((line) => ({
                ...standing(line),
                name: plain(line.name),
                count: line.count,
                points: line.points,
                note: line.more.flatMap(rows),
              })),
            );
            expect([shown.game, shown.limit, shown.left, shown.cut]).toEqual([of.game, of.limit, 0, 0]);
            expect(shown.unread).toEqual(way === 'among words' ? ['Look at this', 'see you'] : []);
            expect(rows(shown.notes ?? '')).toEqual(rows(of.notes ?? ''));
            const cost = playing(lines).reduce((cents, line) => cents + Math.round(line.points * 100), 0);
            expect(cost).toBe(sum(playing(shown.units)));
            if (of.name) expect(shown.name).toBe(of.name);
          },
        ),
        { numRuns: 60 },
      );
    },
  );

  it('BW-GEN-06 what is read costs what the list says, also where it cannot be divided', () => {
    const unit = fc.record({
      name,
      count: fc.integer({ min: 1, max: armyBounds.count }),
      points,
      note: fc.constant(''),
    });
    fc.assert(
      fc.property(unit, (shown) => {
        const made = linesOfUnit(shown, false);
        expect(made.reduce((cents, line) => cents + line.count * Math.round(line.points * 100), 0)).toBe(
          sum([shown]),
        );
        expect(made.reduce((all, line) => all + line.count, 0)).toBe(shown.count);
        expect(made.length).toBeLessThanOrEqual(2);
      }),
    );
    expect(linesOfUnit({ name: 'Thirds', count: 3, points: 100, note: '' }, false)).toEqual([
      { name: 'Thirds', count: 2, points: 33.33, note: '' },
      { name: 'Thirds', count: 1, points: 33.34, note: '' },
    ]);
  });

  it('armies/send/text: what a unit of BrikWars holds is said once', async () => {
    const tab = await openArmiesTab();
    tabs.push(tab);
    const { language } = tab.services;
    await language.load(['kit', 'brikwars', 'fight']);
    for (const ready of readyArmies) {
      const units = readyUnits(ready, language.texts('brikwars'));
      const lines = units.map(({ count: many, profile: of }, at) => ({
        ...{ id: `l${at}`, name: of.name, count: many, points: of.cost, note: '', unit: unitOfBrikwars(of) },
      }));
      const { text } = await sent(tab, army('a', { lines }));
      for (const { profile: of } of units) {
        const held = of.name.split(': ')[1];
        if (held)
          expect(text.split(held).length - 1).toBe(
            units.filter(({ profile: p }) => p.name.endsWith(held)).length,
          );
      }
    }
  });
});
