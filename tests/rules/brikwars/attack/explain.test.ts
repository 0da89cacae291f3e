import { describe, expect, it } from 'vitest';
import { legalDefences } from '../../../../src/rules/brikwars/attack/defences.ts';
import { brikwarsEffects } from '../../../../src/rules/brikwars/attack/effects.ts';
import type { DefencePlan } from '../../../../src/rules/brikwars/attack/fight.ts';
import type { WeaponSetup } from '../../../../src/rules/brikwars/attack/setup.ts';
import { type ExchangeOdds, exchangeOdds } from '../../../../src/rules/brikwars/duel/exchange.ts';
import { editionIds, editions } from '../../../../src/rules/brikwars/edition.ts';
import { unitIds, units } from '../../../../src/rules/brikwars/units.ts';
import { fightOf, minifig, withRules } from '../support.ts';

const stand: DefencePlan = [{ kind: 'none' }];

function print(reasons: ExchangeOdds['defenderDies']['reasons'] | undefined): string[] {
  return (reasons ?? []).map(
    ({ rule, effect, amount }) => `${rule} ${effect}${amount === undefined ? '' : ` ${amount}`}`,
  );
}

describe('explain.ts', () => {
  it('BW-DMG-03 BWC-172 what has pips takes one, and no more in a turn where damage adds up', () => {
    const horse = { ...minifig, weapons: ['hand' as const], steps: 2 };
    const reasons = (more: Parameters<typeof fightOf>[0]) =>
      print(exchangeOdds(fightOf({ defender: horse, ...more }), stand).defenderDies.reasons).filter(
        (reason) => reason.includes('pip'),
      );
    expect(reasons({})).toEqual(['BW-DMG-03 takes-pip 4', 'BWC-172 one-pip-a-turn']);
    expect(reasons({ defender: { ...horse, armor: '1d6' } })).toEqual([
      'BW-DMG-03 takes-pip',
      'BWC-172 one-pip-a-turn',
    ]);
    expect(reasons({ edition: withRules(editions['2005'], { cumulativeDamage: false }) })).toEqual([
      'BW-DMG-03 takes-pip 4',
    ]);
    const shot = { ...minifig, weapons: ['short-ranged' as const] };
    expect(reasons({ mode: 'ranged', distance: 5, attacker: shot })).toEqual(['BW-DMG-03 takes-pip 4']);
    expect(reasons({ defender: { ...horse, steps: 1 } })).toEqual([]);
  });

  it('BW-ATK-06 a hit names Use, situation, all ones and bonus dice', () => {
    const fight = fightOf({
      mode: 'ranged',
      distance: 5,
      attacker: { ...minifig, weapons: ['short-ranged'], situation: { still: true, thirds: 1 } },
    });
    expect(print(exchangeOdds(fight, stand).attacks[0]?.hit.reasons)).toEqual([
      'BW-WEAP-07 use 3',
      'BW-ATK-04 range 5',
      'BW-ATK-12 target-still 1',
      'BW-ATK-11 visible-thirds -2',
      'BW-DICE-03 floor',
      'BW-DICE-04 critical-failure',
      'BW-DICE-05 bonus-d6',
    ]);
  });

  it('BWC-01 a Use that the edition changed names the ruling', () => {
    const fight = fightOf({ edition: editions.web5, attacker: { ...minifig, weapons: ['heavy'] } });
    expect(print(exchangeOdds(fight, stand).attacks[0]?.hit.reasons).slice(0, 2)).toEqual([
      'BW-WEAP-03 use 3',
      'BWC-01 edition-use 3',
    ]);
  });

  it('BW-CC-20 a riposte names its penalty wherever it applies', () => {
    const fight = fightOf({ defender: { ...minifig, weapons: ['hand', 'random-object'] } });
    const odds = exchangeOdds(fight, [{ kind: 'riposte', parry: 'hand.1', strike: 'random-object.1' }]);
    expect(print(odds.counters[0]?.hit.reasons)).toContain('BW-CC-20 riposte-penalty -1');
    expect(print(odds.attacks[0]?.parriedGivenHit.reasons)).toContain('BW-CC-20 riposte-penalty -1');
    expect(print(odds.counters[0]?.meanDamage.reasons)).toContain('BWC-59 riposte-penalty -1');
    expect(print(odds.attackerDies.reasons)).toContain('BW-CC-20 riposte-penalty -1');
  });

  it('BWC-54 rolled armor and damage that adds up are named with the death', () => {
    const fight = fightOf({
      attacker: { ...minifig, weapons: ['hand', 'hand'] },
      defender: { ...minifig, armor: '4+1d6', priorDamage: 2 },
    });
    const reasons = print(exchangeOdds(fight, stand).defenderDies.reasons);
    expect(reasons[0]).toBe('BW-CC-02 order-of-attack');
    expect(reasons.slice(-3)).toEqual([
      'BW-UNIT-04 rolled-armor',
      'BW-CC-06 damage-adds-up 2',
      'BWC-54 one-armor-roll',
    ]);
    expect(reasons).toContain('BW-WEAP-02 use 2');
    expect(new Set(reasons).size).toBe(reasons.length);
  });

  it('BWC-61 a known roll is named instead of what it already contains', () => {
    const reasons = print(exchangeOdds(fightOf({ attackRoll: 4 }), stand).attacks[0]?.hit.reasons);
    expect(reasons).toContain('BWC-61 attack-roll-known 4');
    expect(reasons).not.toContain('BW-DICE-05 bonus-d6');
  });

  it('explain.ts gives every figure of every plan of every unit a reason with a known effect', () => {
    const seen = new Set<string>();
    const weapons: readonly (readonly WeaponSetup[])[] = [
      ['hand', 'random-object'],
      ['heavy', 'shield'],
      ['two-handed'],
    ];
    for (const edition of editionIds) {
      for (const unit of unitIds) {
        const side = { skill: units[unit].skill, armor: units[unit].armor };
        for (const held of weapons) {
          const fight = fightOf({
            edition: editions[edition],
            attacker: { ...side, weapons: ['hand', 'shield'] },
            defender: { ...side, weapons: held },
          });
          for (const plan of legalDefences(fight)) {
            const odds = exchangeOdds(fight, plan);
            const figures = [odds.defenderDies, odds.attackerDies, odds.neitherDies, odds.defenderWeaponLost];
            for (const blow of [...odds.attacks, ...odds.counters]) {
              if (blow === undefined) continue;
              figures.push(blow.hit, blow.kill, blow.killGivenHit, blow.meanDamage);
              if (blow.parry !== undefined) figures.push(blow.parried, blow.parriedGivenHit);
            }
            for (const { reasons } of figures) {
              if (reasons.length === 0) throw new Error(`a figure without a reason: ${JSON.stringify(plan)}`);
              for (const { effect } of reasons) seen.add(effect);
            }
          }
        }
      }
    }
    expect([...seen].filter((effect) => !brikwarsEffects.some((known) => known === effect))).toEqual([]);
  });
});
