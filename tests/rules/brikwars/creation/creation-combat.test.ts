import { describe, expect, it } from 'vitest';
import { mindKinds } from '../../../../src/rules/brikwars/creation/creation.ts';
import {
  counterBar,
  isInFiringArc,
  manualFirePenalty,
  skillSource,
} from '../../../../src/rules/brikwars/creation/creation-combat.ts';
import { partLevel } from '../../../../src/rules/brikwars/wreck/structure-armor.ts';

describe('creations in close combat', () => {
  it('BW-CCB-01 what has a Mind rolls its own Skill, what has none that of its Operator', () => {
    expect(mindKinds.filter((kind) => skillSource(kind, true) === 'operator')).toEqual(['none']);
    expect(mindKinds.filter((kind) => skillSource(kind, false) === undefined)).toEqual(['none']);
  });

  it('BW-CCB-02 what has no Mind counters nobody, however big', () => {
    expect(counterBar({ mind: 'none', size: 1 }, 9)).toBe('BW-CCB-02');
    expect(counterBar({ mind: 'simple', size: 1 }, 9)).toBeUndefined();
  });

  it('BW-CCB-03 BWC-36 nobody counters less than half his Size, and only vermin counter vermin', () => {
    const opponents = (size: number) =>
      [0, 1, 2, 3, 4, 5].filter((opponent) => !counterBar({ mind: 'whole', size }, opponent));
    expect([0, 1, 2, 3, 7, 10].map(opponents)).toEqual([
      [0, 1, 2, 3, 4, 5],
      [1, 2, 3, 4, 5],
      [1, 2, 3, 4, 5],
      [2, 3, 4, 5],
      [4, 5],
      [5],
    ]);
  });

  it('BW-CCB-05 a target lies within 45 degrees of the barrel, on either side', () => {
    expect([0, 45, 46, -45, -46, 180, 315, 314, 405].map(isInFiringArc)).toEqual([
      true,
      true,
      false,
      true,
      false,
      false,
      true,
      false,
      true,
    ]);
  });

  it('BW-CCB-06 moving parts are two levels weaker, never below 0', () => {
    expect([0, 1, 2, 3, 5].map((level) => partLevel(level, 'moving'))).toEqual([0, 0, 0, 1, 3]);
  });

  it('BW-CCB-09 a toy gun shot again loses a point of damage each time', () => {
    expect([0, 1, 3].map(manualFirePenalty)).toEqual([0, -1, -3]);
  });
});
