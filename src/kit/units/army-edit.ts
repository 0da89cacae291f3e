import { armyBounds } from '../../rules/army.ts';
import type { Game } from '../../rules/ids.ts';
import type { Army, ArmyLine } from '../../storage/army/army.ts';

/** What a person may change of a line by hand. */
export type LineChange = Partial<Pick<ArmyLine, 'name' | 'count' | 'points' | 'models' | 'note' | 'unit'>>;

export function newArmy(id: string, game: Game, edition: string, now: number): Army {
  const army: Army = { id, version: 1, name: '', game, lines: [], created: now, changed: now, revision: 0 };
  return withGame(army, game, edition);
}

/** Only BrikWars has editions; an army that becomes one of BrikWars gets `edition`. */
export function withGame(army: Army, game: Game, edition: string): Army {
  const { edition: before, ...rest } = army;
  if (game !== 'brikwars') return { ...rest, game };
  return { ...rest, game, edition: before ?? edition };
}

/** A line of an army that says how its unit fights. */
export function unitLine(
  id: string,
  name: string,
  unit: NonNullable<ArmyLine['unit']>,
  priced: Pick<ArmyLine, 'count' | 'points' | 'models'>,
): ArmyLine {
  return { id, name: name.slice(0, armyBounds.name), ...priced, note: '', unit };
}

/** A line that plays today, or stays at home. */
export function withReserve(army: Army, id: string, reserve: boolean): Army {
  return withLine(army, id, ({ reserve: _before, ...line }) => (reserve ? { ...line, reserve } : line));
}

/** A line with another picture, or with none. */
export function withPhoto(army: Army, id: string, photo: string | undefined): Army {
  return withLine(army, id, ({ photo: _before, ...line }) =>
    photo === undefined ? line : { ...line, photo },
  );
}

export function withNotes(army: Army, notes: string): Army {
  const { notes: _before, ...rest } = army;
  return notes === '' ? rest : { ...rest, notes: notes.slice(0, armyBounds.notes) };
}

export function withLimit(army: Army, limit: number | undefined): Army {
  const { limit: _before, ...rest } = army;
  return limit === undefined ? rest : { ...rest, limit };
}

export function canAddLine(army: Army): boolean {
  return army.lines.length < armyBounds.lines;
}

/** Puts a line at an index, the end where none is given; no further line than the bounds allow. */
export function addLine(army: Army, line: ArmyLine, index: number = army.lines.length): Army {
  return canAddLine(army) ? { ...army, lines: army.lines.toSpliced(index, 0, line) } : army;
}

export function changeLine(army: Army, id: string, change: LineChange): Army {
  return withLine(army, id, (line) => ({ ...line, ...change }));
}

function withLine(army: Army, id: string, change: (line: ArmyLine) => ArmyLine): Army {
  return { ...army, lines: army.lines.map((line) => (line.id === id ? change(line) : line)) };
}

/** A second line like one, right behind it, which no longer knows of the first. */
export function copyLine(army: Army, id: string, newId: string): Army {
  const index = army.lines.findIndex((line) => line.id === id);
  const line = army.lines[index];
  return line ? addLine(army, { ...structuredClone(line), id: newId }, index + 1) : army;
}

export function removeLine(army: Army, id: string): Army {
  return { ...army, lines: army.lines.filter((line) => line.id !== id) };
}

/** The same army under a new id and name, every line with an id of its own; no link to the original. */
export function copyArmy(army: Army, name: string, createId: () => string, now: number): Army {
  const { commander, ...copy } = structuredClone(army);
  const lines = copy.lines.map((line) => ({ ...line, id: createId() }));
  const commands = lines[copy.lines.findIndex(({ id }) => id === commander)];
  return {
    ...copy,
    id: createId(),
    name: name.slice(0, armyBounds.name),
    ...(commands && { commander: commands.id }),
    lines,
    created: now,
    changed: now,
    revision: 0,
  };
}
