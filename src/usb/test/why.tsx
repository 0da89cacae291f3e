import { useFormat, useTexts } from '../../kit/context.ts';
import { asksIn } from '../../kit/question/asks-in.tsx';
import { ShareBar } from '../../kit/share-text.tsx';
import { Bars } from '../../kit/stage/bars.tsx';
import { Reasons } from '../../kit/stage/reasons.tsx';
import type { TestEffect } from '../../rules/usb/test/named-tests.ts';
import type { UsbEffect } from '../../rules/usb/test/test.ts';
import type { TestReason } from './answer.ts';
import { usbTest } from './inputs.ts';
import type { UsbTestModel } from './model.ts';

/** The whole distribution, and why a die has the chance it has. */
export function UsbTestWhy({ model }: { readonly model: UsbTestModel }) {
  const t = useTexts('usbtest');
  const { reasons } = model.figures.value;
  const { dice } = model.inputs.value.value;
  const phrase = usePhrase();
  const odds = dice > 1 || !model.figures.value.each;
  return (
    <>
      {odds && <NumberOdds model={model} />}
      <section class="stack">
        <h3 class="label">{t.why}</h3>
        <Reasons items={reasons.map((reason) => ({ rule: reason.rule, text: phrase(reason) }))} />
      </section>
    </>
  );
}

function NumberOdds({ model }: { readonly model: UsbTestModel }) {
  const t = useTexts('usbtest');
  const format = useFormat();
  const { each, min, weights, wanted } = model.figures.value;
  const inputs = model.inputs.value.value;
  const { atLeast } = inputs;
  const title = each ? t.distribution : t.sums;
  return (
    <section class="stack">
      <h3 class="label">{title}</h3>
      <Bars
        label={title}
        weights={weights}
        min={min}
        from={atLeast}
        columns={each ? t.columns : t.sumColumns}
      />
      {asksIn(usbTest, inputs, model.change).number('atLeast', each ? t.atLeast : t.sumWanted)}
      <ShareBar label={t.atLeastChance(atLeast)} value={format.percent(wanted)} share={wanted} />
    </section>
  );
}

/** One sentence for each reason, in the player's words. */
function usePhrase(): (reason: TestReason) => string {
  const t = useTexts('usbtest');
  const format = useFormat();
  type Texts<Value> = Readonly<Partial<Record<string, Value>>>;
  const names: Texts<string> = t.kindReasons;
  const modifiers: Texts<string> = t.modifiers satisfies Record<TestEffect, string>;
  const tests: Texts<(amount: number, signed: string) => string> = t.reasons satisfies Record<
    UsbEffect,
    unknown
  >;
  return ({ effect, amount = 0 }) => {
    const signed = format.signed(amount);
    const modifier = modifiers[effect];
    if (modifier !== undefined) return t.modifierOf(modifier, signed);
    return names[effect] ?? tests[effect]?.(amount, signed) ?? '';
  };
}
