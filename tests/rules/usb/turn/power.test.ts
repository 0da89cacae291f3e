import { describe, expect, it } from 'vitest';
import { powerOf } from '../../../../src/rules/usb/shooting/shooting.ts';
import {
  afterSeizing,
  type PowerMoment,
  type PowerSide,
  type PowerUseId,
  powerIn,
  powerIssues,
  powerLeft,
  powerUseIds,
  powerUses,
  type Seized,
} from '../../../../src/rules/usb/turn/power.ts';
import { fresh } from '../../../../src/rules/usb/units/fighter.ts';
import { heroTiers } from '../../../../src/rules/usb/units/unit.ts';
import { hero, soldiers } from '../../../support/samples/usb-units.ts';

/** Each of them spends a point in turn. */
function bid(spenders: readonly PowerSide[]): Seized | undefined {
  return spenders.reduce<Seized | undefined>(
    (seized, by) => (seized === undefined ? undefined : afterSeizing(seized, by)),
    'nobody',
  );
}

describe('rules/usb/turn/power', () => {
  it('USB-PP-01: 2, 4, 6 and 8 points, and a spent one is gone', () => {
    expect(heroTiers.map((tier) => powerLeft(tier, 0))).toEqual([2, 4, 6, 8]);
    expect(heroTiers.map((tier) => powerLeft(tier, 3))).toEqual([0, 1, 3, 5]);
  });

  it('USB-PP-01: a unit has what its hero has left, in a shot of his own activation alone', () => {
    const led = { ...fresh(soldiers()), joined: { unit: hero('hero'), lost: 0 } };
    expect([fresh(soldiers()), led, { ...led, spent: 3 }, { ...led, spent: 8 }].map(powerIn)).toEqual([
      undefined,
      6,
      3,
      0,
    ]);
    expect(powerOf({ ...led, spent: 3 }, 'tactical')).toBe(3);
    expect(powerOf({ ...led, spent: 3 }, 'reaction')).toBe(0);
  });

  it.each<[string, PowerUseId, number, PowerMoment, readonly string[]]>([
    ['USB-PP-01 in his own activation', 'brave-attack', 1, { own: true }, []],
    ['USB-PP-01 not in that of another', 'brave-attack', 1, { own: false }, ['not-now']],
    ['USB-PP-01 not without a point', 'perfect-shot', 0, { own: true }, ['none-left']],
    ['USB-PP-01 both at once', 'flag', 0, { own: false }, ['none-left', 'not-now']],
    ['USB-PP-03 at any moment', 'seize', 1, { own: false }, []],
    ['USB-PP-02 luck in his own activation', 'luck', 1, { own: false }, ['not-now']],
    ['USB-C-16 USB-SPEC-07 luck on the die of smoke', 'luck', 1, { own: false, smoke: true }, []],
    ['USB-SPEC-07 nothing else for smoke', 'inspiration', 1, { own: false, smoke: true }, ['not-now']],
  ])('%s', (_, use, left, moment, issues) => {
    expect(powerIssues(use, left, moment)).toEqual(issues);
  });

  it('USB-MOR-11 USB-PP-06: Inspiration reaches 10 inches, the False Flag lasts until the round ends', () => {
    expect(powerUses.inspiration.inches).toBe(10);
    expect(powerUseIds.filter((use) => powerUses[use].allRound)).toEqual(['flag']);
    expect(powerUseIds.filter((use) => powerUses[use].anyTime)).toEqual(['seize']);
  });

  it.each<[string, readonly PowerSide[], Seized]>([
    ['SP-63 one spends', ['mine'], 'mine'],
    ['SP-62 the other answers', ['mine', 'theirs'], 'nobody'],
    ['USB-PP-03 the first spends again', ['theirs', 'mine', 'theirs'], 'theirs'],
  ])('%s', (_, spenders, seized) => {
    expect(bid(spenders)).toBe(seized);
  });

  it('USB-PP-03: answers in turn keep to the odd and the even', () => {
    for (const first of ['mine', 'theirs'] as const) {
      const second = first === 'mine' ? 'theirs' : 'mine';
      for (let points = 0; points <= 16; points++) {
        const spenders = Array.from({ length: points }, (_, turn) => (turn % 2 === 0 ? first : second));
        expect(bid(spenders)).toBe(points % 2 === 1 ? first : 'nobody');
      }
    }
  });

  it('USB-PP-03: nobody outbids himself', () => {
    expect(afterSeizing('mine', 'mine')).toBeUndefined();
    expect(afterSeizing('theirs', 'theirs')).toBeUndefined();
  });
});
