import { describe, expect, it } from 'vitest';
import { legalDefences } from '../../../../src/rules/brikwars/attack/defences.ts';
import type { DefencePlan } from '../../../../src/rules/brikwars/attack/fight.ts';
import type { FightSetup, WeaponSetup } from '../../../../src/rules/brikwars/attack/setup.ts';
import { shoveInches } from '../../../../src/rules/brikwars/charge/charge-shove.ts';
import { exchangeOdds } from '../../../../src/rules/brikwars/duel/exchange.ts';
import { editions } from '../../../../src/rules/brikwars/edition.ts';
import type { ArmId } from '../../../../src/rules/brikwars/weapons.ts';
import { deepOr } from '../../../support/deep.ts';
import { faces, fightOf, issuesOf, minifig, playOf, withRules } from '../support.ts';
import { print } from './plans.ts';

const stand: DefencePlan = [{ kind: 'none' }];

function shoving(weapons: readonly WeaponSetup[], more: Partial<FightSetup> = {}) {
  return fightOf({
    action: 'shove',
    attacker: { ...minifig, weapons },
    defender: { ...minifig, weapons: [] },
    ...more,
  });
}

describe('a shove', () => {
  it.each([
    ['bare hands', [], 5 / 6],
    ['bare hands said aloud', ['bare-hands'], 5 / 6],
    ['a hand weapon', ['hand'], 5 / 6],
    ['the heavier of two', ['heavy', 'shield'], 1 / 2],
    ['a two-handed weapon', ['two-handed'], 1 / 3],
    ['a pistol as a random object', ['short-ranged', 'hand'], 2 / 3],
  ] as const)('BW-CC-07 %s: against the highest Use held', (_, weapons, chance) => {
    const odds = exchangeOdds(shoving(weapons), stand);
    expect(odds.defenderShoved.value).toBeCloseTo(chance, 12);
    expect(odds.defenderDies.value).toBe(0);
    expect(odds.attacks[0]).toMatchObject({ shove: true, meanDamage: { value: 0 } });
  });

  it('BW-CC-07 it pushes two inches and wounds nobody', () => {
    expect(shoveInches).toBe(2);
    const play = playOf(shoving(['heavy']), stand, faces([4]));
    expect(play.log).toMatchObject([
      { purpose: 'shove', need: 4, total: 4, result: 'hit' },
      { purpose: 'push', who: 'defender', total: 2, result: 'shoved' },
    ]);
    expect(play.outcome).toMatchObject({ defenderDies: false, shoved: ['defender'] });
  });

  it('BWC-10 by the later chapter nobody shoves who is bigger; in 2005 it is allowed and said', () => {
    const big = { action: 'shove', defender: { ...minifig, size: 2 } } as const;
    expect(issuesOf({ ...big, edition: editions.web5 })).toEqual([
      { code: 'target-too-big', path: ['action'] },
    ]);
    const reasons = exchangeOdds(fightOf(big), stand).defenderShoved.reasons;
    expect(reasons).toContainEqual({ rule: 'BWC-10', effect: 'bigger-target', amount: 2 });
    const small = { ...big, edition: editions.web5, attacker: { ...minifig, size: 2 } };
    expect(issuesOf(small)).toEqual([]);
    const anybody = withRules(editions.web5, { shoveTargets: 'any' });
    expect(issuesOf({ ...big, edition: anybody })).toEqual([]);
  });

  it('BW-CC-10 the one who is shoved may strike back like against any attack', () => {
    const fight = fightOf({ action: 'shove', attacker: { ...minifig, weapons: [] } });
    const odds = exchangeOdds(fight, [{ kind: 'counterattack', arm: 'hand.1' }]);
    expect(odds.attackerDies.value).toBeCloseTo((5 / 6) * (1 / 3), 12);
  });

  it('BW-ATK-03 where two inches are out of reach, a shove that succeeds draws no counterattack', () => {
    const fight = fightOf({
      action: 'shove',
      shovedOutOfReach: true,
      attacker: { ...minifig, weapons: [] },
    });
    const counter: DefencePlan = [{ kind: 'counterattack', arm: 'hand.1' }];
    expect(exchangeOdds(fight, counter).attackerDies.value).toBeCloseTo((1 / 6) * (5 / 6) * (1 / 3), 12);
    expect(playOf(fight, counter, faces([2])).outcome).toMatchObject({ shoved: ['defender'] });
    expect(playOf(fight, counter, faces([1])).next).toMatchObject({ who: 'defender', purpose: 'attack' });
  });
});

describe('a shove parried', () => {
  const plans = (attacker: readonly WeaponSetup[], edition = editions['2005'], order?: readonly ArmId[]) =>
    legalDefences(
      fightOf({
        edition,
        attacker: { ...minifig, weapons: attacker },
        defender: { ...minifig, weapons: [] },
        ...(order === undefined ? { action: 'shove' } : { order }),
      }),
    ).map(print);

  it('BW-CC-19 a parried shove does nothing', () => {
    const fight = shoving(['heavy'], { defender: minifig });
    const parry: DefencePlan = [{ kind: 'parry', arm: 'hand.1' }];
    // A shove of 4 or more, a parry that reaches it.
    expect(exchangeOdds(fight, parry).attacks[0]?.parriedGivenHit.value).toBeLessThan(1 / 2);
    const play = playOf(fight, parry, faces([4], [4]));
    expect(play.log.at(-1)).toMatchObject({ purpose: 'parry', need: 4, result: 'parried' });
    expect(play.outcome?.shoved).toBeUndefined();
    expect(play.next).toBeUndefined();
  });

  it('BWC-23 bare hands parry nothing but a shove with bare hands', () => {
    expect(plans([])).toEqual(['- -', '- bare-hands.1']);
    expect(plans(['heavy'])).toEqual(['- -']);
    expect(plans(['hand'], editions['2005'], ['hand.1'])).toEqual(['- -']);
  });

  it('BWC-11 a shove with a shield: by the later chapter bare hands parry that too', () => {
    expect(plans(['shield'], editions['2005'], ['shield.1'])).toEqual(['- -']);
    expect(plans(['shield'], editions.pl, ['shield.1'])).toEqual(['- -']);
    expect(plans(['shield'], editions.web5, ['shield.1'])).toEqual(['- -', '- bare-hands.1']);
    expect(plans(['heavy'], editions.web5)).toEqual(['- -']);
    const house = withRules(editions['2005'], { unarmedParry: 'unarmed-or-shield' });
    expect(plans(['shield'], house, ['shield.1'])).toEqual(['- -', '- bare-hands.1']);
  });

  it('BW-CC-17 bare hands fly nowhere, a weapon that parries a shove with all ones does', () => {
    const parry: DefencePlan = [{ kind: 'parry', arm: 'hand.1' }];
    expect(exchangeOdds(shoving([]), [{ kind: 'parry', arm: 'bare-hands.1' }]).defenderWeaponLost.value).toBe(
      0,
    );
    const armed = shoving([], { defender: minifig });
    expect(exchangeOdds(armed, parry).defenderWeaponLost.value).toBeCloseTo(5 / 36, 12);
  });
});

describe('a shield that shoves', () => {
  const sword = { ...minifig, weapons: ['heavy', 'shield'] } as const;

  it('BW-CC-08 it shoves as one of the attacks, with its own Use', () => {
    const odds = exchangeOdds(fightOf({ attacker: sword, order: ['shield.1', 'heavy.1'] }), [
      { kind: 'none' },
      { kind: 'none' },
    ]);
    expect(odds.attacks.map(({ shove, arm }) => [shove, arm])).toEqual([
      [true, 'shield.1'],
      [false, 'heavy.1'],
    ]);
    expect(odds.defenderShoved.value).toBeCloseTo(5 / 6, 12);
    expect(odds.defenderDies.value).toBeCloseTo(1 / 3, 12);
  });

  it('BWC-26 it cannot parry a counterattack then', () => {
    expect(fightOf({ attacker: sword }).counterShield).toBe('shield.1');
    expect(fightOf({ attacker: sword, order: ['heavy.1', 'shield.1'] }).counterShield).toBeUndefined();
    const two = { ...minifig, weapons: ['shield', 'shield'] } as const;
    expect(fightOf({ attacker: two, order: ['shield.2'] }).counterShield).toBe('shield.1');
  });

  it('BW-CC-08 only one shield shoves in a round', () => {
    const two = { ...minifig, weapons: ['shield', 'shield'] } as const;
    expect(issuesOf({ attacker: two, order: ['shield.1', 'shield.2'] })).toEqual([
      { code: 'attack-order', path: ['order'] },
    ]);
    const answers = legalDefences(
      fightOf({ attacker: { ...minifig, weapons: ['hand', 'hand'] }, defender: two }),
    );
    expect(answers.map(print)).not.toContain('shield.1 -, shield.2 -');
    expect(answers.map(print)).toContain('shield.1 -, - shield.2');
  });

  it('BW-CC-14 a counterattack with a shield shoves the attacker back', () => {
    const fight = fightOf({ defender: { ...minifig, weapons: ['shield'] } });
    const back: DefencePlan = [{ kind: 'counterattack', arm: 'shield.1' }];
    const odds = exchangeOdds(fight, back);
    expect(odds.attackerDies.value).toBe(0);
    expect(odds.attackerShoved.value).toBeCloseTo((1 - odds.defenderDies.value) * (5 / 6), 12);
    const play = playOf(fight, back, faces([1], [2]));
    expect(play.log.at(-1)).toMatchObject({ who: 'attacker', purpose: 'push', counter: true });
    expect(play.outcome).toMatchObject({ attackerDies: false, shoved: ['attacker'] });
  });

  it('BWC-10 by the later chapter a shield does not shove back who is bigger', () => {
    const held = { ...minifig, weapons: ['shield'] } as const;
    const answers = (edition: (typeof editions)['2005']) =>
      legalDefences(fightOf({ edition, attacker: { ...minifig, size: 2 }, defender: held })).map(print);
    expect(answers(editions['2005'])).toContain('shield.1 -');
    expect(answers(editions.web5)).not.toContain('shield.1 -');
  });

  it('BW-CC-15 the attacker’s shield parries a shield that shoves back', () => {
    const fight = fightOf({ attacker: sword, defender: { ...minifig, weapons: ['shield'] } });
    const odds = exchangeOdds(fight, [{ kind: 'counterattack', arm: 'shield.1' }]);
    expect(odds.counters[0]?.parry).toBe('shield.1');
    expect(odds.counters[0]?.parriedGivenHit.value).toBeGreaterThan(0);
  });
});

describe('more skill', () => {
  it('BW-UNIT-02 never makes a shove fail more often', () => {
    for (const weapons of [[], ['hand'], ['heavy'], ['two-handed'], ['heavy', 'shield']] as const) {
      for (const defender of [minifig, { ...minifig, weapons: [] }]) {
        for (const skillModifier of deepOr([-3, -2, -1, 0, 1, 2, 3], [-3, -1, 0, 3])) {
          const at = (more: number) =>
            shoving(weapons, {
              attacker: { ...minifig, weapons, skillModifier: skillModifier + more },
              defender,
            });
          for (const plan of legalDefences(at(0))) {
            expect(exchangeOdds(at(1), plan).defenderShoved.value).toBeGreaterThanOrEqual(
              exchangeOdds(at(0), plan).defenderShoved.value - 1e-12,
            );
          }
        }
      }
    }
  });
});
