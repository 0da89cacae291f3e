import fc from 'fast-check';
import {
  bonusDice,
  type DiceExpression,
  type DiceGroup,
  diceLimits,
  keepModes,
} from '../../../src/rules/dice/expression.ts';

interface Size {
  readonly dice: number;
  readonly sides: number;
  readonly groups: number;
  readonly constant: number;
}

/** Dice without modifiers, d10 played as two d6 among them. */
export function plainGroups({ dice, sides }: Pick<Size, 'dice' | 'sides'>): fc.Arbitrary<DiceGroup> {
  return fc
    .record({
      count: fc.integer({ min: 1, max: dice }),
      sides: fc.integer({ min: 2, max: sides }),
      twoD6: fc.boolean(),
    })
    .map(({ twoD6, ...group }) => (twoD6 ? { ...group, sides: 10, twoD6: true as const } : group));
}

/** Dice with any modifiers that go together. */
export function anyGroups(size: Pick<Size, 'dice' | 'sides'>): fc.Arbitrary<DiceGroup> {
  const sometimes = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 1 });
  return plainGroups(size).chain((plain) => {
    const own = fc.record({
      bonus: sometimes(fc.constantFrom(...bonusDice)),
      penalty: sometimes(fc.integer({ min: 0, max: 6 })),
    });
    if (plain.twoD6) return own.map((more) => defined({ ...plain, ...more }));
    const { count, sides } = plain;
    const reroll = sometimes(
      fc.uniqueArray(fc.integer({ min: 1, max: sides }), { minLength: 1, maxLength: Math.min(3, sides - 1) }),
    ).map((faces) => faces?.sort((a, b) => a - b));
    const keep = sometimes(
      fc.record({ mode: fc.constantFrom(...keepModes), count: fc.integer({ min: 1, max: count }) }),
    );
    const summed = fc.record({ reroll, keep, own }).map(({ own: more, ...rest }) => ({ ...rest, ...more }));
    const most = sides === 6 ? diceLimits.target : sides;
    const tested = fc.record({
      reroll,
      target: fc.integer({ min: 1, max: Math.min(most, 9) }),
      rerollFails: sometimes(fc.constant(true as const)),
    });
    return fc.oneof(summed, tested).map((more) => defined({ ...plain, ...more }));
  });
}

/** Without the entries that are undefined. */
function defined(group: { readonly [Key in keyof DiceGroup]: DiceGroup[Key] | undefined }): DiceGroup {
  const entries = Object.entries(group).filter(([, value]) => value !== undefined);
  return { count: 1, sides: 2, ...Object.fromEntries(entries) };
}

export function expressionsOf(
  group: fc.Arbitrary<DiceGroup>,
  { groups, constant }: Pick<Size, 'groups' | 'constant'>,
): fc.Arbitrary<DiceExpression> {
  return fc
    .record({
      groups: fc.array(group, { maxLength: groups }),
      constant: fc.integer({ min: -constant, max: constant }),
      floor: fc.boolean(),
    })
    .map(({ floor, ...rest }) => (floor ? { ...rest, floor } : rest));
}

export const smallSize: Size = { dice: 8, sides: 20, groups: 4, constant: 30 };
