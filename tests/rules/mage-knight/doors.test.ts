import { describe, expect, it } from 'vitest';
import {
  type DoorChange,
  doorMoments,
  mayChangeDoor,
  mayPassDoor,
  openDoors,
  withDoor,
} from '../../../src/rules/mage-knight/doors.ts';
import { type DoorId, doorIds, sectionFacts, sectionKinds } from '../../../src/rules/mage-knight/kinds.ts';

function* everyChange(): Generator<DoorChange> {
  for (const kind of sectionKinds)
    for (const door of doorIds)
      for (const to of ['open', 'closed'] as const)
        for (const byLord of [true, false])
          for (const moment of doorMoments)
            for (const breached of [true, false])
              for (const blocked of [true, false])
                yield { kind, door, to, byLord, moment, breached, blocked };
}

/** The doors of M22 to M25, written out once more. */
const doorsOf: Readonly<Record<string, readonly DoorId[]>> = {
  keep: ['door-a', 'door-b'],
  'round-tower': ['door'],
  gatehouse: ['double-door', 'portcullis'],
  wall: [],
  'door-wall': ['door'],
};

function mayTwin(change: DoorChange): boolean {
  if (!doorsOf[change.kind]?.includes(change.door)) return false;
  if (!change.byLord || change.moment !== 'before-command') return false;
  if (change.to === 'open') return true;
  return !change.breached && !(change.blocked && change.door === 'portcullis');
}

describe('doors', () => {
  it('MK-ENT-04 every change of every door agrees with the text', () => {
    for (const change of everyChange()) {
      const { allowed, reasons, otherwise } = mayChangeDoor(change);
      if (allowed !== mayTwin(change) || reasons.length === 0)
        throw new Error(JSON.stringify({ change, allowed }));
      if (allowed) {
        const apart = reasons.some(({ rule }) => rule === 'MK-ENT-05');
        expect(apart).toBe((doorsOf[change.kind]?.length ?? 0) > 1);
      }
      // The other reading keeps every door open over a base, so it differs for ordinary doors only.
      const asked = allowed && change.to === 'closed' && change.blocked;
      expect(otherwise).toEqual(asked ? { rule: 'MK-A-27', allowed: false } : undefined);
    }
  });

  it('MK-ENT-01 each section has the entrances of its rules, all closed at the start', () => {
    for (const kind of sectionKinds) {
      expect(sectionFacts[kind].doors).toEqual(doorsOf[kind]);
      expect(openDoors(kind)).toEqual([]);
    }
  });

  it('MK-BRE-03 all doors of a breached section are open, whatever was opened', () => {
    for (const kind of sectionKinds) expect(openDoors(kind, [], true)).toEqual(doorsOf[kind]);
  });

  it('MK-ENT-05 each door is opened and closed apart', () => {
    for (const kind of sectionKinds)
      for (const door of doorsOf[kind] ?? []) {
        const others = doorsOf[kind]?.filter((other) => other !== door);
        expect(openDoors(kind, withDoor([], door, 'open'))).toEqual([door]);
        expect(openDoors(kind, withDoor(doorsOf[kind] ?? [], door, 'closed'))).toEqual(others);
        expect(withDoor([door], door, 'open')).toEqual([door]);
      }
  });

  it('MK-ENT-04 every refusal is named at once', () => {
    const { reasons } = mayChangeDoor({
      kind: 'gatehouse',
      door: 'portcullis',
      to: 'closed',
      byLord: false,
      moment: 'other-turn',
      breached: true,
      blocked: true,
    });
    expect(reasons.map(({ effect }) => effect)).toEqual([
      'only-the-lord',
      'before-command-phase-only',
      'breached-stays-open',
      'base-keeps-portcullis-open',
    ]);
  });

  it('MK-ENT-01 a door that a section does not have is refused by the rule of the section', () => {
    const change = {
      to: 'open',
      byLord: true,
      moment: 'before-command',
      breached: false,
      blocked: false,
    } as const;
    expect(mayChangeDoor({ ...change, kind: 'wall', door: 'portcullis' })).toEqual({
      allowed: false,
      reasons: [{ rule: 'MK-WALL-01', effect: 'no-such-door' }],
    });
  });

  it('MK-ENT-02 nothing passes a closed door, everything an open one', () => {
    for (const passage of ['movement', 'shot'] as const)
      for (const open of [true, false]) {
        const { allowed, reasons } = mayPassDoor(open, passage);
        expect(allowed).toBe(open);
        expect(reasons.map(({ rule }) => rule)).toEqual(['MK-ENT-02']);
      }
  });
});
