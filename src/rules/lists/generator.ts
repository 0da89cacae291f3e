import { armyBounds } from '../army.ts';
import type { GeneratorUnit } from './generator-unit.ts';
import type { ReadList } from './list.ts';
import { numberAlone } from './number.ts';
import { holds, type ListedRow, standingBy } from './rows.ts';

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

/** What a part of a unit costs, behind its name. */
const priced = (name: string, of: Fields) => {
  const cost = first(of, 'cost', 'value', 'price');
  return cost === '' ? name : `${name} [${cost} CP]`;
};

function weaponText(weapon: Fields): string {
  const amount = numberAlone(textOf(weapon.amount)) ?? 1;
  const values = joined(
    ['use', 'range', 'damage'].map((name) => textOf(weapon[name])),
    ' / ',
  );
  const name = priced(first(weapon, 'name', 'type'), weapon);
  return joined([amount > 1 ? `${amount} × ${name}` : name, values && `(${values})`, notesIn(weapon)], ' ');
}

function thingText(thing: Fields): string {
  const amount = numberAlone(textOf(thing.amount)) ?? 1;
  const name = priced(first(thing, 'type', 'name'), thing);
  return joined([amount > 1 ? `${amount} × ${name}` : name, notesIn(thing)], ': ');
}

const spellText = (spell: Fields) =>
  joined(
    [textOf(spell.cliche) || textOf(spell.name), joined([textOf(spell.element), textOf(spell.die)], ' ')],
    ': ',
  );

/** What a unit of the generator says, each by its name. */
function valuesSaid(unit: Fields, names: readonly string[]): readonly string[] {
  return names.flatMap((name) => {
    const value = textOf(unit[name]);
    return value ? [`${name} ${value}`] : [];
  });
}

const fought = ['size', 'armor', 'action', 'move'] as const;

/** What a unit of the generator has beyond what it fights with, one thing a line. */
function alsoOf(unit: Fields): readonly string[] {
  return [
    ...recordsIn(unit.equipment).map(thingText),
    ...recordsIn(unit.specialties).map(thingText),
    ...[...recordsIn(unit.magik), ...recordsIn(unit.magic)].map(spellText),
    ...['notes', 'custom_notes', 'rules'].map((name) => textOf(unit[name])),
    // A picture that is no address has no room.
    first(unit, 'image', 'picture').replace(/^data:.*$/s, ''),
  ];
}

const rare = (unit: Fields) => [
  ...valuesSaid(unit, ['power', 'structure', 'momentum']),
  ...(unit.hasDeflection === true ? ['deflection'] : []),
];

/** All that a unit of the generator says. */
function noteOf(unit: Fields): string {
  const values = [...valuesSaid(unit, fought), ...rare(unit)].join(', ');
  return joined([values, ...recordsIn(unit.weapons).map(weaponText), ...alsoOf(unit)], '\n');
}

function valuesOf(unit: Fields): GeneratorUnit | undefined {
  const [size = '', armor = '', action = '', move = ''] = fought.map((name) => textOf(unit[name]));
  if (!armor || !action) return undefined;
  return {
    ...{ size, armor, action, move },
    also: joined([rare(unit).join(', '), ...alsoOf(unit)], '\n'),
    weapons: recordsIn(unit.weapons).map((weapon) => ({
      type: textOf(weapon.type),
      name: first(weapon, 'name', 'type'),
      use: textOf(weapon.use),
      range: textOf(weapon.range),
      damage: textOf(weapon.damage),
      size: textOf(weapon.size),
      said: weaponText(weapon),
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
        const { note, ...stands } = standingBy({ note: textOf(unit.custom_notes) });
        const told = { ...unit, custom_notes: note };
        const values = valuesOf(told);
        rows.push({
          ...{ kind: 'unit', line, said: called },
          unit: { name: called, count, points, note: noteOf(told), ...stands, ...(values && { values }) },
        });
      }
    }
  }
  const notes = joined(armyNotes, '\n').slice(0, armyBounds.notes);
  return { name: textOf(file.name), rows, each: true, ...(notes && { notes }) };
}
