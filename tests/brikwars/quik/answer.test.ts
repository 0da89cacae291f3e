import { describe, expect, it } from 'vitest';
import { type QuikAnswer, type QuikAttackAnswer, quikAnswerOf } from '../../../src/brikwars/quik/answer.ts';
import { encodeQuik, initialQuik, type QuikInputs, type QuikRow } from '../../../src/brikwars/quik/inputs.ts';
import { choicesOf } from '../../../src/brikwars/quik/setup.ts';
import { presetRow, presetShown, quikPresetsOf } from '../../../src/brikwars/quik/target-card.tsx';
import { unwrap } from '../../support/cases/case-adapters.ts';
import { keptEnds } from '../../support/kept-ends.ts';

const english = initialQuik('en');
const lugpol = initialQuik('lugpol');
const row = (part: Partial<QuikRow>, base: QuikInputs = english): QuikRow => ({ ...base.target, ...part });

function answerOf(inputs: QuikInputs): QuikAnswer {
  const answer = quikAnswerOf(inputs);
  if (!answer.ok) throw new Error(JSON.stringify(answer.issues));
  return answer.value;
}

function attackOf(part: Partial<QuikInputs>, base: QuikInputs = english): QuikAttackAnswer {
  const answer = answerOf({ ...base, ...part, kind: 'attack' });
  if (answer.kind !== 'attack') throw new Error('another answer');
  return answer;
}

describe('quik-answer: an attack', () => {
  it('BW-QW-06 a sword against a minifig, who may strike back', () => {
    const { kills, dies, ways } = attackOf({});
    expect(kills.value).toBeCloseTo(0.460525, 6);
    expect(dies?.value).toBeCloseTo((1 - 0.460525) * 0.460525, 5);
    expect(ways.map(({ manner, isBest }) => [manner, isBest])).toEqual([['together', true]]);
  });

  it('BW-QW-11 a shield on the target, and nothing in its hands', () => {
    const { kills, dies } = attackOf({ target: row({ shield: true, weapon: 'bare-hands' }) });
    expect(kills.value).toBeCloseTo(0.232133, 6);
    expect(dies).toBeUndefined();
  });

  it('BW-QW-07 a hero: one double attack or two, the better marked', () => {
    const { ways, kills } = attackOf({ strikers: [row({ unit: 'hero' })] });
    expect(ways.map(({ manner, isBest }) => [manner, isBest])).toEqual([
      ['together', true],
      ['apart', false],
    ]);
    expect(kills.value).toBeCloseTo(0.862496, 6);
    const two = attackOf({ strikers: [row({ unit: 'hero' })], manner: 'apart' });
    expect(two.kills.value).toBeCloseTo(1 - (1 - 0.460525) ** 2, 5);
    expect(two.rolls).toMatchObject([{ times: 2 }]);
  });

  it('BWC-69 by the house rule a double attack is one roll whose sum counts twice', () => {
    const table = { game: 'en', house: { double: 'doubled-sum' } } as const;
    const { plan, rolls } = attackOf({ table, strikers: [row({ unit: 'hero' })] });
    expect(plan.taken).toEqual([{ weapon: 'hand', use: 'double' }]);
    expect(rolls[0]?.damage).toMatchObject({ groups: [{ count: 2, sides: 6 }] });
  });

  it('BW-QW-09 the advice is never worse than together or apart, whatever is wished for', () => {
    for (const goal of ['kill', 'survive', 'trade'] as const) {
      const { ways } = attackOf({
        goal,
        strikers: [row({ unit: 'hero' }), row({ weapon: 'ranged', other: 'hand', count: 3, distance: 8 })],
        target: row({ shield: true }),
      });
      const measure = ({ kills, dies }: { kills: number; dies: number }) =>
        goal === 'kill' ? kills : goal === 'survive' ? -dies : kills - dies;
      const best = ways.find(({ isBest }) => isBest);
      for (const way of ways)
        expect(measure(best ?? { kills: -9, dies: 9 })).toBeGreaterThanOrEqual(measure(way) - 1e-12);
    }
  });

  it('BW-QW-10 who also carries a gun is advised to shoot where he would rather live', () => {
    const { ways } = attackOf({ goal: 'survive', strikers: [row({ other: 'ranged', distance: 9 })] });
    const best = ways.find(({ isBest }) => isBest);
    expect(best).toMatchObject({ manner: 'best', dies: 0, plan: { taken: [{ weapon: 'ranged' }] } });
  });

  it('BW-LP-03 LUGPolWars has a price for both sides, crew included', () => {
    const { price } = attackOf({ strikers: [row({ weapon: 'mounted', crew: 3 }, lugpol)] }, lugpol);
    // Three mercenaries and the weapon; a mercenary with a heavy weapon.
    expect(price?.attacker.value).toBe(3 * 4 + 5);
    expect(price?.target.value).toBe(4 + 3);
    expect(attackOf({}).price).toBeUndefined();
  });

  it('EX-LP-03 a mercenary with a short weapon costs 6', () => {
    const { price } = attackOf({ strikers: [row({ weapon: 'short' }, lugpol)] }, lugpol);
    expect(price?.attacker.value).toBe(6);
  });

  it('BW-QW-10 issues are shown: nothing in hand, out of range', () => {
    const unarmed = quikAnswerOf({ ...english, strikers: [row({ weapon: 'bare-hands' })] });
    expect(!unarmed.ok && unarmed.issues.map(({ code }) => code)).toEqual(['no-damage']);
    const distant = quikAnswerOf({ ...english, strikers: [row({ weapon: 'ranged', distance: 11 })] });
    expect(!distant.ok && distant.issues).toMatchObject([{ code: 'out-of-range', limit: 10 }]);
  });

  it('brikwars/quik/answer: too many attackers to look through are reported', () => {
    const crowd = { strikers: [row({ count: 20 }), row({ weapon: 'ranged', count: 20 })] };
    expect(attackOf(crowd)).toMatchObject({ tooMany: true });
    expect(attackOf(crowd).ways.map(({ manner }) => manner)).toEqual(['together', 'apart']);
  });
});

describe('quik-answer: buildings, vehicles, feats', () => {
  it('BW-QW-15 the first brick, all of them, and a better order', () => {
    const answer = answerOf({ ...english, kind: 'building', studs: [8, 2] });
    if (answer.kind !== 'building') throw new Error('another answer');
    expect(answer.firstOff).toBeGreaterThan(answer.allOff);
    expect(answer.better).toMatchObject({ studs: [2, 8] });
    expect(answer.better?.meanBricks).toBeGreaterThan(answer.meanBricks);
    const alike = answerOf({ ...english, kind: 'building' });
    expect(alike).toMatchObject({ count: 3, better: undefined });
  });

  it('BW-QW-18 a vehicle drives, is overloaded, or goes on without a driver', () => {
    const drive = (part: Partial<QuikInputs['vehicle']>) => {
      const answer = answerOf({ ...english, kind: 'vehicle', vehicle: { ...english.vehicle, ...part } });
      if (answer.kind !== 'vehicle') throw new Error('another answer');
      return { inches: answer.drive.inches.value, stopped: answer.drive.stopped, dice: answer.crashDice };
    };
    expect(drive({})).toEqual({ inches: 10, stopped: false, dice: '2d6' });
    expect(drive({ units: { wheels: 4 } })).toMatchObject({ inches: 15, dice: '4d6' });
    expect(drive({ aboard: 2 })).toEqual({ inches: 0, stopped: true, dice: undefined });
    expect(drive({ controlled: false, lastInches: 5 })).toMatchObject({ inches: 5 });
    expect(drive({ terrain: 'water' })).toMatchObject({ inches: 0, dice: undefined });
  });

  it('BW-LP-04 the price of a vehicle by its size and speed', () => {
    const answer = answerOf({ ...lugpol, kind: 'vehicle' });
    expect(answer).toMatchObject({ price: { value: 4 + 5 } });
  });

  it('BW-QW-04 a move within 5 inches, and everything against one that is not', () => {
    const walk = (part: Partial<QuikInputs['move']>, base: QuikInputs = english) => {
      const answer = quikAnswerOf({ ...base, kind: 'move', move: { ...base.move, ...part } });
      return answer.ok ? answer.value : answer.issues.map(({ code }) => code);
    };
    expect(walk({ run: 3, swim: 2 })).toMatchObject({ inches: { value: 5 }, limit: 5, carriers: undefined });
    expect(walk({ run: 4, leap: 2, height: 3, swim: 3 })).toEqual([
      'jump-too-high',
      'too-far',
      'swim-too-far',
    ]);
    expect(walk({ lift: 9 })).toMatchObject({ carriers: { value: 2 } });
    expect(walk({ unit: 'steed', run: 10 })).toMatchObject({ limit: 10 });
    expect(walk({ unit: 'hero', run: 7 }, lugpol)).toMatchObject({ limit: 7 });
  });

  it('BWC-106 by the house rule a leap is 2 inches long at most; BWC-105 in Polish one act', () => {
    const table = { game: 'pl', house: { jump: 'distance' } } as const;
    const answer = quikAnswerOf({
      ...english,
      table,
      kind: 'move',
      move: { ...english.move, run: 0, leap: 4, handled: 1 },
    });
    expect(!answer.ok && answer.issues.map(({ code }) => code)).toEqual(['jump-too-far', 'one-act-only']);
  });

  it('BW-QW-08 a feat, and in LUGPolWars an act', () => {
    expect(answerOf({ ...english, kind: 'feat' })).toMatchObject({ kind: 'feat' });
    const act = answerOf({ ...lugpol, kind: 'feat', difficulty: 'easy' });
    expect(act.kind === 'feat' && act.succeeds.value).toBeCloseTo(5 / 6, 12);
  });

  it('brikwars/quik/answer: the ends by which fights are compared', async () => {
    const [kills] = (await keptEnds('quik', encodeQuik(english))) ?? [];
    expect(kills?.chance).toBeCloseTo(0.460525, 6);
    // A walk is not left to chance.
    expect(await keptEnds('quik', encodeQuik({ ...english, kind: 'move' }))).toEqual([]);
    expect(await keptEnds('quik', 'v=1')).toBeUndefined();
  });

  it('brikwars/quik/target-card: every preset makes a fight and is shown as the one in hand', () => {
    for (const base of [english, lugpol]) {
      const { game } = base.table;
      for (const id of quikPresetsOf(game, true)) {
        const made = presetRow(game, id, row({ distance: 3 }, base));
        expect(quikAnswerOf({ ...base, strikers: [made] }).ok, id).toBe(true);
        expect(presetShown(game, true, made)).toBe(id);
      }
      for (const id of quikPresetsOf(game, false)) {
        const made = presetRow(game, id, base.target);
        expect(quikAnswerOf({ ...base, target: made }).ok, id).toBe(true);
        expect(presetShown(game, false, made)).toBe(id);
      }
    }
  });
});

describe('quik-answer: what it is made of', () => {
  const effects = (answer: QuikAttackAnswer) =>
    answer.kills.reasons.map(({ effect, amount }) => `${effect} ${amount ?? ''}`.trim());

  it('BW-QW-06 rolls apart are shown as such, each with its own dice; together they are one roll', () => {
    const three = { strikers: [row({ count: 3 })] };
    const together = attackOf({ ...three, manner: 'together' });
    expect(effects(together).join()).not.toContain('rolled-apart');
    expect(together.rolls.map(({ times, damage }) => [times, damage])).toEqual([
      [1, { groups: [{ sides: 6, count: 6 }], constant: 0 }],
    ]);
    const apart = attackOf({ ...three, manner: 'apart' });
    expect(effects(apart)).toContain('rolled-apart 3');
    expect(apart.rolls.map(({ times, damage }) => [times, damage])).toEqual([
      [3, { groups: [{ sides: 6, count: 2 }], constant: 0 }],
    ]);
    expect(effects(apart).length).toBeGreaterThan(1);
    expect(attackOf({}).tooMany).toBe(false);
  });

  it('BW-QW-07 the best of all ways is among those that are shown, and marked by what is wished for', () => {
    const measures = {
      kill: (kills: number) => kills,
      survive: (_: number, dies: number) => 1 - dies,
      trade: (kills: number, dies: number) => kills - dies,
    };
    for (const goal of ['kill', 'survive', 'trade'] as const)
      for (const strikers of [
        [row({ count: 4 })],
        [row({ unit: 'hero' }), row({ count: 2, other: 'ranged' })],
        [row({ weapon: 'ranged', count: 3 }), row({})],
      ]) {
        const inputs = { ...english, strikers, goal };
        const { ways, kills, dies } = attackOf(inputs);
        const worth = ways.map((way) => measures[goal](way.kills, way.dies));
        const best = Math.max(...worth);
        expect(ways.map(({ isBest }) => isBest)).toEqual(worth.map((each) => best - each < 1e-12));
        const [advised] = unwrap(choicesOf(inputs)) ?? [];
        if (!advised) throw new Error('no advice');
        expect(best).toBeGreaterThan(measures[goal](advised.kills, advised.dies) - 1e-9);
        const [first] = ways;
        expect([first?.kills, first?.dies]).toEqual([
          expect.closeTo(kills.value, 9),
          expect.closeTo(dies?.value ?? 0, 9),
        ]);
        // No two of them are the same.
        const named = ways.map(({ plan }) => JSON.stringify([plan.taken, plan.groups.map(String).sort()]));
        expect(new Set(named).size).toBe(named.length);
      }
  });

  it('BW-QW-22 nothing that does not drive crashes, and only LUGPolWars has prices', () => {
    const driving = (part: Partial<QuikInputs['vehicle']>, base = english) => {
      const answer = answerOf({ ...base, kind: 'vehicle', vehicle: { ...base.vehicle, ...part } });
      if (answer.kind !== 'vehicle') throw new Error('another answer');
      return answer;
    };
    const idle = driving({ units: {}, lastInches: 5, controlled: false });
    expect([idle.crash, idle.crashDice]).toEqual([undefined, undefined]);
    expect(driving({}).price).toBeUndefined();
    expect(driving({}, lugpol).price).toBeDefined();
    expect(attackOf({}).price).toBeUndefined();
  });

  it('BW-LP-02 each row costs what its minifigs, their weapons and those who help at a mounted one cost', () => {
    const price = (part: Partial<QuikRow>) =>
      attackOf({ strikers: [row({ crew: 1, ...part }, lugpol)] }, lugpol).price?.attacker.value ?? 0;
    const one = price({ weapon: 'improvised', other: 'bare-hands' });
    const mounted = price({ weapon: 'mounted', other: 'bare-hands' });
    expect(price({ weapon: 'mounted', other: 'bare-hands', crew: 3 })).toBe(mounted + 2 * one);
    expect(price({ weapon: 'mounted', other: 'bare-hands', crew: 3, count: 2 })).toBe(
      2 * (mounted + 2 * one),
    );
    expect(price({ weapon: 'heavy', other: 'bare-hands', crew: 3 })).toBe(
      price({ weapon: 'heavy', other: 'bare-hands' }),
    );
  });
});
