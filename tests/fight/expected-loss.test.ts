// What a fight records as its expectation is the mean of what the battle would write, over many plays.
import { describe, expect, it } from 'vitest';
import { expectedLoss as ofCharge } from '../../src/brikwars/charge/answer.ts';
import { initialCharge } from '../../src/brikwars/charge/inputs.ts';
import { chargePlay } from '../../src/brikwars/charge/play.ts';
import { expectedLoss as ofDuel } from '../../src/brikwars/duel/answer.ts';
import { initialDuel } from '../../src/brikwars/duel/inputs.ts';
import { fightPlay } from '../../src/brikwars/duel/play.ts';
import { chargeInBattle as brikwarsCharge, duelInBattle } from '../../src/brikwars/in-battle.ts';
import { expectedLoss as ofMagic } from '../../src/brikwars/magic/answer.ts';
import { initialMagic } from '../../src/brikwars/magic/inputs.ts';
import { expectedLoss as ofMany } from '../../src/brikwars/many/answer.ts';
import { initialMany } from '../../src/brikwars/many/inputs.ts';
import { squadsInBattle } from '../../src/brikwars/squads/in-battle.ts';
import { initialSquads } from '../../src/brikwars/squads/inputs.ts';
import { squadsPlay } from '../../src/brikwars/squads/play.ts';
import { expectedLoss as ofWreck } from '../../src/brikwars/wreck/answer.ts';
import { initialWreck } from '../../src/brikwars/wreck/inputs.ts';
import type { BattlePair } from '../../src/kit/question/battle-ref.ts';
import type { ResultChange } from '../../src/rules/battle-bonds.ts';
import { createSeededSource } from '../../src/rules/dice/random.ts';
import type { Steps } from '../../src/rules/steps.ts';
import { usbRulesOf } from '../../src/rules/usb/house-rules.ts';
import { fresh } from '../../src/rules/usb/units/fighter.ts';
import { statsOf } from '../../src/rules/usb/units/profile.ts';
import { chargeInBattle } from '../../src/usb/charge/in-battle.ts';
import { initialUsbCharge, withMeleeSide } from '../../src/usb/charge/inputs.ts';
import { usbChargePlay } from '../../src/usb/charge/play.ts';
import { shootInBattle } from '../../src/usb/shoot/in-battle.ts';
import { initialShoot } from '../../src/usb/shoot/inputs.ts';
import { shootPlay } from '../../src/usb/shoot/model.ts';
import { playOut } from '../support/play/play-out.ts';
import { hero, soldiers } from '../support/samples/usb-units.ts';

const ref = (unit: string) => ({ play: 'abc', stamp: '1', unit });
const battle: BattlePair = { acts: ref('m1'), other: ref('t1') };

const plays = 6000;

/** The mean of what both lose in so many plays; a hero who joined one of them has so many points, and so many of them before. */
function meanOf<Moment, Outcome>(
  begin: ((log: never[]) => Steps<Moment, Outcome>) | undefined,
  changes: (outcome: Outcome) => readonly ResultChange[],
  joined: { readonly points: number; readonly left: number } = { points: 0, left: 0 },
) {
  const sums = { acts: 0, other: 0 };
  if (!begin) throw new Error('no fight');
  const random = createSeededSource(7);
  for (let play = 0; play < plays; play++)
    for (const { unit, lost, more, hero: he } of changes(playOut(begin([]), random))) {
      const ofHero = he ? joined.left - (he.gone ? 0 : joined.points - he.wounds) : 0;
      sums[unit === 'm1' ? 'acts' : 'other'] += (lost + ofHero + (more?.pips ?? 0)) / plays;
    }
  return sums;
}

/** Four times as far as such a mean usually is from the truth, where a play costs a point or two. */
const far = 0.06;

const close = (
  expected: { acts: number; other: number } | undefined,
  mean: { acts: number; other: number },
) => {
  expect(Math.abs((expected?.acts ?? Number.NaN) - mean.acts)).toBeLessThan(far);
  expect(Math.abs((expected?.other ?? Number.NaN) - mean.other)).toBeLessThan(far);
};

describe('fight/expected-loss', () => {
  it('USB-SHOOT-01 fight/expected-loss: points that shots take, and all that is left of a unit where morale destroys it', () => {
    const inputs = {
      ...initialShoot,
      battle,
      shooter: { fighter: { ...fresh(soldiers({ models: 8, ranged: 'light-arms' })) } },
      // Who is in panic already is destroyed by a test that fails.
      target: { fighter: { ...fresh(soldiers({ models: 4 })), state: 'panicked' as const } },
    };
    const mean = meanOf(shootPlay.begin(inputs) as never, (outcome: never) =>
      shootInBattle.changes([{ inputs, log: [], outcome }]),
    );
    expect(mean.other).toBeGreaterThan(0);
    close(shootInBattle.expects?.(inputs), mean);
  });

  it('USB-HERO-02 USB-A-57 fight/expected-loss: what a hero loses who has joined a unit is lost by its side, shot at and charged', () => {
    const he = hero('hero');
    const { standfast: points } = statsOf(he, usbRulesOf(initialShoot.table));
    const few = { ...fresh(soldiers({ models: 2 })), state: 'panicked' as const };
    const led = { ...few, joined: { unit: he, lost: 1 } };
    const shots = {
      ...initialShoot,
      battle,
      shooter: { fighter: { ...fresh(soldiers({ models: 8, ranged: 'light-arms' })) } },
      target: { fighter: led },
    };
    const had = { points, left: points - 1 };
    const shot = meanOf(
      shootPlay.begin(shots) as never,
      (outcome: never) => shootInBattle.changes([{ inputs: shots, log: [], outcome }]),
      had,
    );
    close(shootInBattle.expects?.(shots), shot);
    const charge = {
      ...withMeleeSide(
        withMeleeSide(initialUsbCharge, 'charger', {
          ...initialUsbCharge.charger,
          fighter: { ...fresh(soldiers({ models: 6 })), id: 'a' },
        }),
        'target',
        { ...initialUsbCharge.target, fighter: { ...led, id: 'b' } },
      ),
      battle,
    };
    const mean = meanOf(
      usbChargePlay.begin(charge) as never,
      (outcome: never) => chargeInBattle.changes([{ inputs: charge, log: [], outcome }]),
      had,
    );
    expect(mean.other).toBeGreaterThan(0);
    close(chargeInBattle.expects?.(charge), mean);
  });

  it('USB-MELEE-01 fight/expected-loss: points that both sides of a charge lose, flight and destruction included', () => {
    const five = fresh(soldiers({ models: 5 }));
    const sided = withMeleeSide(initialUsbCharge, 'charger', {
      ...initialUsbCharge.charger,
      fighter: { ...five, id: 'a' },
    });
    const inputs = {
      ...withMeleeSide(sided, 'target', {
        ...initialUsbCharge.target,
        fighter: { ...fresh(soldiers({ models: 5 })), id: 'b', state: 'panicked' as const },
      }),
      battle,
    };
    const mean = meanOf(usbChargePlay.begin(inputs) as never, (outcome: never) =>
      chargeInBattle.changes([{ inputs, log: [], outcome }]),
    );
    expect(mean.acts).toBeGreaterThan(0);
    expect(mean.other).toBeGreaterThan(0);
    close(chargeInBattle.expects?.(inputs), mean);
  });

  it('BW-CC-02 fight/expected-loss: who dies in a fight of one against one, and in a Charge', () => {
    const duel = { ...initialDuel('2005'), battle };
    close(
      ofDuel(duel),
      meanOf(fightPlay.begin(duel) as never, (outcome: never) =>
        duelInBattle.changes([{ inputs: duel, log: [], outcome }]),
      ),
    );
    // Nobody shoots back at one who takes several hits; in close combat nobody can say how many he loses.
    const shot = { ...duel, mode: 'ranged' } as const;
    const large = { unit: 'own', size: 4 } as const;
    const big = { ...duel.attacker, ...large };
    expect(ofDuel({ ...shot, attacker: big })).toMatchObject({ acts: 0 });
    expect(ofDuel({ ...shot, defender: { ...duel.defender, ...large } })).toBeUndefined();
    expect(ofDuel({ ...duel, attacker: big })).toBeUndefined();
    const charge = { ...initialCharge('2005'), battle };
    const mean = meanOf(chargePlay.begin(charge) as never, (outcome: never) =>
      brikwarsCharge.changes([{ inputs: charge, log: [], outcome }]),
    );
    expect(mean.other).toBeGreaterThan(0);
    close(ofCharge(charge), mean);
  });

  it('BW-SQ-01 fight/expected-loss: how many of either squad die', () => {
    const first = initialSquads('2005');
    const inputs = {
      ...first,
      battle,
      mine: { ...first.mine, count: 2 },
      theirs: { ...first.theirs, count: 2 },
    };
    close(
      squadsInBattle.expects?.(inputs),
      meanOf(squadsPlay.begin(inputs) as never, (outcome: never) =>
        squadsInBattle.changes([{ inputs, log: [], outcome }]),
      ),
    );
  });

  it('BW-MAG-01 BW-DMG-01 fight/expected-loss: means of volleys, wrecks and bolts; of several targets, an area or a shield nothing is recorded', () => {
    const many = ofMany(initialMany('2005'));
    expect(many?.acts).toBe(0);
    expect(many?.other).toBeGreaterThan(0);
    const wreck = initialWreck('2005');
    expect(ofWreck(wreck)?.other).toBeGreaterThan(0);
    expect(ofWreck({ ...wreck, aim: { ...wreck.aim, kind: 'controls' } })?.other ?? 0).toBe(0);
    const magic = initialMagic('pl');
    expect(ofMagic({ ...magic, kind: 'bolt' })?.other).toBeGreaterThan(0);
    expect(ofMagic({ ...magic, kind: 'shield' })).toBeUndefined();
  });
});
