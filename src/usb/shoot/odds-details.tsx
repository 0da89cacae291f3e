import { FigureLine, narrowestHalf } from '../../fight/answer-tiles.tsx';
import { Bars, Pairs } from '../../kit/bars.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Fold } from '../../kit/fold.tsx';
import type { Gain } from '../../kit/outcome-bar.tsx';
import { Reasons } from '../../kit/reasons.tsx';
import { casesText } from '../../platform/cases.ts';
import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import type { Distribution } from '../../rules/dice/distribution.ts';
import type { ShootingIssue } from '../../rules/usb/check-shooting.ts';
import { fates } from '../../rules/usb/morale-odds.ts';
import {
  atLeastIn,
  breaksOf,
  countsModels,
  goneOf,
  lostIn,
  lostWhenFound,
  meansOf,
  type ShootAnswer,
} from './explained-odds.ts';
import { faceText, lossItems, moraleItems, poolItems, weaponText } from './reasons.ts';
import '../../fight/steps.css';

type ShootTexts = Messages['usbshoot'];

/** Chances below this round to nothing worth a word in the sentence. */
const unsaid = 0.005;

export function shootFaults(t: ShootTexts, issues: readonly ShootingIssue[]): readonly string[] {
  return [...new Set(issues.map(({ code, limit }) => t.issues[code](String(limit ?? ''))))];
}

/** What the target usually loses, and what becomes of it. */
export function shootSentence(t: ShootTexts, format: Format, answer: ShootAnswer): string {
  const { odds } = answer;
  const many = countsModels(answer.setup.target);
  const { from, to } = narrowestHalf(lostWhenFound(answer));
  const { shaken, panicked, destroyed, wiped } = odds.fates;
  // Whoever came in panic does not fall into it here.
  const came = answer.setup.target.state === 'panicked';
  const chances = { shaken, panicked: came ? 0 : panicked, gone: destroyed + wiped };
  const fates = (['shaken', 'panicked', 'gone'] as const)
    .filter((fate) => chances[fate] >= unsaid)
    .map((fate) => t.fates[fate](casesText(format, chances[fate])));
  const lines = [t.sentence((many ? t.loseModels : t.losePoints)(from, to), fates)];
  if (odds.found < 1) lines.push(t.found(casesText(format, odds.found)));
  if (odds.broken !== undefined) lines.push(t.broken(casesText(format, odds.broken)));
  return lines.join(' ');
}

interface ShootTile {
  readonly id: 'lost' | 'broken' | 'gone';
  readonly label: string;
  readonly shown: string;
  readonly gain: Gain;
}

export function shootTiles(t: ShootTexts, format: Format, answer: ShootAnswer): readonly ShootTile[] {
  const { odds, setup } = answer;
  const many = countsModels(setup.target);
  return [
    {
      id: 'lost',
      label: many ? t.tiles.models : t.tiles.points,
      shown: format.number(lostIn(answer).mean, 1),
      gain: 'nobody',
    },
    {
      id: 'broken',
      label: t.tiles.broken,
      shown: format.hundredths(breaksOf(odds, setup.target.state)),
      gain: 'mine',
    },
    { id: 'gone', label: t.tiles.gone, shown: format.hundredths(goneOf(odds)), gain: 'mine' },
  ];
}

interface ShootWhyProps {
  readonly label: string;
  readonly tile: ShootTile['id'];
  readonly answer: ShootAnswer;
}

/** The words that reasons need. */
function useReasonTexts() {
  return {
    more: useTexts('usbshootmore'),
    why: useTexts('usbwhy'),
    units: useTexts('usbunits'),
    morale: useTexts('usbmoralemore'),
  };
}

/** Why a number of the answer is what it is. */
export function ShootWhy({ label, tile, answer }: ShootWhyProps) {
  const t = useReasonTexts();
  const format = useFormat();
  if (tile !== 'lost') {
    return (
      <>
        <h3 class="label">{t.more.why(label)}</h3>
        <Reasons items={moraleItems(t, format, answer)} />
      </>
    );
  }
  return (
    <>
      <h3 class="label">{t.more.why(label)}</h3>
      {answer.odds.pools.map((pool, index) => (
        <div key={index}>
          <p class="hint">{t.more.weapon(weaponText(t, pool), t.more.dice(pool.pool.dice))}</p>
          <Reasons items={poolItems(t, format, answer, pool)} />
        </div>
      ))}
      <Reasons items={lossItems(t, answer)} />
    </>
  );
}

/** The chance to lose so many or more. */
function AtLeast({ lost }: { readonly lost: Distribution }) {
  const t = useTexts('usbshootmore');
  const format = useFormat();
  return (
    <Pairs
      look="usb-at-least"
      pairs={atLeastIn(lost).map(({ number, chance }) => [
        t.atLeast(format.number(number)),
        format.percent(chance),
      ])}
    />
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
            <FigureLine label={more.meanHits} shown={format.number(means.hits)} items={items} />
            <FigureLine label={more.meanUnsaved} shown={format.number(means.unsaved)} items={items} />
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
          <FigureLine
            key={level}
            label={more.tested(String(level))}
            shown={format.percent(odds.tested[level])}
            items={morale}
          />
        ))}
        {fates.map((fate) => (
          <FigureLine
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
