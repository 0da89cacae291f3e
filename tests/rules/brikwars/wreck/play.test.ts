import { describe, expect, it } from 'vitest';
import { battleOf, conditionOf } from '../../../../src/rules/brikwars/wreck/play.ts';
import {
  type BattleCreation,
  type BattleEvent,
  type BattleIssue,
  type BattleRules,
  battleIssues,
} from '../../../../src/rules/brikwars/wreck/play-events.ts';

const rules: BattleRules = { damageCriticalFailure: 'zero', equalDamage: 'glances', specialDamage: true };

/** Size 4, level 2, on four wheels, with a gun of 3, a turret of 2, a wheelhouse and a gunner's chair. */
const tank: BattleCreation = {
  size: 4,
  level: 2,
  fliesIn: 'none',
  singlePiece: false,
  propulsion: [{ medium: 'ground', inches: 8 }],
  weapons: [
    { kind: 'gun', size: 3 },
    { kind: 'rocket', size: 5 },
    { kind: 'plate', size: 2 },
  ],
  components: [
    ...[1, 2, 3, 4].map((wheel) => ({ id: `wheel ${wheel}`, part: 'moving' as const, propulsion: 0 })),
    { id: 'gun', part: 'surface', weapon: 0 },
    { id: 'rocket', part: 'surface', weapon: 1 },
    { id: 'plate', part: 'surface', weapon: 2 },
    { id: 'cockpit', part: 'surface', controls: 'all' },
    { id: 'chair', part: 'surface', controls: ['ranged'] },
    { id: 'front', part: 'structure' },
  ],
};

const hit = (at: number | string, damage: number, armor: number): BattleEvent => ({
  kind: 'hit',
  attack: 'gun',
  damage,
  steps: [{ at, armor }],
});

function fought(events: readonly BattleEvent[], creation = tank, given = rules) {
  const battle = battleOf(creation, given, events);
  if (!battle.ok) throw new Error(JSON.stringify(battle.issues));
  return battle.value;
}

function issueOf(events: readonly BattleEvent[], creation = tank, given = rules): BattleIssue | undefined {
  const battle = battleOf(creation, given, events);
  return battle.ok ? undefined : battle.issues[0]?.code;
}

const conditionAfter = (events: readonly BattleEvent[], piece = 0) =>
  conditionOf(tank, fought(events).state, piece);

const driver = { operator: 'driver', team: 'red', pilot: false } as const;
const drives: BattleEvent = {
  kind: 'operate',
  ...driver,
  control: 'cockpit',
  system: 'propulsion',
  speed: 6,
  allies: ['blue'],
};
const shoots: BattleEvent = {
  kind: 'operate',
  ...driver,
  operator: 'gunner',
  control: 'chair',
  system: 'ranged',
  using: 'gun',
  allies: ['blue'],
};

describe('damage in battle', () => {
  it('BW-DMG-03: a pip takes an inch of Move and of the Size for weapons; plates are no weapons (BWC-76)', () => {
    expect(conditionAfter([hit(0, 9, 9)])?.size).toMatchObject({ effectiveSize: 4, move: 8, overLimit: 0 });
    expect(conditionAfter([hit(0, 10, 9)])?.size).toMatchObject({ effectiveSize: 3, move: 7, overLimit: 2 });
  });

  it('BW-DMG-04: the fourth pip destroys it, and nothing more can be aimed at', () => {
    const four = [1, 2, 3, 4].map(() => hit(0, 10, 9));
    expect(fought(four).outcomes.map(({ destroyed }) => destroyed)).toEqual([[], [], [], [0]]);
    expect(conditionAfter(four)).toMatchObject({ size: { destroyed: true, move: 0 }, governed: [] });
    expect(issueOf([...four, hit('gun', 10, 9)])).toBe('piece-destroyed');
  });

  it('BW-CRE-13, BW-DMG-05: wheels shot off slow it, together with its pips', () => {
    expect(conditionAfter([hit('wheel 1', 9, 3)])?.size.move).toBe(7);
    expect(conditionAfter([hit('wheel 1', 9, 3), hit(0, 20, 9)])?.size.move).toBe(6);
    expect(conditionAfter([hit('wheel 1', 9, 3), hit('wheel 2', 9, 3)])?.propulsions).toEqual([
      { move: 1, grounded: false },
    ]);
    expect(issueOf([hit('wheel 1', 9, 3), hit('wheel 1', 9, 3)])).toBe('component-gone');
  });

  it('BW-DMG-07: weapons and controls that are shot off are of no use', () => {
    const shot = [hit('cockpit', 20, 9), hit('gun', 20, 9)];
    expect(conditionAfter(shot)?.governed).toEqual(['ranged']);
    expect(conditionAfter(shot)?.weapons).toEqual([
      { id: 'rocket', size: 5 },
      { id: 'plate', size: 0 },
    ]);
    expect(issueOf([hit('cockpit', 20, 9), drives])).toBe('component-gone');
  });

  it('DV-30, BW-DMG-07: cut apart, each piece keeps all pips and what it carries', () => {
    const events: BattleEvent[] = [
      hit(0, 10, 9),
      hit(0, 10, 9),
      {
        kind: 'split',
        piece: 0,
        into: [
          { size: 2, components: ['wheel 1', 'cockpit'] },
          { size: 3, components: ['wheel 2', 'gun', 'chair'] },
        ],
      },
    ];
    const { state, outcomes } = fought(events);
    expect(outcomes.at(-1)?.destroyed).toEqual([0]);
    expect(conditionOf(tank, state, 0)?.size.destroyed).toBe(true);
    expect(conditionOf(tank, state, 1)).toMatchObject({
      size: { effectiveSize: 1, move: 1 },
      governed: ['ranged'],
    });
    expect(conditionOf(tank, state, 2)).toBeUndefined();
    expect(issueOf([...events, hit('front', 10, 9)])).toBe('component-gone');
  });

  it('BW-DMG-07: the pieces are parts of the whole, each component in one of them', () => {
    const cut = (...into: { size: number; components: string[] }[]): BattleEvent => ({
      kind: 'split',
      piece: 0,
      into,
    });
    const part = { size: 2, components: ['gun'] };
    expect(issueOf([cut(part)])).toBe('split-parts');
    expect(issueOf([cut(part, part)])).toBe('split-parts');
    expect(issueOf([cut(part, { size: 5, components: [] })])).toBe('split-parts');
    expect(issueOf([cut(part, { size: 1, components: ['sail'] })])).toBe('split-parts');
    expect(issueOf([{ kind: 'split', piece: 3, into: [] }])).toBe('no-such-piece');
  });

  it('BW-DMG-06: a creation of one element loses features, not the element', () => {
    const boulder = { ...tank, singlePiece: true };
    expect(issueOf([hit('front', 20, 9)], boulder)).toBe('single-piece');
    expect(issueOf([hit('gun', 20, 9), hit(0, 20, 9)], boulder)).toBeUndefined();
  });

  it('DV-31, BW-DMG-09: Grinding points help the same attack on the same part', () => {
    const grind: BattleEvent = { kind: 'grind', attack: 'gun', at: 0, faces: [6, 4, 3, 2, 1] };
    expect(fought([grind]).outcomes[0]?.points).toBe(3);
    expect(fought([grind, hit(0, 8, 10)]).state.pieces[0]?.pips).toBe(1);
    expect(fought([grind, hit(0, 7, 10)]).state.pieces[0]?.pips).toBe(0);
    expect(fought([grind, hit('front', 8, 10)]).outcomes[1]?.off).toEqual([]);
  });

  it('BW-DMG-09: a moving part is ground against its own level', () => {
    const grind: BattleEvent = { kind: 'grind', attack: 'gun', at: 'wheel 1', faces: [2, 3] };
    expect(fought([grind]).outcomes[0]?.points).toBe(2);
  });

  it('BW-DMG-07: Grinding of the whole stays on all its pieces', () => {
    const events: BattleEvent[] = [
      { kind: 'grind', attack: 'gun', at: 0, faces: [6, 5] },
      {
        kind: 'split',
        piece: 0,
        into: [
          { size: 2, components: [] },
          { size: 2, components: [] },
        ],
      },
    ];
    expect(fought([...events, hit(1, 9, 10)]).outcomes[2]).toMatchObject({ points: 2, pips: 1 });
  });

  it('BW-DMG-10: Overkill goes on until an Armor holds, and says what is left behind the last', () => {
    const through = (damage: number): BattleEvent => ({
      kind: 'hit',
      attack: 'gun',
      damage,
      steps: [
        { at: 'gun', armor: 6 },
        { at: 0, armor: 8 },
        { at: 0, armor: 7 },
      ],
    });
    expect(fought([through(20)]).outcomes[0]).toMatchObject({ off: ['gun'], pips: 1, rest: 0 });
    expect(fought([through(30)]).outcomes[0]).toMatchObject({ off: ['gun'], pips: 2, rest: 9 });
  });

  it('BW-DMG-08: Grinding and Overkill are only where the table wants them', () => {
    const plain = { ...rules, specialDamage: false };
    const overkill: BattleEvent = {
      kind: 'hit',
      attack: 'gun',
      damage: 30,
      steps: [
        { at: 0, armor: 9 },
        { at: 0, armor: 9 },
      ],
    };
    expect(issueOf([overkill], tank, plain)).toBe('special-damage-off');
    expect(issueOf([{ kind: 'grind', attack: 'gun', at: 0, faces: [6] }], tank, plain)).toBe(
      'special-damage-off',
    );
    expect(issueOf([hit(0, 30, 9)], tank, plain)).toBeUndefined();
  });

  it('BW-DMG-03: leaving the last event out undoes it, whatever it was', () => {
    const events: BattleEvent[] = [
      drives,
      hit('wheel 1', 9, 3),
      { kind: 'grind', attack: 'gun', at: 0, faces: [6] },
      hit(0, 10, 9),
      { kind: 'turn', team: 'red' },
    ];
    for (let count = 0; count < events.length; count++) {
      const before = fought(events.slice(0, count));
      fought(events.slice(0, count + 1));
      expect(fought(events.slice(0, count + 1).slice(0, -1))).toEqual(before);
    }
    expect(JSON.parse(JSON.stringify(fought(events).state))).toEqual(fought(events).state);
  });

  it('BW-DMG-02: the first event that cannot be is shown with its place', () => {
    const battle = battleOf(tank, rules, [hit(0, 10, 9), hit('sail', 10, 9), hit(7, 1, 1)]);
    expect(battle).toMatchObject({ ok: false, issues: [{ at: 1, code: 'no-such-component' }] });
    expect(issueOf([hit(7, 1, 1)])).toBe('no-such-piece');
    expect(issueOf([{ kind: 'hit', attack: 'gun', damage: 9, steps: [] }])).toBe('no-step');
    expect(battleIssues).toContain('no-step');
  });
});

describe('operators in battle', () => {
  it('BW-OPR-04, BW-OPR-06: one system an Action; a driver does not shoot, a Pilot does', () => {
    const both: BattleEvent = { ...shoots, operator: 'driver', control: 'cockpit' } as BattleEvent;
    expect(issueOf([drives, both])).toBe('too-many-actions');
    expect(issueOf([drives, { kind: 'act', ...driver }])).toBe('too-many-actions');
    const pilot = (event: BattleEvent) => ({ ...event, pilot: true }) as BattleEvent;
    expect(issueOf([pilot(drives), pilot(both)])).toBeUndefined();
    expect(issueOf([pilot(drives), pilot(both), pilot({ kind: 'act', ...driver })])).toBe('too-many-actions');
    expect(issueOf([drives, shoots])).toBeUndefined();
    expect(issueOf([drives, { kind: 'turn', team: 'red' }, both])).toBeUndefined();
  });

  it('BW-OPR-01: a control governs its own systems, and only a control governs', () => {
    expect(issueOf([{ ...drives, control: 'chair' } as BattleEvent])).toBe('not-governed');
    expect(issueOf([{ ...drives, control: 'gun' } as BattleEvent])).toBe('not-controls');
  });

  it('BW-OPR-03: allies wait until a turn of the user went by without it; enemies do not', () => {
    const by = (team: string, allies: string[]) =>
      ({ ...drives, operator: team, team, allies }) as BattleEvent;
    const blue = by('blue', ['red']);
    expect(issueOf([drives, { kind: 'turn', team: 'blue' }, blue])).toBe('ally-used-it');
    expect(issueOf([drives, { kind: 'turn', team: 'black' }, by('black', [])])).toBeUndefined();
    expect(
      issueOf([drives, { kind: 'turn', team: 'red' }, { kind: 'turn', team: 'blue' }, blue]),
    ).toBeUndefined();
  });

  it('BW-OPR-02: an Action at the controls stops the others until the next turn of its team', () => {
    const hold: BattleEvent = {
      kind: 'hold',
      operator: 'boarder',
      team: 'black',
      pilot: false,
      control: 'cockpit',
    };
    expect(issueOf([hold, drives])).toBe('held-by-others');
    expect(issueOf([hold, { kind: 'turn', team: 'black' }, drives])).toBeUndefined();
    expect(issueOf([hold, shoots])).toBeUndefined();
    expect(issueOf([hold, hold])).toBe('too-many-actions');
  });

  it('BW-OPR-05: a vehicle runs on at its last speed until somebody steers', () => {
    expect(conditionAfter([drives])?.drift).toBe(0);
    expect(conditionAfter([drives, { kind: 'turn', team: 'red' }])?.drift).toBe(6);
    expect(conditionAfter([drives, { kind: 'turn', team: 'red' }, shoots])?.drift).toBe(6);
    expect(
      conditionAfter([drives, { kind: 'turn', team: 'red' }, { ...drives, speed: 2 } as BattleEvent])?.drift,
    ).toBe(0);
  });
});
