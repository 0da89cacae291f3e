import { useFormat, useTexts } from '../../kit/context.ts';
import { Reasons } from '../../kit/reasons.tsx';
import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import { hazardRules } from '../../rules/usb/hazards.ts';
import type { MoraleReason } from '../../rules/usb/morale-odds.ts';
import type { Recovery } from '../../rules/usb/recovery.ts';
import type { MoraleAnswer } from './model.ts';

interface Item {
  readonly text: string;
  readonly rule?: string;
}

type Texts = Messages['usbmoralemore'];

function reasonItems(
  t: Texts,
  format: Format,
  reasons: readonly (MoraleReason | Recovery['reasons'][number])[],
) {
  return reasons.map((reason): Item => {
    const amount = 'amount' in reason && reason.amount !== undefined ? format.number(reason.amount) : '';
    return { text: t.reasons[reason.effect](amount), rule: reason.rule };
  });
}

function targetText(format: Format, target: number): string {
  return target > 6 ? '6, 6' : `${format.number(target)}+`;
}

function itemsOf(
  t: Texts,
  why: Messages['usbwhy'],
  format: Format,
  { verdict }: MoraleAnswer,
): readonly Item[] {
  switch (verdict.kind) {
    case 'test':
    case 'losses': {
      const { target, reasons } = verdict.odds;
      const needs = target === undefined ? [] : [{ text: t.dieNeeds(targetText(format, target)) }];
      return [...reasonItems(t, format, reasons), ...needs];
    }
    case 'recovery':
      return [
        ...reasonItems(t, format, verdict.odds.reasons),
        { text: t.dieNeeds(targetText(format, verdict.odds.target)) },
      ];
    case 'hits': {
      const { hits, save, kind } = verdict.odds;
      return [
        { text: t.hits(format.number(hits)), rule: hazardRules[kind] },
        { text: t.save(format.number(save.test.stat)), rule: 'USB-WOUND-04' },
        ...save.modifiers.map(({ rule, effect, amount }) => ({
          text: why.modifiers[effect](format.signed(amount)),
          rule,
        })),
        { text: t.dieNeeds(targetText(format, save.target)) },
      ];
    }
    case 'commander': {
      const effects = verdict.odds.units.flatMap(({ reasons }) => reasons);
      const first = { text: t.reasons.commander(''), rule: 'USB-MOR-10' };
      return [first, ...reasonItems(t, format, effects)];
    }
  }
}

/** The same thing told twice is told once. */
function once(items: readonly Item[]): readonly Item[] {
  return items.filter(
    (item, index) => items.findIndex(({ text, rule }) => text === item.text && rule === item.rule) === index,
  );
}

/** Why the odds of a test of morale are what they are. */
export function MoraleWhy({ label, answer }: { readonly label: string; readonly answer: MoraleAnswer }) {
  const t = useTexts('usbmorale');
  const more = useTexts('usbmoralemore');
  const why = useTexts('usbwhy');
  const format = useFormat();
  return (
    <>
      <h3 class="label">{t.why(label)}</h3>
      <Reasons items={once(itemsOf(more, why, format, answer))} />
    </>
  );
}
