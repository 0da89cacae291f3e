import type { Army, ArmyLine } from '../../storage/army/army.ts';

/** The lines under one heading; those that stand under none come first. */
export interface ArmySquad<Line> {
  readonly name?: string;
  readonly lines: readonly Line[];
}

/** The lines of an army by their headings, each in the place of its first line. */
export function squadsOf<Line extends Pick<ArmyLine, 'squad'>>(
  lines: readonly Line[],
): readonly ArmySquad<Line>[] {
  const bare = lines.filter(({ squad }) => squad === undefined);
  const names = [...new Set(lines.flatMap(({ squad }) => squad ?? []))];
  return [
    ...(bare.length > 0 ? [{ lines: bare }] : []),
    ...names.map((name) => ({ name, lines: lines.filter(({ squad }) => squad === name) })),
  ];
}

/** The lines in the order in which they are shown. */
function asShown(lines: readonly ArmyLine[]): readonly ArmyLine[] {
  return squadsOf(lines).flatMap((squad) => squad.lines);
}

/** A line under another heading, or under none. */
function inSquad(line: ArmyLine, name: string | undefined): ArmyLine {
  if ((line.squad ?? '') === (name ?? '')) return line;
  const { squad: _before, ...rest } = line;
  return name === undefined || name === '' ? rest : { ...rest, squad: name };
}

/**
 * Moves a line up (-1) or down (1) as it is shown; at the end of the list nothing happens. At the edge of a heading it goes
 * under the next one.
 */
export function moveLine(army: Army, id: string, by: -1 | 1): Army {
  const shown = asShown(army.lines);
  const from = shown.findIndex((line) => line.id === id);
  const line = shown[from];
  const beside = shown[from + by];
  if (!line || !beside) return army;
  const lines =
    beside.squad === line.squad
      ? shown.toSpliced(from, 1).toSpliced(from + by, 0, line)
      : shown.toSpliced(from, 1, inSquad(line, beside.squad));
  return { ...army, lines };
}

/** All lines of a heading under another name, or under none. */
export function renameSquad(army: Army, before: string, name: string | undefined): Army {
  return {
    ...army,
    lines: army.lines.map((line) => (line.squad === before ? inSquad(line, name) : line)),
  };
}

/** Every line under the heading that is given for it. */
export function groupLines(army: Army, nameOf: (line: ArmyLine) => string | undefined): Army {
  return { ...army, lines: army.lines.map((line) => inSquad(line, nameOf(line))) };
}
