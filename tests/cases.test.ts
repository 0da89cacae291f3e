import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { adapters } from './support/cases/case-adapters.ts';
import { brikwarsAdapters } from './support/cases/case-adapters-brikwars.ts';
import { castleAdapters } from './support/cases/case-adapters-castle.ts';
import { chargeAdapters } from './support/cases/case-adapters-charge.ts';
import { contestAdapters } from './support/cases/case-adapters-contests.ts';
import { costAdapters } from './support/cases/case-adapters-costs.ts';
import { creationAdapters } from './support/cases/case-adapters-creations.ts';
import { heroAdapters } from './support/cases/case-adapters-heroes.ts';
import { leagueAdapters } from './support/cases/case-adapters-league.ts';
import { magicAdapters } from './support/cases/case-adapters-magic.ts';
import { placementAdapters } from './support/cases/case-adapters-placement.ts';
import { quikAdapters } from './support/cases/case-adapters-quik.ts';
import { squadAdapters } from './support/cases/case-adapters-squads.ts';
import { supplementAdapters } from './support/cases/case-adapters-supplements.ts';
import { usbMeleeAdapters } from './support/cases/case-adapters-usb-melee.ts';
import { usbMoraleAdapters } from './support/cases/case-adapters-usb-morale.ts';
import { usbShootingAdapters } from './support/cases/case-adapters-usb-shooting.ts';
import { volleyAdapters } from './support/cases/case-adapters-volley.ts';
import { askFor, type GivenCase, readCases } from './support/cases/cases.ts';

const tolerance = 1e-9;
const built = {
  ...adapters,
  ...brikwarsAdapters,
  ...contestAdapters,
  ...creationAdapters,
  ...costAdapters,
  ...castleAdapters,
  ...chargeAdapters,
  ...heroAdapters,
  ...leagueAdapters,
  ...magicAdapters,
  ...placementAdapters,
  ...quikAdapters,
  ...squadAdapters,
  ...supplementAdapters,
  ...volleyAdapters,
  ...usbMeleeAdapters,
  ...usbMoraleAdapters,
  ...usbShootingAdapters,
};
const folder = process.env.CASES_DIR ?? join(import.meta.dirname, 'cases');
const cases = readCases(folder);

process.stdout.write(`cases: all ${cases.length}, of ${new Set(cases.map(({ kind }) => kind)).size} kinds\n`);

describe('cases with known answers', () => {
  it.each(cases.map((given) => [given.id, given.kind, given] as const))('%s %s', (_id, _kind, given) => {
    expect(disagreements(given)).toEqual([]);
  });

  it('cases: finds cases, each with an id of its own and something to compare', () => {
    expect(cases.length).toBeGreaterThan(0);
    expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
    expect(cases.filter(({ expected }) => Object.keys(expected).length === 0)).toEqual([]);
  });

  it('cases: every kind of case is built', () => {
    expect(cases.filter(({ kind }) => !(kind in built)).map(({ kind }) => kind)).toEqual([]);
  });
});

function disagreements({ kind, edition, inputs, expected }: GivenCase): readonly string[] {
  const adapter = built[kind];
  if (!adapter) throw new Error(`unknown kind: ${kind}`);
  const { answers, refusal } = askFor(adapter, inputs, edition);
  return Object.entries(expected).flatMap(([name, wanted]) => {
    const found = answers(name);
    if (found === undefined) return [`${name} is not answered${refusal ? `: ${refusal}` : ''}`];
    return Math.abs(found - wanted) <= tolerance ? [] : [`${name}: ${found} instead of ${wanted}`];
  });
}
