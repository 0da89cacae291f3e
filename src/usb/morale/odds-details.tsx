import { Bars } from '../../kit/bars.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Fold } from '../../kit/fold.tsx';
import { ShareBar } from '../../kit/share-bar.tsx';
import { fatesOf, moraleOptions } from './facts.ts';
import type { MoraleAnswer } from './model.ts';

/** Every figure behind the answer: bars to look at, and what becomes of the unit. */
export function MoraleFigures({ answer }: { readonly answer: MoraleAnswer }) {
  const t = useTexts('usbmoralemore');
  const format = useFormat();
  const { verdict } = answer;
  if (verdict.kind === 'recovery') return null;
  if (verdict.kind === 'commander') {
    const { failing } = verdict.odds;
    return (
      <Fold title={t.figures}>
        <h3 class="label">{t.failingChart}</h3>
        <Bars label={t.failingChart} weights={failing.weights} min={failing.min} columns={t.columns} />
      </Fold>
    );
  }
  const chances = fatesOf(verdict);
  const fates = moraleOptions.fates
    .map((fate) => ({ fate, chance: chances?.[fate] ?? 0 }))
    .filter(({ chance }) => chance > 0);
  const written = format.percentShares(fates.map(({ chance }) => chance));
  const models = verdict.kind === 'hits' ? verdict.odds.models : undefined;
  return (
    <Fold title={t.figures}>
      {fates.map(({ fate, chance }, index) => (
        <ShareBar key={fate} label={t.fateNames[fate]} value={written[index] ?? ''} share={chance} />
      ))}
      {verdict.kind === 'hits' && (
        <ShareBar label={t.tested} value={format.percent(verdict.odds.tested)} share={verdict.odds.tested} />
      )}
      {models && (
        <>
          <h3 class="label">{t.modelsChart}</h3>
          <Bars label={t.modelsChart} weights={models.weights} min={models.min} columns={t.columns} />
        </>
      )}
    </Fold>
  );
}
