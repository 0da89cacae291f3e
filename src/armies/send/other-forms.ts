import { squadsOf } from '../../kit/units/army-squads.ts';
import { csvTable } from '../../platform/csv.ts';
import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import { weapons2005 } from '../../rules/brikwars/weapons.ts';
import type { Army, ArmyLine } from '../../storage/army/army.ts';
import { profileOfUnit } from '../../storage/units/profiles.ts';
import type { SaidLine } from './text.ts';

/** An army as a table for spreadsheets, which the app reads again. */
export function armyCsv(
  lines: readonly SaidLine[],
  { send: { columns }, armies }: Pick<Messages, 'send' | 'armies'>,
  { language }: Pick<Format, 'language'>,
): string {
  const { squad, name, count, points, notes } = columns;
  const rows = squadsOf(lines).flatMap((under) =>
    under.lines.map((line) => {
      const more = [...(line.reserve ? [armies.playsNot] : []), ...line.more];
      return [under.name ?? '', line.name, line.count, line.points, more.join('\n')];
    }),
  );
  // Spreadsheets that write 1,5 expect semicolons between the columns.
  return csvTable([[squad, name, count, points, notes], ...rows], language === 'en' ? ',' : ';');
}

/** Sizes of the generator: shorter than, as long as, longer than who holds it. */
const sizes = { S: 1, M: 2, L: 3 } as const;
const sizeOfKind: Readonly<Record<string, number>> = { hand: 1, heavy: 2, 'two-handed': 3 };

function generatorUnit({ name, count, points, note, unit }: ArmyLine, id: number) {
  const profile = profileOfUnit(unit);
  const weapons = (profile?.weapons ?? []).map((weapon) => {
    if (typeof weapon === 'object')
      return {
        ...{ type: '', name: weapon.name ?? '', use: weapon.use, range: '', damage: weapon.damage },
        ...{ size: sizeOfKind[weapon.kind] ?? 1, amount: 1 },
      };
    const { use, damage = '', size = 'S' } = weapons2005[weapon];
    return { type: weapon, name: weapon, use, range: '', damage, size: sizes[size], amount: 1 };
  });
  return {
    ...{ id, name, unit_number: String(count), value: String(points), hasDeflection: false },
    ...(profile && {
      ...{ size: String(profile.size), armor: profile.armor, action: profile.skill },
      move: String(profile.move),
    }),
    ...{ custom_notes: note, weapons, equipment: [], specialties: [], magik: [] },
  };
}

/** An army as the file of the public army generator of BrikWars, which the app reads too. */
export function generatorFile(
  { name, notes = '', lines }: Pick<Army, 'name' | 'notes' | 'lines'>,
  { playsNot }: Pick<Messages['armies'], 'playsNot'>,
): string {
  let id = 0;
  const said = ({ reserve, note, ...line }: ArmyLine) => ({
    ...line,
    note: reserve ? [playsNot, ...(note ? [note] : [])].join('\n') : note,
  });
  const squads = squadsOf(lines).map((squad) => ({
    ...{ id: ++id, name: squad.name ?? '' },
    units: squad.lines.map((line) => generatorUnit(said(line), ++id)),
  }));
  return JSON.stringify({ name, rules: notes, squads }, undefined, 1);
}
