import { describe, expect, it } from 'vitest';
import { decodePlan, encodePlan } from '../../../src/brikwars/duel/answer.ts';
import { keptMoves } from '../../../src/brikwars/duel/play.ts';
import { latePlans } from '../../../src/brikwars/duel/text.ts';
import { checkFight } from '../../../src/rules/brikwars/check-fight.ts';
import { legalDefences } from '../../../src/rules/brikwars/defences.ts';
import { editions } from '../../../src/rules/brikwars/edition.ts';
import type { DefencePlan, Fight } from '../../../src/rules/brikwars/fight.ts';
import type { WeaponId } from '../../../src/rules/brikwars/weapons.ts';

function fightOf(attacking: readonly WeaponId[], defending: readonly WeaponId[]): Fight {
  const side = { skill: '1d6', armor: '4' };
  const checked = checkFight({
    edition: editions['2005'],
    mode: 'close',
    attacker: { ...side, weapons: attacking },
    defender: { ...side, weapons: defending },
  });
  if (!checked.ok) throw new Error(JSON.stringify(checked.issues));
  return checked.value;
}

const twoOnTwo = fightOf(['hand', 'hand'], ['hand', 'shield']);

describe('brikwars/duel/plans', () => {
  it('BW-CC-11: every legal plan is written and read again', () => {
    const plans = legalDefences(twoOnTwo);
    expect(plans.map((plan) => decodePlan(encodePlan(plan), twoOnTwo))).toEqual(plans);
  });

  it.each(['', 'x', 'c', 'c1', 'c0', 'c0-c0', 'r00-n', 'n-n-n', 'p9-n'])(
    'BW-CC-02: %j is no legal plan here',
    (text) => {
      expect(decodePlan(text, twoOnTwo)).toBeUndefined();
    },
  );

  it('BWC-61: a late parry may use a weapon promised to a later attack', () => {
    const plan: DefencePlan = [
      { kind: 'counterattack', arm: 0 },
      { kind: 'parry', arm: 1 },
    ];
    expect(latePlans(twoOnTwo, plan, 0).map(encodePlan)).toEqual(['p0-p1', 'p1-n']);
    expect(latePlans(twoOnTwo, plan, 1)).toEqual([]);
  });
});

describe('brikwars/duel/play', () => {
  const fight = fightOf(['heavy'], ['hand']);
  const counter: DefencePlan = [{ kind: 'counterattack', arm: 0 }];
  const parry: DefencePlan = [{ kind: 'parry', arm: 0 }];
  const rolls = [
    { faces: [4], typed: true as const },
    { faces: [1] },
    { faces: [6], declined: true as const },
  ];

  it('BWC-61: rolls are kept as far as both plans ask for the same', () => {
    expect(keptMoves(fight, counter, parry, rolls)).toBe(1);
    expect(keptMoves(fight, counter, counter, rolls)).toBe(3);
    // A miss is not parried: nothing differs yet.
    expect(keptMoves(fight, counter, parry, [{ faces: [1] }])).toBe(1);
  });
});
