import { describe, expect, it } from 'vitest';
import { editions } from '../../../../src/rules/brikwars/edition.ts';
import {
  maySingleOut,
  similarAttacks,
  squadAction,
  squadTargetBonus,
  touchLimit,
} from '../../../../src/rules/brikwars/squad/action.ts';
import {
  formUp,
  type Joining,
  type MemberKind,
  mayLeave,
  memberKinds,
  type Passage,
  passObstacle,
  plateStuds,
  rebuffed,
  squadMove,
} from '../../../../src/rules/brikwars/squad/formation.ts';

const staying: Joining = { action: true, stays: true };
const joining: Joining = { action: true, stays: false };
const many = (count: number, unit: Joining) => Array.from({ length: count }, () => unit);
const noOfficer = { officer: false, start: false };

describe('forming up', () => {
  it.each([
    ['EX-SQ-01', many(2, staying), many(3, joining), 5, 2],
    ['EX-SQ-02', many(3, staying), many(3, joining), 6, 3],
    ['EX-SQ-03', many(5, staying), [], 5, 5],
    ['EX-SQ-03 the two who leave', [], many(2, joining), 2, 0],
    ['EX-SQ-04', [], many(2, joining), 2, 0],
    ['EX-SQ-05', [], many(4, joining), 4, 0],
    ['EX-SQ-06', [], many(6, joining), 6, 0],
  ])('%s BW-SQ-08 who stands on the plate and who may act', (_, stay, join, members, able) => {
    const formed = formUp([...stay, ...join], noOfficer);
    expect(formed.filter(({ joins }) => joins)).toHaveLength(members);
    expect(formed.filter(({ acts }) => acts)).toHaveLength(able);
  });

  it('EX-SQ-07 EX-SQ-08 BW-SQ-10 under an Officer nobody spends an Action, and the spent join too', () => {
    const formed = formUp([...many(3, joining), { action: false, stays: false }], {
      officer: true,
      start: false,
    });
    expect(formed.every(({ joins }) => joins)).toBe(true);
    expect(formed.map(({ acts }) => acts)).toEqual([true, true, true, false]);
  });

  it('BW-SQ-06 at the beginning of the battle nobody spends an Action', () => {
    const formed = formUp(many(6, joining), { officer: false, start: true });
    expect(formed).toEqual(many(6, joining).map(() => ({ joins: true, acts: true })));
  });

  it('BW-SQ-07 BW-SQ-09 who has joined stays until the next turn; who left may join', () => {
    expect([mayLeave(true), mayLeave(false)]).toEqual([false, true]);
  });
});

describe('plate and movement', () => {
  it('EX-SQ-15 BW-SQ-03 2x4 studs for a walker and 4x8 for a rider', () => {
    expect([plateStuds(1, 0), plateStuds(0, 1)]).toEqual([2 * 4, 4 * 8]);
  });

  it('BW-SQ-11 in each mode a squad goes as far as its least able member', () => {
    const tank = { kind: 'vehicle', walk: 8, jump: 0, climb: 0, swim: 0 } as const;
    const man = { kind: 'minifig', walk: 5, jump: 1, climb: 5, swim: 2.5 } as const;
    expect(squadMove([tank, man, man])).toMatchObject({ walk: 5, jump: 0, climb: 0, swim: 0 });
    expect(squadMove([man])).toMatchObject({ walk: 5, jump: 1, climb: 5, swim: 2.5 });
  });

  it('BW-SQ-15 one vehicle, ridden animal or directed unit makes it Cavalry', () => {
    const legs = { walk: 5, jump: 1, climb: 5, swim: 5 };
    const sidesteps = (...kinds: readonly MemberKind[]) =>
      squadMove(kinds.map((kind) => ({ ...legs, kind }))).sidestep;
    expect(memberKinds.filter((kind) => !sidesteps('minifig', kind))).toEqual([
      'vehicle',
      'ridden',
      'directed',
    ]);
  });

  it('EX-SQ-16 BW-SQ-16 Cavalry goes backwards at half its Move and never aside', () => {
    const legs = { walk: 9, jump: 1, climb: 9, swim: 9 };
    expect(squadMove([{ ...legs, kind: 'ridden' }])).toMatchObject({ backward: 4.5, sidestep: false });
    expect(squadMove([{ ...legs, kind: 'animal' }])).toMatchObject({ backward: 9, sidestep: true });
  });

  const gate: Passage = { plate: 3, way: 4, needs: 2, left: 3, move: 5 };
  it('BW-SQ-12 a plate wider than the way is broken up', () => {
    expect(passObstacle(gate)).toBe('pass');
    expect(passObstacle({ ...gate, way: 2 })).toBe('break-up');
  });

  it('BW-SQ-13 it stops nowhere half-way: it waits for a whole Move, or breaks up where that is too little', () => {
    expect(passObstacle({ ...gate, needs: 4 })).toBe('wait');
    expect(passObstacle({ ...gate, needs: 6 })).toBe('break-up');
  });

  it('BW-SQ-14 BWC-49 who is stopped before he is over breaks formation or goes back', () => {
    expect(rebuffed(true, false)).toEqual(['break-formation', 'last-legal-position']);
    expect(rebuffed(true, true)).toEqual([]);
    expect(rebuffed(false, false)).toEqual([]);
  });
});

describe('the Squad Action', () => {
  it('BW-SQ-17 who takes no part wastes his Action unless he leaves first', () => {
    const member = { action: true, takesPart: true, left: false };
    expect(
      squadAction([
        member,
        { ...member, takesPart: false },
        { ...member, left: true },
        { ...member, action: false },
      ]),
    ).toEqual([
      { acts: true, actionLeft: false },
      { acts: false, actionLeft: false },
      { acts: false, actionLeft: true },
      { acts: false, actionLeft: false },
    ]);
  });

  it('BW-SQ-18 BWC-143 no half charges while half throws', () => {
    expect(similarAttacks(['charge', 'ranged'])).toBe(false);
    expect(similarAttacks(['ranged', 'ranged'])).toBe(true);
  });

  it('EX-SQ-11 BW-SQ-19 BW-SQ-20 three on a minifig or 2x4, two on 2x2, one on 1x1', () => {
    expect((['minifig', '2x4', '2x2', '1x1'] as const).map(touchLimit)).toEqual([3, 3, 2, 1]);
  });

  it('BW-SQ-36 the plate counts for shots and Charges, not for melee', () => {
    const { rules } = editions['2005'];
    expect(squadTargetBonus(6, 'ranged', rules)).toBe(3);
    expect(squadTargetBonus(6, 'charge', rules)).toBe(3);
    expect(squadTargetBonus(6, 'close', rules)).toBe(0);
  });

  it('EX-SQ-13 BW-SQ-37 BWC-88 who is twice as big may be singled out, but no rat by a rat', () => {
    expect([maySingleOut(0, 1), maySingleOut(1, 2), maySingleOut(2, 4)]).toEqual([true, true, true]);
    expect([maySingleOut(0, 0), maySingleOut(2, 3)]).toEqual([false, false]);
  });
});
