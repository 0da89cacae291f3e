import type { ComponentChildren, RefObject } from 'preact';
import { useContext, useLayoutEffect, useRef } from 'preact/hooks';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { later } from '../../kit/controls/lazy.tsx';
import { useShare } from '../../kit/share-text.tsx';
import { otherSide, textsOf as textsOfSide } from '../../platform/whose.ts';
import type { Roll } from '../../rules/dice/roll.ts';
import type { Asked } from '../../rules/steps.ts';
import { useActing } from '../acting.tsx';
import { type FightInBattle, fightResultOf } from '../battle-result.ts';
import { EndActs } from '../end-acts.tsx';
import { EndCard } from '../end-card.tsx';
import { CameAbout } from '../ends.tsx';
import { useKeptWhenOver } from '../kept-when-over.ts';
import { LookBack, seenBack } from '../look-back-card.tsx';
import { Line, MomentHead, namedTitle, type Picture } from '../moment.tsx';
import { rollLabel } from '../roll-label.ts';
import { useShownRoll } from '../shown-roll.ts';
import { Skip, StepBox } from '../skip.tsx';
import { type Decision, TableStep } from '../step.tsx';
import { logText, TableTurns, type TextsOfTurn } from '../step-log.tsx';
import { asksRoll, type TableTexts } from '../step-record.ts';
import type { TablePlay, TablePlayModel } from '../table-play.ts';
import { lastThrown, Tray, Word } from '../tray.tsx';
import { typesOn } from '../typed-roll.ts';
import { namesOf, UnitNamesOf } from '../unit-names.ts';
import { MomentOdds } from '../whole-screen.ts';

// Only a fight that was opened from a battle needs it.
const BattleEnd = later(
  () => import('../../kit/battle/entry.ts').then((module) => module.BattleEnd),
  ['armies'],
);
const BattleActs = later(
  () => import('../../kit/battle/entry.ts').then((module) => module.BattleActs),
  ['armies'],
);

/** Sends the record of a fight to a friend. Needs the texts `rolls`. */
function ShareRecord({ text }: { readonly text: () => string }) {
  const t = useTexts('fight');
  const { share, byHand } = useShare();
  return (
    <>
      <Button icon="share" onClick={() => share(text())}>
        {t.shareRecord}
      </Button>
      {byHand}
    </>
  );
}

export interface FightOnTable<Inputs, Moment, Entry extends { readonly roll?: Roll }, Outcome> {
  readonly model: TablePlayModel<Inputs, Moment, Entry, Outcome>;
  readonly texts: TableTexts<Inputs, Moment, Entry, Outcome>;
  /** The words of every second turn, where the sides take turns. */
  readonly replying?: TableTexts<Inputs, Moment, Entry, Outcome>;
  /** The entries make a fight. */
  readonly ready: boolean;
  /** What may be chosen before that is rolled. */
  readonly decision?: (asked: Asked<Moment>) => Decision | undefined;
  /** Both sides as they are played. */
  readonly picture?: Picture<Inputs, Outcome>;
  /** One side alone is drawn, in the middle. */
  readonly alone?: boolean;
  /** What may be made of the end. */
  readonly after?: ComponentChildren;
  /** What it means to the battle that it was opened from. */
  readonly battle?: FightInBattle<Inputs, Outcome, Entry>;
}

interface PlayedProps<Inputs, Moment, Entry extends { readonly roll?: Roll }, Outcome>
  extends FightOnTable<Inputs, Moment, Entry, Outcome> {
  readonly shown: TablePlay<Inputs, Moment, Entry, Outcome>;
  /** All of it stands in there. */
  readonly card: RefObject<HTMLElement | null>;
  /** What it was opened with, such as the first roll: done and shown once it stands. */
  readonly first: { current: (() => void) | undefined };
}

/** A fight that has begun: the dice, what came of them, and what is due. */
export function Played<Inputs, Moment, Entry extends Moment & { readonly roll?: Roll }, Outcome>(
  props: PlayedProps<Inputs, Moment, Entry, Outcome>,
) {
  const { model, shown, card, first, ready, decision, picture, alone, after, replying, battle } = props;
  const { stage } = model;
  const t = useTexts('fight');
  const shell = useTexts('shell');
  const format = useFormat();
  const odds = useContext(MomentOdds);
  const textsOf: TextsOfTurn<Inputs, Moment, Entry, Outcome> = (turn) =>
    (turn % 2 === 1 && replying) || props.texts;
  const replies = shown.earlier.length % 2 === 1 && replying !== undefined;
  const texts = textsOf(shown.earlier.length);
  const acting = useActing();
  const nameOf = useContext(UnitNamesOf);
  const names = namesOf(battle?.pair(shown.inputs), nameOf);
  const rolls = stage.before.value !== undefined;
  const another = useKeptWhenOver(
    shown.outcome === undefined || shown.stale ? undefined : namedTitle(t, texts.title(shown.inputs), names),
    !rolls,
  );
  const { show, rollOut, again, skip, ending } = useShownRoll(
    model,
    textsOf,
    card,
    (asked) => decision?.(asked) !== undefined,
  );
  useLayoutEffect(() => {
    const act = first.current;
    first.current = undefined;
    if (act) show(act);
  }, []);
  const say = (act: () => void) => () => show(act);
  const ended = shown.outcome !== undefined && !rolls;
  // Its last die has come while it was looked at.
  const goesOn = useRef(false);
  if (!ended) goesOn.current = true;
  const [end] = ended ? ending(shown) : [];
  const barEnd = () =>
    shown.outcome === undefined
      ? undefined
      : texts.ended?.(shown.outcome, shown.begun, model.trail.value[0]?.ends);
  const came = rolls && stage.shows('bar') ? barEnd() : undefined;
  /** As likely as the end of the bar that the card shows. */
  const asShown = () => {
    const chance = barEnd()?.chance;
    return chance === undefined ? shown : { ...shown, likelihood: chance };
  };
  const played = { model, shown, texts, replies };
  const looked = ended ? model.lookBack.value : undefined;
  const back = looked && seenBack({ t, format, texts: textsOf, acting }, looked);
  /** What a battle keeps of it: who chose, and what; of what nobody has chosen nothing. */
  const keptBack = () => {
    if (!back?.told || looked?.kind !== 'told') return undefined;
    const { turn, asked, inputs, untouched } = looked.decision;
    if (untouched) return undefined;
    const acts = (textsOf(turn).side?.(asked, inputs) ?? 'mine') === 'mine';
    const unit = battle?.pair(inputs)?.[acts ? 'acts' : 'other']?.unit;
    return { ...back.told, ...(unit !== undefined && { unit }) };
  };
  const written =
    battle && !shown.stale
      ? fightResultOf(asShown(), texts, battle, model.text.value ?? '', keptBack())
      : undefined;
  const record = () => logText(t, textsOf, shown, [...ending(shown), ...(back ? [back.text] : [])]);
  const rolled = stage.before.value?.play?.next ?? shown.next;
  const acts = replies ? otherSide(acting) : acting;
  const step = rolled && texts.step(rolled, shown.inputs);
  const what =
    step && asksRoll(rolled)
      ? rollLabel(textsOfSide(t, acts), format, rolled, step, texts.side?.(rolled, shown.inputs) ?? 'mine')
          .what
      : undefined;
  return (
    <>
      <MomentHead {...played} names={names} />
      {shown.stale && (
        <div class="note stack">
          <p>{t.staleNote}</p>
          <Button disabled={!ready} onClick={again}>
            {t.startOver}
          </Button>
        </div>
      )}
      {ended ? (
        <EndCard {...played} picture={picture} names={names}>
          {written ? <BattleEnd {...written} fresh={goesOn.current} /> : undefined}
        </EndCard>
      ) : (
        <>
          <CameAbout.Provider value={came}>{odds}</CameAbout.Provider>
          <Tray model={model} texts={texts} inputs={shown.inputs} picture={picture} alone={alone} />
          <Word model={model} texts={texts} />
          <Line {...played} />
          {written && <BattleEnd {...written} fresh unseen />}
        </>
      )}
      {end && back && <LookBack {...back} />}
      <div class="moment-record">
        {ended ? <TableTurns play={shown} texts={textsOf} /> : <TurnsSoFar model={model} texts={textsOf} />}
        {shown.mayUndo && (
          <div class="row">
            {shown.log.length > 0 && <ShareRecord text={record} />}
            <Button kind="quiet" onClick={model.end}>
              {shell.clear}
            </Button>
          </div>
        )}
      </div>
      {end && (!written || battle?.goesOn) && after}
      {rolls && !shown.typing ? (
        <Skip title={step?.title ?? ''} what={what} onSkip={skip} />
      ) : (
        shown.next && (
          <StepBox>
            <TableStep
              model={model}
              shown={shown}
              asked={shown.next}
              texts={texts}
              acts={acts}
              say={say}
              onRollOut={rollOut}
              decision={decision}
            />
          </StepBox>
        )
      )}
      {end && (
        <EndActs
          goOn={texts.goOn}
          mayGoOn={shown.mayGoOn}
          ofBattle={written !== undefined}
          onGoOn={say(model.goOn)}
          onAgain={() => {
            another();
            again();
          }}
          title={namedTitle(t, texts.title(shown.inputs), names)}
          text={ending(shown)}
        />
      )}
      {end && written && (
        <StepBox>
          <BattleActs {...written} />
        </StepBox>
      )}
    </>
  );
}

/** The record of a fight without what stands on the tray, and without what has come and may not be seen yet. */
function TurnsSoFar<Inputs, Moment, Entry extends Moment & { readonly roll?: Roll }, Outcome>({
  model,
  texts,
}: {
  readonly model: TablePlayModel<Inputs, Moment, Entry, Outcome>;
  readonly texts: TextsOfTurn<Inputs, Moment, Entry, Outcome>;
}) {
  const { play } = model.seen('word');
  if (!play) return null;
  const last = typesOn(play.typing) ? undefined : lastThrown(play.log);
  return <TableTurns play={{ ...play, log: play.log.filter((entry) => entry !== last) }} texts={texts} />;
}
