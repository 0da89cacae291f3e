// Tables for spreadsheets, as text.

export type Cell = string | number;

/** Rows of cells, each safe to open: the mark in front tells spreadsheets that the letters are UTF-8. */
export function csvTable(rows: readonly (readonly Cell[])[], separator: string): string {
  return `\ufeff${rows.map((row) => `${row.map((cell) => write(cell, separator)).join(separator)}\r\n`).join('')}`;
}

/** A spreadsheet would take a line that begins like this for a formula and run it; it passes over blanks, and reads wide signs as plain ones. */
const formula = /^[\s\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^\t/u;

function write(cell: Cell, separator: string): string {
  if (typeof cell === 'number') return separator === ';' ? String(cell).replace('.', ',') : String(cell);
  const lines = cell.split(/([\r\n]+)/).map((line) => (formula.test(line) ? `'${line}` : line));
  const safe = `${/^[\r\n]/.test(cell) ? "'" : ''}${lines.join('')}`;
  return /["\r\n]/.test(safe) || safe.includes(separator) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const twoDigits = (part: number) => String(part).padStart(2, '0');

/** `2026-11-21`, the day where the player is. */
export function fileDay(time: number): string {
  const day = new Date(time);
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()].map(twoDigits).join('-');
}
