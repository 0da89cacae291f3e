import { useEffect } from 'preact/hooks';
import { Bars, Pairs } from '../kit/bars.tsx';
import { Button } from '../kit/button.tsx';
import { Toggle } from '../kit/choice.tsx';
import { useFormat, useServices, useTexts } from '../kit/context.ts';
import { Dialog } from '../kit/dialog.tsx';
import { Fetched, type Render } from '../kit/fetched.tsx';
import { LinkedNote } from '../kit/linked-note.tsx';
import { ShareBar } from '../kit/share-text.tsx';
import { Stepper } from '../kit/stepper.tsx';
import { Composer } from './composer.tsx';
import { ContestsScreen } from './contests/screen.tsx';
import { FairnessScreen } from './fairness/screen.tsx';
import { History } from './history-list.tsx';
import type { ComposerProps, DiceModel } from './model.ts';
import type { KnownOdds, Threshold } from './odds.ts';
import type { DiceRest } from './rest.ts';
import { allowShakes, rollOnShake } from './shake.ts';
import { TypingCard } from './typing-card.tsx';
import './results.css';

/** What few need at the table. */
export function DiceMenu({ onClose }: { readonly onClose: () => void }) {
  const { navigation, settings, notices } = useServices();
  const t = useTexts('table');
  const compose = useTexts('compose');
  const { animation, haptics = true, shake = false } = settings.value.value;
  const go = (path: string) => {
    onClose();
    navigation.go(path);
  };
  async function turnShake(on: boolean): Promise<void> {
    const allowed = !on || (await allowShakes());
    if (allowed) settings.change({ shake: on });
    else notices.show(t.shakeRefused);
  }
  return (
    <Dialog title={t.menuTitle} onClose={onClose}>
      <Button wide icon="fight" onClick={() => go('dice/contests')}>
        {t.contests}
      </Button>
      <Button wide icon="scales" onClick={() => go('dice/fairness')}>
        {t.fairness}
      </Button>
      <div class="chips">
        <Toggle pressed={!animation} onChange={(on) => settings.change({ animation: !on })}>
          {compose.instant}
        </Toggle>
        <Toggle pressed={haptics} onChange={(on) => settings.change({ haptics: on })}>
          {t.vibration}
        </Toggle>
        <Toggle pressed={shake} onChange={(on) => void turnShake(on)}>
          {t.shake}
        </Toggle>
      </div>
      <p class="hint">{t.shakeHint}</p>
    </Dialog>
  );
}

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

/** The exact odds of what is set up. */
function OddsCard({ model, composer }: ComposerProps) {
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

/** While this stands on the screen, a shake rolls. */
function Shaking({ model }: { readonly model: DiceModel }) {
  const { now } = useServices();
  useEffect(() => {
    return rollOnShake(model, now);
  }, [model, now]);
  return null;
}

interface MoreProps {
  readonly model: DiceModel;
  readonly rest: DiceRest;
}

/** Over the result: what a link brought, and dice on the table being typed. */
export function Above({ model, rest }: MoreProps) {
  const typing = model.typing.value;
  return (
    <>
      {(model.inputs.linked.value || model.inputs.unreadable.value) && <LinkedNote inputs={model.inputs} />}
      {typing && <TypingCard model={model} composer={rest.composer} typing={typing} />}
    </>
  );
}

/** Under the result: what to roll; it stays as it is while dice are typed for it. */
export function Below({ model, rest }: MoreProps) {
  const typing = model.typing.value !== undefined;
  return (
    <div inert={typing}>
      <Composer model={model} composer={rest.composer} saved={rest.saved} />
    </div>
  );
}

/** Beside them: odds and history. */
export function Beside({ model, rest }: MoreProps) {
  const { settings } = useServices();
  return (
    <>
      <OddsCard model={model} composer={rest.composer} />
      <History model={model} />
      {settings.value.value.shake && <Shaking model={model} />}
    </>
  );
}

/** The parts of the place with an address of their own: `#/dice/contests` and `#/dice/fairness`. */
export function DicePart({ part, rest }: { readonly part: string; readonly rest: DiceRest }) {
  const { navigation } = useServices();
  const load = async (): Promise<Render> => {
    if (part === 'contests') {
      const contests = await rest.contests();
      return () => <ContestsScreen model={contests} />;
    }
    if (part !== 'fairness') {
      navigation.go('dice');
      return () => null;
    }
    const fairness = await rest.fairness();
    return () => <FairnessScreen model={fairness} />;
  };
  return <Fetched load={load} />;
}
