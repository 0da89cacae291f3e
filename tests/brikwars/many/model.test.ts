import { describe, expect, it } from 'vitest';
import { encodeMany, groupOf, initialMany, minifig } from '../../../src/brikwars/many/inputs.ts';
import { withManyPreset } from '../../../src/brikwars/many/model.ts';
import { encodeCounters } from '../../../src/brikwars/many/setup.ts';
import { withHouseRule } from '../../../src/rules/brikwars/house-rules.ts';
import { chanceAtLeast } from '../../../src/rules/dice/distribution.ts';
import { openMany } from './device.ts';

type Many = Awaited<ReturnType<typeof openMany>>['model'];

function answerOf<Kind extends 'volley' | 'gang' | 'blast'>(model: Many, kind: Kind) {
  const value = model.answer.value;
  if (!value.ok) throw new Error(JSON.stringify(value.issues));
  if (value.value.kind !== kind) throw new Error(value.value.kind);
  return value.value as Extract<typeof value.value, { readonly kind: Kind }>;
}

function shown(model: Many) {
  const play = model.play.play.value;
  if (!play) throw new Error('nothing is being played');
  return play;
}

const platoonHits = [18, 5, 1] as const;

/** The Mixed Attack, with hits counted and dice that count what they show. */
async function mixed() {
  const opened = await openMany();
  const { model } = opened;
  model.usePreset('mixed');
  model.useTable(withHouseRule(model.table.value, 'damageCriticalFailure', 'total'));
  return opened;
}

describe('brikwars/many/model: the answer', () => {
  it('BW-COMB-01 stands before anything is entered', async () => {
    const { model } = await openMany();
    const { odds } = answerOf(model, 'volley');
    expect(odds.assaults[0]?.combined?.meanHits.value).toBeCloseTo(2, 12);
  });

  it('EX-SQ-09 the Mixed Attack stands in one tap, 39 shooters', async () => {
    const { model } = await mixed();
    const [assault] = answerOf(model, 'volley').odds.assaults;
    expect(assault?.combined?.meanHits.value).toBeCloseTo(24.5, 10);
    platoonHits.forEach((hits, place) => {
      model.changeGroup(0, place, { hits });
    });
    const counted = answerOf(model, 'volley').odds.assaults[0]?.combined;
    expect(counted?.meanHits.value).toBe(24);
    expect(counted?.kill.value).toBeCloseTo(1, 10);
    model.rollHits(0, 0);
    expect(model.inputs.value.value.assaults[0]?.groups[0]).not.toHaveProperty('hits');
  });

  it('BW-COMB-02 targets come and go, and so do groups, within their bounds', async () => {
    const { model } = await openMany();
    for (let n = 0; n < 9; n++) model.addAssault();
    expect(model.inputs.value.value.assaults.length).toBe(4);
    for (let n = 0; n < 20; n++) model.addGroup(0);
    expect(model.inputs.value.value.assaults.map(({ groups }) => groups.length)).toEqual([8, 1, 1, 1]);
    model.removeAssault(1);
    model.removeGroup(0, 0);
    expect(model.inputs.value.value.assaults.map(({ groups }) => groups.length)).toEqual([7, 1, 1]);
    for (let n = 0; n < 9; n++) model.removeAssault(0);
    model.removeGroup(0, 0);
    expect(model.inputs.value.value.assaults.map(({ groups }) => groups.length)).toEqual([1]);
  });

  it('BW-COMB-05 a gang shows the best counters, and those that are chosen', async () => {
    const { model } = await openMany();
    model.usePreset('two');
    const { plans, chosen } = answerOf(model, 'gang');
    expect(chosen).toBe(plans[0]);
    model.changeGang({ plan: 'c0.1-p1.0' });
    expect(encodeCounters(answerOf(model, 'gang').chosen.counters, model.inputs.value.value)).toBe(
      'c0.1-p1.0',
    );
    // A plan for hands that are gone is none.
    model.changeGang({ victim: { ...model.inputs.value.value.gang.victim, weapons: 'hand' } });
    expect(answerOf(model, 'gang').chosen).toBe(answerOf(model, 'gang').plans[0]);
  });

  it('BW-COMB-05 of plans that differ only in which of two twins they mean one is shown', async () => {
    const { model } = await openMany();
    model.usePreset('three');
    const notify = () =>
      answerOf(model, 'gang').plans.map(({ counters }) => encodeCounters(counters, model.inputs.value.value));
    // Nothing; one strike or parry of the weapon, one parry of the shield; strike and parry at one or at two; two parries.
    expect(notify().length).toBe(7);
    model.changeGang({ plan: 'c0.2-p1.0' });
    expect(notify()).toContain('c0.2-p1.0');
    expect(notify().length).toBe(7);
    model.changeGroup(0, 0, { count: 2 });
    model.addGroup(0);
    expect(notify().length).toBeGreaterThan(7);
  });

  it('BW-COMB-05 four on one are refused until he is larger', async () => {
    const { model } = await openMany();
    model.usePreset('three');
    model.addGroup(0);
    expect(model.answer.value.ok).toBe(true);
    model.changeGroup(0, 0, { count: 4 });
    expect(model.answer.value).toMatchObject({ ok: false, issues: [{ code: 'gang-limit', limit: 3 }] });
    model.changeGang({ victim: { ...model.inputs.value.value.gang.victim, size: 2 } });
    expect(model.answer.value.ok).toBe(true);
  });

  it('BW-WEAP-17 who takes a weapon for two hands puts his shield away', async () => {
    const { model } = await openMany();
    model.usePreset('two');
    model.changeGroup(0, 0, { shield: true });
    expect(model.answer.value.ok).toBe(true);
    model.changeGroup(0, 0, { weapon: 'two-handed' });
    expect(model.answer.value.ok).toBe(true);
    expect(model.inputs.value.value.gang.attackers[0]?.shield).toBe(false);
  });

  it('BWC-50 BW-WEAP-12 who throws a grenade dies of it with his own Armor, and is no enemy', async () => {
    const { model } = await openMany();
    model.usePreset('grenade');
    const any = (side: 'enemies' | 'own') =>
      chanceAtLeast(answerOf(model, 'blast').odds[side].deaths.value, 1);
    const thrower = answerOf(model, 'blast').grenade.thrower ?? -1;
    expect(answerOf(model, 'blast').odds.targets[thrower]?.kill.value).toBeCloseTo(0.1, 12);
    expect([any('enemies'), any('own')]).toEqual([expect.closeTo(0.5, 12), expect.closeTo(0.1, 12)]);
    model.changeBlast({ unit: 'own', ownSkill: '1d6', ownArmor: '10' });
    // Only a 10 and its bonus die go beyond.
    expect([any('enemies'), any('own')]).toEqual([expect.closeTo(0.5, 12), expect.closeTo(1 / 60, 12)]);
    model.changeBlast({ unit: 'minifig', distance: 0 });
    expect(answerOf(model, 'blast').grenade.thrower).toBeUndefined();
  });

  it('BWC-64 house rules reach the odds, and the edition its own', async () => {
    const { model } = await openMany();
    model.usePreset('grenade');
    const before = answerOf(model, 'blast').odds.enemies.deaths.value;
    model.useTable(withHouseRule(model.table.value, 'blastRoll', 'for-each'));
    expect(answerOf(model, 'blast').odds.enemies.deaths.value).not.toEqual(before);
    expect(model.inputs.value.value.table.house).toEqual({ blastRoll: 'for-each' });
  });
});

describe('brikwars/many/model: kept and sent', () => {
  it('brikwars/many/model: the draft is there after a restart, and so is the play', async () => {
    const stored = new Map<string, string>();
    const { model } = await openMany({ stored });
    model.usePreset('squad');
    model.play.start();
    model.play.rollNext();
    expect(shown(model).log).toHaveLength(1);
    const again = await openMany({ stored });
    expect(again.model.inputs.value.value).toEqual(model.inputs.value.value);
    expect(shown(again.model).log).toEqual(shown(model).log);
  });

  it('brikwars/many/model: an opened link shows its attack and leaves the draft alone', async () => {
    const stored = new Map<string, string>();
    const own = await openMany({ stored });
    own.model.usePreset('launcher');
    const query = encodeMany(withManyPreset(initialMany('pl'), 'three'));
    const { model } = await openMany({ stored, hash: `#/fight/many?${query}` });
    expect(model.inputs.linked.value).toBe(true);
    expect(model.table.value.edition).toBe('pl');
    model.inputs.discard();
    expect(model.inputs.value.value.blast.way).toBe('long-ranged');
  });

  it('brikwars/many/model: a link that cannot be read is said to be so', async () => {
    const { model } = await openMany({ hash: '#/fight/many?v=1&k=gang' });
    expect(model.inputs.unreadable.value).toBe(true);
  });
});

describe('brikwars/many/model: played', () => {
  const type = (model: Many, ...faces: readonly number[]) => {
    model.play.startTyping();
    for (const face of faces) model.play.typeFace(face);
  };

  it('EX-SQ-09 hits counted, 98 points typed without bonus dice: the target dies', async () => {
    const { model } = await mixed();
    platoonHits.forEach((hits, place) => {
      model.changeGroup(0, place, { hits });
    });
    model.play.start();
    const dice = [...Array.from({ length: 18 }, () => 4), 3, 3, 3, 3, 2, 4, 3];
    type(model, ...dice);
    const { outcome, log, likelihood } = shown(model);
    expect(log.find(({ purpose }) => purpose === 'damage')?.amount).toBe(98);
    expect(outcome).toEqual({ kind: 'volley', dead: [1], strays: [] });
    expect(likelihood).toBeCloseTo(1, 6);
  });

  it('EX-MISS-02 the viking’s axe: the ninja sends it into the pirate, who lives', async () => {
    const { model } = await openMany();
    model.changeAssault(0, {
      groups: [groupOf(1, 'hand', { distance: 4 })],
      strays: [{ ...minifig, owner: 'ally', fromTarget: 1 }],
    });
    model.play.start();
    type(model, 5);
    type(model, 1);
    model.play.choose('0');
    type(model, 3);
    expect(shown(model).outcome).toEqual({ kind: 'volley', dead: [0], strays: [] });
    model.play.undo();
    expect(shown(model).next).toMatchObject({ purpose: 'damage', thing: 0 });
  });

  it.each(['bowmen', 'two', 'three', 'squad', 'grenade', 'mixed', 'launcher'] as const)(
    'brikwars/many/model: the preset %s is rolled to its end, with the chance of that end',
    async (preset) => {
      const { model } = await openMany();
      model.usePreset(preset);
      model.play.start();
      for (let steps = 0; shown(model).outcome === undefined && steps < 60; steps++) {
        const { next } = shown(model);
        if (next && 'options' in next) model.play.choose(next.options[0] as string);
        else model.play.rollNext();
      }
      const { outcome, likelihood } = shown(model);
      expect(outcome).toBeDefined();
      expect(likelihood).toBeGreaterThan(0);
      expect(likelihood).toBeLessThanOrEqual(1 + 1e-9);
    },
  );

  it('BW-COMB-05 what a gang does is as likely as the odds say', async () => {
    const { model } = await openMany();
    model.usePreset('two');
    model.changeGang({ plan: 'c0.0' });
    model.play.start();
    type(model, 5);
    type(model, 5);
    type(model, 2);
    type(model, 2);
    const { odds } = answerOf(model, 'gang');
    expect(shown(model).outcome).toMatchObject({ victimDies: true });
    expect(shown(model).likelihood).toBe(odds.victimDies.value);
  });
});
