import { describe, expect, it } from 'vitest';
import {
  linkedAccessPoints,
  mayCross,
  mayEnter,
  visitorKinds,
  waysUp,
} from '../../../src/rules/mage-knight/access.ts';
import { judgeAccessCombat } from '../../../src/rules/mage-knight/access-combat.ts';
import {
  explainExtraActions,
  extraActions,
  mayAct,
  mayTakeExtraAction,
  tokensAfter,
} from '../../../src/rules/mage-knight/actions.ts';
import { conditionOf } from '../../../src/rules/mage-knight/breach.ts';
import { collapse, fallDamage } from '../../../src/rules/mage-knight/collapse.ts';
import { contactThroughAccess, inContact } from '../../../src/rules/mage-knight/contact.ts';
import {
  type DoorChange,
  mayChangeDoor,
  mayPassDoor,
  openDoors,
  withDoor,
} from '../../../src/rules/mage-knight/doors.ts';
import { type SectionKind, sectionFacts } from '../../../src/rules/mage-knight/kinds.ts';
import { laddersAllowed, mayRaiseLadder, mayTakeLadder } from '../../../src/rules/mage-knight/ladders.ts';
import { victoryPoints } from '../../../src/rules/mage-knight/siege/victory.ts';

interface Given {
  readonly allowed: boolean;
  readonly reasons: readonly { readonly rule: string; readonly effect: string }[];
}

/** What a case answers, with the rule and the effect that come first. */
const said = ({ allowed, reasons }: Given) => [allowed, reasons[0]?.rule, reasons[0]?.effect];
const rulesOf = ({ reasons }: Given) => reasons.map(({ rule }) => rule);

describe('ladders for so many walls', () => {
  it.each([
    ['MK-D-01', 0, 0],
    ['MK-D-02', 2, 0],
    ['MK-D-03', 3, 1],
    ['MK-D-04', 5, 1],
    ['MK-D-05', 6, 2],
    ['MK-D-06', 9, 3],
  ])('%s %i walls in play give each player %i', (_id, count, ladders) => {
    // Half of them the opponent's and with a door: all walls of all players count.
    const walls = Array.from({ length: count }, (_, place) => ({
      kind: place % 2 === 0 ? ('wall' as const) : ('door-wall' as const),
      owner: place % 2,
      destroyed: false,
    }));
    for (const player of [0, 1]) expect(laddersAllowed(walls, player).value).toBe(ladders);
  });
});

const lordOpens: DoorChange = {
  kind: 'keep',
  door: 'door-a',
  to: 'open',
  byLord: true,
  moment: 'before-command',
  breached: false,
  blocked: false,
};
const lordCloses: DoorChange = { ...lordOpens, to: 'closed' };
const onlyTheLord = ['MK-ENT-04', 'only-the-lord'];
const portcullis: DoorChange = { ...lordCloses, kind: 'gatehouse', door: 'portcullis' };

describe('doors', () => {
  it('MK-D-07 both doors of a keep are closed when the game begins', () => {
    expect(sectionFacts.keep.doors).toHaveLength(2);
    expect(openDoors('keep')).toEqual([]);
  });

  it('MK-D-08 no warrior moves through a closed door', () => {
    expect(said(mayPassDoor(false, 'movement'))).toEqual([false, 'MK-ENT-02', 'closed-stops-movement']);
    expect(mayPassDoor(true, 'movement').allowed).toBe(true);
  });

  it('MK-D-09 no warrior shoots through a closed door in any way', () => {
    expect(said(mayPassDoor(false, 'shot'))).toEqual([false, 'MK-ENT-02', 'closed-stops-shots']);
    expect(mayPassDoor(true, 'shot').allowed).toBe(true);
  });

  it('MK-D-10 a closed door of a keep is linked with neither the other door nor the top', () => {
    expect(linkedAccessPoints('keep', [])).toEqual([]);
    expect(linkedAccessPoints('keep', ['door-a'])).not.toContain('door-b');
  });

  it('MK-D-11 of a keep with one open door that door and the top are linked', () => {
    expect(linkedAccessPoints('keep', ['door-a'])).toEqual(['door-a', 'top']);
    expect(linkedAccessPoints('keep', ['door-b'])).toEqual(['door-b', 'top']);
  });

  it('MK-D-12 of a keep with both doors open both and the top are linked', () => {
    expect(linkedAccessPoints('keep', ['door-b', 'door-a'])).toEqual(['door-a', 'door-b', 'top']);
  });

  it('MK-D-13 nobody gets up a round tower behind a closed door, unless by a ladder', () => {
    const tower = {
      kind: 'round-tower',
      opened: [],
      breached: false,
      ladders: 0,
      touchesWall: false,
    } as const;
    expect(said(waysUp(tower))).toEqual([false, 'MK-ENT-03', 'door-closed-not-linked']);
    expect(waysUp({ ...tower, ladders: 1 })).toMatchObject({ allowed: true, ways: ['ladder'] });
    expect(waysUp({ ...tower, opened: ['door'] })).toMatchObject({ allowed: true, ways: ['door'] });
  });

  it('MK-D-14 the lord opens a door before his command phase; it stays so until his next', () => {
    expect(said(mayChangeDoor(lordOpens))).toEqual([true, 'MK-ENT-04', 'stays-to-next-command-phase']);
  });

  it('MK-D-15 he may not close it in the turn of the enemy', () => {
    expect(said(mayChangeDoor({ ...lordCloses, moment: 'other-turn' }))).toEqual([
      false,
      'MK-ENT-04',
      'before-command-phase-only',
    ]);
    expect(mayChangeDoor(lordCloses).allowed).toBe(true);
  });

  it('MK-D-16 of two doors one may be opened and the other left closed', () => {
    expect(rulesOf(mayChangeDoor(lordOpens))).toContain('MK-ENT-05');
    expect(openDoors('keep', withDoor([], 'door-a', 'open'))).toEqual(['door-a']);
    expect(openDoors('keep', withDoor(['door-a', 'door-b'], 'door-a', 'closed'))).toEqual(['door-b']);
  });

  it('MK-D-17 the opponent opens no door', () => {
    expect(said(mayChangeDoor({ ...lordOpens, byLord: false }))).toEqual([false, ...onlyTheLord]);
  });
});

const dial = { kind: 'keep', brokenTowers: 0, demoralised: false, yellow: false } as const;

describe('breaches', () => {
  it('MK-D-18 a demoralised keep is breached and all its doors are open', () => {
    const { condition, reasons } = conditionOf({ ...dial, demoralised: true });
    expect(condition).toBe('breached');
    expect(reasons.map(({ rule }) => rule)).toEqual(['MK-BRE-01', 'MK-BRE-03']);
    expect(openDoors('keep', [], condition === 'breached')).toEqual(['door-a', 'door-b']);
  });

  it('MK-D-19 a door of a breached section is never closed again', () => {
    expect(said(mayChangeDoor({ ...lordCloses, breached: true }))).toEqual([
      false,
      'MK-BRE-03',
      'breached-stays-open',
    ]);
  });

  it('MK-D-20 a wall whose fortification value is yellow is breached', () => {
    expect(conditionOf({ ...dial, kind: 'wall', yellow: true })).toMatchObject({
      condition: 'breached',
      reasons: [{ rule: 'MK-BRE-02', effect: 'yellow-fortification' }],
    });
  });

  it('MK-D-21 a wall neither yellow nor demoralised is not breached', () => {
    expect(conditionOf({ ...dial, kind: 'wall', brokenTowers: 2 }).condition).toBe('standing');
  });

  it('MK-D-22 a base under the portcullis keeps it open', () => {
    expect(said(mayChangeDoor({ ...portcullis, blocked: true }))).toEqual([
      false,
      'MK-GATE-03',
      'base-keeps-portcullis-open',
    ]);
  });

  it('MK-D-23 with nothing under it the portcullis closes before the command phase', () => {
    expect(mayChangeDoor(portcullis).allowed).toBe(true);
    expect(mayChangeDoor({ ...portcullis, moment: 'own-turn' }).allowed).toBe(false);
  });

  it('MK-D-24 no rule keeps an ordinary door open for a base in the doorway', () => {
    const answered = mayChangeDoor({ ...lordCloses, blocked: true });
    expect(answered.allowed).toBe(true);
    expect(rulesOf(answered)).toContain('MK-A-27');
    expect(answered.otherwise).toEqual({ rule: 'MK-A-27', allowed: false });
  });
});

const standing = (...kinds: readonly SectionKind[]) => kinds.map((kind) => ({ kind, destroyed: false }));

describe('extra actions', () => {
  it.each([
    ['MK-D-25', 'ordinary', standing('round-tower', 'round-tower', 'round-tower'), 0],
    ['MK-D-26', 'ordinary', standing('keep'), 1],
    ['MK-D-27', 'ordinary', standing('keep', 'keep'), 1],
    ['MK-D-28', 'conquest', standing('wall', 'door-wall', 'wall'), 0],
    ['MK-D-29', 'conquest', standing('gatehouse'), 1],
    ['MK-D-30', 'conquest', standing('gatehouse', 'round-tower', 'round-tower'), 1],
    ['MK-D-31', 'conquest', standing('keep'), 2],
    ['MK-D-32', 'conquest', standing('keep', 'round-tower', 'round-tower'), 2],
    ['MK-D-33', 'conquest', standing('keep', 'keep'), 2],
    ['MK-D-35', 'ordinary', [{ kind: 'keep', destroyed: true } as const], 0],
  ] as const)('%s %s game, %j', (_id, game, sections, extra) => {
    expect(extraActions(game, sections)).toBe(extra);
  });

  it('MK-D-34 an extra action is for sections only', () => {
    expect(said(mayTakeExtraAction('warrior'))).toEqual([false, 'MK-ACT-06', 'for-sections-only']);
    expect(mayTakeExtraAction('section').allowed).toBe(true);
  });

  it('MK-D-36 a keep that is breached but stands keeps its extra action', () => {
    const { value, reasons } = explainExtraActions('ordinary', [
      { kind: 'keep', destroyed: false, breached: true },
    ]);
    expect(value).toBe(1);
    expect(reasons.map(({ effect }) => effect)).toContain('breached-counts');
  });
});

const tower = { kind: 'round-tower', range: 10, attack: 9, tokens: 0, actedThisTurn: false } as const;

describe('actions of sections', () => {
  it('MK-D-37 no section acts twice in a turn', () => {
    expect(said(mayAct({ ...tower, tokens: 1, actedThisTurn: true }, 'ranged'))).toEqual([
      false,
      'MK-ACT-01',
      'one-action-each',
    ]);
  });

  it('MK-D-38 three sections act in one turn, each gets a token', () => {
    for (const kind of ['keep', 'round-tower', 'gatehouse'] as const) {
      const section = { ...tower, kind };
      expect(mayAct(section, 'ranged').allowed).toBe(true);
      expect(tokensAfter(section.tokens)).toMatchObject({ tokens: 1, pushed: false });
    }
  });

  it('MK-D-39 the second token pushes a section without damage', () => {
    expect(mayAct({ ...tower, tokens: 1 }, 'ranged').allowed).toBe(true);
    expect(tokensAfter(1)).toMatchObject({ tokens: 2, pushed: true, damage: 0 });
  });

  it('MK-D-40 no section acts with two tokens', () => {
    expect(said(mayAct({ ...tower, tokens: 2 }, 'ranged'))).toEqual([false, 'MK-ACT-05', 'two-tokens']);
  });

  it('MK-D-41 no wall shoots', () => {
    for (const kind of ['wall', 'door-wall'] as const)
      expect(said(mayAct({ ...tower, kind }, 'ranged'))).toEqual([false, 'MK-WALL-03', 'walls-never-attack']);
  });

  it('MK-D-42 no ranged action with attack 0', () => {
    expect(said(mayAct({ ...tower, attack: 0 }, 'ranged'))).toEqual([false, 'MK-ACT-03', 'no-attack']);
  });

  it('MK-D-43 no ranged action with range 0', () => {
    expect(said(mayAct({ ...tower, range: 0 }, 'ranged'))).toEqual([false, 'MK-ACT-03', 'no-range']);
  });

  it.each([
    ['MK-D-44', 'move'],
    ['MK-D-45', 'special'],
  ] as const)('%s no %s action for a section', (_id, action) => {
    expect(said(mayAct(tower, action))).toEqual([false, 'MK-ACT-04', 'only-ranged-actions']);
  });
});

describe('victory points', () => {
  it.each([
    ['MK-D-55', { points: 85, breachedBy: 'A' }, [{ player: 'A', points: 42 }]],
    ['MK-D-56', { points: 84, breachedBy: 'A' }, [{ player: 'A', points: 42 }]],
    ['MK-D-57', { points: 53, breachedBy: 'A' }, [{ player: 'A', points: 26 }]],
    ['MK-D-58', { points: 12, breachedBy: 'A' }, [{ player: 'A', points: 6 }]],
    ['MK-D-59', { points: 85, destroyedBy: 'A' }, [{ player: 'A', points: 85 }]],
    ['MK-D-60', { points: 85 }, []],
    ['MK-D-61', { points: 1, breachedBy: 'A' }, [{ player: 'A', points: 0 }]],
    ['MK-D-62', { points: 85, breachedBy: 'A', destroyedBy: 'B' }, [{ player: 'B', points: 85 }]],
  ])('%s %j', (_id, section, awards) => {
    expect(victoryPoints(section).awards).toEqual(awards);
  });
});

describe('destroyed sections', () => {
  const figures = [{ part: 'top' }, { part: 'top' }, { part: 'planking' }] as const;

  it('MK-D-63 three figures on a destroyed section fall, each with a die', () => {
    expect(conditionOf({ ...dial, brokenTowers: 3 }).condition).toBe('destroyed');
    const { rubble, falling, reasons } = collapse(figures, false);
    expect(rubble).toBe('heavy');
    expect(falling).toHaveLength(3);
    expect(reasons).toContainEqual({ rule: 'MK-DST-03', effect: 'one-die-each', amount: 3 });
  });

  it('MK-D-64 a figure that rolls 4 takes 4', () => {
    expect(fallDamage(4).value).toBe(4);
  });

  it('MK-D-65 its planking is placed on the ground', () => {
    expect(collapse(figures, true).plankingOnGround).toBe(true);
    expect(collapse(figures, true).reasons).toContainEqual({
      rule: 'MK-DST-02',
      effect: 'planking-to-the-ground',
    });
    expect(collapse(figures, false).plankingOnGround).toBe(false);
  });
});

describe('figures at the castle', () => {
  const fighter = { touches: true, frontArc: true, level: 'ground' } as const;
  const onWall = { enemy: true, atOtherEnd: true, level: 'high' } as const;

  it('MK-D-76 the two at the ends of a ladder fight; for poison they are not in contact', () => {
    const verdict = judgeAccessCombat({
      open: true,
      attackers: [fighter],
      target: onWall,
      enemiesAtPoint: 1,
    });
    expect(said(verdict)).toEqual([true, 'MK-CC-01', 'may-strike-through']);
    expect(contactThroughAccess('close-combat').allowed).toBe(true);
    expect(said(contactThroughAccess('poison'))).toEqual([false, 'MK-CC-02', 'contact-for-nothing-else']);
  });

  it('MK-D-77 a helper who does not touch the access point may not join', () => {
    const verdict = judgeAccessCombat({
      open: true,
      attackers: [fighter, { ...fighter, touches: false }, fighter],
      target: onWall,
      enemiesAtPoint: 2,
    });
    expect(verdict.allowed).toBe(false);
    expect(verdict.out).toEqual([1]);
    expect(verdict.remaining).toEqual([0, 2]);
    expect(verdict.attackers[1]?.reasons).toEqual([{ rule: 'MK-CC-03', effect: 'does-not-touch' }]);
  });

  it('MK-D-78 of all kinds of figures only a plain warrior goes on or into a section', () => {
    const entering = visitorKinds.filter((visitor) => mayEnter(visitor, 'top').allowed);
    expect(entering).toEqual(['warrior']);
    for (const visitor of ['titan', 'mounted', 'peanut-base', 'multi-dial'] as const)
      for (const place of ['top', 'door', 'arch'] as const)
        expect(said(mayEnter(visitor, place))).toEqual([false, 'MK-ACC-04', 'never-on-or-in']);
  });

  it('MK-D-79 a warrior walks freely from a wall to the top of a tower', () => {
    expect(said(mayCross('wall', 'round-tower', 'touching'))).toEqual([
      true,
      'MK-ACC-05',
      'walls-and-towers-free',
    ]);
  });

  it('MK-D-80 two on one gatehouse are in contact without touching', () => {
    const upon = { what: 'figure', stands: { section: 'G', kind: 'gatehouse', part: 'top' } } as const;
    expect(said(inContact(upon, upon, false))).toEqual([true, 'MK-GATE-02', 'all-on-gatehouse']);
  });

  it('MK-D-81 nobody climbs a gatehouse from the ground without a wall', () => {
    const gatehouse = {
      kind: 'gatehouse',
      opened: ['double-door', 'portcullis'],
      breached: false,
      ladders: 1,
      touchesWall: false,
    } as const;
    expect(said(waysUp(gatehouse))).toEqual([false, 'MK-GATE-01', 'no-access-point']);
    expect(waysUp(gatehouse).ways).toEqual([]);
  });

  it('MK-D-82 from a gatehouse to a wall that touches it', () => {
    expect(said(mayCross('gatehouse', 'wall', 'touching'))).toEqual([
      true,
      'MK-GATE-04',
      'gatehouse-to-touching-wall',
    ]);
  });

  it('MK-D-83 no ladder is taken away with an enemy at its far end', () => {
    const removal = { bearers: 'movement-formation', action: 'move', enemyAtFarEnd: true } as const;
    expect(said(mayTakeLadder(removal))).toEqual([false, 'MK-LAD-06', 'enemy-at-far-end']);
    expect(mayTakeLadder({ ...removal, enemyAtFarEnd: false }).allowed).toBe(true);
  });

  it('MK-D-84 raising a ladder costs a movement formation one action', () => {
    const raising = { bearers: 'movement-formation', action: 'move', kind: 'wall' } as const;
    expect(mayRaiseLadder(raising).reasons[0]).toEqual({
      rule: 'MK-LAD-05',
      effect: 'costs-one-action',
      amount: 1,
    });
    expect(mayRaiseLadder(raising).allowed).toBe(true);
    expect(mayRaiseLadder({ ...raising, action: undefined }).allowed).toBe(false);
  });

  it('MK-D-85 over a gap without planking the way does not go on', () => {
    expect(said(mayCross('wall', 'wall', 'gap'))).toEqual([false, 'MK-PLK-06', 'gap-without-planking']);
    expect(mayCross('wall', 'wall', 'planked').allowed).toBe(true);
  });
});
