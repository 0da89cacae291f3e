import { describe, expect, it } from 'vitest';
import { type BrikwarsBattleFighter, brikwarsBattleFights } from '../../src/brikwars/battle/fill.ts';
import { chargeCodec, initialCharge } from '../../src/brikwars/charge/inputs.ts';
import { presets } from '../../src/brikwars/creation/presets.ts';
import { duelCodec, initialDuel } from '../../src/brikwars/duel/inputs.ts';
import { magicCodec } from '../../src/brikwars/magic/inputs.ts';
import { manyCodec, manyShooters } from '../../src/brikwars/many/inputs.ts';
import { squadsCodec } from '../../src/brikwars/squads/inputs.ts';
import { wreckAnswerOf } from '../../src/brikwars/wreck/answer.ts';
import { wreckCodec, wreckGroup } from '../../src/brikwars/wreck/inputs.ts';
import type { Marks } from '../../src/rules/battle.ts';
import type { TableRules } from '../../src/rules/brikwars/house-rules.ts';
import type { Profile } from '../../src/rules/brikwars/units/profile.ts';
import { costOfProfile } from '../../src/rules/brikwars/units/profile-price.ts';
import { unhurt } from '../../src/rules/brikwars/wreck/wreck-state.ts';
import { textOf, written } from '../support/addressed.ts';

const nothing = { load: () => Promise.resolve(undefined) };

const axeman: Profile = {
  ...{ name: 'Axeman', skill: '1d8', armor: '5', move: 5, size: 1, hands: 2 },
  weapons: ['heavy', 'shield'],
};
const withArms = (...weapons: Profile['weapons'][number][]): Profile => ({ ...axeman, weapons });
const wall: Profile = { ...axeman, name: 'Wall', weapons: [], creation: presets.wall };

const some = (left: number, profile?: Profile, marks: Marks = {}): BrikwarsBattleFighter => ({
  ...{ ref: { play: 'abc', stamp: '5', unit: 'm1' }, models: left, left, marks, acted: false },
  ...(profile && { profile }),
});

const fights = (acts: BrikwarsBattleFighter, other: BrikwarsBattleFighter, drafts = nothing) =>
  brikwarsBattleFights(drafts, '2005', acts, { ...other, ref: { ...other.ref, unit: 't1' } });

const offered = async (acts: number, other: number, marks: readonly [Marks, Marks] = [{}, {}]) =>
  Object.keys(await fights(some(acts, axeman, marks[0]), some(other, axeman, marks[1])));

async function groupAtWall(acts: BrikwarsBattleFighter) {
  const { wreck } = await fights(acts, some(1, wall));
  return wreckCodec('2005').decode(textOf(wreck))?.groups;
}

describe('brikwars/battle/fill', () => {
  it('BW-ATK-02 brikwars/battle/fill: who stands farther away than a weapon reaches is too far, and what was measured goes into the fight', async () => {
    const archer = withArms('long-ranged');
    const at = async (far: number) => fights(some(1, archer), { ...some(1, axeman), far });
    const [near, away] = [await at(4), await at(40)];
    const { reach = 0 } = near.shoot ?? {};
    expect(reach).toBeGreaterThan(4);
    expect([near.shoot?.tooFar, away.shoot?.tooFar]).toEqual([undefined, true]);
    expect(duelCodec('2005').decode(textOf(near.shoot))?.distance).toBe(4);
    const many = await fights(some(3, archer), { ...some(3, axeman), far: 4 });
    expect(manyCodec('2005').decode(textOf(many.many))?.assaults[0]?.groups[0]?.distance).toBe(4);
    expect(chargeCodec('2005').decode(textOf(away.charge))?.straight).toBe(40);
    // Nobody has measured.
    expect(duelCodec('2005').decode(textOf((await at(0)).shoot))?.distance).toBe(0);
  });

  it('BW-SQ-40 BW-CHG-10 brikwars/battle/fill: odds of a Charge, of all together and of formed squads, and what they are worth', async () => {
    const squad: Marks = { squad: 1 };
    const apart = await fights(some(4, axeman), some(4, axeman));
    expect([apart.squads?.ends, apart.many?.falls]).toEqual([undefined, undefined]);
    const priced = { ...axeman, cost: 6 };
    const formed = await fights(some(6, priced, squad), some(4, priced, squad));
    const sum = (all: readonly number[] = []) => all.reduce((one, other) => one + other, 0);
    for (const { ends } of [apart.charge, apart.many, formed.squads].map((of) => ({ ends: of?.ends })))
      expect(sum(ends)).toBeCloseTo(1);
    // Six against four lose fewer, and are worth it.
    expect(formed.squads?.ends?.[0]).toBeGreaterThan(formed.squads?.ends?.[2] ?? 1);
    const { won = 0, risked = 0 } = formed.squads?.worth ?? {};
    expect(won).toBeGreaterThan(risked);
    const archers = withArms('long-ranged');
    const shots = await fights(some(4, archers), some(3, axeman));
    expect(shots.many?.falls?.[0]).toBeCloseTo(shots.many?.ends?.[2] ?? 0);
    expect((await fights(some(4, { ...archers, cost: 5 }), some(3, priced))).many?.worth?.risked).toBe(0);
    // One alone acts with nobody, and what a creation suffers is more than a death.
    const alone = await fights(some(1, archers), some(3, axeman));
    expect([alone.many?.to, alone.many?.ends]).toEqual([expect.anything(), undefined]);
    expect((await fights(some(3, axeman), some(1, wall))).charge?.ends).toBeUndefined();
    // Nothing is priced where nobody knows who they are.
    expect((await fights(some(3), some(3))).many?.worth).toBeUndefined();
  });

  const horse: Profile = {
    ...{ name: 'Horse', skill: '1d6', armor: '1d6', move: 10, size: 2, hands: 0 },
    weapons: ['bite'],
  };

  it('BW-DMG-03 brikwars/battle/fill: a horse that was hurt fights with the pips that it has left, and shots meet all of them', async () => {
    const hurt = some(1, horse, { pips: 1 });
    const { fight } = await fights(some(1, axeman), hurt);
    expect(duelCodec('2005').decode(textOf(fight))?.defender).toMatchObject({ size: 2, pips: 1 });
    const many = async (acts: BrikwarsBattleFighter, other: BrikwarsBattleFighter) =>
      manyCodec('2005').decode(textOf((await fights(acts, other)).many));
    const three = withArms('short-ranged');
    expect((await many(some(3, three), hurt))?.assaults[0]?.target).toMatchObject({ steps: 1, count: 1 });
    expect((await many(some(3, three), some(2, horse, { pips: 1 })))?.assaults[0]?.target).toMatchObject({
      ...{ steps: 2, count: 2 },
    });
    const gang = await many(some(3, axeman), hurt);
    expect(gang?.gang.victim).toMatchObject({ steps: 1, size: 2 });
    expect(gang?.gang.attackers[0]).not.toHaveProperty('steps');
    expect((await many(some(3, horse, { pips: 1 }), some(1, axeman)))?.gang.attackers[0]?.steps).toBe(2);
  });

  it('brikwars/battle/fill: all together have their odds beside the unit, but for five against a giant with a weapon in each hand', async () => {
    const giant: Profile = { ...withArms('hand', 'hand'), name: 'Giant', size: 3 };
    const weighed = async (left: number, arms: Profile, enemy: Profile) =>
      (await fights(some(left, arms), some(1, enemy))).many?.ends !== undefined;
    expect(await weighed(5, axeman, giant)).toBe(false);
    expect(await weighed(4, axeman, giant)).toBe(true);
    expect(await weighed(5, axeman, { ...giant, weapons: ['hand', 'shield'] })).toBe(true);
    expect(await weighed(5, axeman, { ...giant, size: 1 })).toBe(true);
    expect(await weighed(5, withArms('long-ranged'), giant)).toBe(true);
  });

  it('BW-ATK-02 brikwars/battle/fill: nobody is said to stand too far for a weapon that is kept in the hand, and what was not measured is a Charge as ever', async () => {
    const { shoot, charge } = await fights(some(1, withArms('hand')), { ...some(1, axeman), far: 40 });
    expect(shoot).not.toHaveProperty('tooFar');
    expect(shoot).not.toHaveProperty('reach');
    expect(chargeCodec('2005').decode(textOf(charge))?.straight).toBe(40);
    const near = await fights(some(1, axeman), some(1, axeman));
    expect(chargeCodec('2005').decode(textOf(near.charge))?.straight).toBe(initialCharge('2005').straight);
  });

  it('BW-HEAL-03 BW-HEAL-05 brikwars/battle/fill: a medic without magic treats, with the Size and Armor of who may need it', async () => {
    const medic: Profile = { ...axeman, training: { specialties: ['healing'] } };
    const treated = async (acts: BrikwarsBattleFighter, patients: readonly Profile[]) => {
      const made = await brikwarsBattleFights(nothing, 'pl', acts, undefined, patients);
      return { ways: Object.keys(made), inputs: magicCodec('pl').decode(textOf(made.heal)) };
    };
    const { ways, inputs } = await treated(some(4, medic, { cranky: 1 }), [horse, horse]);
    expect(ways).toEqual(['heal']);
    expect(inputs).toMatchObject({
      ...{ kind: 'heal', ownSkill: '1d8', size: 2, medics: 4, cranky: 1 },
      ...{ target: 'own', ownArmor: '1d6', battle: { acts: { unit: 'm1' } } },
    });
    // Of several kinds nobody can say which are treated.
    expect((await treated(some(4, medic), [horse, axeman])).inputs).toMatchObject({
      ...{ size: 1, medics: 3, target: 'minifig' },
    });
    expect((await treated(some(4, axeman), [horse])).ways).toEqual([]);
    const both = { ...medic, training: { ...medic.training, magic: 2 } };
    expect((await treated(some(1, both), [])).ways).toEqual(['magic', 'heal']);
  });

  it('brikwars/battle/fill: each fight goes where its mode looks for it', async () => {
    const mage: Profile = { ...axeman, training: { magic: 2 } };
    const men = await fights(some(4, { ...mage, explosives: 1 }), some(4, axeman));
    const built = await fights(some(4, axeman), some(1, wall));
    const places = Object.entries({ ...men, ...built }).map(([way, fight]) => [
      way,
      written(fight).draft,
      written(fight).address,
    ]);
    expect(places.sort()).toEqual([
      ['charge', 'charge', 'fight/charge'],
      ['fight', 'fight', 'fight/brikwars'],
      ['magic', 'magic', 'fight/magic'],
      ['many', 'many', 'fight/many'],
      ['shoot', 'fight', 'fight/brikwars'],
      ['squads', 'squads', 'fight/squads'],
      ['wreck', 'wreck', 'fight/wreck'],
    ]);
    expect(Object.keys(built).sort()).toEqual(['charge', 'wreck']);
  });

  it('brikwars/battle/fill: many fight where more than one stands on either side, and against nothing built', async () => {
    expect(await offered(1, 1)).not.toContain('many');
    expect(await offered(2, 1)).toContain('many');
    expect(await offered(1, 2)).toContain('many');
    expect(Object.keys(await fights(some(4, axeman), some(2, wall)))).not.toContain('many');
  });

  it('BW-SQ-01 brikwars/battle/fill: squads meet where three stand on each side, or both were put into squads', async () => {
    expect(await offered(3, 3)).toContain('squads');
    for (const [acts, other] of [
      [2, 3],
      [3, 2],
      [2, 2],
    ] as const)
      expect(await offered(acts, other)).not.toContain('squads');
    const [one, other] = [{ squad: 1 }, { squad: 2 }];
    expect(await offered(1, 1, [one, other])).toContain('squads');
    expect(await offered(1, 1, [one, {}])).not.toContain('squads');
    expect(await offered(1, 1, [{}, other])).not.toContain('squads');
  });

  it('brikwars/battle/fill: numbers go no higher than a mode takes', async () => {
    const bowmen = withArms('long-ranged', 'heavy');
    const { most } = manyShooters.fields.count;
    const { many } = await fights(some(most + 9, bowmen), some(most + 7, axeman));
    const volley = manyCodec('2005').decode(textOf(many));
    expect(volley?.kind).toBe('together');
    expect(volley?.assaults).toMatchObject([{ groups: [{ count: most }], target: { count: most } }]);
    const few = await fights(some(5, bowmen), some(7, axeman));
    expect(manyCodec('2005').decode(textOf(few.many))?.assaults).toMatchObject([
      { groups: [{ count: 5 }], target: { count: 7 } },
    ]);
    const unknown = await fights(some(13), some(11));
    expect(squadsCodec('2005').decode(textOf(unknown.squads))).toMatchObject({
      mine: { count: 12 },
      theirs: { count: 11 },
    });
    expect(await groupAtWall(some(wreckGroup.fields.count.most + 1, axeman))).toMatchObject([
      { count: wreckGroup.fields.count.most },
    ]);
  });

  it('brikwars/battle/fill: who has anything to shoot or throw may, whatever else it carries', async () => {
    const barred = async (acts: BrikwarsBattleFighter) =>
      (await fights(acts, some(2, axeman))).shoot?.barred ?? false;
    // Who has nothing to shoot is not told that he may not.
    expect((await fights(some(2, axeman), some(2, axeman))).shoot).toBeUndefined();
    expect(await barred(some(2, withArms('heavy', 'short-ranged')))).toBe(false);
    expect(await barred(some(2, withArms('heavy', 'hand')))).toBe(false);
    expect(await barred(some(2, { ...axeman, explosives: 1 }))).toBe(false);
    expect(await barred(some(2, withArms({ use: 3, damage: '1d6', kind: 'hand' })))).toBe(false);
    expect(await barred(some(1, { ...axeman, weapons: [], creation: presets.tank }))).toBe(false);
    expect(await barred(some(2))).toBe(false);
  });

  it('brikwars/battle/fill: many shoot with what they have to shoot; a Hand Weapon is thrown by nobody who can strike', async () => {
    const kind = async (profile?: Profile) => {
      const { many } = await fights(some(3, profile), some(3, axeman));
      return manyCodec('2005').decode(textOf(many))?.kind;
    };
    expect(await kind(withArms('heavy', 'short-ranged'))).toBe('together');
    expect(await kind(withArms('hand'))).toBe('gang');
    expect(await kind(axeman)).toBe('gang');
    expect(await kind()).toBe('gang');
    expect(await kind({ ...axeman, explosives: 1 })).toBe('blast');
  });

  it('brikwars/battle/fill: a wall is struck with what its attackers carry, of the table before what they made', async () => {
    const made = { name: 'Ram', use: 40, damage: '3d6', kind: 'heavy' } as const;
    expect(await groupAtWall(some(2, withArms(made)))).toMatchObject([
      {
        weapon: 'own',
        ownUse: wreckGroup.fields.ownUse.most,
        ownDamage: '3d6',
        unit: 'own',
        ownSkill: '1d8',
        count: 2,
      },
    ]);
    expect(await groupAtWall(some(2, withArms({ ...made, use: 4 })))).toMatchObject([
      { weapon: 'own', ownUse: 4 },
    ]);
    expect(await groupAtWall(some(2, withArms(made, 'two-handed')))).toMatchObject([
      { weapon: 'two-handed' },
    ]);
    expect(await groupAtWall(some(2, withArms()))).toMatchObject([{ weapon: 'hand', unit: 'own' }]);
    // An unknown unit strikes as a minifig does.
    expect(await groupAtWall(some(2))).toMatchObject([{ weapon: 'hand', unit: 'minifig', count: 2 }]);
  });

  it('brikwars/battle/fill: a creation attacks another with the weapons that are left on it, one without any as men do', async () => {
    const tank: Profile = { ...axeman, name: 'Tank', weapons: [], creation: presets.tank };
    expect(await groupAtWall(some(1, tank))).toMatchObject([
      { weapon: 'gun', ownSkill: '1d8', count: 1 },
      { weapon: 'gun', ownSkill: '1d8', count: 1 },
    ]);
    const shot: Profile = { ...tank, wreck: { ...unhurt, weaponsOff: [0] } };
    expect(await groupAtWall(some(1, shot))).toHaveLength(1);
    const { wreck } = await fights(some(1, tank), some(1, wall));
    expect(wreckCodec('2005').decode(textOf(wreck))?.by?.size).toBe(presets.tank.size);
    const bare = { ...tank, creation: { ...presets.tank, weapons: [] } };
    const without = wreckCodec('2005').decode(textOf((await fights(some(1, bare), some(1, wall))).wreck));
    expect(without?.groups).toHaveLength(1);
    expect(without?.by).toBeUndefined();
  });

  it('brikwars/battle/fill: a unit of which nothing is known and which is not Cranky is a minifig', async () => {
    const { fight } = await fights(some(1), some(1));
    expect(duelCodec('2005').decode(textOf(fight))).toMatchObject({
      attacker: { unit: 'minifig', cranky: 0 },
      defender: { unit: 'minifig', cranky: 0 },
    });
  });

  it.each(['brikwars', 'quik', undefined])(
    'BWC-05 brikwars/battle/fill: the table of BrikWars counts where %s was played last',
    async (mode) => {
      const table: TableRules = { edition: '2005', house: { bonus: 'same' } };
      const kept: Readonly<Record<string, string>> = {
        ...(mode !== undefined && { 'fight-mode': mode }),
        fight: duelCodec('2005').encode({ ...initialDuel('2005'), table }),
      };
      const drafts = { load: (name: string) => Promise.resolve(kept[name]) };
      const { fight } = await brikwarsBattleFights(drafts, '2005', some(1), some(1));
      expect(duelCodec('2005').decode(textOf(fight))?.table).toEqual(table);
    },
  );

  it('BW-DMG-03 BW-DMG-04 brikwars/battle/magic: the pips that are left of who is struck go into the spell', async () => {
    const mage: Profile = { ...axeman, training: { magic: 2 } };
    const giant: Profile = { ...axeman, size: 4 };
    const steps = async (other: BrikwarsBattleFighter) => {
      const { magic } = await fights(some(1, mage), other);
      return magicCodec('2005').decode(textOf(magic))?.steps;
    };
    expect(await steps(some(1, giant))).toBe(4);
    expect(await steps(some(1, giant, { pips: 2 }))).toBe(2);
    // Of several but one is hurt.
    expect(await steps(some(3, giant, { pips: 2 }))).toBe(4);
    // The last pip is the end of it, as a minifig's one is.
    expect(await steps(some(1, giant, { pips: 3 }))).toBeUndefined();
    expect(await steps(some(1, axeman))).toBeUndefined();
  });

  it('BW-ATK-03 brikwars/battle/fill: what only throws the one weapon that it strikes with may, but nobody is told to; guns strike nobody hand to hand', async () => {
    const priced = { ...withArms('hand', 'shield'), cost: 7 };
    const { shoot, fight } = await fights(some(1, priced), some(1, priced));
    expect([shoot?.to, shoot?.barred, shoot?.ends, shoot?.worth]).toEqual([
      ...[expect.anything(), undefined, undefined, undefined],
    ]);
    expect(fight?.ends).toBeDefined();
    expect((await fights(some(1, withArms('short-ranged')), some(1, axeman))).shoot?.ends).toBeDefined();
    const tank = { ...axeman, weapons: [], creation: presets.tank };
    const guns = await fights(some(1, tank), some(1, axeman));
    expect([guns.fight, guns.shoot?.ends]).toEqual([undefined, expect.anything()]);
  });

  it('BW-MAG-03 brikwars/battle/magic: a spell is worth the points that it takes, less what the mage risks, and the better one is proposed', async () => {
    const mage: Profile = {
      ...withArms('hand'),
      cost: 20,
      training: { magic: 2, area: [{ level: 2, casts: 3 }] },
    };
    const priced = { ...axeman, armor: '4', cost: 10 };
    const spell = async (many: number, own = mage) => {
      const { magic } = await fights(some(1, own), some(many, priced));
      return { ...magic, kind: magicCodec('2005').decode(textOf(magic))?.kind };
    };
    const [crowd, bolt] = [await spell(8), await spell(8, { ...mage, training: { magic: 2 } })];
    expect([crowd.kind, bolt.kind]).toEqual(['area', 'bolt']);
    expect(bolt.worth?.won).toBeCloseTo(10 * (bolt.ends?.[0] ?? 0), 9);
    expect(bolt.worth?.risked).toBe(0);
    const gain = ({ worth }: typeof crowd) => (worth?.won ?? 0) - (worth?.risked ?? 0);
    expect(gain(crowd)).toBeGreaterThan(gain(bolt));
    expect(crowd.worth?.risked).toBeGreaterThan(0);
    // For one alone a bolt does, where the blast would cost the mage more than it brings.
    expect((await spell(1, { ...mage, cost: 400 })).kind).toBe('bolt');
  });

  it('BW-MAG-02 brikwars/battle/magic: the mood of who is struck goes into the spell, and of nobody else', async () => {
    const mage: Profile = { ...axeman, training: { magic: 2 } };
    const spell = async (other: BrikwarsBattleFighter) => {
      const { magic } = await fights(some(1, mage), other);
      return { chance: magic?.ends?.[0], inputs: magicCodec('2005').decode(textOf(magic)) };
    };
    expect((await spell(some(1, axeman, { cranky: 2 }))).inputs?.targetCranky).toBe(2);
    expect((await spell(some(1, axeman))).inputs?.targetCranky).toBe(0);
    expect((await spell(some(1, { ...wall }, { cranky: 2 }))).inputs?.targetCranky).toBe(0);
  });

  it('BW-DMG-03 brikwars/battle/fill: all ends of a fight together are certain; a creation of several pips may be hurt, one of a single pip cannot', async () => {
    const sum = (all: readonly number[] = []) => all.reduce((one, other) => one + other, 0);
    const attackOn = async (creation: typeof presets.wall) => {
      const target = some(1, { ...wall, creation });
      const { wreck } = await fights(some(4, withArms('heavy')), target);
      const inputs = wreckCodec('2005').decode(textOf(wreck));
      const answer = inputs && wreckAnswerOf(inputs);
      return { steps: answer?.ok ? answer.value.steps : 0, ...wreck };
    };
    const large = await attackOn({ ...presets.wall, size: 3 });
    const small = await attackOn({ ...presets.wall, size: 1 });
    expect([large.steps > 1, large.ends?.length]).toEqual([true, 3]);
    expect([small.steps, small.ends?.length]).toEqual([1, 2]);
    const archers = withArms('long-ranged');
    const shots = (await fights(some(4, archers), some(3, axeman))).many;
    for (const { ends, falls } of [large, small, shots ?? {}]) {
      expect(sum(ends)).toBeCloseTo(1);
      expect(sum(falls)).toBeCloseTo(1);
      for (const end of ends ?? []) expect(end).toBeGreaterThanOrEqual(0);
    }
  });

  it('BW-CHG-10 brikwars/battle/fill: a Charge is worth what its victim costs as often as he dies of it', async () => {
    const { charge } = await fights(some(1, { ...axeman, cost: 5 }), some(1, { ...axeman, cost: 8 }));
    expect(charge?.ends?.[0]).toBeGreaterThan(0);
    expect(charge?.worth?.won).toBeCloseTo(8 * (charge?.ends?.[0] ?? 0));
  });

  it('BW-ATK-02 brikwars/battle/fill: a weapon reaches as far as its reach, and no inch more', async () => {
    const at = async (far: number) =>
      (await fights(some(1, withArms('long-ranged')), { ...some(1, axeman), far })).shoot;
    const { reach = 0 } = (await at(1)) ?? {};
    expect([(await at(reach))?.tooFar, (await at(reach + 1))?.tooFar]).toEqual([undefined, true]);
  });

  it('BW-DMG-03 brikwars/battle/fill: an attack on a creation is worth the part of its price that its pips are', async () => {
    const priced = { ...wall, cost: 12 };
    const worth = async (other: Profile, count = 3) => {
      const { wreck } = await fights(some(count, axeman), some(1, other));
      const inputs = wreckCodec('2005').decode(textOf(wreck));
      const answer = inputs && wreckAnswerOf(inputs);
      if (!answer?.ok) throw new Error('no attack');
      return { worth: wreck?.worth, answer: answer.value, ends: wreck?.ends, falls: wreck?.falls };
    };
    const { worth: known, answer, ends, falls } = await worth(priced);
    expect(known?.risked).toBe(0);
    expect(known?.won).toBeCloseTo(
      (costOfProfile(priced) ?? 0) * Math.min(1, answer.meanPips / answer.steps),
      9,
    );
    expect(known?.won).toBeGreaterThan(0);
    expect(ends?.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9);
    expect(falls?.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9);
    expect(falls?.[0]).toBeCloseTo(ends?.at(-1) ?? 0, 12);
  });
});
