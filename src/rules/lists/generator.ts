import { armyBounds } from '../army.ts';
import type { GeneratorUnit } from './generator-unit.ts';
import type { ReadList } from './list.ts';
import { numberAlone } from './number.ts';
import { holds, type ListedRow } from './rows.ts';

type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const recordsIn = (value: unknown): readonly Fields[] => (Array.isArray(value) ? value.filter(isRecord) : []);
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
const notesIn = (of: Fields) => textOf(of.notes) || textOf(of.custom_notes);
const joined = (parts: readonly string[], sign: string) => parts.filter(Boolean).join(sign);

/** The first of these that is written. */
const first = (of: Fields, ...names: readonly string[]) =>
  names.map((name) => textOf(of[name])).find(Boolean) ?? '';

function weaponText(weapon: Fields): string {
  const amount = numberAlone(textOf(weapon.amount)) ?? 1;
  const values = joined(
    ['use', 'range', 'damage'].map((name) => textOf(weapon[name])),
    ' / ',
  );
  const name = first(weapon, 'name', 'type');
  return joined([amount > 1 ? `${amount} × ${name}` : name, values && `(${values})`, notesIn(weapon)], ' ');
}

function thingText(thing: Fields): string {
  const amount = numberAlone(textOf(thing.amount)) ?? 1;
  const name = first(thing, 'type', 'name');
  return joined([amount > 1 ? `${amount} × ${name}` : name, notesIn(thing)], ': ');
}

const spellText = (spell: Fields) =>
  joined(
    [textOf(spell.cliche) || textOf(spell.name), joined([textOf(spell.element), textOf(spell.die)], ' ')],
    ': ',
  );

/** All that a unit of the generator says, one thing a line. */
function noteOf(unit: Fields): string {
  const values = ['size', 'armor', 'power', 'action', 'move', 'structure', 'momentum'].flatMap((name) => {
    const value = textOf(unit[name]);
    return value ? [`${name} ${value}`] : [];
  });
  return joined(
    [
      joined([...values, unit.hasDeflection === true ? 'deflection' : ''], ', '),
      ...recordsIn(unit.weapons).map(weaponText),
      ...recordsIn(unit.equipment).map(thingText),
      ...recordsIn(unit.specialties).map(thingText),
      ...[...recordsIn(unit.magik), ...recordsIn(unit.magic)].map(spellText),
      ...['notes', 'custom_notes', 'rules'].map((name) => textOf(unit[name])),
    ],
    '\n',
  );
}

function valuesOf(unit: Fields): GeneratorUnit | undefined {
  const [size, armor, action, move] = ['size', 'armor', 'action', 'move'].map((name) => textOf(unit[name]));
  if (!armor || !action) return undefined;
  return {
    ...{ size: size ?? '', armor, action, move: move ?? '' },
    weapons: recordsIn(unit.weapons).map((weapon) => ({
      name: first(weapon, 'name', 'type'),
      use: textOf(weapon.use),
      range: textOf(weapon.range),
      damage: textOf(weapon.damage),
      size: textOf(weapon.size),
    })),
  };
}

/** The file of the public army generator of BrikWars: squads of units, each with its value, number and all it has. */
export function readGenerator(text: string): ReadList | undefined {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return undefined;
  }
  // Some save their army alone, some all of them.
  if (Array.isArray(file)) [file] = file;
  if (!isRecord(file) || !Array.isArray(file.squads)) return undefined;
  const rows: ListedRow[] = [];
  const armyNotes = [textOf(file.rules), textOf(file.notes), textOf(file.custom_notes)];
  let line = 0;
  for (const squad of recordsIn(file.squads)) {
    const name = textOf(squad.name);
    rows.push({ kind: 'heading', line: ++line, said: name, name });
    const said = notesIn(squad) || textOf(squad.rules);
    if (said) armyNotes.push(joined([name, said], ': '));
    for (const unit of recordsIn(squad.units)) {
      const called = textOf(unit.name);
      const points = numberAlone(first(unit, 'value', 'cost') || '0');
      const count = numberAlone(first(unit, 'unit_number', 'amount') || '1');
      line += 1;
      if (!called || points === undefined || count === undefined || !holds(count, count * points))
        rows.push({ kind: 'unread', line, said: called || name || '?' });
      else {
        const values = valuesOf(unit);
        rows.push({
          ...{ kind: 'unit', line, said: called },
          unit: { name: called, count, points, note: noteOf(unit), ...(values && { values }) },
        });
      }
    }
  }
  const notes = joined(armyNotes, '\n').slice(0, armyBounds.notes);
  return { name: textOf(file.name), rows, each: true, ...(notes && { notes }) };
}
