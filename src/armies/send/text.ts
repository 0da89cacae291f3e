import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import type { Army } from '../../storage/army.ts';

/** A line as it is said to people. */
export interface SaidLine {
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

/** An army as a text that reads well in a chat: name, points, one line for each of its lines. `readArmyText` reads it. */
export function armyText(
  { name, game, limit }: Pick<Army, 'name' | 'game' | 'limit'>,
  lines: readonly SaidLine[],
  { send: t, armies, shell }: Pick<Messages, 'send' | 'armies' | 'shell'>,
  format: Format,
): string {
  const points = format.number(lines.reduce((sum, line) => sum + line.points, 0));
  const sum =
    limit === undefined ? armies.points(points, game) : armies.pointsOf(points, format.number(limit), game);
  const said = lines.map((line) => {
    const name = line.name.replace(/\s+/g, ' ').trim();
    const head = `${format.number(line.count)} × ${name}: ${armies.points(format.number(line.points), game)}`;
    // A note may have lines of its own.
    return [head, ...line.more.flatMap((more) => more.split('\n').map((row) => `   ${row}`))].join('\n');
  });
  const rows = [`${name || armies.unnamed} (${shell.games[game]}, ${sum})`, ...said, t.made];
  // Where the app may part a word is nothing to a chat.
  return rows.join('\n').replaceAll('\u00ad', '');
}
