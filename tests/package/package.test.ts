// The package as those get it who take the rules alone: built, imported, and bundled from a project of theirs.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPackage } from '../../manifest/package.mjs';

const project = path.join(import.meta.dirname, '../..');
const theirs = mkdtempSync(path.join(tmpdir(), 'adjutant-theirs-'));
afterAll(() => rmSync(theirs, { recursive: true, force: true }));

beforeAll(async () => {
  const folder = await buildPackage(path.join(theirs, 'lib'));
  mkdirSync(path.join(theirs, 'node_modules'));
  symlinkSync(folder, path.join(theirs, 'node_modules/adjutant'));
  writeFileSync(path.join(theirs, 'package.json'), '{ "type": "module" }');
}, 60_000);

/** A file of theirs, run by Node; what it prints. */
function printed(name: string, script: string): string {
  writeFileSync(path.join(theirs, name), script);
  const { stdout, stderr, status } = spawnSync(process.execPath, [path.join(theirs, name)], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return stdout.trim();
}

/** How large their bundle becomes, gzip, without what it fetches later. */
async function bundled(name: string, script: string): Promise<number> {
  writeFileSync(path.join(theirs, name), script);
  const bundle = await rolldown({ input: path.join(theirs, name), cwd: theirs });
  const { output } = await bundle.generate({ format: 'es', minify: true });
  await bundle.close();
  const [entry] = output;
  const first = [entry, ...output.filter((file) => entry.imports.includes(file.fileName))];
  return first.reduce((sum, file) => sum + gzipSync('code' in file ? file.code : '').length, 0);
}

const duel = `
import { adviseDefence, checkFight, editions } from 'adjutant/brikwars';
const minifig = { skill: '1d6', armor: '4' };
export const fight = checkFight({
  edition: editions['2005'], mode: 'close',
  attacker: { ...minifig, weapons: ['heavy'] }, defender: { ...minifig, weapons: ['shield'] },
});`;

describe('package', () => {
  it('package: each door works by its name, and needs nothing else', () => {
    expect(
      printed(
        'doors.js',
        `${duel}
import { chanceAtLeast, parseDice, totalDistribution } from 'adjutant/dice';
import { judge } from 'adjutant/mage-knight';
import { priceOf, usbOwnRules } from 'adjutant/usb';
const totals = totalDistribution(parseDice('2d6').value, { bonus: 'none', floor: false });
console.log(chanceAtLeast(totals.value, 7).toFixed(4));
console.log(adviseDefence(fight.value, 'survive').choices[0].chances.defenderDies.toFixed(4));
const warrior = { kind: 'warrior', baseDamage: 3, baseRangedDamage: 4, abilities: [], frontArcTouches: true, stands: undefined };
console.log(judge(warrior, 'close', 'wall').eligible, judge(warrior, 'ranged', 'wall').eligible);
console.log(typeof priceOf, usbOwnRules.capRule);`,
      ),
    ).toBe('0.5833\n0.2691\nfalse true\nfunction third');
    expect(JSON.parse(readFileSync(path.join(theirs, 'lib/package.json'), 'utf8'))).not.toHaveProperty(
      'dependencies',
    );
  });

  it('package: a reason is said as a sentence in three languages', () => {
    const said = printed(
      'describe.js',
      `import { describe as castle, judge } from 'adjutant/mage-knight';
import { describe as brikwars } from 'adjutant/brikwars';
import { describe as usb } from 'adjutant/usb';
const warrior = { kind: 'warrior', baseDamage: 3, baseRangedDamage: 4, abilities: [], frontArcTouches: true, stands: undefined };
const low = judge(warrior, 'close', 'wall').reasons.find(({ effect }) => effect === 'base-damage-low');
for (const language of ['en', 'pl', 'hu']) {
  console.log((await castle(language))(low));
  console.log((await brikwars(language))({ rule: 'BW-DICE-04', effect: 'critical-failure' }));
  console.log((await usb(language))({ rule: 'USB-MOR-01', effect: 'defeat' }));
}`,
    ).split('\n');
    expect(said.length).toBe(9);
    expect(said[0]).toBe('Base damage 3: at least 4 is needed.');
    expect(new Set(said).size).toBe(9);
    expect(said.every((sentence) => sentence.length > 5 && !sentence.includes('undefined'))).toBe(true);
  });

  it('package: a reason of a fight is said otherwise than the same of a Charge', () => {
    const said = printed(
      'charge.js',
      `import { describe, describeCharge } from 'adjutant/brikwars';
const reason = { rule: 'BW-DMG-01', effect: 'damage-beats-armor', amount: 2 };
console.log((await describe('en'))(reason));
console.log((await describeCharge('en'))(reason));`,
    );
    expect(said).toBe('More damage than Armor 2 kills\nMore damage than Armor kills');
  });

  it('package: who takes one function gets little more than that', async () => {
    const sizes = {
      odds: await bundled('odds.js', `export { totalDistribution } from 'adjutant/dice';`),
      judge: await bundled('judge.js', `export { judge } from 'adjutant/mage-knight';`),
      price: await bundled('price.js', `export { priceOf } from 'adjutant/usb';`),
      fight: await bundled('fight.js', `${duel}\nexport { adviseDefence };`),
      two: await bundled(
        'two.js',
        `export { parseDice, roll } from 'adjutant/dice';\nexport { judge } from 'adjutant/mage-knight';`,
      ),
    };
    process.stdout.write(`package, gzip: ${JSON.stringify(sizes)}\n`);
    expect(sizes.odds).toBeLessThan(4_500);
    expect(sizes.judge).toBeLessThan(2_000);
    expect(sizes.price).toBeLessThan(2_000);
    expect(sizes.fight).toBeLessThan(20_000);
    expect(sizes.two).toBeLessThan(12_000);
  });

  it('package: a page says what each door gives, in the words of the code', () => {
    const page = readFileSync(path.join(theirs, 'lib/README.md'), 'utf8');
    const entries = page.split(/^(?=### )/m).slice(1);
    expect(entries.length).toBeGreaterThan(60);
    // Each has its type, and what can be called says what it does.
    expect(entries.filter((entry) => !entry.includes('```ts\n'))).toEqual([]);
    expect(
      entries.filter((entry) => /^```ts\n(?:async )?function/m.test(entry) && /^###.*\n\n\n/.test(entry)),
    ).toEqual([]);
    expect(page).toContain('### totalDistribution\n\nThe exact odds of an expression');
  });

  it('package: its types hold what is wrong', () => {
    const compiler = path.join(project, 'node_modules/typescript/bin/tsc');
    const options = ['--noEmit', '--strict', '--target', 'es2022', '--module', 'nodenext'];
    const types = (name: string, script: string) => {
      writeFileSync(path.join(theirs, name), script);
      return spawnSync(process.execPath, [compiler, ...options, '--typeRoots', theirs, name], {
        cwd: theirs,
        encoding: 'utf8',
      }).stdout;
    };
    const right = `import { parseDice } from 'adjutant/dice';
import { describe, judge } from 'adjutant/mage-knight';
const read = parseDice('4d6kh3');
export const groups: number = read.ok ? read.value.groups.length : 0;
export const say = (await describe('hu'))(judge({} as Parameters<typeof judge>[0], 'close', 'wall').reasons[0]!);
`;
    expect(types('right.ts', right)).toBe('');
    expect(types('wrong.ts', right.replace("'close'", "'closer'"))).toContain('"closer"');
  });
});
