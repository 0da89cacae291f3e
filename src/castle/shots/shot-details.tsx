import { useTexts } from '../../kit/context.ts';
import { ShareBar } from '../../kit/share-text.tsx';
import { Reasons } from '../../kit/stage/reasons.tsx';
import { lowestHit, sumText } from '../need-text.ts';
import type { CastleShotsModel, ShotRoll } from './model.ts';
import { useShotTexts } from './shot-dice.tsx';

/** How likely the shot is, and the shots before, newest first. */
export function ShotMore({ model }: { readonly model: CastleShotsModel }) {
  const texts = useShotTexts();
  const { t, format } = texts;
  const { need, allowed } = model.answer.value;
  const chance = need.ways / 36;
  const rolls = model.rolls.value;
  return (
    <div class="stack">
      {allowed && (
        <section class="stack">
          <h3 class="label">{t.toHit}</h3>
          <p>{t.against(sumText(texts, need.attack), sumText(texts, need.defence))}</p>
          <ShareBar label={t.ways(format.number(need.ways))} value={format.percent(chance)} share={chance} />
          {need.otherWays !== undefined && (
            <p class="hint">{t.otherChance(format.percent(need.otherWays / 36))}</p>
          )}
        </section>
      )}
      <Reasons items={[{ text: t.baseGame, rule: 'MK-GEN-04' }]} />
      <section class="stack">
        <h3 class="label">{t.log}</h3>
        {rolls.length === 0 && <p class="hint">{t.noLog}</p>}
        <ol class="shot-log">
          {rolls.toReversed().map((roll, place) => (
            <li key={rolls.length - place}>
              <Line roll={roll} />
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

function Line({ roll }: { readonly roll: ShotRoll }) {
  const { t, format } = useShotTexts();
  const words = useTexts('typing');
  const { situation, first, second, sum, hit, damage, needed, twoMisses, twelveHits, typed } = roll;
  const lowest = lowestHit({ needed, naturals: { twoMisses, twelveHits } });
  return (
    <>
      <b>{hit ? t.hit(format.number(damage)) : t.miss}</b>
      <span class="hint">
        {t.situations[situation]} ·{' '}
        {t.rolled(format.number(sum), format.number(first), format.number(second))} ·{' '}
        {t.wanted(format.number(lowest))}
        {typed && ` · ${words.typedIn}`}
      </span>
    </>
  );
}
