import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isLegalDefence,
  keptDefence,
  legalDefences,
  responseId,
} from '../../../src/rules/brikwars/attack/defences.ts';
import type { DefencePlan, Fight, Response } from '../../../src/rules/brikwars/attack/fight.ts';
import {
  armIdsOf,
  type FightSetup,
  type SideSetup,
  type WeaponSetup,
} from '../../../src/rules/brikwars/attack/setup.ts';
import { turnChances } from '../../../src/rules/brikwars/duel/turn-chances.ts';
import { editionIds, editions } from '../../../src/rules/brikwars/edition.ts';
import { gangCounters } from '../../../src/rules/brikwars/many/gang-up-advice.ts';
import { checkGangUp, gangUpOdds } from '../../../src/rules/brikwars/many/gang-up-odds.ts';
import { volleyRules } from '../../../src/rules/brikwars/many/volley-rules.ts';
import { type ArmId, armIds, readArmId, weaponIds, weaponOf } from '../../../src/rules/brikwars/weapons.ts';
import { deepOr } from '../../support/deep.ts';
import { fightOf } from './support.ts';

const pairs: readonly (readonly WeaponSetup[])[] = [
  ['hand', 'shield'],
  ['heavy', 'shield'],
  ['hand', 'random-object'],
  ['hand', 'hand'],
  ['shield', 'shield'],
  ['shield', { use: 3, damage: '1d6', kind: 'hand' }],
  [
    { id: 'own', use: 3, damage: '1d6+1', kind: 'natural' },
    { id: 'own-2', use: 4, damage: '1d6', kind: 'natural' },
  ],
];

const side = fc.record({
  skill: fc.constantFrom('1d6', '1d6+1', '1d10'),
  armor: fc.constantFrom('4', '1d6+1', '2d6'),
  weapons: fc.constantFrom(...pairs),
  bonusDice: fc.constantFrom('take', 'decline'),
  steps: fc.constantFrom(1, 2),
}) satisfies fc.Arbitrary<SideSetup>;

const anyFight = fc.record({
  edition: fc.constantFrom(...editionIds).map((id) => editions[id]),
  mode: fc.constant('close'),
  // Two shields attack nobody.
  attacker: side.filter(({ weapons }) => weapons.some((weapon) => weapon !== 'shield')),
  defender: side,
}) satisfies fc.Arbitrary<FightSetup>;

const reordered = ({ weapons, ...rest }: SideSetup): SideSetup => ({
  ...rest,
  weapons: weapons.toReversed(),
});
const texts = (plans: readonly DefencePlan[]) => plans.map((plan) => plan.map(responseId).join()).sort();

function expectSame(fight: Fight, other: Fight, plan: DefencePlan): void {
  const [a, b] = [turnChances(fight, plan), turnChances(other, plan)];
  for (const [name, chance] of Object.entries(a)) {
    const there: unknown = Object.entries(b).find(([same]) => same === name)?.[1];
    if (typeof chance === 'number') expect(there, `${name} ${texts([plan])}`).toBeCloseTo(chance, 11);
  }
}

describe('rules/brikwars/units/arms: a weapon keeps its name', () => {
  it('BW-CC-11 in whatever order the defender holds his weapons, the same plans are legal and come to the same', () => {
    fc.assert(
      fc.property(anyFight, (setup) => {
        const fight = fightOf(setup);
        const other = fightOf({ ...setup, defender: reordered(setup.defender) });
        const plans = legalDefences(fight);
        expect(texts(legalDefences(other))).toEqual(texts(plans));
        for (const plan of plans) expectSame(fight, other, plan);
      }),
      { numRuns: deepOr(60, 12), seed: 11 },
    );
  });

  it('BW-CC-08 BW-CC-15 in whatever order the attacker holds them, an order that he has named is the same turn', () => {
    fc.assert(
      fc.property(anyFight, fc.boolean(), (setup, back) => {
        const order = fightOf(setup).attacks;
        const named = { ...setup, order: back ? order.toReversed() : order };
        const [fight, other] = [fightOf(named), fightOf({ ...named, attacker: reordered(setup.attacker) })];
        expect(other.attacks).toEqual(fight.attacks);
        for (const plan of legalDefences(fight)) expectSame(fight, other, plan);
      }),
      { numRuns: deepOr(60, 12), seed: 12 },
    );
  });

  it('BW-COMB-05 BW-CC-10 nor does the order of a gang’s victim change what its Counters come to', () => {
    fc.assert(
      fc.property(side, fc.constantFrom('heavy', 'hand', 'two-handed'), (victim, weapon) => {
        const edition = editions['2005'];
        const foe = { skill: '1d6', armor: '4', weapons: [weapon] } as const;
        const gang = (of: SideSetup) => {
          const setup = {
            edition,
            rules: volleyRules['2005'],
            attackers: [foe, foe],
            victim: of,
            counters: [],
          };
          const checked = checkGangUp({ ...setup, size: 2 });
          if (!checked.ok) throw new Error(JSON.stringify(checked.issues));
          return checked.value;
        };
        const [one, other] = [gang(victim), gang(reordered(victim))];
        for (const counters of gangCounters(one)) {
          const [a, b] = [one, other].map((made) => gangUpOdds({ ...made, counters }));
          expect(b?.victimDies.value).toBeCloseTo(a?.victimDies.value ?? -1, 11);
          expect(b?.meanAttackersDead.value).toBeCloseTo(a?.meanAttackersDead.value ?? -1, 11);
        }
      }),
      { numRuns: deepOr(40, 8), seed: 13 },
    );
  });

  it('BW-CC-12 where one weapon is taken away, the answers with the others stay as they were', () => {
    const used = (response: Response): readonly ArmId[] =>
      response.kind === 'none'
        ? []
        : response.kind === 'riposte'
          ? [response.parry, response.strike]
          : [response.arm];
    fc.assert(
      fc.property(anyFight, fc.constantFrom(0, 1), (setup, gone) => {
        const ids = armIdsOf(setup.defender.weapons);
        // Of two alike the other is the first then.
        if (new Set(ids.map(weaponOf)).size < ids.length) return;
        const lost = ids[gone];
        const defender = {
          ...setup.defender,
          weapons: setup.defender.weapons.filter((_, at) => at !== gone),
        };
        const fight = fightOf({ ...setup, defender });
        for (const plan of legalDefences(fightOf(setup))) {
          const kept = keptDefence(fight, plan);
          expect(isLegalDefence(fight, kept)).toBe(true);
          for (const [round, said] of plan.entries()) {
            const left = used(said).filter((arm) => arm !== lost);
            if (left.length === used(said).length) expect(kept[round]).toEqual(said);
            else if (left.length > 0) expect(used(kept[round] ?? { kind: 'none' })).toEqual(left);
          }
        }
      }),
      { numRuns: deepOr(80, 20), seed: 14 },
    );
  });

  it('BW-CC-12 a legal plan is kept whole, and who says nothing answers as is usual', () => {
    fc.assert(
      fc.property(anyFight, (setup) => {
        const fight = fightOf(setup);
        for (const plan of legalDefences(fight)) expect(keptDefence(fight, plan)).toEqual(plan);
        expect(isLegalDefence(fight, keptDefence(fight, []))).toBe(true);
      }),
      { numRuns: deepOr(40, 10), seed: 15 },
    );
  });

  it('rules/brikwars/weapons: every name is read as it is written, and says what weapon it is', () => {
    for (const name of [...weaponIds, 'own', 'own-2'] as const) {
      expect(armIds([name, 'bite', name]).filter((arm) => weaponOf(arm) === name)).toHaveLength(
        name === 'bite' ? 3 : 2,
      );
      for (const arm of armIds([name, name])) expect(readArmId(arm)).toBe(arm);
      expect(readArmId(name)).toBeUndefined();
      expect(readArmId(`${name}.3`)).toBeUndefined();
    }
    expect(armIds(['hand', 'shield', 'hand'])).toEqual(['hand.1', 'shield.1', 'hand.2']);
  });
});
