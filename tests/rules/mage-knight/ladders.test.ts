import { describe, expect, it } from 'vitest';
import { actionTypes } from '../../../src/rules/mage-knight/actions.ts';
import { type SectionKind, sectionKinds } from '../../../src/rules/mage-knight/kinds.ts';
import {
  ladderCarryModifier,
  laddersAllowed,
  laddersFor,
  mayRaiseLadder,
  mayTakeLadder,
} from '../../../src/rules/mage-knight/ladders.ts';
import { mayPlacePlanking } from '../../../src/rules/mage-knight/planking.ts';

const walls = (own: number, others: number, destroyed = false) =>
  [...Array.from({ length: own }, () => 'me'), ...Array.from({ length: others }, () => 'him')].map(
    (owner, place) => ({ kind: (place % 2 ? 'wall' : 'door-wall') as SectionKind, owner, destroyed }),
  );

/** Takes three walls away for each ladder. */
function byTaking(count: number): number {
  let ladders = 0;
  for (let left = count; left >= 3; left -= 3) ladders++;
  return ladders;
}

describe('ladders', () => {
  it('MK-LAD-02 one for three walls in play, against taking three away again and again', () => {
    for (let own = 0; own <= 10; own++)
      for (let others = 0; others <= 10; others++) {
        const sections = walls(own, others);
        expect(laddersAllowed(sections, 'me').value).toBe(byTaking(own + others));
        expect(laddersAllowed(sections, 'him').value).toBe(byTaking(own + others));
        expect(laddersFor(own)).toBe(byTaking(own));
        const token = { rule: 'MK-LAD-03', effect: 'token-may-stand-for-it' };
        expect(laddersAllowed(sections, 'me').reasons.slice(2)).toEqual(own + others < 3 ? [] : [token]);
      }
  });

  it('MK-A-08 the other reading counts the own walls, and stands there where it differs', () => {
    for (let own = 0; own <= 6; own++)
      for (let others = 0; others <= 6; others++) {
        const { value, otherwise } = laddersAllowed(walls(own, others), 'me');
        const alone = byTaking(own);
        expect(otherwise).toEqual(alone === value ? undefined : { rule: 'MK-A-08', value: alone });
      }
  });

  it('MK-LAD-02 towers, gatehouses and fallen walls do not count', () => {
    const others = sectionKinds
      .filter((kind) => kind !== 'wall' && kind !== 'door-wall')
      .map((kind) => ({ kind, owner: 'me', destroyed: false }));
    expect(laddersAllowed([...others, ...walls(2, 0), ...walls(5, 5, true)], 'me').value).toBe(0);
    expect(laddersAllowed([...others, ...walls(3, 0)], 'me').value).toBe(1);
  });

  it('MK-LAD-04 a formation carries a ladder without modifier', () => {
    expect(ladderCarryModifier()).toEqual({
      value: 0,
      reasons: [{ rule: 'MK-LAD-04', effect: 'carried-without-modifier', amount: 0 }],
    });
  });

  it('MK-LAD-01 at a gatehouse another reading lets a ladder make an access point, if nothing else forbids it', () => {
    const raising = { bearers: 'movement-formation', action: 'move', kind: 'gatehouse' } as const;
    expect(mayRaiseLadder(raising)).toMatchObject({
      allowed: false,
      otherwise: { rule: 'MK-LAD-01', allowed: true },
    });
    expect(mayRaiseLadder({ ...raising, bearers: 'others' }).otherwise).toBeUndefined();
  });

  it('MK-LAD-05 raised for an action of a movement formation, against anything but a gatehouse', () => {
    for (const kind of sectionKinds)
      for (const bearers of ['movement-formation', 'others'] as const)
        for (const action of [undefined, ...actionTypes]) {
          const { allowed, reasons } = mayRaiseLadder({ bearers, action, kind });
          for (const { effect, amount } of reasons)
            expect(amount).toBe(effect === 'costs-one-action' ? 1 : undefined);
          expect(allowed).toBe(
            kind !== 'gatehouse' && bearers === 'movement-formation' && action !== undefined,
          );
        }
  });

  it('MK-A-09 any action raises it as printed, only a move action by the other reading', () => {
    for (const action of actionTypes)
      expect(mayRaiseLadder({ bearers: 'movement-formation', action, kind: 'wall' }).otherwise).toEqual(
        action === 'move' ? undefined : { rule: 'MK-A-09', allowed: false },
      );
  });

  it('MK-LAD-02 none is raised beyond the number allowed', () => {
    const raising = { bearers: 'movement-formation', action: 'move', kind: 'wall', allowed: 2 } as const;
    expect([0, 1, 2, 3].map((inPlay) => mayRaiseLadder({ ...raising, inPlay }).allowed)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('MK-LAD-06 taken away for a move action of a movement formation with no enemy at the far end', () => {
    for (const bearers of ['movement-formation', 'others'] as const)
      for (const action of [undefined, ...actionTypes])
        for (const enemyAtFarEnd of [false, true]) {
          const { allowed, reasons } = mayTakeLadder({ bearers, action, enemyAtFarEnd });
          expect(allowed).toBe(bearers === 'movement-formation' && action === 'move' && !enemyAtFarEnd);
          for (const { effect, amount } of reasons)
            expect(amount).toBe(effect === 'costs-one-action' ? 1 : undefined);
          const missing = [bearers === 'others', action !== 'move', enemyAtFarEnd].filter(Boolean).length;
          expect(reasons).toHaveLength(missing || 2);
        }
  });
});

describe('planking', () => {
  const lies = { byLord: true, touchesWall: true, angle: 90 };

  it('MK-PLK-04 at right angles to the wall, from either side', () => {
    const angles = Array.from({ length: 721 }, (_, place) => place - 360);
    const right = angles.filter((angle) => mayPlacePlanking({ ...lies, angle }).allowed);
    expect(right).toEqual([-270, -90, 90, 270]);
    expect(mayPlacePlanking({ ...lies, angle: 90 - 1e-12 }).allowed).toBe(true);
    expect(mayPlacePlanking({ ...lies, angle: 90 - 1e-6 }).allowed).toBe(false);
    expect(mayPlacePlanking({ ...lies, angle: 90.5 }).reasons).toEqual([
      { rule: 'MK-PLK-04', effect: 'not-at-right-angles', amount: 90.5 },
    ]);
  });

  it('MK-PLK-04 it touches the wall, and MK-PLK-06 the lord of the castle places it', () => {
    expect(mayPlacePlanking({ byLord: false, touchesWall: false, angle: 45 }).reasons).toEqual([
      { rule: 'MK-PLK-06', effect: 'only-the-lord' },
      { rule: 'MK-PLK-04', effect: 'touches-no-wall' },
      { rule: 'MK-PLK-04', effect: 'not-at-right-angles', amount: 45 },
    ]);
  });

  it('MK-PLK-05 it is a part of the wall it is attached to', () => {
    expect(mayPlacePlanking(lies).reasons).toContainEqual({
      rule: 'MK-PLK-05',
      effect: 'belongs-to-its-wall',
    });
  });
});
