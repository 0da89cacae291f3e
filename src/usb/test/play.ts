import type { OddsAhead, PlayKind } from '../../fight/step-player.ts';
import { encodeRecord } from '../../fight/step-record.ts';
import type { Drafts } from '../../platform/drafts.ts';
import { chanceAtLeast, type Distribution } from '../../rules/dice/distribution.ts';
import { replay } from '../../rules/steps.ts';
import { facesFromCounts } from '../../rules/usb/test-roll.ts';
import {
  isCountable,
  type PlayedTest,
  type TestEntry,
  type TestMoment,
  type TestOutcome,
  testAhead,
  testSteps,
  wavesOf,
} from '../../rules/usb/test-steps.ts';
import { numberOdds, testOf } from './answer.ts';
import { kindOf, type UsbTestInputs, usbTestCodec } from './inputs.ts';
import { decodeThrow } from './old-throw.ts';

/** The pool of these inputs as it is thrown. */
function playedOf(inputs: UsbTestInputs): PlayedTest {
  const { reads } = kindOf(inputs.kind);
  return reads === 'successes' ? { reads, test: testOf(inputs) } : { reads, dice: inputs.dice };
}

/** A die alone has but one success to wish for. */
export function wantedOf({ kind, dice, atLeast }: UsbTestInputs): number {
  return dice === 1 && kindOf(kind).reads === 'successes' ? 1 : atLeast;
}

function endsOf(odds: Distribution, wanted: number): OddsAhead['ends'] {
  const yes = Math.min(1, chanceAtLeast(odds, wanted));
  return [
    { id: 'yes', chance: yes },
    { id: 'no', chance: 1 - yes },
  ];
}

/** How a pool is thrown; who reaches what was wished for, and who does not. */
export const usbTestPlay: PlayKind<UsbTestInputs, TestMoment, TestEntry, TestOutcome> = {
  begin: (inputs) => (log) => testSteps(playedOf(inputs), log),
  likelihood(inputs, { number }) {
    const wanted = wantedOf(inputs);
    const yes = Math.min(1, chanceAtLeast(numberOdds(inputs), wanted));
    return number >= wanted ? yes : 1 - yes;
  },
  ahead(inputs, moves) {
    const played = playedOf(inputs);
    const made = replay((log: TestEntry[]) => testSteps(played, log), moves);
    return made.ok
      ? { ends: endsOf(testAhead(played, wavesOf(made.value.log)), wantedOf(inputs)) }
      : undefined;
  },
  countable(inputs) {
    const played = playedOf(inputs);
    return played.reads === 'successes' && isCountable(played.test);
  },
};

/** What was rolled last, or half typed, as earlier versions kept it: taken over once. */
export async function takeOldThrow(drafts: Drafts): Promise<void> {
  const [now, last, open] = await Promise.all(
    ['usb-play', 'usb-throw', 'usb-typing'].map((name) => drafts.load(name)),
  );
  if (last === undefined && open === undefined) return;
  const kept = decodeThrow(open ?? '') ?? decodeThrow(last ?? '');
  if (kept && now === undefined) {
    const { inputs, waves, typed, counted, counts } = kept;
    const moves = waves.map((faces) => ({
      faces,
      ...(typed && { typed: true as const }),
      ...(counted && { counted: true as const }),
    }));
    const faces = facesFromCounts(counts);
    const typing = decodeThrow(open ?? '') ? { typing: faces } : {};
    drafts.save(
      'usb-play',
      encodeRecord({ turns: [{ inputs: usbTestCodec.encode(inputs), moves }], ...typing }),
    );
  }
  for (const name of ['usb-throw', 'usb-typing']) drafts.save(name, '');
}
