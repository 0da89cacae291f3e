import { describe, expect, it } from 'vitest';
import { chargeOdds } from '../../../../src/rules/brikwars/charge/charge-odds.ts';
import { chargeLikelihood } from '../../../../src/rules/brikwars/charge/charge-play.ts';
import { chargeRules } from '../../../../src/rules/brikwars/charge/charge-rules.ts';
import { createSeededSource } from '../../../../src/rules/dice/random.ts';
import { deepOr } from '../../../support/deep.ts';
import { chargeOf, lance, moves, plan, playOut, replayed, shield } from './charge-table.ts';

/** The lines of a record that were thrown or chosen: who, what for, the total, what came of it. */
function lines(play: ReturnType<typeof replayed>): readonly string[] {
  return play.log.map(({ who, purpose, total, result }) => `${who} ${purpose} ${total} ${result}`);
}

const joust = chargeOf({
  run: { straight: 13, target: { inches: 14, direction: 'towards' } },
  attacker: {
    armor: '4+1d6',
    size: 2,
    struckSize: 1,
    weapon: { ...lance, use: 6, reach: 6 },
    shield,
  },
  defender: { armor: '4+1d6', size: 3, weapon: lance },
});

const joustMoves = moves([2], [5], 'parry', [5], [5, 4, 3, 2, 2], [4], [6, 3], [3, 4], [5, 3, 3]);

describe('the joust, die by die', () => {
  it('EX-JST-04: Leo strikes first and misses his Use of 6', () => {
    const begun = replayed(joust, joustMoves.slice(0, 1));
    expect(begun.log[0]).toMatchObject({
      who: 'attacker',
      purpose: 'attack',
      need: 6,
      total: 2,
      result: 'missed',
    });
    // What his body does comes after the Knight's stroke, if it comes at all.
    expect(begun.next).toMatchObject({ who: 'defender', purpose: 'attack' });
  });

  it('EX-JST-09: the whole joust: 16 damage, 4 parried, 12 against Armor 13', () => {
    expect(lines(replayed(joust, joustMoves))).toEqual([
      'attacker attack 2 missed',
      'defender attack 5 hit',
      'attacker parry 0 parry',
      'attacker parry 5 parried',
      'defender damage 16 rolled',
      'attacker parry-damage 4 reduced',
      'attacker armor 13 holds',
      'attacker momentum 7 rolled',
      'defender opposition 11 rolled',
      'attacker opposition -4 flies',
    ]);
  });

  it('EX-JST-07: without the parry 16 beat Armor 13', () => {
    const taken = replayed(joust, moves([2], [5], 'take-it', [5, 4, 3, 2, 2], [6, 3]));
    expect(taken.log.at(-1)).toMatchObject({ purpose: 'armor', total: 13, damage: 16, result: 'dies' });
    expect(taken.outcome).toMatchObject({ attackerDies: true, flies: 'nobody' });
  });

  it('EX-JST-10: Leo is unseated and lies 3" away', () => {
    const { outcome } = replayed(joust, joustMoves);
    expect(outcome).toMatchObject({
      attackerDies: false,
      defenderDies: false,
      flies: 'attacker',
      inches: 3,
      unseated: true,
    });
  });

  it('EX-JST-13: it was Leo’s turn, so nobody is asked to trample', () => {
    const ended = replayed(joust, joustMoves);
    expect(ended.next).toBeUndefined();
    expect(ended.log.some(({ purpose }) => purpose === 'trample')).toBe(false);
  });

  it('EX-JST-14: only the rider flies, his horse runs on', () => {
    expect(replayed(joust, joustMoves).outcome?.unseated).toBe(true);
    const whole = chargeOf({
      run: { straight: 13 },
      attacker: { armor: '9', size: 2, weapon: { ...lance, reach: 1 } },
      defender: { armor: '4', size: 3, weapon: lance },
    });
    const thrown = replayed(whole, moves([5], [1, 1, 1, 1, 2], [1, 1], [5, 5, 5]));
    expect(thrown.outcome).toMatchObject({ flies: 'attacker', unseated: false });
  });

  it('EX-JST-15: aiming at the Knight and at Leo’s horse, both strike at once', () => {
    const apart = { ...joust, aimApart: true };
    const both = replayed(apart, moves([6, 1], [5]));
    expect(lines(both)).toEqual(['attacker attack 7 hit', 'defender attack 5 hit']);
  });

  it('EX-JST-11: struck nowhere, the Knight resists with his whole Size', () => {
    const knight = chargeOf({
      run: { straight: 6 },
      attacker: { armor: '4', size: 3, struckSize: 1, weapon: { ...lance, reach: 6 } },
      defender: { armor: '30', size: 3, weapon: { ...lance, reach: 1 } },
    });
    const rolled = replayed(knight, moves([5], [1, 1, 1, 1, 2], [2, 2, 2], [3, 3, 3]));
    expect(rolled.log.at(-1)).toMatchObject({ total: -3, result: 'stops' });
  });
});

const crocodile = chargeOf({
  run: { straight: 3 },
  attacker: { armor: '4', size: 2, weapon: { ...lance, reach: 2 } },
  defender: { armor: '4', size: 1 },
  plan: { ...plan, braced: false },
});

describe('the crocodile, die by die', () => {
  it('EX-CRO-01: 3" and Size 2 make Momentum 1', () => {
    expect(crocodile.momentum.value).toBe(1);
  });

  it('EX-CRO-02: the unaware frog of Size 1 opposes with nothing', () => {
    expect(crocodile.opposition.value).toBe(0);
  });

  it('EX-CRO-03: the halberd hits, three ones do nothing, and the frog flies 2"', () => {
    const play = replayed(crocodile, moves([5], [1, 1, 1], [3]));
    expect(lines(play)).toEqual([
      'attacker attack 5 hit',
      'attacker damage 0 critical-failure',
      'attacker momentum 3 rolled',
      'defender momentum 3 flies',
    ]);
    expect(play.outcome).toMatchObject({
      defenderDies: false,
      attackerDies: false,
      flies: 'defender',
      inches: 2,
      knockedOver: 'yes',
    });
  });
});

describe('other examples', () => {
  it('EX-DON-01: Size 2 and 4" make Momentum 2, the Giant opposes with 2', () => {
    const biker = chargeOf({
      run: { straight: 4 },
      attacker: { armor: '4', size: 2, weapon: lance },
      defender: { armor: '2d10', size: 4 },
      plan: { ...plan, braced: false },
    });
    expect([biker.momentum.value, biker.opposition.value]).toEqual([2, 2]);
  });

  it('EX-CHG-04: a falling piano crushes with its Size', () => {
    const piano = (crushes: boolean) =>
      chargeOf({
        run: { straight: 6, unintentional: true },
        attacker: { armor: '10', size: 3, crushes },
        defender: { armor: '4', size: 1 },
        plan: { ...plan, braced: false },
      });
    const fallen = replayed(piano(true), moves([1, 1, 2]));
    expect(fallen.log[0]).toMatchObject({ purpose: 'damage', total: 7 });
    expect(replayed(piano(false), moves([1, 1, 2])).log[0]).toMatchObject({ total: 4 });
  });

  it('EX-CHG-05: a car that has no Move left does not crush the one it threw at the wall', () => {
    const car = (moveLeft: number) =>
      chargeOf({
        run: { straight: 4 },
        attacker: { armor: '10', size: 5 },
        defender: { armor: '12', size: 1 },
        plan: { ...plan, braced: false },
        behind: { kind: 'wall', free: 3 },
        low: false,
        moveLeft,
      });
    const thrown = moves([5, 5], [3, 3]);
    expect(replayed(car(2), thrown).outcome).toMatchObject({ inches: 5, defenderDies: false });
    const crushed = replayed(car(3), thrown);
    expect(crushed.outcome).toMatchObject({ inches: 5, defenderDies: true });
    expect(crushed.log.at(-2)).toMatchObject({ result: 'crushed', total: 5 });
    expect(chargeOdds(car(2)).diesAfterwards.value).toBe(0);
    expect(chargeOdds(car(3)).diesAfterwards.value).toBeGreaterThan(0);
  });

  it('EX-CHG-08: by a die 3 against 3 locks both, 5 against 2 throws 3"', () => {
    const minifigs = chargeOf({
      rules: chargeRules.web5,
      attacker: { armor: '4', size: 1 },
      plan: { ...plan, strikes: 'body' },
    });
    expect(replayed(minifigs, moves([3], [3])).log.at(-1)).toMatchObject({ result: 'locked' });
    expect(replayed(minifigs, moves([5], [2])).outcome).toMatchObject({ flies: 'defender', inches: 3 });
  });

  it('EX-CHG-09: an obstacle after 1" makes 2 of 3 flown inches Smash Damage', () => {
    const walled = chargeOf({
      rules: chargeRules.web5,
      attacker: { armor: '4', size: 1 },
      defender: { armor: '1', size: 1 },
      plan: { ...plan, strikes: 'body' },
      behind: { kind: 'wall', free: 1 },
    });
    const play = replayed(walled, moves([5], [2]));
    expect(play.log.at(-2)).toMatchObject({ result: 'smashed', total: 2 });
    expect(play.outcome?.defenderDies).toBe(true);
  });

  it('EX-CHG-10: both charge, and equal dice lock them', () => {
    const mutual = chargeOf({
      rules: chargeRules.web5,
      run: { straight: 5, target: { inches: 5, direction: 'towards' } },
      attacker: { armor: '4', size: 1 },
      plan: { ...plan, strikes: 'body' },
    });
    expect(replayed(mutual, moves([4], [4])).outcome?.flies).toBe('nobody');
    expect(replayed(mutual, moves([2], [4])).outcome).toMatchObject({ flies: 'attacker', inches: 2 });
  });

  it('DV-15: 9 clears a line of targets that roll 2, 3 and 2', () => {
    const plough = chargeOf({
      run: { straight: 4 },
      attacker: { armor: '20', size: 2 },
      defender: { armor: '30', size: 1 },
      line: 2,
      moveLeft: 6,
    });
    const damage = [2, 3];
    const play = replayed(
      plough,
      moves(damage, [2], [6, 1, 2], [2], 'stop', damage, [2], [3], damage, [2], [2]),
    );
    expect(play.outcome).toMatchObject({ flies: 'defender', inches: 6, cleared: 2 });
  });
});

describe('a Charge on the table', () => {
  it('BW-CHG-16: after a miss one may run past, and nobody touches anybody', () => {
    const charge = chargeOf({ attacker: { armor: '4', size: 2, weapon: lance } });
    const play = replayed(charge, moves([2], 'past'));
    expect(replayed(charge, moves([2])).next).toMatchObject({ options: ['ram', 'past'] });
    expect(play.outcome).toMatchObject({ flies: 'nobody', defenderDies: false, attackerDies: false });
    expect(play.outcome?.plan.afterMiss).toBe('past');
  });

  it('BW-CHG-16: whether a body follows a miss is asked after the return blow, and only of the living', () => {
    const meets = chargeOf({
      attacker: { armor: '9', size: 2, weapon: lance },
      defender: { armor: '4', size: 1, weapon: { ...lance, reach: 1 } },
    });
    expect(replayed(meets, moves([2])).next).toMatchObject({ who: 'defender', purpose: 'attack' });
    expect(replayed(meets, moves([2], [2])).next).toMatchObject({ purpose: 'after-miss' });
    // 10 of damage beat Armor 9; 9 do not, but the blow hurls the charger away.
    const dead = replayed(meets, moves([2], [5], [3, 3, 4]));
    expect(dead.outcome).toMatchObject({ attackerDies: true });
    const hurled = replayed(meets, moves([2], [5], [3, 3, 3], [1, 1], [5]));
    expect(hurled.outcome).toMatchObject({ attackerDies: false, flies: 'attacker' });
    const stands = replayed(meets, moves([2], [5], [3, 3, 3], [3, 3], [5]));
    expect(stands.log.map(({ purpose }) => purpose)).not.toContain('after-miss');
    expect(stands.next).toMatchObject({ purpose: 'after-miss', options: ['ram', 'past'] });
  });

  it('BW-CCB-08: who lies in the way may be trampled, and then takes the Size on top', () => {
    const charge = chargeOf({ defender: { armor: '6', size: 1 }, moveLeft: 13 });
    const short = chargeOf({ defender: { armor: '6', size: 1 }, moveLeft: 12 });
    const struck = moves([2, 2], [2], [6, 5, 5], [2]);
    const asked = replayed(charge, struck);
    expect(asked.next).toMatchObject({ purpose: 'trample', options: ['stop', 'trample'] });
    // Thrown 13", it lies beyond his last inch.
    expect(replayed(short, struck).outcome).toMatchObject({ inches: 13, defenderDies: false });
    expect(replayed(charge, [...struck, { option: 'stop' }]).outcome?.defenderDies).toBe(false);
    const trampled = replayed(charge, [...struck, { option: 'trample' }]);
    expect(trampled.log.at(-1)).toMatchObject({ purpose: 'armor', damage: 6, result: 'holds' });
    const low = chargeOf({ defender: { armor: '5', size: 1 }, moveLeft: 13 });
    expect(replayed(low, [...struck, { option: 'trample' }]).outcome?.defenderDies).toBe(true);
  });

  it('BW-CHG-17: replaying a record gives the same outcome, and its likelihood is a chance of the odds', () => {
    const source = createSeededSource(3);
    for (let i = 0; i < deepOr(40, 10); i++) {
      const charge = i % 2 ? joust : crocodile;
      const { outcome, moves: made, log } = playOut(charge, source);
      const again = replayed(charge, made);
      expect(again.outcome).toEqual(outcome);
      expect(again.log).toEqual(log);
      const likely = chargeLikelihood(charge, outcome);
      expect(likely).toBeGreaterThan(0);
      const odds = chargeOdds({ ...charge, plan: outcome.plan });
      expect(odds.ends.some(({ chance }) => Math.abs(chance - likely) < 1e-12)).toBe(true);
    }
  });

  it('BW-DICE-06: bonus dice may be declined', () => {
    const { log } = replayed(crocodile, [{ faces: [6], declined: true }]);
    expect(log[0]).toMatchObject({ purpose: 'attack', total: 6, result: 'hit' });
  });
});
