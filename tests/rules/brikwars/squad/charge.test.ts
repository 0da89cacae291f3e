import { describe, expect, it } from 'vitest';
import {
  memberOpposition,
  ploughThrough,
  squadMomentum,
  squadOpposition,
  thrownMembers,
} from '../../../../src/rules/brikwars/squad/charge.ts';

const rider = { size: 2, front: true, inPath: true };

describe('squads that charge', () => {
  it('BW-SQ-31 BW-SQ-32 BWC-153 all Infantry counts, of Cavalry the front row on its path; all resist', () => {
    const members = [rider, { ...rider, inPath: false }, { ...rider, front: false }];
    expect(squadMomentum(members, 20, false)).toEqual({ size: 6, momentum: 6, resisting: 6 });
    expect(squadMomentum(members, 20, true)).toEqual({ size: 2, momentum: 2, resisting: 6 });
  });

  it('BW-SQ-34 BWC-152 braced members add their own Opposition; others stand alone with half their Size', () => {
    expect(squadOpposition([1, 1, 2], 12)).toBe(4);
    expect(memberOpposition([1, 2, 4], 12, false)).toEqual([0, 1, 2]);
  });

  it('BW-SQ-33 BW-CCB-07 eight Points plough on until a blocker and his Size use them up', () => {
    const minifig = { size: 1, opposition: 1 };
    expect(ploughThrough(3, [minifig, minifig, minifig], { ploughing: 'reduce' })).toEqual([
      { momentum: 3, through: true },
      { momentum: 2, through: false },
    ]);
    expect(ploughThrough(3, [minifig, minifig, minifig], { ploughing: 'compare' })).toHaveLength(3);
  });

  it('BW-SQ-34 BW-SQ-35 a braced plate moves as one and breaks when all are down; else each falls off alone', () => {
    const down = { knockedOver: true, offPlate: true };
    const up = { knockedOver: false, offPlate: false };
    expect(thrownMembers(true, [down, up])).toEqual({ plate: true, formationBroken: false, left: [] });
    expect(thrownMembers(true, [down, down])).toEqual({ plate: true, formationBroken: true, left: [0, 1] });
    expect(thrownMembers(false, [up, down])).toEqual({ plate: false, formationBroken: false, left: [1] });
  });
});
