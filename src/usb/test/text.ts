import type { TableTexts } from '../../fight/step-record.ts';
import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import type { TestEnd, TestEntry, TestMoment } from '../../rules/usb/test/test-steps.ts';
import { hasCome, isAlone, isSum, numberOf } from './answer.ts';
import type { UsbTestInputs } from './inputs.ts';
import { nameOf } from './title.ts';

type TestWords = Messages['usbtest'] & { readonly endOdds: Messages['fight']['endOdds'] };

/** What the bar calls the two ends of a pool: as much as is wanted, or less; a die alone has names of its own for them. */
export function endsOf(
  t: Messages['usbtest'],
  inputs: UsbTestInputs,
): { readonly pass: string; readonly fail: string } {
  const { kind, atLeast } = inputs;
  return isAlone(inputs) && kind !== 'd2' && kind !== 'd3'
    ? t.outcomes[kind]
    : { pass: t.atLeastChance(atLeast), fail: t.fewer(atLeast) };
}

/** What a roll of it came to; nothing where a six is still to be confirmed, or a failure thrown again. */
function resultOf(t: TestWords, entry: TestEntry, inputs: UsbTestInputs): string | undefined {
  if (isSum(inputs)) return undefined;
  if (!isAlone(inputs)) return t.rolled(entry.successes);
  if (entry.open > 0) return undefined;
  // What it means is the end of it, and said as such.
  return t.outcomes.any[entry.successes > 0 ? 'pass' : 'fail'];
}

/** The words of a pool played wave by wave. */
export function testTexts(
  t: TestWords,
  format: Format,
): TableTexts<UsbTestInputs, TestMoment, TestEntry, TestEnd> {
  return {
    step({ purpose, dice }, inputs) {
      if (purpose === 'bless') return { title: t.bless };
      if (purpose !== 'first') return { title: t.typeWave[purpose](dice), roll: 'test' };
      return { title: inputs.kind === 'any' ? t.waves.first : t.kinds[inputs.kind], roll: 'test' };
    },
    counts: () => 'successes',
    option: (option, { dice }) => (option === 'again' ? t.typeWave.reroll(dice) : t.keepBlessing),
    optionOdds: (ends, _, inputs) => {
      const wanted = ends.find(({ id }) => id === 'wanted');
      return wanted && t.endOdds(endsOf(t, inputs).pass, format.hundredths(wanted.chance));
    },
    line(entry, inputs) {
      const result = resultOf(t, entry, inputs);
      return { text: t.waves[entry.purpose], ...(result !== undefined && { result }) };
    },
    outcome({ roll }, inputs) {
      const number = numberOf(inputs, roll);
      const end = endsOf(t, inputs)[hasCome(inputs, number) ? 'pass' : 'fail'];
      if (isAlone(inputs)) return end;
      const came = isSum(inputs) ? t.sum(format.number(number)) : t.rolled(number);
      return t.titled(came, end.toLocaleLowerCase());
    },
    watched: (inputs, end) => [
      {
        label: endsOf(t, inputs).pass,
        side: 'mine',
        chance: (known) => known.find(({ id }) => id === 'wanted')?.chance ?? 0,
        ...(end && { came: hasCome(inputs, numberOf(inputs, end.roll)) }),
      },
    ],
    title: (inputs) => nameOf(t, inputs),
  };
}
