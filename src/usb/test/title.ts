import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import { asksStat, kindOf, modifiersOf } from './inputs.ts';
import { readTest } from './outcomes.ts';

/** One line that names a kept test; undefined where its inputs make none. */
export function titleOf(t: Messages['usb'], query: string): string | undefined {
  const test = readTest(query);
  if (!test) return undefined;
  const { kind, dice } = test.inputs;
  const { reads } = kindOf(kind);
  if (reads !== 'successes') return t.valueOf(dice, t.kinds[reads]);
  const rolled = t.rolledOf(dice, test.target, test.sixThenSix);
  return kind === 'any' ? rolled : t.titled(t.kinds[kind], rolled);
}

/** What else a test consists of: short phrases, to be held against another's. */
export function detailsOf(t: Messages['usb'], format: Format, query: string): readonly string[] {
  const inputs = readTest(query)?.inputs;
  if (inputs === undefined) return [];
  const { kind, stat, other, reroll, onlySix, atLeast } = inputs;
  const { on, reads } = kindOf(kind);
  const name = on === 'hit' || on === 'tough' ? t.stats[on] : t.stat;
  return [
    ...(asksStat(kind) ? [`${name}: ${format.number(stat)}+`] : []),
    ...modifiersOf(inputs).map(({ effect, amount }) =>
      t.modifierOf(t.modifiers[effect], format.signed(amount)),
    ),
    ...(other === 0 ? [] : [`${t.modifier}: ${format.signed(other)}`]),
    ...(reroll === 'none' ? [] : [`${t.reroll}: ${t.rerolls[reroll]}`]),
    ...(onlySix ? [t.onlySix] : []),
    `${reads === 'successes' ? t.atLeast : t.sumWanted}: ${t.atLeastChance(atLeast)}`,
  ];
}
