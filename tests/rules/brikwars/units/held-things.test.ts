import { describe, expect, it } from 'vitest';
import { handsOf, withInHand } from '../../../../src/rules/brikwars/units/held-things.ts';
import { bodyOf, bodyValues, printedUnits } from '../../../../src/rules/brikwars/units/printed-body.ts';
import { weaponIds } from '../../../../src/rules/brikwars/weapons.ts';

describe('rules/brikwars/units/held-things', () => {
  it('BW-WEAP-17 a lone shield is in the left hand, a two-hander in both', () => {
    expect(handsOf(['shield'])).toEqual({ left: 'shield', both: false });
    expect(handsOf(['hand', 'shield'])).toEqual({ right: 'hand', left: 'shield', both: false });
    expect(handsOf(['two-handed'])).toEqual({ right: 'two-handed', left: 'two-handed', both: true });
    expect(handsOf([])).toEqual({ both: false });
  });

  it('BW-WEAP-04 a two-handed weapon frees both hands, whichever takes it', () => {
    expect(withInHand(['hand', 'shield'], 'right', 'two-handed')).toEqual({
      held: ['two-handed'],
      dropped: ['shield'],
    });
    expect(withInHand(['hand', 'shield'], 'left', 'long-ranged')).toEqual({
      held: ['long-ranged'],
      dropped: ['hand'],
    });
    expect(withInHand(['two-handed'], 'left', 'shield')).toEqual({ held: ['shield'], dropped: [] });
  });

  it('BW-WEAP-03 beside a heavy weapon stays a shield and nothing else', () => {
    expect(withInHand(['hand', 'shield'], 'right', 'heavy')).toEqual({
      held: ['heavy', 'shield'],
      dropped: [],
    });
    expect(withInHand(['hand', 'hand'], 'right', 'heavy')).toEqual({ held: ['heavy'], dropped: ['hand'] });
    expect(withInHand(['heavy', 'shield'], 'left', 'short-ranged')).toEqual({
      held: ['short-ranged'],
      dropped: ['heavy'],
    });
  });

  it('BW-WEAP-17 a hand lets go of its own thing alone', () => {
    expect(withInHand(['hand', 'shield'], 'right', undefined)).toEqual({ held: ['shield'], dropped: [] });
    expect(withInHand(['two-handed'], 'left', undefined)).toEqual({ held: [], dropped: [] });
  });
});

describe('rules/brikwars/units/printed-body', () => {
  it('BW-UNIT-01 the values of every body are read back, with every weapon', () => {
    for (const unit of printedUnits)
      for (const armored of [false, true])
        for (const raise of [0, 1, 3])
          for (const weapon of weaponIds) {
            const body = { unit, armored, raise };
            expect(bodyOf({ ...bodyValues(body, [weapon]), weapons: [weapon] })).toEqual(body);
          }
  });

  it('BW-UNIT-01 other values are no body of the tables', () => {
    const plain = { ...bodyValues({ unit: 'minifig', armored: false, raise: 0 }, []), weapons: [] };
    expect(bodyOf({ ...plain, move: 6 })).toBeUndefined();
    expect(bodyOf({ ...plain, skill: 'x' })).toBeUndefined();
    expect(bodyOf({ ...plain, armor: '1d6' })).toBeUndefined();
  });
});
