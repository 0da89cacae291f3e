import { describe, expect, it } from 'vitest';
import { nextDice } from '../../../../src/rules/dice/roll.ts';
import { type PlayedMove, replay } from '../../../../src/rules/steps.ts';
import { usbOwnRules } from '../../../../src/rules/usb/house-rules.ts';
import { moraleLikelihood } from '../../../../src/rules/usb/morale/morale-likelihood.ts';
import type { MoraleEnd, MoraleEntry } from '../../../../src/rules/usb/morale/morale-record.ts';
import {
  luckTable,
  type MoraleScene,
  mayBend,
  moraleVerdict,
} from '../../../../src/rules/usb/morale/morale-scene.ts';
import { moraleSteps } from '../../../../src/rules/usb/morale/morale-steps.ts';
import { type Fighter, fresh } from '../../../../src/rules/usb/units/fighter.ts';
import type { UsbUnit } from '../../../../src/rules/usb/units/unit.ts';
import { hurt } from '../../../../src/rules/usb/wounds.ts';
import { unwrap } from '../../../support/cases/case-adapters.ts';
import { hero, soldiers } from '../../../support/samples/usb-units.ts';

const rules = usbOwnRules;
const on = (unit: UsbUnit, now: Partial<Fighter> = {}): Fighter => ({ ...fresh(unit), ...now });

function play(scene: MoraleScene, moves: readonly PlayedMove[], power = 0, house: typeof rules = rules) {
  return unwrap(replay((log: MoraleEntry[]) => moraleSteps(scene, house, power, log), moves));
}

/** Every way in which a scene can be played, with its chance; a die is never bent unless `bends`. */
function allEnds(
  scene: MoraleScene,
  power = 0,
  bends = false,
): { readonly end: MoraleEnd; readonly chance: number }[] {
  const ends: { readonly end: MoraleEnd; readonly chance: number }[] = [];
  const go = (moves: readonly PlayedMove[], open: readonly number[], chance: number): void => {
    const { next, outcome } = play(scene, moves, power);
    if (outcome) {
      ends.push({ end: outcome, chance });
      return;
    }
    if (!next) throw new Error('neither a step nor an end');
    if ('options' in next) {
      go([...moves, { option: bends ? 'bend' : 'keep' }], [], chance);
      return;
    }
    if (!nextDice(next.expression, next.rules, open)) {
      go([...moves, { faces: open }], [], chance);
      return;
    }
    for (let face = 1; face <= 6; face++) go(moves, [...open, face], chance / 6);
  };
  go([], [], 1);
  return ends;
}

const led = on(soldiers({ models: 3 }), { joined: { unit: hero('aspiring'), lost: 0 } });
const scenes: readonly (readonly [string, MoraleScene])[] = [
  ['a test at 25 %', { kind: 'test', level: 25, fighter: on(soldiers()), moment: {} }],
  ['Blessed at 75 %', { kind: 'test', level: 75, fighter: on(soldiers()), moment: { blessed: true } }],
  [
    'unbreakable at 50 %',
    {
      kind: 'test',
      level: 50,
      fighter: on(soldiers({ tough: 5, models: 3, specialisations: ['unbreakable'] })),
      moment: {},
    },
  ],
  ['losses', { kind: 'losses', before: led, now: hurt(led, 2, rules), moment: { aura: 3 } }],
  ['too few losses', { kind: 'losses', before: led, now: hurt(led, 1, rules), moment: {} }],
  [
    'a lost melee by the house rule',
    {
      kind: 'losses',
      before: led,
      now: { ...led, state: 'shaken' },
      melee: { destroyed: false, tested: true },
      moment: {},
    },
  ],
  [
    'a melee lost by 6',
    { kind: 'losses', before: led, now: led, melee: { destroyed: true, tested: false }, moment: {} },
  ],
  ['wiped out', { kind: 'losses', before: led, now: undefined, moment: {} }],
  ['dangerous ground', { kind: 'hits', fighter: led, hazard: { kind: 'dangerous', height: 0 }, moment: {} }],
  [
    'a climb of less than 2 inches',
    { kind: 'hits', fighter: led, hazard: { kind: 'climbing', height: 1 }, moment: {} },
  ],
  [
    'recovery from panic',
    { kind: 'recovery', fighter: { ...on(soldiers()), state: 'panicked' }, moment: {} },
  ],
  [
    'the commander',
    {
      kind: 'commander',
      units: [
        { fighter: on(soldiers({ tough: 5 })), moment: {} },
        { fighter: on(soldiers({ specialisations: ['unbreakable'] })), moment: {} },
        { fighter: on(soldiers({ specialisations: ['brave'] })), moment: { aura: 3 } },
      ],
      moment: {},
    },
  ],
];

describe('rules/usb/morale/morale-steps', () => {
  it.each(scenes)('USB-MOR-08: %s, played with every face, ends as often as the odds say', (_, scene) => {
    const sums = new Map<string, { end: MoraleEnd; chance: number }>();
    for (const { end, chance } of allEnds(scene)) {
      const key = scene.kind === 'commander' ? String(end.failing) : `${end.fate} ${end.models}`;
      sums.set(key, { end, chance: (sums.get(key)?.chance ?? 0) + chance });
    }
    for (const { end, chance } of sums.values()) {
      expect(moraleLikelihood(scene, end, rules)).toBeCloseTo(chance, 9);
    }
  });

  it('USB-MOR-10: each unit tests in turn, and the end counts who failed', () => {
    const scene = scenes.at(-1)?.[1];
    if (!scene) throw new Error('no scene');
    const { log, outcome } = play(scene, [{ faces: [4] }, { faces: [3] }, { faces: [2] }]);
    expect(log.map(({ unit, need, passed, fate, models }) => [unit, need, passed, fate, models])).toEqual([
      [1, 5, false, 'panicked', 0],
      [2, 4, false, 'steady', 1],
      [3, 2, true, 'steady', 0],
    ]);
    expect(outcome).toEqual({ fate: 'panicked', models: 1, failing: 2, units: 3, chosen: false });
  });

  const recovering = {
    kind: 'recovery',
    fighter: { ...on(soldiers()), state: 'shaken' },
    moment: {},
  } as const;

  it('USB-PP-02: a hero may bend a failed die, if his points suffice', () => {
    expect(play(recovering, [{ faces: [1] }], 2).outcome?.fate).toBe('shaken');
    expect(play(recovering, [{ faces: [1] }], 3).next).toMatchObject({
      options: ['bend', 'keep'],
      points: 3,
    });
    const { log, outcome } = play(recovering, [{ faces: [1] }, { option: 'bend' }], 3);
    expect([log[0]?.bent, outcome?.fate, outcome?.chosen]).toEqual([3, 'steady', true]);
    expect(outcome && moraleLikelihood(recovering, outcome, rules)).toBeUndefined();
  });

  it('USB-PP-01: nobody bends in the enemy’s activation, after losses, or for a commander who is dead', () => {
    const bends = scenes.filter(([, scene]) => mayBend(scene)).map(([name]) => name);
    expect(bends).toEqual(['dangerous ground', 'a climb of less than 2 inches', 'recovery from panic']);
    const carrier = {
      kind: 'hits',
      fighter: led,
      hazard: { kind: 'carrier', height: 0 },
      moment: {},
    } as const;
    expect(mayBend(carrier)).toBe(false);
    const scene = { kind: 'test', level: 50, fighter: on(soldiers()), moment: {} } as const;
    expect(play(scene, [{ faces: [1] }], 8).outcome?.fate).toBe('panicked');
  });

  it('USB-PP-01: of a climb of its own the unit’s hero bends the test that follows', () => {
    const scene = {
      kind: 'hits',
      fighter: on(soldiers()),
      hazard: { kind: 'climbing', height: 2 },
      moment: {},
    } as const;
    expect(play(scene, [{ faces: [1, 1, 6, 6, 6] }, { faces: [3] }], 1).next).toMatchObject({ points: 1 });
  });

  it('USB-A-28: by the switch a rolled 1 cannot be bent', () => {
    const house = { ...rules, luckOnOne: 'oneFails' } as unknown as typeof rules;
    expect(play(recovering, [{ faces: [1] }], 8, house).outcome?.fate).toBe('shaken');
    expect(play(recovering, [{ faces: [2] }], 8, house).next).toMatchObject({ points: 2 });
  });

  it('USB-PP-02: a player who always bends passes as often as the table of luck says', () => {
    const { chances, sure } = luckTable(4, rules);
    chances.forEach((chance, points) => {
      const passed = allEnds(recovering, points, true).reduce(
        (sum, { end, chance: of }) => sum + (end.fate === 'steady' ? of : 0),
        0,
      );
      expect(passed).toBeCloseTo(chance, 12);
    });
    expect([chances.length, sure]).toEqual([4, 3]);
    expect(luckTable(4, { ...rules, luckOnOne: 'oneFails' })).toMatchObject({ sure: undefined });
  });

  it('USB-MOR-05: a recovery is asked as the verdict has it', () => {
    const scene = { kind: 'recovery', fighter: { ...on(soldiers()), state: 'shaken' }, moment: {} } as const;
    const verdict = moraleVerdict(scene, rules);
    expect(verdict).toMatchObject({ kind: 'recovery', odds: { to: 'steady', chance: 0.5 } });
    expect(play(scene, [{ faces: [4] }]).outcome?.fate).toBe('steady');
    expect(play(scene, [{ faces: [3] }]).outcome?.fate).toBe('shaken');
  });
});
