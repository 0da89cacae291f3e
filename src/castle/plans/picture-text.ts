import type { Violation } from '../../rules/mage-knight/plan/placement.ts';
import type { Outline } from '../../rules/mage-knight/plan/plan.ts';
import type { Thing } from '../plan/model.ts';

/** What stands in a picture, in the player's language. */
export interface PictureWords {
  readonly language: string;
  /** The name of the plan. */
  readonly title: string;
  /** The table and its size. */
  readonly table: string;
  readonly enclosed: string;
  /** From where positions are measured. */
  readonly note: string;
  inches(value: number, limit?: number): string;
  player(player: number): string;
  area(player: number): string;
  /** What stands on it, and its name with that mark where the name alone does not say it. */
  mark(thing: Thing): string;
  called(thing: Thing): string;
  size(outline: Outline): string;
  position(thing: Thing): string;
  /** Heads the findings; 0: everything is legal. */
  found(amount: number): string;
  finding(violation: Violation): string;
}

/** Text as it may stand in XML: signs that XML has no place for are left out. */
export function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#39;');
}

/** Lines of at most so many letters, broken between words; a longer word is cut. */
export function wrap(text: string, most: number): readonly string[] {
  const words = text
    .split(/\s+/)
    .filter((word) => word !== '')
    .flatMap((word) => piecesOf(word, most));
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) lines.splice(-1, 1, `${last} ${word}`);
    else lines.push(word);
  }
  return lines;
}

function piecesOf(word: string, most: number): readonly string[] {
  const signs = [...word];
  const count = Math.ceil(signs.length / most);
  return Array.from({ length: count }, (_, place) => signs.slice(place * most, (place + 1) * most).join(''));
}

/** A paragraph of the legend: lines that stay together. */
export interface Block {
  readonly lines: readonly string[];
  /** A heading stays with what follows it. */
  readonly heading?: boolean;
  /** What stands before it: the colour of a player, or that of the enclosed ground. */
  readonly swatch?: string;
}

/** Room between two groups. */
export const gap: Block = { lines: [''] };

export interface PlacedBlock extends Block {
  readonly column: number;
  /** So many lines below the top of its column. */
  readonly line: number;
}

/** The blocks one under the other in columns of so many lines; a longer block has a column for itself. */
export function flow(blocks: readonly Block[], most: number): readonly PlacedBlock[] {
  let [column, line] = [0, 0];
  return blocks.map((block, place) => {
    const next = block.heading ? (blocks[place + 1]?.lines.length ?? 0) : 0;
    if (line > 0 && line + block.lines.length + next > most) [column, line] = [column + 1, 0];
    const placed = { ...block, column, line };
    // No room is left free at the top of a column.
    if (line > 0 || block !== gap) line += block.lines.length;
    return placed;
  });
}

/** How many lines each of so many columns needs to hold all blocks. */
export function linesNeeded(blocks: readonly Block[], columns: number): number {
  let lines = Math.ceil(blocks.reduce((sum, block) => sum + block.lines.length, 0) / columns);
  while ((flow(blocks, lines).at(-1)?.column ?? 0) >= columns) lines++;
  return lines;
}
