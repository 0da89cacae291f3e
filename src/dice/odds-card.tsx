import { Bars } from '../kit/bars.tsx';
import { useFormat, useTexts } from '../kit/context.ts';
import { ShareBar } from '../kit/share-bar.tsx';
import { Stepper } from '../kit/stepper.tsx';
import type { ComposerProps } from './composer.tsx';
import type { KnownOdds, Threshold } from './odds.ts';
import { OddsFacts } from './odds-facts.tsx';
import './odds.css';

/** The exact odds of what is set up. */
export function OddsCard({ model, composer }: ComposerProps) {
  const t = useTexts('compose');
  const dice = useTexts('dice');
  const format = useFormat();
  const odds = model.odds.value;
  const threshold = model.threshold.value;
  return (
    <section class="card" aria-labelledby="dice-odds">
      <h2 id="dice-odds" class="card-title">
        {t.odds}
      </h2>
      {odds.state === 'none' && <p class="hint">{t.noOdds}</p>}
      {odds.state === 'too-large' && (
        <p class="note">
          {odds.totals === undefined
            ? t.tooMuchWork
            : t.tooLarge(format.number(odds.totals), format.number(odds.limit))}
        </p>
      )}
      {odds.state === 'known' && threshold && (
        <>
          <AtLeast composer={composer} odds={odds} threshold={threshold} />
          <Bars
            label={t.chart(dice.dice(model.inputs.value.value.text))}
            weights={odds.distribution.weights}
            min={odds.distribution.min}
            from={threshold.n}
            columns={{ value: t.total, chance: t.chance }}
          />
          <OddsFacts odds={odds} brikwars={model.inputs.value.value.floor} />
        </>
      )}
    </section>
  );
}

interface AtLeastProps {
  readonly composer: ComposerProps['composer'];
  readonly odds: KnownOdds;
  readonly threshold: Threshold;
}

function AtLeast({ composer, odds, threshold }: AtLeastProps) {
  const t = useTexts('compose');
  const format = useFormat();
  return (
    <>
      <Stepper
        label={t.atLeast}
        value={threshold.n}
        min={odds.lowest}
        max={odds.reach}
        onChange={composer.setAtLeast}
      />
      <ShareBar
        label={t.orMore(format.number(threshold.n))}
        value={format.percent(threshold.chance)}
        share={threshold.chance}
      />
      {threshold.task !== undefined && <p class="hint">{t.asTask(format.percent(threshold.task))}</p>}
    </>
  );
}
