import { describe, expect, it } from 'vitest';
import type { Side } from '../../../../src/rules/brikwars/attack/fight.ts';
import {
  adviseCharge,
  chargePlans,
  chargeScore,
} from '../../../../src/rules/brikwars/charge/charge-advice.ts';
import { type ChargeAim, chargeAims } from '../../../../src/rules/brikwars/charge/charge-aims.ts';
import { checkCharge } from '../../../../src/rules/brikwars/charge/charge-check.ts';
import { attackInstead } from '../../../../src/rules/brikwars/charge/charge-instead.ts';
import { chargeOdds } from '../../../../src/rules/brikwars/charge/charge-odds.ts';
import { chargeRules } from '../../../../src/rules/brikwars/charge/charge-rules.ts';
import type { ChargePlan, ChargeSetup } from '../../../../src/rules/brikwars/charge/charge-setup.ts';
import { editions } from '../../../../src/rules/brikwars/edition.ts';
import { deepOr } from '../../../support/deep.ts';
import { lance, plan, setupOf, shield } from './charge-table.ts';

const sides: readonly Side[] = ['attacker', 'defender'];

const armed = { armor: '4', size: 1, weapon: lance, shield };
const setups: readonly ChargeSetup[] = [
  setupOf(),
  setupOf({ attacker: { armor: '4', size: 2, weapon: lance }, moveLeft: 3 }),
  setupOf({ attacker: { armor: '4', size: 2, weapon: lance, shield }, defender: { ...armed, size: 2 } }),
  setupOf({ defender: { armor: '6', size: 3, rooted: true }, moveLeft: 2, low: false }),
  setupOf({ attacker: armed, run: { straight: 5, target: { inches: 5, direction: 'towards' } } }),
  setupOf({ rules: chargeRules.web5, attacker: armed, defender: armed }),
  setupOf({ rules: chargeRules.web5, attacker: { armor: '4', size: 1 }, defender: { ...armed, size: 1 } }),
  setupOf({ attacker: { ...armed, size: 2 }, chargers: 2, moveLeft: 4 }),
];

/** Everything anybody could say, tried one by one: what the rules take as said is a legal choice of its side. */
function everyPlan(setup: ChargeSetup, side: Side): readonly string[] {
  const found = new Set<string>();
  const flags = [true, false];
  for (const strikes of ['weapon', 'body', 'shove'] as const) {
    for (const answer of ['weapon', 'body', 'bail'] as const) {
      for (const afterMiss of ['ram', 'past'] as const) {
        for (let bits = 0; bits < 16; bits++) {
          const [attackerParries, tramples, defenderParries, braced] = [0, 1, 2, 3].map(
            (bit) => flags[(bits >> bit) & 1] ?? false,
          ) as [boolean, boolean, boolean, boolean];
          const said: ChargePlan = {
            ...setup.plan,
            ...(side === 'attacker'
              ? { strikes, afterMiss, attackerParries, tramples }
              : { answer, defenderParries, braced }),
          };
          const checked = checkCharge({ ...setup, plan: said });
          if (!checked.ok) continue;
          found.add(meaning(checked.value.plan, setup, side));
        }
      }
    }
  }
  return [...found].sort();
}

/** What a plan says as far as it matters here. */
function meaning(said: ChargePlan, setup: ChargeSetup, side: Side): string {
  const die = setup.rules.model === 'die' && setup.attacker.size <= 1 && setup.defender.size <= 1;
  if (side === 'defender') {
    return [said.answer, said.defenderParries, die || said.braced].join(' ');
  }
  const misses = !die && said.strikes === 'weapon';
  const treads = !die && (setup.moveLeft ?? 0) >= 1 && setup.low !== false && (setup.chargers ?? 1) === 1;
  return [
    said.strikes,
    misses ? said.afterMiss : '',
    treads ? said.tramples : '',
    die || !setup.attacker.shield ? '' : said.attackerParries,
  ].join(' ');
}

describe('advice for a Charge', () => {
  it('BW-CHG-16: its choices are those of an independent enumerator', () => {
    for (const [index, setup] of setups.entries()) {
      for (const side of sides) {
        // The legal plans of the other kind are known by what the rules make of them.
        const own = new Set(
          chargePlans(setup, side).map((said) => {
            const checked = checkCharge({ ...setup, plan: said });
            if (!checked.ok) throw new Error(JSON.stringify(checked.issues));
            return meaning(checked.value.plan, setup, side);
          }),
        );
        const all = new Set(everyPlan(setup, side));
        expect([...own].sort(), `${index} ${side}`).toEqual([...all].sort());
      }
    }
  });

  it('BW-CHG-16: the best is never worse than any legal choice, for every aim', () => {
    for (const [place, setup] of setups.entries()) {
      for (const [at, side] of sides.entries()) {
        const legal = chargePlans(setup, side).map((said) => {
          const checked = checkCharge({ ...setup, plan: said });
          if (!checked.ok) throw new Error(JSON.stringify(checked.issues));
          const { defenderDies, attackerDies } = chargeOdds(checked.value);
          return { defenderDies: defenderDies.value, attackerDies: attackerDies.value };
        });
        // Every Charge and side for one of the aims, all of them in turn.
        for (const aim of deepOr<readonly (typeof chargeAims)[number][]>(
          chargeAims,
          chargeAims.filter((_, index) => index === (place + at) % chargeAims.length),
        )) {
          const choices = adviseCharge(setup, side, aim);
          const best = choices[0];
          if (!best) throw new Error('no choice');
          for (const dies of legal) {
            const score = chargeScore(side, aim, dies);
            expect(best.score).toBeGreaterThanOrEqual(score - 1e-9);
          }
          for (const choice of choices) {
            expect(choice.best).toBe(Math.abs(choice.score - best.score) <= 1e-9);
          }
        }
      }
    }
  });

  it('EX-DON-03: bracing adds nothing for the Giant, so his Response is free', () => {
    const giant = setupOf({
      run: { straight: 4 },
      attacker: { armor: '4', size: 2, weapon: lance },
      defender: { armor: '2d10', size: 4 },
    });
    const choices = adviseCharge(giant, 'defender', 'survive');
    expect(choices.map(({ best }) => best)).toEqual([true, true]);
    expect(choices.map(({ plan: said }) => said?.braced)).toEqual([true, false]);
  });

  it('BW-CHG-01: an ordinary attack stands among the choices of the charger', () => {
    const setup = setupOf({ run: { straight: 0 }, attacker: { armor: '4', size: 1, weapon: lance } });
    const instead = attackInstead(setup, editions['2005']);
    if (!instead) throw new Error('no attack');
    const wanted: ChargeAim = 'kill';
    const choices = adviseCharge(setup, 'attacker', wanted, instead);
    const ordinary = choices.filter(({ plan: said }) => said === undefined);
    expect(ordinary).toMatchObject([{ ...instead, now: false }]);
    expect(attackInstead(setupOf(), editions['2005'])).toBeUndefined();
  });

  it('BW-CHG-10: without Momentum a lance does in a Charge what it does in close combat', () => {
    const setup = setupOf({ run: { straight: 0 }, attacker: { armor: '4', size: 1, weapon: lance } });
    const checked = checkCharge({ ...setup, plan: { ...plan, afterMiss: 'past' } });
    if (!checked.ok) throw new Error('no charge');
    const { defenderDies } = chargeOdds(checked.value);
    expect(attackInstead(setup, editions['2005'])?.defenderDies).toBeCloseTo(defenderDies.value, 12);
  });

  it('BW-CHG-16: more Momentum, skill, damage or armor never hurts its owner', () => {
    const fate = (setup: ChargeSetup) => {
      const checked = checkCharge(setup);
      if (!checked.ok) throw new Error(JSON.stringify(checked.issues));
      const { defenderDies, attackerDies } = chargeOdds(checked.value);
      return [defenderDies.value, attackerDies.value] as const;
    };
    const base = setupOf({ attacker: { armor: '4', size: 2, weapon: lance }, defender: { ...armed } });
    const [kills, dies] = fate(base);
    for (const weapon of [
      { ...lance, skill: '1d10' },
      { ...lance, use: 4 },
      { ...lance, damage: '2d6+2' },
    ]) {
      expect(fate({ ...base, attacker: { armor: '4', size: 2, weapon } })[0]).toBeGreaterThanOrEqual(kills);
    }
    const plated = fate({ ...base, attacker: { armor: '4+1d6', size: 2, weapon: lance } });
    expect(plated[1]).toBeLessThanOrEqual(dies);
    const target = fate({ ...base, defender: { ...armed, armor: '4+1d6' } });
    expect(target[0]).toBeLessThanOrEqual(kills);
  });
});
