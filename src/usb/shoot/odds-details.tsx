import { Bars } from '../../kit/bars.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Fold } from '../../kit/fold.tsx';
import { Reasons } from '../../kit/reasons.tsx';
import type { Distribution } from '../../rules/dice/distribution.ts';
import { fates } from '../../rules/usb/morale-odds.ts';
import type { ShootAnswer } from './answer.ts';
import { atLeastIn, countsModels, lostIn, meansOf } from './explained-odds.ts';
import { faceText, moraleItems, poolItems, type ReasonItem, weaponText } from './reasons.ts';
import { useReasonTexts } from './why-card.tsx';
import '../../fight/steps.css';

interface FigureProps {
  readonly label: string;
  readonly shown: string;
  readonly items: readonly ReasonItem[];
}

/** A number that unfolds into its reasons. */
function Figure({ label, shown, items }: FigureProps) {
  return (
    <details class="figure">
      <summary>
        <span>{label}</span>
        <b>{shown}</b>
      </summary>
      <Reasons items={items} />
    </details>
  );
}

/** The chance to lose so many or more. */
function AtLeast({ lost }: { readonly lost: Distribution }) {
  const t = useTexts('usbshootmore');
  const format = useFormat();
  return (
    <dl class="usb-at-least">
      {atLeastIn(lost).map(({ number, chance }) => (
        <div key={number}>
          <dt>{t.atLeast(format.number(number))}</dt>
          <dd>{format.percent(chance)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Every figure of the answer: weapon by weapon, how the losses fall, each morale test and what becomes of the target. */
export function ShootFigures({ answer }: { readonly answer: ShootAnswer }) {
  const t = useReasonTexts();
  const { tiles } = useTexts('usbshoot');
  const format = useFormat();
  const { more } = t;
  const { odds } = answer;
  const many = countsModels(answer.setup.target);
  const { odds: lost } = lostIn(answer);
  const morale = moraleItems(t, format, answer);
  return (
    <section class="card">
      <h2 class="card-title">{more.figures}</h2>
      {odds.pools.map((pool, index) => {
        const weapon = more.weapon(weaponText(t, pool), more.dice(pool.pool.dice));
        const means = meansOf(pool);
        const items = poolItems(t, format, answer, pool);
        const hits =
          pool.hitTarget === undefined
            ? ''
            : more.hitsOn(faceText(t, pool.hitTarget), format.percent(pool.hitChance));
        const saves = more.savedOn(faceText(t, pool.saveTarget), format.percent(pool.saveChance));
        return (
          <div key={index}>
            <h3 class="label">{weapon}</h3>
            <p class="hint">{[hits, saves].filter(Boolean).join(', ')}</p>
            <Figure label={more.meanHits} shown={format.number(means.hits)} items={items} />
            <Figure label={more.meanUnsaved} shown={format.number(means.unsaved)} items={items} />
          </div>
        );
      })}
      <h3 class="label">{many ? tiles.models : tiles.points}</h3>
      <Bars
        label={many ? more.modelsChart : more.pointsChart}
        weights={lost.weights}
        min={lost.min}
        columns={more.columns}
      />
      <Fold title={more.atLeastFold}>{() => <AtLeast lost={lost} />}</Fold>
      <Fold title={more.hitsFold}>
        {() =>
          (['hits', 'unsaved'] as const).map((what) => (
            <Bars
              key={what}
              label={what === 'hits' ? more.hitsChart : more.unsavedChart}
              weights={odds[what].weights}
              min={odds[what].min}
              columns={more.columns}
            />
          ))
        }
      </Fold>
      <div>
        {([25, 50, 75] as const).map((level) => (
          <Figure
            key={level}
            label={more.tested(String(level))}
            shown={format.percent(odds.tested[level])}
            items={morale}
          />
        ))}
        {fates.map((fate) => (
          <Figure
            key={fate}
            label={more.fates[fate]}
            shown={format.percent(odds.fates[fate])}
            items={morale}
          />
        ))}
      </div>
    </section>
  );
}
