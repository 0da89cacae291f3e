import { useFormat, useTexts } from '../../kit/context.ts';
import { Fold } from '../../kit/fold.tsx';
import { Reasons } from '../../kit/reasons.tsx';
import type { CastleTapeModel } from './model.ts';
import { lineName, wrongText } from './text.ts';

/** Everything that is wrong, and how to measure: rulings with their other reading. */
export function TapeWhy({ model }: { readonly model: CastleTapeModel }) {
  const t = useTexts('castletape');
  const format = useFormat();
  const lines = model.lines.value;
  const wrong = lines.filter(({ state }) => state === 'broken');
  return (
    <>
      {wrong.length > 1 && (
        <section class="card">
          <h2 class="card-title">{t.wrong}</h2>
          <Reasons items={wrong.map((line) => ({ text: wrongText(t, format, line), rule: line.rule }))} />
        </section>
      )}
      <section class="card">
        <Fold title={t.how}>
          <Reasons items={Object.entries(t.rulings).map(([rule, text]) => ({ text, rule }))} />
        </Fold>
        <Fold title={t.rules}>
          <Reasons items={lines.map((line) => ({ text: lineName(t, format, line), rule: line.rule }))} />
        </Fold>
      </section>
    </>
  );
}
