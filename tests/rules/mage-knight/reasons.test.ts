import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  accessEffects,
  isWayContinuous,
  joints,
  mayCross,
  mayEnter,
  mayWalkThrough,
  visitedPlaces,
  visitorKinds,
  waysUp,
} from '../../../src/rules/mage-knight/access.ts';
import { accessCombatEffects, judgeAccessCombat } from '../../../src/rules/mage-knight/access-combat.ts';
import {
  actionEffects,
  actionTypes,
  castleGames,
  explainExtraActions,
  mayAct,
  mayTakeExtraAction,
  tokensWithout,
} from '../../../src/rules/mage-knight/actions.ts';
import { breachEffects, conditionOf } from '../../../src/rules/mage-knight/breach.ts';
import { collapse, collapseEffects, fallDamage } from '../../../src/rules/mage-knight/collapse.ts';
import {
  type ContactThing,
  contactEffects,
  contactThroughAccess,
  contactUses,
  inContact,
} from '../../../src/rules/mage-knight/contact.ts';
import {
  doorEffects,
  doorMoments,
  mayChangeDoor,
  mayPassDoor,
} from '../../../src/rules/mage-knight/doors.ts';
import { heightEffects, higherTargetDefence, levels } from '../../../src/rules/mage-knight/heights.ts';
import { doorIds, sectionFacts, sectionKinds } from '../../../src/rules/mage-knight/kinds.ts';
import {
  ladderCarryModifier,
  ladderEffects,
  laddersAllowed,
  mayRaiseLadder,
  mayTakeLadder,
} from '../../../src/rules/mage-knight/ladders.ts';
import { mayPlacePlanking, plankingEffects } from '../../../src/rules/mage-knight/planking.ts';
import { sectionParts } from '../../../src/rules/mage-knight/sections.ts';
import {
  armyPointsEffects,
  castlePoints,
  fitsArmy,
} from '../../../src/rules/mage-knight/siege/army-points.ts';
import { victoryEffects, victoryPoints } from '../../../src/rules/mage-knight/siege/victory.ts';

interface Explaining {
  readonly reasons: readonly { readonly rule: string; readonly effect: string }[];
}

const both = [false, true];

function* access(): Generator<Explaining> {
  for (const visitor of visitorKinds) for (const place of visitedPlaces) yield mayEnter(visitor, place);
  for (const kind of sectionKinds) {
    for (const breached of both)
      for (const ladders of [0, 1])
        for (const touchesWall of both) yield waysUp({ kind, opened: [], breached, ladders, touchesWall });
    for (const doors of [[], sectionFacts[kind].doors]) yield mayWalkThrough(kind, doors);
    for (const to of sectionKinds) for (const joint of joints) yield mayCross(kind, to, joint);
  }
  yield* joints.map(isWayContinuous);
}

function* accessCombat(): Generator<Explaining> {
  const fighter = { touches: true, frontArc: true, level: 'ground' } as const;
  const others = [fighter, { ...fighter, touches: false }, { ...fighter, frontArc: false }];
  for (const first of others)
    for (const attackers of [[first], ...others.map((second) => [first, second])])
      for (const open of both)
        for (const atOtherEnd of both) {
          const target = { enemy: true, atOtherEnd, level: 'high' } as const;
          yield judgeAccessCombat({ open, attackers, target, enemiesAtPoint: 1 });
        }
}

function* actions(): Generator<Explaining> {
  for (const kind of sectionKinds)
    for (const action of actionTypes)
      for (const tokens of [0, 1, 2])
        for (const yes of both) {
          const value = yes ? 1 : 0;
          const section = { kind, range: value, attack: value, tokens };
          yield mayAct({ ...section, actedThisTurn: yes, destroyed: yes }, action);
          yield mayAct({ kind: section.kind, tokens: section.tokens, actedThisTurn: false }, action);
          yield mayAct({ ...section, actedThisTurn: false, demoralised: yes }, action);
        }
  for (const game of castleGames)
    for (const kind of sectionKinds)
      for (const destroyed of both)
        for (const breached of both) yield explainExtraActions(game, [{ kind, destroyed, breached }]);
  yield mayTakeExtraAction('warrior');
  yield tokensWithout(2, 1);
}

function* breach(): Generator<Explaining> {
  for (const kind of sectionKinds)
    for (const brokenTowers of [0, 3])
      for (const demoralised of both)
        for (const yellow of both)
          for (const breachedBefore of both)
            yield conditionOf({ kind, brokenTowers, demoralised, yellow, breachedBefore });
}

function* contact(): Generator<Explaining> {
  const things: readonly ContactThing[] = [
    { what: 'section' },
    { what: 'figure' },
    ...sectionParts.map((part): ContactThing => {
      return { what: 'figure', stands: { section: 'G', kind: 'gatehouse', part } };
    }),
    { what: 'figure', stands: { section: 'W', kind: 'wall', part: 'top' } },
  ];
  for (const one of things)
    for (const other of things) for (const touch of both) yield inContact(one, other, touch);
  yield* contactUses.map(contactThroughAccess);
}

function* doors(): Generator<Explaining> {
  for (const kind of sectionKinds)
    for (const door of doorIds)
      for (const to of ['open', 'closed'] as const)
        for (const moment of doorMoments)
          for (const yes of both)
            for (const blocked of both)
              yield mayChangeDoor({ kind, door, to, moment, byLord: !yes, breached: yes, blocked });
  for (const open of both) {
    yield mayPassDoor(open, 'movement');
    yield mayPassDoor(open, 'shot');
  }
}

function* ladders(): Generator<Explaining> {
  yield laddersAllowed(
    [1, 2, 3].map(() => ({ kind: 'wall', owner: 0, destroyed: false })),
    0,
  );
  yield ladderCarryModifier();
  for (const bearers of ['movement-formation', 'others'] as const)
    for (const action of [undefined, ...actionTypes]) {
      for (const kind of sectionKinds) yield mayRaiseLadder({ bearers, action, kind, inPlay: 0, allowed: 1 });
      yield mayRaiseLadder({ bearers, action, kind: 'wall', inPlay: 1, allowed: 1 });
      for (const enemyAtFarEnd of both) yield mayTakeLadder({ bearers, action, enemyAtFarEnd });
    }
}

function* planking(): Generator<Explaining> {
  for (const yes of both)
    for (const angle of [90, 45]) yield mayPlacePlanking({ byLord: yes, touchesWall: yes, angle });
}

function* victory(): Generator<Explaining> {
  const section = { points: 85 };
  yield victoryPoints(section);
  yield victoryPoints({ ...section, breachedBy: 0 });
  yield victoryPoints({ ...section, breachedBy: 0, destroyedBy: 1 });
  yield victoryPoints({ ...section, destroyedBy: 1, atOnce: true });
}

function* heights(): Generator<Explaining> {
  for (const one of levels) for (const other of levels) yield higherTargetDefence(one, other, true);
}

const fallen = sectionParts.map((part) => ({ part }));

const modules: readonly (readonly [string, readonly string[], () => Iterable<Explaining>])[] = [
  ['rules/mage-knight/access', accessEffects, access],
  ['rules/mage-knight/access-combat', accessCombatEffects, accessCombat],
  ['rules/mage-knight/actions', actionEffects, actions],
  [
    'rules/mage-knight/army-points',
    armyPointsEffects,
    () => [castlePoints([]), fitsArmy(1, 1, 2), fitsArmy(1, 1, 1)],
  ],
  ['rules/mage-knight/breach', breachEffects, breach],
  ['rules/mage-knight/collapse', collapseEffects, () => [collapse(fallen, true), fallDamage(1)]],
  ['rules/mage-knight/contact', contactEffects, contact],
  ['rules/mage-knight/doors', doorEffects, doors],
  ['rules/mage-knight/heights', heightEffects, heights],
  ['rules/mage-knight/ladders', ladderEffects, ladders],
  ['rules/mage-knight/planking', plankingEffects, planking],
  ['rules/mage-knight/victory', victoryEffects, victory],
];

describe('reasons', () => {
  it.each(modules)('%s says each of its effects, and no other', (_name, effects, all) => {
    const said = new Set<string>();
    for (const { reasons } of all()) {
      expect(reasons.length).toBeGreaterThan(0);
      for (const { effect } of reasons) said.add(effect);
    }
    expect([...said].sort()).toEqual([...effects].sort());
  });
});

describe('worked cases', () => {
  it('worked-cases: each of the 85 is the title of a test of the castle rules', () => {
    const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');
    const given = read('../../fixtures/example-ids.txt').match(/^MK-D-\d+$/gm) ?? [];
    expect(given).toHaveLength(85);
    const tests = ['worked-cases', 'attack/shooting', 'attack/shooting-at-castle'].map((name) =>
      read(`${name}.test.ts`),
    );
    expect(given.filter((id) => !tests.some((text) => text.includes(`'${id}`)))).toEqual([]);
  });
});
