/** Prints what was measured against its budget, what is over marked with `!`; returns how many are. */
export function printTable(rows, write = (text) => process.stdout.write(text)) {
  const line = (mark, what, shown, limit, share) =>
    write(`${mark} ${what.padEnd(38)} ${shown.padStart(10)} ${limit.padStart(9)} ${share.padStart(6)}\n`);
  line(' ', 'first opening, gzip', 'bytes', 'budget', 'share');
  const over = rows.filter(({ value, budget }) => !(value <= budget)).length;
  for (const { what, value, budget, shown, limit } of rows)
    line(value <= budget ? ' ' : '!', what, shown, limit, `${Math.round((value / budget) * 100)}%`);
  write(`size: ${rows.length - over} of ${rows.length} within budget\n`);
  return over;
}
