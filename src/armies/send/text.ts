import { squadsOf } from '../../kit/units/army-squads.ts';
import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import { playing } from '../../rules/army.ts';
import type { Army, ArmyLine } from '../../storage/army/army.ts';

/** A line as it is said to people. */
export interface SaidLine extends Pick<ArmyLine, 'squad' | 'reserve'> {
  readonly count: number;
  readonly name: string;
  /** Of the whole line. */
  readonly points: number;
  /** Of the whole line. */
  readonly models: number;
  /** Points of Standfast or pips of each model, where these are several. */
  readonly each?: number;
  /** What it carries, its values, its note. */
  readonly more: readonly string[];
}

/** Where a line stands: under which heading, and whether it plays. */
export function standing({
  squad,
  reserve,
}: Pick<ArmyLine, 'squad' | 'reserve'>): Pick<SaidLine, 'squad' | 'reserve'> {
  return { ...(squad !== undefined && { squad }), ...(reserve && { reserve }) };
}

const inOneRow = (text: string) => text.replace(/\s+/g, ' ').trim();
/** What belongs to the row above; it may have lines of its own. */
const below = (text: string) => text.split('\n').map((row) => `   ${row}`);

/**
 * An army as a text that reads well in a chat: name, points, its notes, one line for each of its lines under their
 * headings. `readArmyText` reads it.
 */
export function armyText(
  { name, game, limit, notes }: Pick<Army, 'name' | 'game' | 'limit' | 'notes'>,
  lines: readonly SaidLine[],
  { send: t, armies, shell }: Pick<Messages, 'send' | 'armies' | 'shell'>,
  format: Format,
): string {
  const points = format.number(playing(lines).reduce((sum, line) => sum + line.points, 0));
  const sum =
    limit === undefined ? armies.points(points, game) : armies.pointsOf(points, format.number(limit), game);
  const said = (line: SaidLine) => {
    const cost = armies.points(format.number(line.points), game);
    const head = `${format.number(line.count)} × ${inOneRow(line.name)}: ${cost}`;
    return [line.reserve ? `${head} (${armies.playsNot})` : head, ...line.more.flatMap(below)];
  };
  const rows = [
    `${name || armies.unnamed} (${shell.games[game]}, ${sum})`,
    ...(notes ? below(notes) : []),
    ...squadsOf(lines).flatMap((squad) => [
      ...(squad.name === undefined ? [] : [`— ${inOneRow(squad.name)} —`]),
      ...squad.lines.flatMap(said),
    ]),
    t.made,
  ];
  // Where the app may part a word is nothing to a chat.
  return rows.join('\n').replaceAll('\u00ad', '');
}
