import { Fold } from '../../kit/fold.tsx';
import type { CastleShotsModel } from './model.ts';
import type { ShotRoll } from './rolls.ts';
import { lowestHit } from './text.ts';
import { useShotTexts } from './use-shot-texts.ts';

/** The shots before, newest first. */
export function ShotLog({ model }: { readonly model: CastleShotsModel }) {
  const { t } = useShotTexts();
  const rolls = model.rolls.value;
  if (rolls.length === 0) return null;
  return (
    <Fold title={t.log} count={rolls.length}>
      <ol class="shot-log">
        {rolls.toReversed().map((roll, place) => (
          <li key={rolls.length - place}>
            <Line roll={roll} />
          </li>
        ))}
      </ol>
    </Fold>
  );
}

function Line({ roll }: { readonly roll: ShotRoll }) {
  const { t, format } = useShotTexts();
  const { situation, first, second, sum, hit, damage, needed, twoMisses, twelveHits, typed } = roll;
  const lowest = lowestHit({ needed, naturals: { twoMisses, twelveHits } });
  return (
    <>
      <b>{hit ? t.hit(format.number(damage)) : t.miss}</b>
      <span class="hint">
        {t.situations[situation]} ·{' '}
        {t.rolled(format.number(sum), format.number(first), format.number(second))} ·{' '}
        {t.wanted(format.number(lowest))}
        {typed && ` · ${t.typedIn}`}
      </span>
    </>
  );
}
