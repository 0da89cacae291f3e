/**
 * The cells of each row of a table as text (RFC 4180): a cell in quotes keeps the sign that parts cells, line ends, and of
 * two quotes one. A quote within a cell without them, or one that nothing closes, is a letter like any other.
 */
export function cellsOf(text: string, separator: string): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  let quotes = true;
  const plainEnd = (from: number) => {
    let end = from;
    while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end++;
    return end;
  };
  /** Behind the quote that closes the cell, or -1. */
  const quotedEnd = (from: number) => {
    for (let end = text.indexOf('"', from); end >= 0; end = text.indexOf('"', end + 2))
      if (text[end + 1] !== '"') return end + 1;
    return -1;
  };
  while (at < text.length) {
    const closed = quotes && text[at] === '"' ? quotedEnd(at + 1) : 0;
    // Nothing closes any quote behind one that is open.
    if (closed < 0) quotes = false;
    const end = plainEnd(Math.max(at, closed));
    const inside = closed > 0 ? text.slice(at + 1, closed - 1).replaceAll('""', '"') : '';
    row.push(inside + text.slice(Math.max(at, closed), end));
    at = end + 1;
    if (text[end] === separator && at < text.length) continue;
    if (text[end] === separator) row.push('');
    if (text[end] === '\r' && text[at] === '\n') at++;
    rows.push(row);
    row = [];
  }
  return rows;
}
