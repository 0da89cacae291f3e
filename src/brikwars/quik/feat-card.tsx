import { Choice } from '../../kit/choice.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { ShareBar } from '../../kit/share-bar.tsx';
import { lugpolLadder } from './facts.ts';
import type { QuikModel } from './model.ts';

/** A hero's feat; in LUGPolWars any act, by its difficulty. */
export function FeatCard({ model }: { readonly model: QuikModel }) {
  const t = useTexts('quik');
  const more = useTexts('quikmore');
  const format = useFormat();
  const { table, difficulty } = model.inputs.value.value;
  if (table.game !== 'lugpol') {
    return (
      <section class="card">
        <p>{more.featHint}</p>
      </section>
    );
  }
  const ladder = lugpolLadder(table);
  return (
    <section class="card">
      <p class="hint">{more.actHint}</p>
      <Choice
        legend={more.difficulty}
        value={difficulty}
        options={ladder.map(({ difficulty: value, use }) => ({
          value,
          label: (
            <>
              {t.difficulties[value]} {use > 0 && <small>{format.number(use)}</small>}
            </>
          ),
        }))}
        onChange={(value) => model.change({ difficulty: value })}
      />
      <h3 class="label">{more.ladder}</h3>
      {ladder.map(({ difficulty: step, chance }) => (
        <ShareBar key={step} label={t.difficulties[step]} value={format.percent(chance)} share={chance} />
      ))}
    </section>
  );
}
