import { describe, expect, it } from 'vitest';
import {
  checkSectionShot,
  reachOf,
  type SectionShot,
  type ShotTarget,
  shootFromSection,
  shotTargets,
} from '../../../../src/rules/mage-knight/attack/shooting.ts';
import { changesThatLetShoot } from '../../../../src/rules/mage-knight/attack/shooting-changes.ts';
import { deepOr } from '../../../support/deep.ts';

const plain: SectionShot = {
  kind: 'keep',
  range: 10,
  attack: 9,
  damage: 3,
  abilities: [],
  tokens: 0,
  acted: false,
  demoralised: false,
  target: 'warrior',
  edge: 7,
  distance: 9,
  closedDoor: false,
};
const at = (changed: Partial<SectionShot>): SectionShot => ({ ...plain, ...changed });
const answerOf = (changed: Partial<SectionShot>) => {
  const { outcome, damage } = shootFromSection(at(changed));
  return outcome === 'hits-for' ? `hits for ${damage}` : outcome;
};
const effectsOf = (changed: Partial<SectionShot>) =>
  shootFromSection(at(changed)).reasons.map(({ effect }) => effect);

describe('shooting: a section shoots, range 10 and damage 3', () => {
  it('MK-D-46: at a warrior 4″ from its edge: too near', () => {
    expect(answerOf({ edge: 4, distance: 6 })).toBe('too-near');
  });

  it('MK-D-47: at a warrior 4.1″ from its edge: hits for 3', () => {
    expect(answerOf({ edge: 4.1, distance: 6.1 })).toBe('hits for 3');
  });

  it('MK-D-48: at a warrior 11″ from its centre: out of range', () => {
    expect(answerOf({ edge: 9, distance: 11 })).toBe('out-of-range');
  });

  it('MK-D-49: at a titan 11″ away: the range is 20, hits for 1', () => {
    expect(answerOf({ target: 'titan', edge: 9, distance: 11 })).toBe('hits for 1');
    expect(shootFromSection(at({ target: 'titan' })).reach).toBe(20);
  });

  it('MK-D-50: at an enemy section exactly 20″ away, qualified by an ability: hits for 1', () => {
    expect(answerOf({ target: 'section', abilities: ['bombazas'], edge: 18, distance: 20 })).toBe(
      'hits for 1',
    );
  });

  it('MK-D-51: at a multi-dial unit 20.5″ away: out of range', () => {
    expect(answerOf({ target: 'multi-dial', edge: 18.5, distance: 20.5 })).toBe('out-of-range');
  });

  it('MK-D-52: at a titan within the normal range: still doubled and two less, the other reading beside it', () => {
    const verdict = shootFromSection(at({ target: 'titan', edge: 7, distance: 9 }));
    expect(verdict).toMatchObject({ outcome: 'hits-for', damage: 1, reach: 20 });
    expect(verdict.others).toEqual([{ ruling: 'MK-A-18', outcome: 'hits-for', damage: 3 }]);
    expect(verdict.reasons.map(({ effect }) => effect)).toContain('always-long');
  });

  it('MK-D-53: at a titan with damage 1: hits for 0', () => {
    expect(answerOf({ target: 'titan', damage: 1, edge: 9, distance: 11 })).toBe('hits for 0');
    expect(effectsOf({ target: 'titan', damage: 1 })).toContain('not-below-zero');
  });

  it('MK-D-54: at a titan 3″ from its edge: too near', () => {
    expect(answerOf({ target: 'titan', edge: 3, distance: 5 })).toBe('too-near');
  });
});

describe('shooting: who may shoot', () => {
  it.each([
    ['MK-D-41: a wall', { kind: 'wall' }, 'walls-never-attack'],
    ['MK-WALL-03: a wall with a door', { kind: 'door-wall' }, 'walls-never-attack'],
    ['MK-D-42: a section with attack 0', { attack: 0 }, 'no-attack'],
    ['MK-D-43: a section with range 0', { range: 0 }, 'no-range'],
    ['MK-D-37: one that has acted this turn', { acted: true }, 'one-action-each'],
    ['MK-D-40: one with two tokens', { tokens: 2 }, 'two-tokens'],
  ] as const)('%s may not', (_, changed, effect) => {
    expect(answerOf(changed)).toBe('may-not-act');
    expect(effectsOf(changed)[0]).toBe(effect);
  });

  it('MK-D-39: one with a token may, and is pushed without damage', () => {
    expect(answerOf({ tokens: 1 })).toBe('hits for 3');
    expect(effectsOf({ tokens: 1 })).toContain('pushed-without-damage');
    expect(effectsOf({ tokens: 0 })).not.toContain('pushed-without-damage');
  });

  it('MK-A-25: a demoralised one is left to the base rules', () => {
    expect(answerOf({ demoralised: true })).toBe('hits for 3');
    expect(effectsOf({ demoralised: true })).toContain('demoralised-by-base-rules');
  });

  it('MK-ENT-02: nobody shoots through a closed door', () => {
    expect(answerOf({ closedDoor: true })).toBe('closed-door');
  });

  it('MK-A-17: at a castle only with base ranged damage 4 or an ability; the other reading beside it', () => {
    const shot = at({ target: 'section', edge: 18, distance: 20 });
    const verdict = shootFromSection(shot);
    expect(verdict.outcome).toBe('may-not-attack');
    expect(verdict.others).toEqual([{ ruling: 'MK-A-17', outcome: 'hits-for', damage: 1 }]);
    expect(shootFromSection({ ...shot, damage: 4 })).toMatchObject({ outcome: 'hits-for', damage: 2 });
    expect(shootFromSection({ ...shot, edge: 4 }).others).toEqual([]);
  });

  it('MK-A-33: an enemy section 4″ from the edge is too near as well', () => {
    expect(answerOf({ target: 'section', damage: 4, edge: 4, distance: 7 })).toBe('too-near');
    expect(effectsOf({ target: 'section', damage: 4, edge: 4, distance: 7 })).toContain('sections-too');
  });
});

describe('shooting: exact limits', () => {
  it.each([
    ['warrior', 10],
    ['titan', 20],
    ['multi-dial', 20],
    ['section', 20],
  ] as const)(
    'MK-ATT-03: %s is in range at exactly %d″ and no longer a hundredth beyond',
    (target, reach) => {
      expect(reachOf({ range: 10, target })).toBe(reach);
      const shot = at({ target, damage: 4, edge: 8, distance: reach });
      expect(shootFromSection(shot).outcome).toBe('hits-for');
      expect(shootFromSection({ ...shot, distance: reach + 0.01 }).outcome).toBe('out-of-range');
    },
  );

  it.each([...shotTargets])('MK-ATT-04: %s is too near at exactly 4″, not a hundredth farther', (target) => {
    const shot = at({ target, damage: 4, edge: 4, distance: 6 });
    expect(shootFromSection(shot).outcome).toBe('too-near');
    expect(shootFromSection({ ...shot, edge: 4.01 }).outcome).toBe('hits-for');
  });
});

/** The same in hundredths of an inch, rule by rule. */
function slowly(shot: SectionShot): string {
  const wall = shot.kind === 'wall' || shot.kind === 'door-wall';
  if (wall || shot.range === 0 || shot.attack === 0 || shot.acted || shot.tokens === 2) return 'may-not-act';
  const long = ['titan', 'multi-dial', 'section'].includes(shot.target);
  const strong =
    shot.damage > 3 ||
    shot.abilities.some((ability) =>
      ['magikus-robbantas', 'bombazas', 'atloves', 'teruletre-hato-sebzes'].includes(ability),
    );
  if (shot.target === 'section' && !strong) return 'may-not-attack';
  if (shot.closedDoor) return 'closed-door';
  const hundredths = (inches: number) => Math.round(inches * 100);
  if (hundredths(shot.edge) <= 400) return 'too-near';
  let reach = hundredths(shot.range);
  if (long) reach += hundredths(shot.range);
  if (hundredths(shot.distance) > reach) return 'out-of-range';
  let damage = shot.damage;
  for (let less = 0; long && less < 2 && damage > 0; less++) damage--;
  return `hits for ${damage}`;
}

describe('shooting: against a slow twin', () => {
  it('MK-LONG-01: agrees over a grid of shots', () => {
    let shots = 0;
    for (const kind of ['keep', 'gatehouse', 'wall'] as const)
      for (const range of deepOr([0, 3, 10], [0, 10]))
        for (const target of shotTargets)
          for (const damage of deepOr([0, 1, 2, 3, 4, 5], [0, 1, 3, 4, 5]))
            for (const abilities of [[], ['utkozes'], ['atloves']] as const)
              for (const tokens of [0, 1, 2])
                for (const edge of deepOr([0, 3.75, 4, 4.25, 8], [4, 4.25, 8]))
                  for (const depth of deepOr([0, 2, 12, 12.25], [2, 12, 12.25]))
                    for (const attack of [0, 9]) {
                      const shot = at({
                        kind,
                        range,
                        target,
                        damage,
                        abilities,
                        tokens,
                        edge,
                        distance: edge + depth,
                        attack,
                        closedDoor: tokens === 1 && edge === 8,
                        acted: depth === 12 && damage === 5,
                      });
                      const { outcome, damage: done } = shootFromSection(shot);
                      const found = outcome === 'hits-for' ? `hits for ${done}` : outcome;
                      if (found !== slowly(shot)) expect([found, shot]).toEqual([slowly(shot), shot]);
                      shots++;
                    }
    expect(shots).toBeGreaterThan(deepOr(50_000, 10_000));
  });
});

describe('shooting: what is entered', () => {
  it('mage-knight/attack/shooting: passes a whole shot', () => {
    expect(checkSectionShot(plain)).toEqual({ ok: true, value: plain });
  });

  it('mage-knight/attack/shooting: names every impossible number', () => {
    expect(
      checkSectionShot(at({ range: -1, edge: 9, distance: 8.5, attack: 1.5, damage: -1, tokens: 3 })),
    ).toEqual({
      ok: false,
      issues: [
        { code: 'not-a-length', field: 'range' },
        { code: 'not-a-value', field: 'attack' },
        { code: 'not-a-value', field: 'damage' },
        { code: 'edge-beyond-centre', field: 'edge' },
        { code: 'too-many-tokens', field: 'tokens' },
      ],
    });
    expect(checkSectionShot(at({ distance: Number.NaN })).ok).toBe(false);
  });
});

describe('shooting: what would help', () => {
  const changes = (changed: Partial<SectionShot>) => changesThatLetShoot(at(changed));

  it('mage-knight/attack/shooting-changes: nothing is needed by one that may', () => {
    expect(changes({})).toEqual([]);
  });

  it('mage-knight/attack/shooting-changes: the single thing that is in the way', () => {
    expect(changes({ tokens: 2 })).toEqual([{ change: 'token-off' }]);
    expect(changes({ acted: true })).toEqual([{ change: 'next-turn' }]);
    expect(changes({ closedDoor: true })).toEqual([{ change: 'open-door' }]);
    expect(changes({ edge: 4, distance: 6 })).toEqual([{ change: 'farther', moreThan: 4 }]);
    expect(changes({ edge: 10, distance: 12 })).toEqual([{ change: 'nearer', atMost: 10 }]);
    expect(changes({ target: 'section' })).toEqual([
      { change: 'base-ranged-damage', atLeast: 4 },
      {
        change: 'ability',
        abilities: ['magikus-robbantas', 'bombazas', 'atloves', 'teruletre-hato-sebzes'],
      },
    ]);
  });

  it('mage-knight/attack/shooting-changes: two things in the way, and none alone helps', () => {
    expect(changes({ tokens: 2, closedDoor: true })).toEqual([]);
    expect(changes({ kind: 'wall' })).toEqual([]);
    expect(changes({ target: 'section', edge: 4, distance: 6 })).toEqual([]);
  });

  it('mage-knight/attack/shooting-changes: where all that is near enough is too near, no way helps', () => {
    expect(changes({ range: 5, edge: 6, distance: 9 })).toEqual([]);
    expect(changes({ range: 7, edge: 6, distance: 9 })).toEqual([]);
    expect(changes({ range: 7.5, edge: 6, distance: 9 })).toEqual([{ change: 'nearer', atMost: 7.5 }]);
  });

  it.each([...shotTargets])(
    'mage-knight/attack/shooting-changes: at %s every change really helps',
    (target: ShotTarget) => {
      for (const edge of [3, 4, 30])
        for (const tokens of [0, 2])
          for (const acted of [false, true])
            for (const damage of [3, 4]) {
              const shot = at({ target, edge, distance: edge + 2, tokens, acted, damage });
              for (const change of changesThatLetShoot(shot)) {
                const done: Partial<SectionShot> =
                  change.change === 'token-off'
                    ? { tokens: 1 }
                    : change.change === 'next-turn'
                      ? { acted: false }
                      : change.change === 'base-ranged-damage'
                        ? { damage: change.atLeast }
                        : change.change === 'ability'
                          ? { abilities: change.abilities }
                          : change.change === 'farther'
                            ? { edge: change.moreThan + 0.5, distance: change.moreThan + 2.5 }
                            : change.change === 'nearer'
                              ? { edge: change.atMost - 2, distance: change.atMost }
                              : { closedDoor: false };
                expect(shootFromSection({ ...shot, ...done }).outcome, change.change).toBe('hits-for');
              }
            }
    },
  );
});
