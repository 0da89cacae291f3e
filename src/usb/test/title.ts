import { saidBy } from '../../kit/question/asked.ts';
import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import { effectiveTarget, isTwoStage } from '../../rules/usb/test/test.ts';
import { kindOf, modifiersOf, type UsbTestInputs, usbTest, usbTestCodec, usbTestOf } from './inputs.ts';

function read(query: string) {
  const inputs = usbTestCodec.decode(query);
  const test = inputs && usbTestOf(inputs);
  return test && { inputs, test };
}

/** One line that names a test. */
export function nameOf(t: Messages['usbtest'], inputs: UsbTestInputs): string {
  const { kind, dice } = inputs;
  const { reads } = kindOf(kind);
  if (reads !== 'successes') return t.valueOf(dice, t.kinds[reads]);
  const test = usbTestOf(inputs);
  const target = test ? effectiveTarget(test).value : inputs.stat;
  const rolled = t.rolledOf(dice, target, isTwoStage(target));
  return kind === 'any' ? rolled : t.titled(t.kinds[kind], rolled);
}

/** One line that names a kept test; undefined where its inputs make none. */
export function titleOf(t: Messages['usbtest'], query: string): string | undefined {
  const kept = read(query);
  return kept && nameOf(t, kept.inputs);
}

/** What else a test consists of: short phrases, to be held against another's. */
export function detailsOf(t: Messages['usbtest'], format: Format, query: string): readonly string[] {
  const inputs = read(query)?.inputs;
  if (inputs === undefined) return [];
  const { kind } = inputs;
  const { on, reads } = kindOf(kind);
  const added = (part: Pick<UsbTestInputs, 'ticked' | 'grade'>) =>
    modifiersOf({ kind, ...part }).map(({ effect, amount }) =>
      t.modifierOf(t.modifiers[effect], format.signed(amount)),
    );
  return saidBy(t)(usbTest, inputs, {
    kind: 'unsaid',
    dice: 'unsaid',
    stat: {
      always: (stat) => `${on === 'hit' || on === 'tough' ? t.stats[on] : t.stat}: ${format.number(stat)}+`,
    },
    ticked: (ticked) => added({ ticked, grade: 0 }),
    grade: (grade) => added({ ticked: [], grade }),
    other: (other) => `${t.modifier}: ${format.signed(other)}`,
    reroll: (reroll) => `${t.reroll}: ${t.rerolls[reroll]}`,
    atLeast: {
      always: (atLeast) => `${reads === 'successes' ? t.atLeast : t.sumWanted}: ${t.atLeastChance(atLeast)}`,
    },
  });
}
