import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { aroundEach, type TestContext } from 'vitest';

// Written by the first run, that without a mutant, into the copy of the project that all runs share.
const file = join(import.meta.dirname, 'usual-times.txt');
const usual = new Map<string, number>(
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    : [],
);

const { setTimeout: later, clearTimeout: never } = globalThis;
const nameOf = ({ task }: TestContext): string => `${task.file.filepath} ${task.fullName}`;

/** What a mutant took away is waited for no longer than three times what the whole test takes without it. */
aroundEach(async (runTest, context) => {
  const name = nameOf(context);
  const known = usual.get(name);
  if (known === undefined) {
    const begun = performance.now();
    await runTest();
    appendFileSync(file, `${JSON.stringify([name, Math.ceil(performance.now() - begun)])}\n`);
    return;
  }
  const { promise, reject } = Promise.withResolvers<never>();
  const end = later(() => reject(new Error('takes longer than without the mutant')), 3 * known + 2_000);
  try {
    await Promise.race([runTest(), promise]);
  } finally {
    never(end);
  }
});
