import { useFormat, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Fold } from '../../kit/controls/fold.tsx';
import { asksIn } from '../../kit/question/asks-in.tsx';
import { ShareBar } from '../../kit/share-text.tsx';
import { lugpolUses } from '../../rules/brikwars/quik/lugpol-acts.ts';
import { quikAsked, quikMove, quikUnitsOf } from './inputs.ts';
import type { QuikModel } from './model.ts';
import { playsActs } from './setup.ts';
import { lugpolLadder } from './target-card.tsx';
import { BrickList } from './vehicle-card.tsx';

/** A Movement Phase of one unit: how it covers ground, and what it picks up. */
export function MoveCard({ model }: { readonly model: QuikModel }) {
  const t = useTexts('quik');
  const { move, table } = model.inputs.value.value;
  const ask = asksIn(quikMove, move, (part) => model.change({ move: { ...move, ...part } }));
  return (
    <section class="card">
      {ask.choice('unit', t.unit, t.units, { known: quikUnitsOf(table.game), hideLegend: true })}
      {ask.number('run', t.moveSteps.run)}
      {ask.number('leap', t.moveSteps.leap)}
      {ask.number('height', t.moveSteps.height)}
      {ask.number('swim', t.moveSteps.swim)}
      <Fold title={t.carries} count={Number(move.handled > 0) + Number(move.lift > 0)} countLabel={t.inForce}>
        {ask.number('handled', t.moveSteps.handled)}
        {ask.number('lift', t.moveSteps.lift)}
      </Fold>
    </section>
  );
}

/** A hero's feat; in LUGPolWars any act, by its difficulty. */
export function FeatCard({ model }: { readonly model: QuikModel }) {
  const t = useTexts('quik');
  const format = useFormat();
  const inputs = model.inputs.value.value;
  const { table } = inputs;
  if (!playsActs(inputs)) {
    return (
      <section class="card">
        <p>{t.featHint}</p>
      </section>
    );
  }
  const ladder = lugpolLadder(table);
  return (
    <section class="card">
      <p class="hint">{t.actHint}</p>
      {asksIn(quikAsked, inputs, model.change).choice('difficulty', t.difficulty, (value) => (
        <>
          {t.difficulties[value]} {lugpolUses[value] > 0 && <small>{format.number(lugpolUses[value])}</small>}
        </>
      ))}
      <h3 class="label">{t.ladder}</h3>
      {ladder.map(({ difficulty: step, chance }) => (
        <ShareBar key={step} label={t.difficulties[step]} value={format.percent(chance)} share={chance} />
      ))}
    </section>
  );
}

/** The bricks that are aimed at, in their order. */
export function BuildingCard({ model }: { readonly model: QuikModel }) {
  const t = useTexts('quik');
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
