import { describe, expect, it } from 'vitest';
import { groupOf, initialMany, type ManyInputs, type WhoInputs } from '../../../src/brikwars/many/inputs.ts';
import { gangOf, volleyOf } from '../../../src/brikwars/many/setup.ts';
import { gangUpOdds } from '../../../src/rules/brikwars/many/gang-up-odds.ts';
import { volleyOdds } from '../../../src/rules/brikwars/many/volley.ts';

const initial = initialMany('2005');
const table = { edition: '2005', house: { bonus: 'none' } } as const;

function volley(unit: WhoInputs['unit'], cranky: number) {
  const groups = [groupOf(2, 'long-ranged', { unit, cranky })];
  const [assault] = initial.assaults;
  if (!assault) throw new Error('no assault');
  const checked = volleyOf({ ...initial, table, kind: 'single', assaults: [{ ...assault, groups }] });
  if (!checked.ok) throw new Error(JSON.stringify(checked.issues));
  return volleyOdds(checked.value).meanDeaths.value;
}

function gang(part: Partial<ManyInputs['gang']['victim']>, attacker: Partial<WhoInputs> = {}) {
  const checked = gangOf(
    {
      ...initial,
      table,
      kind: 'gang',
      gang: {
        ...initial.gang,
        attackers: [groupOf(2, 'heavy', attacker)],
        victim: { ...initial.gang.victim, ...part },
      },
    },
    [{ kind: 'counterattack', arm: 'hand.1', against: 0 }],
  );
  if (!checked.ok) throw new Error(JSON.stringify(checked.issues));
  const odds = gangUpOdds(checked.value);
  return { first: odds.attackers[0]?.diesGivenVictimLives.value ?? 0, victim: odds.victimDies.value };
}

describe('brikwars/many/cranky', () => {
  it('BW-HERO-03 Heroes among many who shoot hit and hurt less, others do not', () => {
    expect(volley('hero', 1)).toBeLessThan(volley('hero', 0));
    expect(volley('hero', 2)).toBeLessThan(volley('hero', 1));
    // 1d6+1 less 3 is 4 at most, which glances off an Armor of 4.
    expect(volley('hero', 3)).toBe(0);
    expect(volley('minifig', 3)).toBe(volley('minifig', 0));
  });

  it('BW-HERO-03 a Hero alone against a gang counters less well, and Heroes in a gang strike less well', () => {
    expect(gang({ unit: 'hero', cranky: 3 }).first).toBeLessThan(gang({ unit: 'hero' }).first);
    expect(gang({}, { unit: 'hero', cranky: 3 }).victim).toBeLessThan(gang({}, { unit: 'hero' }).victim);
  });
});
