import { FigureLine, narrowestHalf } from '../../fight/answer-tiles.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Fold } from '../../kit/controls/fold.tsx';
import { ShareBar } from '../../kit/share-text.tsx';
import { Bars, Pairs } from '../../kit/stage/bars.tsx';
import type { Outcome } from '../../kit/stage/outcome-bar.tsx';
import { Reasons } from '../../kit/stage/reasons.tsx';
import { casesText } from '../../platform/cases.ts';
import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import { type Distribution, mean } from '../../rules/dice/distribution.ts';
import { fates } from '../../rules/usb/morale/morale-odds.ts';
import type { ShootingIssue } from '../../rules/usb/shooting/check-shooting.ts';
import {
  atLeastIn,
  barEnds,
  countsModels,
  lostIn,
  lostWhenFound,
  meansOf,
  type ShootAnswer,
  shootAnswerOf,
} from './explained-odds.ts';
import { decodeShoot } from './inputs.ts';
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
  // A unit that came in panic does not fall into it here.
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

type ShootEndId = 'broken' | 'losses' | 'none' | 'lost';

interface ShootEnd extends Outcome {
  readonly id: ShootEndId;
  readonly unit?: string;
}

/** How it ends for the target: its nerve or all of it gone, losses and no more, or none; and beside it what is no end. */
export function shootEnds(
  t: ShootTexts,
  format: Format,
  answer: ShootAnswer,
  /** Who hit is known. */
  thrown = false,
): { readonly ends: readonly ShootEnd[]; readonly facts: readonly ShootEnd[] } {
  const { odds, setup } = answer;
  const [broken, losses, none] = barEnds(answer);
  const [ofBroken = '', ofLosses = '', ofNone = ''] = format.shares([broken, losses, none]);
  return {
    ends: [
      { id: 'broken', label: t.tiles.broken, chance: broken, shown: ofBroken, gain: 'mine' },
      { id: 'losses', label: t.tiles.losses, chance: losses, shown: ofLosses, gain: 'nobody' },
      { id: 'none', label: t.tiles.none, chance: none, shown: ofNone, gain: 'theirs' },
    ],
    facts: [
      {
        id: 'lost',
        label: t.average(thrown ? undefined : format.number(mean(odds.hits), 1), countsModels(setup.target)),
        chance: 1,
        shown: format.number(lostIn(answer).mean, 1),
        gain: 'nobody',
        unit: '',
      },
    ],
  };
}

/** The words that reasons need. */
function useReasonTexts() {
  return {
    shoot: useTexts('usbshoot'),
    units: useTexts('usb'),
  };
}

interface ShootWhyProps {
  readonly of: ShootEndId;
  readonly answer: ShootAnswer;
}

/** Why a number of the answer is what it is: how dice become losses, how they spread, and the rules of both. */
export function ShootWhy({ of, answer }: ShootWhyProps) {
  const t = useReasonTexts();
  const format = useFormat();
  if (of === 'broken') {
    return (
      <>
        <Nerve answer={answer} />
        <Reasons items={moraleItems(t, format, answer)} />
      </>
    );
  }
  return (
    <>
      <Cascade answer={answer} />
      <h3 class="label">{countsModels(answer.setup.target) ? t.shoot.modelsChart : t.shoot.pointsChart}</h3>
      <LossChart answer={answer} />
      <Fold title={t.shoot.hitsFold}>{() => <HitsCharts answer={answer} />}</Fold>
      {answer.odds.pools.map((pool, index) => (
        <div key={index}>
          <p class="hint">{t.shoot.weapon(weaponText(t, pool), t.shoot.dice(pool.pool.dice))}</p>
          <Reasons items={poolItems(t, format, answer, pool)} />
        </div>
      ))}
      <Reasons items={lossItems(t, answer)} />
    </>
  );
}

/** How many of the dice hit, and how many of those are not saved. */
function Cascade({ answer: { odds } }: Pick<ShootWhyProps, 'answer'>) {
  const { shoot } = useReasonTexts();
  const format = useFormat();
  const dice = odds.pools.reduce((sum, { pool }) => sum + pool.dice, 0);
  if (dice === 0) return null;
  const steps = [
    [shoot.meanHits, mean(odds.hits)],
    [shoot.meanUnsaved, mean(odds.unsaved)],
  ] as const;
  return (
    <div class="stack">
      <ShareBar label={shoot.fired} value={shoot.dice(dice)} share={1} />
      {steps.map(([label, value]) => (
        <ShareBar key={label} label={label} value={format.number(value, 1)} share={value / dice} />
      ))}
    </div>
  );
}

/** Which tests of morale are made how often, and what comes of them. */
function Nerve({ answer: { odds } }: Pick<ShootWhyProps, 'answer'>) {
  const { shoot } = useReasonTexts();
  const format = useFormat();
  const chances = [
    ...([25, 50, 75] as const).map((level) => [shoot.tested(String(level)), odds.tested[level]] as const),
    ...fates.map((fate) => [shoot.moraleFates[fate], odds.fates[fate]] as const),
  ];
  return (
    <div class="stack">
      {chances
        .filter(([, chance]) => chance > 0)
        .map(([label, chance]) => (
          <ShareBar key={label} label={label} value={format.percent(chance)} share={chance} />
        ))}
    </div>
  );
}

/** How the losses spread. */
function LossChart({ answer }: Pick<ShootWhyProps, 'answer'>) {
  const { shoot } = useReasonTexts();
  const { odds: lost } = lostIn(answer);
  return (
    <Bars
      label={countsModels(answer.setup.target) ? shoot.modelsChart : shoot.pointsChart}
      weights={lost.weights}
      min={lost.min}
      columns={shoot.columns}
    />
  );
}

/** How all hits spread, and those that are not saved. */
function HitsCharts({ answer: { odds } }: Pick<ShootWhyProps, 'answer'>) {
  const { shoot } = useReasonTexts();
  return (
    <>
      {(['hits', 'unsaved'] as const).map((what) => (
        <Bars
          key={what}
          label={what === 'hits' ? shoot.hitsChart : shoot.unsavedChart}
          weights={odds[what].weights}
          min={odds[what].min}
          columns={shoot.columns}
        />
      ))}
    </>
  );
}

/** The chance to lose so many or shoot. */
function AtLeast({ lost }: { readonly lost: Distribution }) {
  const t = useTexts('usbshoot');
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
  const { shoot } = t;
  const { odds } = answer;
  const many = countsModels(answer.setup.target);
  const { odds: lost } = lostIn(answer);
  const morale = moraleItems(t, format, answer);
  return (
    <div class="stack">
      {odds.pools.map((pool, index) => {
        const weapon = shoot.weapon(weaponText(t, pool), shoot.dice(pool.pool.dice));
        const means = meansOf(pool);
        const items = poolItems(t, format, answer, pool);
        const hits =
          pool.hitTarget === undefined
            ? ''
            : shoot.hitsOn(faceText(t, pool.hitTarget), format.percent(pool.hitChance));
        const saves = shoot.savedOn(faceText(t, pool.saveTarget), format.percent(pool.saveChance));
        return (
          <div key={index}>
            <h3 class="label">{weapon}</h3>
            <p class="hint">{[hits, saves].filter(Boolean).join(', ')}</p>
            <FigureLine label={shoot.meanHits} shown={format.number(means.hits)} items={items} />
            <FigureLine label={shoot.meanUnsaved} shown={format.number(means.unsaved)} items={items} />
          </div>
        );
      })}
      <h3 class="label">{many ? tiles.models : tiles.points}</h3>
      <LossChart answer={answer} />
      <Fold title={shoot.atLeastFold}>{() => <AtLeast lost={lost} />}</Fold>
      <Fold title={shoot.hitsFold}>{() => <HitsCharts answer={answer} />}</Fold>
      <div>
        {([25, 50, 75] as const).map((level) => (
          <FigureLine
            key={level}
            label={shoot.tested(String(level))}
            shown={format.percent(odds.tested[level])}
            items={morale}
          />
        ))}
        {fates.map((fate) => (
          <FigureLine
            key={fate}
            label={shoot.moraleFates[fate]}
            shown={format.percent(odds.fates[fate])}
            items={morale}
          />
        ))}
      </div>
    </div>
  );
}

/** The ends of a kept fight, as its bar has them; undefined where the text makes none. */
export function keptEnds(t: ShootTexts, format: Format, query: string): readonly Outcome[] | undefined {
  const inputs = decodeShoot(query);
  const answer = inputs && shootAnswerOf(inputs);
  return answer?.ok ? shootEnds(t, format, answer.value).ends : undefined;
}
