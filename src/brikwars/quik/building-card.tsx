import { Button } from '../../kit/button.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { BrickList } from './brick-list.tsx';
import type { QuikModel } from './model.ts';

/** The bricks that are aimed at, in their order. */
export function BuildingCard({ model }: { readonly model: QuikModel }) {
  const t = useTexts('quikmore');
  const format = useFormat();
  const { studs } = model.inputs.value.value;
  const answer = model.answer.value;
  const better = answer.ok && answer.value.kind === 'building' ? answer.value.better : undefined;
  return (
    <section class="card">
      <BrickList legend={t.bricks} studs={studs} onChange={(next) => model.change({ studs: next })} />
      {better && (
        <Button onClick={() => model.change({ studs: better.studs })}>
          {t.weakest(format.number(better.meanBricks, 1))}
        </Button>
      )}
    </section>
  );
}
