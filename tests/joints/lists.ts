// Army → text → army; pasted list, table, generator → army.
import fc from 'fast-check';
import { armyText, type SaidLine } from '../../src/armies/send/text.ts';
import { send as sendEn } from '../../src/armies/words/send-en.ts';
import { send as sendHu } from '../../src/armies/words/send-hu.ts';
import { send as sendPl } from '../../src/armies/words/send-pl.ts';
import { squadsOf } from '../../src/kit/units/army-squads.ts';
import { csvTable } from '../../src/platform/csv.ts';
import { createFormat } from '../../src/platform/format.ts';
import { type Game, games } from '../../src/rules/ids.ts';
import { languages } from '../../src/rules/languages.ts';
import { readArmyText } from '../../src/rules/lists/army-text.ts';
import type { ListedUnit } from '../../src/rules/lists/rows.ts';
import { words } from '../support/words.ts';
import { type AnyJoint, type Fields, joint } from './fields.ts';
import { anyPoints } from './values.ts';

const sends = { en: sendEn, pl: sendPl, hu: sendHu };
const texts = Object.fromEntries(
  await Promise.all(
    languages.map(async (language) => [
      language,
      { send: sends[language], armies: await words[language].armies(), shell: await words[language].shell() },
    ]),
  ),
);

const name = fc
  .tuple(
    fc.constantFrom('Guard', 'Zażółć', 'Őrség', 'Rycerz św. Jerzego', 'Knights, mounted', 'Wolves of 1410'),
    fc.constantFrom('', ' of the hill', ' II', ' and co'),
  )
  .map((parts) => parts.join(''));

/** An army as it is said. */
export interface SaidArmy {
  readonly name: string;
  readonly game: Game;
  readonly limit?: number;
  readonly notes?: string;
  readonly lines: readonly SaidLine[];
}

export const anySaid: fc.Arbitrary<SaidArmy> = fc
  .record({
    name,
    game: fc.constantFrom(...games),
    limit: fc.option(fc.integer({ min: 1, max: 99_999 }), { nil: undefined }),
    lines: fc.array(
      fc.record({
        name,
        count: fc.integer({ min: 1, max: 2_500 }),
        points: anyPoints.map((points) => points * 20),
        models: fc.nat(9),
        each: fc.option(fc.integer({ min: 2, max: 9 }), { nil: undefined }),
        more: fc.array(name, { maxLength: 2 }),
        squad: fc.option(name, { nil: undefined }),
        reserve: fc.constantFrom(undefined, true as const),
      }),
      { minLength: 1, maxLength: 4 },
    ),
    notes: fc.constantFrom(undefined, 'Riders on the left', 'Riders on the left\nGuard at the ford'),
  })
  .map(({ limit, lines, notes, ...army }) => {
    const said = lines.map(({ squad, reserve, points, each, ...line }) => ({
      ...line,
      points: Math.round(points * 100) / 100,
      // On paper the boxes of a single model are those of several.
      ...(each !== undefined && line.models > 1 && { each }),
      ...(squad !== undefined && { squad }),
      ...(reserve && { reserve }),
    }));
    return {
      ...army,
      // As they are shown.
      lines: squadsOf(said).flatMap((squad) => squad.lines),
      ...(limit !== undefined && { limit }),
      ...(notes !== undefined && { notes }),
    };
  });

export const saidFields: Fields<SaidArmy> = {
  name: 'travels',
  game: 'travels',
  limit: 'travels',
  notes: 'travels',
  lines: {
    squad: 'travels',
    reserve: 'travels',
    count: 'travels',
    name: 'travels',
    points: 'travels',
    models: { why: 'follow from the unit, which a text does not carry' },
    each: { why: 'follow from the unit, which a text does not carry' },
    more: 'travels',
  },
};

const through = languages.map((language) =>
  joint<SaidArmy>({
    what: `army → text → army (${language})`,
    fields: saidFields,
    any: anySaid,
    walk: (army) => {
      const shown = readArmyText(armyText(army, army.lines, texts[language], createFormat(language)));
      return {
        name: shown.name,
        game: shown.game,
        limit: shown.limit,
        notes: shown.notes,
        lines: shown.units.map(({ count, name: called, points, note, ...stands }) => ({
          ...stands,
          count,
          name: called,
          points,
          more: note === '' ? [] : note.split('\n'),
        })),
      };
    },
    runs: 60,
  }),
);

interface PastedList {
  readonly units: readonly ListedUnit[];
}

const pasted: Fields<PastedList> = {
  units: {
    name: 'travels',
    count: 'travels',
    points: 'travels',
    note: 'travels',
    squad: 'travels',
    reserve: { never: 'only this app lets a unit stay at home' },
    values: { never: 'only the generator of BrikWars has values' },
  },
};

/** What the app writes as a table or for the generator says it in the note. */
const standing: Fields<PastedList> = { units: { ...pasted.units, reserve: 'travels' } };

const anyPasted: fc.Arbitrary<PastedList> = fc
  .record({
    units: fc.array(
      fc.record({
        name: fc.constantFrom('Guard', 'Zażółć', 'Őrség', 'Knights', 'Archers of the hill'),
        count: fc.integer({ min: 1, max: 99 }),
        points: fc.integer({ min: 1, max: 9_999 }).map((tenths) => tenths / 10),
        note: fc.constantFrom('', 'swords', 'tired'),
        squad: fc.constantFrom(undefined, 'Left wing', 'Prawe skrzydło', '5. szakasz'),
      }),
      { minLength: 2, maxLength: 4 },
    ),
  })
  .map(({ units }) => ({
    units: squadsOf(
      units.map(({ squad, ...unit }) => ({ ...unit, ...(squad !== undefined && { squad }) })),
    ).flatMap(({ lines }) => lines),
  }));

const anyStanding: fc.Arbitrary<PastedList> = fc
  .tuple(anyPasted, fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }))
  .map(([{ units }, home]) => ({
    units: units.map((unit, at) => ({ ...unit, ...(home[at] && { reserve: true as const }) })),
  }));

const noteWith = ({ reserve, note }: ListedUnit) =>
  [...(reserve ? ['dziś nie gra'] : []), ...(note ? [note] : [])].join('\n');

const list = joint<PastedList>({
  what: 'pasted list → army',
  fields: pasted,
  any: anyPasted,
  walk: ({ units }) => ({
    units: readArmyText(
      [
        'My men',
        ...squadsOf(units).flatMap(({ name: under, lines }) => [
          ...(under === undefined ? [] : [`== ${under} ==`]),
          ...lines.map(
            ({ name: called, count, points, note }) =>
              `${count} x ${called}, ${points} pts${note ? `\n  ${note}` : ''}`,
          ),
        ]),
      ].join('\n'),
    ).units,
  }),
});

const table = joint<PastedList>({
  what: 'table → army',
  fields: standing,
  any: anyStanding,
  walk: ({ units }) => ({
    units: readArmyText(
      csvTable(
        [
          ['Squad', 'Name', 'Count', 'Points', 'Note'],
          ...units.map((unit) => [unit.squad ?? '', unit.name, unit.count, unit.points, noteWith(unit)]),
        ],
        ';',
      ),
    ).units,
  }),
});

const generator = joint<PastedList>({
  what: 'generator → army',
  fields: standing,
  any: anyStanding,
  walk: ({ units }) => ({
    units: readArmyText(
      JSON.stringify({
        name: 'Army',
        squads: squadsOf(units).map(({ name: under = '', lines }) => ({
          name: under,
          units: lines.map((unit) => ({
            name: unit.name,
            value: String(unit.points),
            unit_number: unit.count,
            custom_notes: noteWith(unit),
          })),
        })),
      }),
    ).units,
  }),
});

export const armyTexts: readonly AnyJoint[] = through;
export const pastedLists: readonly AnyJoint[] = [list, table, generator];
