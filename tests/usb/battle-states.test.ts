import { describe, expect, it } from 'vitest';
import type { BattleEvent, BattleMark, BattleSetup, Marks } from '../../src/rules/battle.ts';
import { battleAfter } from '../../src/rules/battle-after.ts';
import { heroJoined, joinedBy, lockedWith, type ResultChange } from '../../src/rules/battle-bonds.ts';
import { type FightResult, fightEventOf } from '../../src/rules/battle-fight.ts';
import type { Fighter } from '../../src/rules/usb/units/fighter.ts';
import { plainSoldiers } from '../../src/rules/usb/units/plain-units.ts';
import { usbBattleFights } from '../../src/usb/battle/fill.ts';
import { chargeInBattle } from '../../src/usb/charge/in-battle.ts';
import { usbChargeCodec } from '../../src/usb/charge/inputs.ts';
import { shootInBattle } from '../../src/usb/shoot/in-battle.ts';
import { decodeShoot } from '../../src/usb/shoot/inputs.ts';
import { heroOf } from '../../src/usb/side.ts';
import { textOf } from '../support/addressed.ts';

const setup: BattleSetup = {
  game: 'usb',
  units: [
    { id: 'm1', side: 'mine', name: 'Levy', models: 5 },
    { id: 'm2', side: 'mine', name: 'Mira', models: 1, points: 4, weight: 2, power: 4 },
    { id: 't1', side: 'theirs', name: 'Guard', models: 5 },
  ],
};

const soldiers = plainSoldiers({ models: 5, ranged: 'small-arms' });
const drafts = { load: () => Promise.resolve(undefined) };

const eventsOf = (unit: string, marks: Marks): readonly BattleEvent[] =>
  Object.entries(marks).map(([mark, to = 0]) => ({ do: 'mark', unit, mark: mark as BattleMark, to }));

/** The fights of the levy against the guard, as the battle stands after these events. */
async function fightsAfter(events: readonly BattleEvent[]) {
  const { units } = battleAfter(setup, events);
  const fighter = (id: string) => {
    const { left = 0, marks = {}, acted = false } = units.get(id) ?? {};
    return { ref: { play: 'p', stamp: '1', unit: id }, models: 5, left, marks, acted, unit: soldiers };
  };
  const hero = heroJoined(setup, { units }, 'm1') && {
    unit: heroOf('legend'),
    marks: units.get('m2')?.marks ?? {},
  };
  const locked = lockedWith(setup, { units }, 'm1')?.id;
  const fights = await usbBattleFights(
    drafts,
    { ...fighter('m1'), hero, ...(locked && { locked }) },
    fighter('t1'),
  );
  const charge = usbChargeCodec.decode(textOf(fights.charge));
  const shoot = decodeShoot(textOf(fights.shoot));
  if (!charge || !shoot) throw new Error('no fight');
  return { charge, shoot };
}

/** A charge that left both as this says. */
function chargeTo(
  inputs: Awaited<ReturnType<typeof fightsAfter>>['charge'],
  charger: Fighter | undefined,
  ending: 'locked' | 'target-flees' = 'target-flees',
): FightResult {
  const side = { points: 0, models: 0, fate: 'steady' } as const;
  const outcome = {
    ending,
    charger: { ...side, ...(charger && { after: charger }) },
    target: { ...side, after: inputs.target.fighter },
  };
  const changes: readonly ResultChange[] = chargeInBattle.changes([{ inputs, log: [], outcome }]);
  return { stamp: '1.a', way: 'charge', by: 'm1', at: 't1', changes, dice: [] };
}

const standsAfter = (events: readonly BattleEvent[], result: FightResult) => {
  const event = fightEventOf(setup, events, result);
  return battleAfter(setup, event ? [...events, event] : events);
};

type Read = (fights: Awaited<ReturnType<typeof fightsAfter>>) => unknown;

describe('usb/battle states', () => {
  it.each<[string, Marks, Read, unknown, (fighter: Fighter) => Fighter, BattleMark, number]>([
    [
      'USB-ACT-05 entrenched',
      { entrenched: 1 },
      ({ charge }) => charge.charger.fighter.entrenched,
      true,
      (fighter) => ({ ...fighter, entrenched: false }),
      'entrenched',
      0,
    ],
    [
      'USB-FORM-05 hidden',
      { formation: 3 },
      ({ shoot }) => shoot.shooter.fighter.formation,
      'hide',
      (fighter) => ({ ...fighter, formation: 'skirmish' }),
      'formation',
      0,
    ],
    [
      'USB-FORM-01 in formation',
      { formation: 2 },
      ({ charge }) => charge.charger.fighter.formation,
      'phalanx',
      (fighter) => ({ ...fighter, formation: 'column' }),
      'formation',
      1,
    ],
    [
      'USB-MOR-05 shaken',
      { shaken: 1 },
      ({ shoot }) => shoot.shooter.fighter.state,
      'shaken',
      (fighter) => ({ ...fighter, state: 'steady' }),
      'shaken',
      0,
    ],
    [
      'USB-MOR-06 panicked',
      { panicked: 1 },
      ({ shoot }) => shoot.shooter.fighter.state,
      'panicked',
      (fighter) => ({ ...fighter, state: 'steady' }),
      'panicked',
      0,
    ],
    [
      'USB-FAT-01 fatigue',
      { fatigue: 2 },
      ({ charge }) => charge.charger.fighter.fights,
      2,
      (fighter) => ({ ...fighter, fights: 3 }),
      'fatigue',
      3,
    ],
  ])(
    '%s: a fight opened from the battle reads it, leaves it as it is, and writes what it has become',
    async (_rule, marks, read, value, changed, mark, to) => {
      const events = eventsOf('m1', marks);
      const fights = await fightsAfter(events);
      expect(read(fights)).toBe(value);
      const { fighter } = fights.charge.charger;
      const same = standsAfter(events, chargeTo(fights.charge, fighter)).units.get('m1')?.marks ?? {};
      expect(same[mark]).toBe(marks[mark]);
      const now = standsAfter(events, chargeTo(fights.charge, changed(fighter)));
      expect(now.units.get('m1')?.marks[mark]).toBe(to);
    },
  );

  it('USB-TRANS-01 in a transport: who shoots from it does so with half of its dice', async () => {
    expect((await fightsAfter([])).shoot.inTransport).toBe(false);
    expect((await fightsAfter(eventsOf('m1', { carried: 1 }))).shoot.inTransport).toBe(true);
  });

  it('USB-FORM-05 hidden: who shoots hides no longer, in the battle too', async () => {
    const events = eventsOf('m1', { formation: 3 });
    const { shoot } = await fightsAfter(events);
    const outcome = { after: shoot.target.fighter, found: true, points: 0, models: 0, fate: 'steady' };
    const changes = shootInBattle.changes([
      {
        inputs: shoot,
        log: [],
        outcome: outcome as unknown as Parameters<typeof shootInBattle.changes>[0][0]['outcome'],
      },
    ]);
    const now = standsAfter(events, { stamp: '1.a', way: 'shoot', by: 'm1', at: 't1', changes, dice: [] });
    expect(now.units.get('m1')?.marks.formation).toBe(0);
  });

  it('USB-MELEE-12 locked: a draw locks both, the next fight of the two goes on, and its end frees them', async () => {
    const { charge } = await fightsAfter([]);
    expect(charge.locked).toBe(false);
    const drawn = chargeTo(charge, charge.charger.fighter, 'locked');
    const event = fightEventOf(setup, [], drawn);
    const events = event ? [event] : [];
    const state = battleAfter(setup, events);
    expect([lockedWith(setup, state, 'm1')?.id, lockedWith(setup, state, 't1')?.id]).toEqual(['t1', 'm1']);
    const next = (await fightsAfter(events)).charge;
    expect(next.locked).toBe(true);
    const ended = standsAfter(events, { ...chargeTo(next, next.charger.fighter), stamp: '2.a' });
    expect(['m1', 't1'].map((id) => lockedWith(setup, ended, id))).toEqual([undefined, undefined]);
  });

  it('USB-HERO-02 USB-WOUND-02 hero joined: he fights in the unit, and what befalls him stands on his own row', async () => {
    const events: readonly BattleEvent[] = [
      ...eventsOf('m1', { joined: 2 }),
      ...eventsOf('m2', { wounds: 1, spent: 2 }),
    ];
    const { charge } = await fightsAfter(events);
    const { fighter } = charge.charger;
    expect(fighter.joined?.lost).toBe(1);
    expect(fighter.spent).toBe(2);
    const { joined, ...bare } = fighter;
    if (!joined) throw new Error('nobody has joined');
    const hurt = standsAfter(events, chargeTo(charge, { ...fighter, joined: { ...joined, lost: 3 } }));
    expect(hurt.units.get('m2')).toMatchObject({ left: 1, acted: true, marks: { wounds: 3, spent: 2 } });
    expect(joinedBy(setup, hurt, 'm2')?.id).toBe('m1');
    const dead = standsAfter(events, chargeTo(charge, bare));
    expect(dead.units.get('m2')?.left).toBe(0);
    expect(dead.units.get('m1')?.marks.joined).toBe(0);
    // All soldiers fall, and he lives.
    const alone = standsAfter(events, chargeTo(charge, { ...fighter, models: 0 }));
    expect([alone.units.get('m1')?.left, alone.units.get('m2')?.left]).toEqual([0, 1]);
  });
});
