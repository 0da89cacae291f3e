import fc from 'fast-check';
import { situationBounds } from '../../src/brikwars/situation.ts';
import {
  type CircumstanceId,
  circumstanceIds,
  type Situation,
} from '../../src/rules/brikwars/attack/circumstances.ts';

/** Whatever may stand around an attack. */
export const anySituation: fc.Arbitrary<Situation> = fc.record({
  ...(Object.fromEntries(circumstanceIds.map((id) => [id, fc.boolean()])) as Record<
    CircumstanceId,
    fc.Arbitrary<boolean>
  >),
  thirds: fc.constantFrom(1 as const, 2 as const, 3 as const),
  speed: fc.integer({ min: 0, max: situationBounds.speed }),
  headOn: fc.boolean(),
  large: fc.integer({ min: 0, max: situationBounds.large }),
});
