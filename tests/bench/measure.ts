/** Keeps results alive, so that nothing measured can be optimised away. */
const kept = { value: 0 };

/** Nanoseconds a call: medians of several rounds, the contenders taking turns so that noise meets all of them. */
export function measure(
  contenders: Readonly<Record<string, () => number>>,
  rounds = 15,
  sliceMs = 8,
): Record<string, number> {
  const names = Object.keys(contenders);
  const calls = new Map<string, number>();
  const samples = new Map<string, number[]>(names.map((name) => [name, []]));
  for (const name of names) {
    const run = contenders[name] ?? (() => 0);
    const until = performance.now() + 60;
    let count = 0;
    for (; performance.now() < until; count++) kept.value += run();
    calls.set(name, Math.max(1, Math.ceil((count * sliceMs) / 60)));
  }
  for (let round = 0; round < rounds; round++) {
    for (const name of names) {
      const run = contenders[name] ?? (() => 0);
      const count = calls.get(name) ?? 1;
      const start = performance.now();
      for (let i = 0; i < count; i++) kept.value += run();
      samples.get(name)?.push(((performance.now() - start) * 1e6) / count);
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(samples.get(name) ?? [])]));
}

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}

/** `840 ns`, `12.3 µs`, `4.5 ms`. */
export function printTime(nanoseconds: number): string {
  if (nanoseconds < 1000) return `${nanoseconds.toFixed(0)} ns`;
  if (nanoseconds < 1e6) return `${(nanoseconds / 1e3).toFixed(1)} µs`;
  return `${(nanoseconds / 1e6).toFixed(1)} ms`;
}

export function printTable(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
