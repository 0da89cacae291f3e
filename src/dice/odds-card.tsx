import { useFormat, useTexts } from '../kit/context.ts';
import { Button } from '../kit/controls/button.tsx';
import { Stepper } from '../kit/controls/stepper.tsx';
import { ShareBar } from '../kit/share-text.tsx';
import { Bars, Pairs } from '../kit/stage/bars.tsx';
import { isMoraleId } from './composer/preset-list.ts';
import type { ComposerProps } from './model.ts';
import type { KnownOdds, Threshold } from './odds.ts';
import './results.css';

/** Average, most likely total, ends, and the chances of special faces. */
function OddsFacts({ odds, brikwars }: { readonly odds: KnownOdds; readonly brikwars: boolean }) {
  const t = useTexts('compose');
  const format = useFormat();
  const lowest = format.number(odds.lowest);
  const range =
    odds.highest === undefined ? t.openEnded(lowest) : t.fromTo(lowest, format.number(odds.highest));
  const [first, last] = odds.likely;
  const facts: (readonly [string, string])[] = [
    [t.mean, format.number(odds.mean)],
    [t.likely, first === last ? format.number(first) : t.fromTo(format.number(first), format.number(last))],
    [t.range, range],
  ];
  if (brikwars && odds.ones > 0) facts.push([t.onesChance, format.percent(odds.ones)]);
  if (odds.bonus > 0) facts.push([t.bonusChance, format.percent(odds.bonus)]);
  return <Pairs look="dice-facts" pairs={facts} />;
}

/** The exact odds of what is set up, as a card of their own. */
export function OddsCard({ model, composer }: ComposerProps) {
  const t = useTexts('compose');
  return (
    <section class="card" aria-labelledby="dice-odds">
      <h2 id="dice-odds" class="card-title">
        {t.odds}
      </h2>
      <Odds model={model} composer={composer} />
    </section>
  );
}

/** What is asked for, and the exact odds of what is set up. */
export function Odds({ model, composer }: ComposerProps) {
  const t = useTexts('compose');
  const dice = useTexts('dice');
  const format = useFormat();
  const odds = model.odds.value;
  const threshold = model.threshold.value;
  return (
    <>
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
          <AtLeast model={model} composer={composer} odds={odds} threshold={threshold} />
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
    </>
  );
}

/** What a player tries again: from two rolls on. */
const severalTries = [2, 3, 4, 5];

interface AtLeastProps extends ComposerProps {
  readonly odds: KnownOdds;
  readonly threshold: Threshold;
}

/** What the roll needs, and its chance; until somebody sets it, that of the average. */
function AtLeast({ model, composer, odds, threshold }: AtLeastProps) {
  const t = useTexts('compose');
  const format = useFormat();
  const { atLeast, preset } = model.inputs.value.value;
  const pool = model.expression.value?.groups.every((group) => group.target !== undefined) ?? false;
  const label =
    preset === 'bail' || preset === 'redshirt' ? t.needs[preset] : pool ? t.needs.successes : t.need;
  const n = atLeast ?? threshold.n;
  return (
    <>
      <div class="dice-group">
        <Stepper
          label={label}
          value={n}
          min={odds.lowest}
          max={Math.max(odds.reach, n)}
          onChange={composer.setAtLeast}
        />
        {atLeast !== undefined && !isMoraleId(preset) && (
          <Button
            kind="quiet"
            icon="close"
            label={t.askNothing}
            onClick={() => composer.setAtLeast(undefined)}
          />
        )}
      </div>
      <ShareBar
        label={t.orMore(format.number(n))}
        value={format.percent(threshold.asked)}
        share={threshold.asked}
      />
      {threshold.asked > 0 && threshold.asked < 1 && (
        <Pairs
          look="dice-facts"
          pairs={severalTries.map((tries) => [
            t.onceIn(format.number(tries)),
            format.percent(1 - (1 - threshold.asked) ** tries),
          ])}
        />
      )}
      {threshold.task !== undefined && <p class="hint">{t.asTask(format.percent(threshold.task))}</p>}
    </>
  );
}
