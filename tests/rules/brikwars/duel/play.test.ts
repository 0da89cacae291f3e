import { describe, expect, it } from 'vitest';
import type { DefencePlan, Fight } from '../../../../src/rules/brikwars/attack/fight.ts';
import { missedBy } from '../../../../src/rules/brikwars/attack/missed-by.ts';
import type { SideSetup } from '../../../../src/rules/brikwars/attack/setup.ts';
import { playFight } from '../../../../src/rules/brikwars/duel/play.ts';
import { editions } from '../../../../src/rules/brikwars/edition.ts';
import type { PlayedRoll } from '../../../../src/rules/played-roll.ts';
import { faces, fightOf, minifig, playOf, withRules } from '../support.ts';

const yoko: SideSetup = { skill: '1d6', armor: '4', weapons: ['heavy'] };
const dan: SideSetup = { skill: '1d6', armor: '4', weapons: ['hand', 'random-object'] };
const counter: DefencePlan = [{ kind: 'counterattack', arm: 'hand.1' }];
const parry: DefencePlan = [{ kind: 'parry', arm: 'hand.1' }];
const stand: DefencePlan = [{ kind: 'none' }];
/** Dan parries with the pan and ripostes with the knife. */
const riposte: DefencePlan = [{ kind: 'riposte', parry: 'random-object.1', strike: 'hand.1' }];

const editionsOfTheExample = [editions['2005'], editions.web5];

describe('Yoko attacks Dan', () => {
  const strokes = faces([4], [5], [3], [4], [2]);

  it.each(editionsOfTheExample.map((edition) => [edition.id, edition] as const))(
    'EX-YD-01a EX-YD-01b a 4 with the sword hits in %s',
    (_, edition) => {
      const fight = fightOf({ edition, attacker: yoko, defender: dan });
      expect(playOf(fight, riposte, strokes.slice(0, 1)).log.at(-1)).toMatchObject({
        result: 'hit',
        total: 4,
      });
    },
  );

  it('EX-YD-01c a 3 misses in 2005 and hits by the later chapter', () => {
    const first = (edition: (typeof editionsOfTheExample)[number]) =>
      playOf(fightOf({ edition, attacker: yoko, defender: dan }), riposte, faces([3])).log.at(-1)?.result;
    expect(editionsOfTheExample.map(first)).toEqual(['missed', 'hit']);
  });

  it('EX-YD-02 three and two are five, enough to kill if nothing stops it', () => {
    const fight = fightOf({ attacker: yoko, defender: dan });
    const play = playOf(fight, stand, faces([4], [3]));
    expect(play.log.map(({ purpose, total, result }) => [purpose, total, result])).toEqual([
      ['attack', 4, 'hit'],
      ['damage', 5, 'damage'],
      ['armor', 4, 'dies'],
    ]);
    expect(play.outcome?.defenderDies).toBe(true);
  });

  it('EX-YD-03 a parry of 5 less 1 equals the attack of 4, which is enough', () => {
    const fight = fightOf({ attacker: yoko, defender: dan });
    expect(playOf(fight, riposte, strokes.slice(0, 2)).log.at(-1)).toMatchObject({
      who: 'defender',
      purpose: 'parry',
      total: 4,
      need: 4,
      result: 'parried',
    });
  });

  it('EX-YD-04 the pan stops 4 - 2 - 1 = 1, the sword does 4, Dan lives', () => {
    const fight = fightOf({ attacker: yoko, defender: dan });
    const play = playOf(fight, riposte, strokes.slice(0, 4));
    expect(play.log.slice(-2)).toMatchObject([
      { purpose: 'parry-damage', total: 1, damage: 4, result: 'reduced' },
      { purpose: 'armor', total: 4, damage: 4, result: 'holds' },
    ]);
  });

  it('EX-YD-05 EX-YD-10 the riposte of 2 less 1 misses, and both of his weapons are spent', () => {
    const fight = fightOf({ attacker: yoko, defender: dan });
    const play = playOf(fight, riposte, strokes);
    expect(play.log.at(-1)).toMatchObject({
      who: 'defender',
      counter: true,
      total: 1,
      need: 2,
      result: 'missed',
    });
    expect(play.outcome).toEqual({
      defenderDies: false,
      attackerDies: false,
      damage: { attacker: 0, defender: 4 },
      lost: [],
      pips: { attacker: 0, defender: 0 },
    });
  });
});

describe('Dan attacks Yoko', () => {
  const fight = fightOf({ attacker: dan, defender: yoko });
  const plan: DefencePlan = [{ kind: 'counterattack', arm: 'heavy.1' }, { kind: 'none' }];
  const declined: PlayedRoll = { faces: [6], declined: true };

  it('EX-YD-06 the knife does 3; two points more would kill', () => {
    const play = playOf(fight, plan, faces([2], [3]));
    expect(play.log.at(-1)).toMatchObject({ who: 'defender', damage: 3, total: 4, result: 'holds' });
    const second = playOf(fight, [{ kind: 'none' }, { kind: 'none' }], faces([2], [3], [3], [4]));
    expect(second.log.at(-1)).toMatchObject({ damage: 5, result: 'dies' });
  });

  it('EX-YD-07 Yoko hits with a 6 and declines the bonus die', () => {
    const play = playOf(fight, plan, [...faces([2], [3]), declined]);
    expect(play.log.at(-1)).toMatchObject({ who: 'defender', counter: true, total: 6, result: 'hit' });
    expect(play.log.at(-1)?.roll?.bonusDice).toBe(0);
    expect(play.next).toMatchObject({ purpose: 'damage', who: 'defender' });
  });

  it('EX-YD-08 EX-YD-09 four and two are six, Dan dies and his pan never strikes', () => {
    const play = playOf(fight, plan, [...faces([2], [3]), declined, ...faces([4])]);
    expect(play.log.at(-1)).toMatchObject({ who: 'attacker', damage: 6, total: 4, result: 'dies' });
    expect(play.outcome).toMatchObject({ attackerDies: true, defenderDies: false });
    expect(play.next).toBeUndefined();
    expect(playFight(fight, plan, [...faces([2], [3]), declined, ...faces([4], [4])])).toEqual({
      ok: false,
      issues: [{ code: 'surplus-roll', roll: 4 }],
    });
  });
});

describe('armor and misses', () => {
  it.each([
    ['EX-ARM-01', 4, 'holds'],
    ['EX-ARM-02', 5, 'dies'],
  ] as const)('%s a hand weapon doing %i against Armor 4', (_, damage, result) => {
    expect(playOf(fightOf(), stand, faces([2], [damage])).log.at(-1)?.result).toBe(result);
  });

  it('EX-ARM-03 faces 1 to 4 do nothing, 5 and 6 kill', () => {
    const after = (face: number) =>
      playOf(fightOf(), stand, [...faces([2]), { faces: [face], declined: true }]).outcome?.defenderDies;
    expect([1, 2, 3, 4, 5, 6].map(after)).toEqual([false, false, false, false, true, true]);
  });

  it('EX-ARM-04 damage equal to the Armor does not kill, in the Polish text too', () => {
    const fight = fightOf({ edition: editions.pl });
    expect(playOf(fight, stand, faces([2], [4])).outcome?.defenderDies).toBe(false);
  });

  it('EX-MISS-01 a 3 where 5 was needed misses by 2', () => {
    expect(missedBy(5, 3)).toBe(2);
  });

  it('EX-MISS-02 EX-MISS-03 the thrown axe flies far enough, misses by 1 and does not kill the next man', () => {
    const throwing = fightOf({ mode: 'ranged', distance: 4, defender: { ...minifig, weapons: [] } });
    const play = playOf(throwing, stand, faces([5], [1]));
    expect(play.log.map(({ purpose, result }) => [purpose, result])).toEqual([
      ['range', 'in-range'],
      ['attack', 'critical-failure'],
    ]);
    expect(missedBy(2, play.log.at(-1)?.total ?? 0)).toBe(1);
    const pirate = fightOf({ automaticHit: true });
    expect(playOf(pirate, stand, faces([3])).outcome).toMatchObject({
      defenderDies: false,
      damage: { defender: 3 },
    });
  });

  it('BW-RNG-03 a total of 0 with Use 3 lands within 3 inches', () => {
    expect(missedBy(3, 0)).toBe(3);
  });

  it('BW-RNG-03 a critical failure whose total would have hit misses by 1', () => {
    expect(missedBy(2, 4)).toBe(1);
  });
});

describe('the order of a turn', () => {
  function asked(fight: Fight, plan: DefencePlan, rolls: readonly PlayedRoll[]): string {
    const { next } = playOf(fight, plan, rolls);
    return next === undefined
      ? 'over'
      : `${next.who} ${next.purpose} ${next.counter ? 'counter' : 'attack'} ${next.attack}`;
  }

  it('BWC-61 attack, parry, damage, the parry’s damage, armor', () => {
    const fight = fightOf({ defender: { ...minifig, armor: '4+1d6' } });
    const rolls = faces([4], [4], [5], [2], [3]);
    expect(rolls.map((_, made) => asked(fight, parry, rolls.slice(0, made)))).toEqual([
      'attacker attack attack 0',
      'defender parry attack 0',
      'attacker damage attack 0',
      'defender parry-damage attack 0',
      'defender armor attack 0',
    ]);
    expect(asked(fight, parry, rolls)).toBe('over');
  });

  it('BWC-58 a missed attack is not parried', () => {
    expect(asked(fightOf(), parry, faces([1]))).toBe('over');
  });

  it('BWC-58 a parry that is always rolled is rolled against a miss too', () => {
    const fight = fightOf({ edition: withRules(editions['2005'], { parryRolled: 'always' }) });
    expect(asked(fight, parry, faces([1]))).toBe('defender parry attack 0');
    expect(playOf(fight, parry, faces([1], [1], [4])).outcome?.lost).toEqual([
      { side: 'defender', arm: 'hand.1', inches: 4 },
    ]);
  });

  it('BWC-60 a counterattack follows a miss as well as a hit that is survived', () => {
    expect(asked(fightOf(), counter, faces([1]))).toBe('defender attack counter 0');
    expect(asked(fightOf(), counter, faces([2], [2]))).toBe('defender attack counter 0');
    expect(asked(fightOf(), counter, faces([2], [5]))).toBe('over');
  });

  it('BW-CC-15 an unused shield of the attacker parries the counterattack', () => {
    const fight = fightOf({ attacker: { ...minifig, weapons: ['hand', 'shield'] } });
    const play = playOf(fight, counter, faces([1], [3], [3], [5], [2]));
    expect(play.log.map(({ who, purpose, result }) => `${who} ${purpose} ${result}`)).toEqual([
      'attacker attack critical-failure',
      'defender attack hit',
      'attacker parry parried',
      'defender damage damage',
      'attacker parry-damage reduced',
      'attacker armor holds',
    ]);
    expect(play.outcome?.damage).toEqual({ attacker: 3, defender: 0 });
  });

  it('BW-CC-17 a parry of 1 loses the weapon, which flies as far as the next die says, and stops nothing', () => {
    const play = playOf(fightOf(), parry, faces([2], [1], [1], [5]));
    expect(play.log[1]).toMatchObject({ result: 'critical-failure', weaponLost: true });
    // A 1 is one inch and no failure.
    expect(play.log[2]).toMatchObject({ purpose: 'knock-away', who: 'defender', total: 1, result: 'flies' });
    expect(play.outcome).toMatchObject({
      defenderDies: true,
      lost: [{ side: 'defender', arm: 'hand.1', inches: 1 }],
    });
  });

  it('BWC-27 a knife that fails to parry a two-handed weapon flies', () => {
    const fight = fightOf({ attacker: { ...minifig, weapons: ['two-handed'] } });
    expect(playOf(fight, parry, faces([5], [4])).log[1]).toMatchObject({
      result: 'not-parried',
      weaponLost: true,
    });
  });

  it('BWC-54 the armor is rolled once for both attacks of a turn', () => {
    const fight = fightOf({
      attacker: { ...minifig, weapons: ['hand', 'hand'] },
      defender: { ...minifig, armor: '4+1d6' },
    });
    const play = playOf(fight, [{ kind: 'none' }, { kind: 'none' }], faces([2], [5], [3], [2], [3]));
    expect(play.log.filter(({ purpose }) => purpose === 'armor')).toMatchObject([
      { damage: 5, total: 7, result: 'holds' },
      { damage: 8, total: 7, result: 'dies' },
    ]);
  });

  it('BWC-54 an armor roll that would not have stopped the earlier damage is made again', () => {
    const fight = fightOf({ defender: { ...minifig, armor: '1d6', priorDamage: 4 } });
    const hurt = playOf(fight, stand, faces([2], [2], [2], [5]));
    expect(hurt.log.slice(2).map(({ result, damage }) => [result, damage])).toEqual([
      ['roll-again', 4],
      ['dies', 6],
    ]);
  });

  it('DV-08 BW-CC-06 three and then two in one turn against Armor 4: dead on the second', () => {
    const fight = fightOf({ attacker: { ...minifig, weapons: ['hand', 'hand'] } });
    const play = playOf(fight, [{ kind: 'none' }, { kind: 'none' }], faces([2], [3], [2], [2]));
    expect(
      play.log.filter(({ purpose }) => purpose === 'armor').map(({ damage, result }) => [damage, result]),
    ).toEqual([
      [3, 'holds'],
      [5, 'dies'],
    ]);
  });

  it('BW-CC-06 damage alone against each armor roll where it does not add up', () => {
    const fight = fightOf({
      edition: withRules(editions['2005'], { cumulativeDamage: false }),
      attacker: { ...minifig, weapons: ['hand', 'hand'] },
    });
    const play = playOf(fight, [{ kind: 'none' }, { kind: 'none' }], faces([2], [3], [2], [4]));
    expect(play.outcome).toMatchObject({ defenderDies: false, damage: { defender: 7 } });
  });

  it('BWC-50 damage dice all on 1 do nothing, or what they show', () => {
    const against = (damageCriticalFailure: 'zero' | 'total') =>
      playOf(
        fightOf({ edition: withRules(editions['2005'], { damageCriticalFailure }), attacker: yoko }),
        stand,
        faces([4], [1]),
      ).log[1];
    expect(against('zero')).toMatchObject({ result: 'critical-failure', total: 0 });
    expect(against('total')).toMatchObject({ result: 'damage', total: 3 });
  });

  it('BWC-61 a roll that was known before is not asked for', () => {
    const fight = fightOf({ attacker: yoko, attackRoll: 5 });
    const play = playOf(fight, stand, []);
    expect(play.log).toMatchObject([{ purpose: 'attack', total: 5, result: 'hit' }]);
    expect(play.log[0]?.roll).toBeUndefined();
    expect(play.next?.purpose).toBe('damage');
  });

  it('BWC-61 a parry declared after the attack roll is asked for next', () => {
    expect(asked(fightOf(), counter, faces([4]))).toBe('attacker damage attack 0');
    expect(asked(fightOf(), parry, faces([4]))).toBe('defender parry attack 0');
  });

  it('BW-ATK-05 a throw that falls short ends the attack', () => {
    const fight = fightOf({ mode: 'ranged', distance: 4, defender: { ...minifig, weapons: [] } });
    expect(playOf(fight, stand, faces([3])).log.map(({ result }) => result)).toEqual(['short']);
    const near = fightOf({ mode: 'ranged', distance: 1, defender: { ...minifig, weapons: [] } });
    expect(playOf(near, stand, faces([1])).log.map(({ result }) => result)).toEqual(['critical-failure']);
  });

  it('BW-DICE-01 what has no dice is not rolled', () => {
    const fight = fightOf({ attacker: { ...minifig, weapons: [{ use: 2, damage: '5' }] } });
    expect(playOf(fight, stand, faces([2])).outcome?.defenderDies).toBe(true);
  });

  it('BW-DICE-01 a face that a die does not have is named with its roll', () => {
    expect(playFight(fightOf(), stand, faces([7]))).toEqual({
      ok: false,
      issues: [{ code: 'faces', roll: 0, face: { code: 'face-range', at: 0, sides: 6 } }],
    });
  });
});
