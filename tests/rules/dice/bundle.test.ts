import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { describe, expect, it } from 'vitest';

const engine = new URL('../../../src/rules/dice/', import.meta.url).pathname;

/** Every module of the engine. */
const parts = readdirSync(engine)
  .filter((file) => file.endsWith('.ts'))
  .sort();

/** What a bundler keeps of a program that needs the given names: the modules with code left, and the size of it all. */
async function bundle(program: string) {
  const build = await rolldown({
    input: 'program',
    plugins: [
      {
        name: 'program',
        resolveId: (id) => (id === 'program' ? id : null),
        load: (id) => (id === 'program' ? program : null),
      },
    ],
  });
  const { output } = await build.generate({ format: 'esm', minify: true });
  await build.close();
  const [chunk] = output;
  const modules = Object.entries(chunk.modules)
    .filter(([id, module]) => id.startsWith(engine) && module.renderedLength > 0)
    .map(([id]) => id.slice(engine.length))
    .sort();
  const others = Object.keys(chunk.modules).filter((id) => id.startsWith('/') && !id.startsWith(engine));
  return { modules, others, size: gzipSync(chunk.code, { level: 9 }).length };
}

describe('dice bundle', () => {
  it('dice/roll a program that only rolls 3d6 carries neither notation nor odds', async () => {
    const { modules, size } = await bundle(`
      import { roll } from '${engine}roll.ts';
      import { createRandomSource } from '${engine}random.ts';
      const random = createRandomSource((bytes) => crypto.getRandomValues(bytes));
      const dice = { groups: [{ count: 3, sides: 6 }], constant: 0 };
      console.log(roll(dice, { bonus: 'none', floor: true }, random).total);
    `);
    expect(modules).toEqual(['random.ts', 'roll.ts']);
    // Keeping, rerolls and tests come along with every roll.
    expect(size).toBeLessThan(1250);
  });

  it('dice/distribution a program that only compares numbers carries no dice', async () => {
    const { modules } = await bundle(`
      import { certain, compare } from '${engine}distribution.ts';
      console.log(compare(certain(1), certain(2)));
    `);
    expect(modules).toEqual(['distribution.ts']);
  });

  it('dice/roll the engine needs nothing from outside it but types', () => {
    const foreign = parts.flatMap((part) =>
      [...readFileSync(`${engine}${part}`, 'utf8').matchAll(/^(?:import|export)\b(.*?)from '([^']+)'/gms)]
        .filter(([, what = '', from = '']) => !/^\.\/[^/]+$/.test(from) && !/^\s*type\b/.test(what))
        .map(([, , from]) => `${part} imports ${from}`),
    );
    expect(foreign).toEqual([]);
    expect(parts.length).toBeGreaterThan(10);
  });

  it('dice/roll a program of the whole engine carries no module of a game', async () => {
    const { others } = await bundle(parts.map((part) => `export * from '${engine}${part}';`).join('\n'));
    expect(others).toEqual([]);
  });

  it('dice/odds importing without using leaves nothing', async () => {
    const { modules } = await bundle(parts.map((part) => `import '${engine}${part}';`).join('\n'));
    expect(modules).toEqual([]);
  });

  it('dice/odds the whole engine stays within 8 kB', async () => {
    const { size } = await bundle(parts.map((part) => `export * from '${engine}${part}';`).join('\n'));
    expect(size).toBeGreaterThan(2000);
    expect(size).toBeLessThan(8000);
  });
});
