import type { OddsAhead, PlayKind } from '../../fight/step-player.ts';
import { chanceAtLeast, type Distribution } from '../../rules/dice/distribution.ts';
import { type PlayedMove, replay } from '../../rules/steps.ts';
import { effectiveTarget, isTwoStage } from '../../rules/usb/test/test.ts';
import { successesGiven } from '../../rules/usb/test/test-roll.ts';
import { type TestEnd, type TestEntry, type TestMoment, testSteps } from '../../rules/usb/test/test-steps.ts';
import { type Begun, weighed } from '../odds-ahead.ts';
import { hasCome, isSum, numberOdds, numberOf, wantedOf } from './answer.ts';
import { type UsbTestInputs, usbTestOf } from './inputs.ts';

/** Failures are thrown again by choice, once in the game (USB-SPEC-08); a save with a shield always is. */
export function isBlessed({ kind, reroll }: Pick<UsbTestInputs, 'kind' | 'reroll'>): boolean {
  return reroll === 'fails' && kind !== 'save' && kind !== 'any';
}

function beginTest(inputs: UsbTestInputs) {
  const test = usbTestOf(inputs);
  return (
    test && ((log: TestEntry[]) => testSteps(test, { blessed: isBlessed(inputs), sums: isSum(inputs) }, log))
  );
}

/** The whole odds of a pool in hand, by what its play says of them. */
export type TestBegun = Begun<UsbTestInputs, Distribution>;

interface Given {
  readonly odds: Distribution;
  readonly options?: Readonly<Record<string, Distribution>>;
}

/** The odds of a pool of which so much has been thrown and chosen; undefined where a move does not fit. */
function givenOf(inputs: UsbTestInputs, moves: readonly PlayedMove[]): Given | undefined {
  const test = usbTestOf(inputs);
  const begin = beginTest(inputs);
  const played = begin && replay(begin, moves);
  if (!test || !played?.ok) return undefined;
  const { log, next } = played.value;
  const kept = moves.some((move) => 'option' in move && move.option === 'keep');
  const waves = log.map(({ roll }) => roll.dice.map(({ face }) => face));
  const given = isSum(inputs) ? undefined : successesGiven(kept ? { ...test, reroll: 'none' } : test, waves);
  if (given?.ok === false) return undefined;
  const odds = given?.value.odds ?? numberOdds(inputs);
  if (!next || !('options' in next)) return { odds };
  const options = next.options.flatMap((option) => {
    const chosen = givenOf(inputs, [...moves, { option }]);
    return chosen ? [[option, chosen.odds] as const] : [];
  });
  return { odds, options: Object.fromEntries(options) };
}

function aheadOf(inputs: UsbTestInputs, moves: readonly PlayedMove[]): OddsAhead<TestBegun> | undefined {
  const given = givenOf(inputs, moves);
  if (!given) return undefined;
  const { odds, options } = given;
  const wanted = (of: Distribution) => chanceAtLeast(of, wantedOf(inputs));
  const ends = (of: Distribution) => [
    { id: 'wanted', chance: wanted(of) },
    { id: 'fewer', chance: 1 - wanted(of) },
  ];
  return {
    whole: { inputs, odds },
    ends: ends(odds),
    ...(options && {
      options: Object.fromEntries(Object.entries(options).map(([id, of]) => [id, ends(of)])),
      // What is thrown again in vain is lost for the rest of the game.
      ...weighed(options, (of) => [wanted(of), of === options.keep ? 1 : 0]),
    }),
  };
}

/** How a pool of tests is played. */
export const usbTestPlay: PlayKind<UsbTestInputs, TestMoment, TestEntry, TestEnd, TestBegun> = {
  begin: beginTest,
  // Nobody can say how likely it is that a blessing is kept.
  likelihood(inputs, { roll, kept }) {
    if (kept) return undefined;
    const chance = chanceAtLeast(numberOdds(inputs), wantedOf(inputs));
    return hasCome(inputs, numberOf(inputs, roll)) ? chance : 1 - chance;
  },
  ahead: aheadOf,
  countable(inputs, { purpose }) {
    const test = usbTestOf(inputs);
    if (!test || isSum(inputs)) return false;
    // Who has entered faces goes on with them: the keys stay where they are.
    const reason = isTwoStage(effectiveTarget(test).value)
      ? 'sixes'
      : inputs.reroll === 'ones'
        ? 'ones'
        : undefined;
    if (reason === undefined) return true;
    return purpose === 'first' && reason;
  },
};
