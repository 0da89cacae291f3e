import type { ComponentChildren, RefObject } from 'preact';
import { useContext, useEffect, useRef } from 'preact/hooks';
import { useFormat, useServices, useTexts } from '../kit/context.ts';
import { Button } from '../kit/controls/button.tsx';
import { later } from '../kit/controls/lazy.tsx';
import { ThumbBar } from '../kit/controls/thumb-bar.tsx';
import { useShare } from '../kit/share-text.tsx';
import { otherSide } from '../platform/whose.ts';
import type { DiceExpression } from '../rules/dice/expression.ts';
import { printDice } from '../rules/dice/notation.ts';
import type { Roll } from '../rules/dice/roll.ts';
import type { Asked } from '../rules/steps.ts';
import { useActing } from './acting.tsx';
import { type FightInBattle, fightResultOf } from './battle-result.ts';
import { EndActs } from './end-acts.tsx';
import { LookBack, seenBack } from './look-back-card.tsx';
import { EndPicture, Line, MomentHead, MomentOdds, type Picture, Tray, useWholeScreen } from './moment.tsx';
import { TableStep } from './step.tsx';
import { endingOf, logText, TableTurns, type TextsOfTurn } from './step-log.tsx';
import type { TablePlayModel } from './step-player.ts';
import { asksRoll, type TableLine, type TableTexts } from './step-record.ts';
import type { TablePlay } from './table-play.ts';

// Only a fight that was opened from a battle needs it.
const BattleEnd = later(
  () => import('../kit/battle/entry.ts').then((module) => module.BattleEnd),
  ['armies'],
);

/**
 * Where an act takes away the very button it was done with, the focus goes to what is to be done next, so that keyboards
 * and screen readers stay in the card.
 */
export function useKeptFocus(changed: unknown): RefObject<HTMLElement | null> {
  const card = useRef<HTMLElement>(null);
  const within = useRef(false);
  useEffect(() => {
    const element = card.current;
    if (!element) return;
    const enter = () => {
      within.current = true;
    };
    const leave = (event: FocusEvent) => {
      if (event.relatedTarget instanceof Node && !element.contains(event.relatedTarget))
        within.current = false;
    };
    element.addEventListener('focusin', enter);
    element.addEventListener('focusout', leave);
    return () => {
      element.removeEventListener('focusin', enter);
      element.removeEventListener('focusout', leave);
    };
  }, []);
  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (!within.current || !lost) return;
    const next = card.current?.querySelector<HTMLElement>(
      '.fight-step, .table-pad-title, .fight-outcome-word, .button',
    );
    next?.focus({ preventScroll: true });
  }, [changed]);
  return card;
}

interface TableStartProps {
  readonly ready: boolean;
  /** What is rolled first. */
  readonly first: string | undefined;
  /** Dice of this very fight lie there, to its end or not, or of one with other entries. */
  readonly begun: 'now' | 'over' | 'earlier' | undefined;
  readonly onBack: () => void;
  readonly onRoll: () => void;
  readonly onType: () => void;
  readonly onMore: (() => void) | undefined;
}

/** The dice as they are thrown; which of them are thrown once more is seen when they lie. */
function inShort(dice: DiceExpression): DiceExpression {
  return { ...dice, groups: dice.groups.map(({ reroll: _, rerollFails: __, ...group }) => group) };
}

/** Begins a fight on the table: with dice of the app, or with real ones; or goes on with one that was begun. */
function TableStart({ ready, first, begun, onRoll, onType, onMore, onBack }: TableStartProps) {
  const t = useTexts('fight');
  const dice = useTexts('dice');
  const more = onMore && { more: { label: t.more, onClick: onMore } };
  if (begun === 'now')
    return <ThumbBar main={{ label: t.toDice, detail: first ?? '', onClick: onBack }} {...more} />;
  return (
    <>
      {begun && (
        <Button icon="history" wide onClick={onBack}>
          {begun === 'over' ? t.toDice : t.toEarlier}
        </Button>
      )}
      <ThumbBar
        real={{ label: dice.typeFaces, disabled: !ready, onClick: onType }}
        main={{ label: t.rollIt, ...(first && { detail: first }), disabled: !ready, onClick: onRoll }}
        {...more}
      />
    </>
  );
}

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

interface TableCardProps<Inputs, Moment, Entry extends { readonly roll?: Roll }, Outcome> {
  readonly model: TablePlayModel<Inputs, Moment, Entry, Outcome>;
  readonly texts: TableTexts<Inputs, Moment, Entry, Outcome>;
  /** The words of every second turn, where the sides take turns. */
  readonly replying?: TableTexts<Inputs, Moment, Entry, Outcome>;
  /** The entries make a fight. */
  readonly ready: boolean;
  /** Opens all that has no room on the screen. */
  readonly onMore?: () => void;
  /** More that may be chosen before what is asked for is rolled. */
  readonly more?: (asked: Asked<Moment>, say: (act: () => void) => () => void) => ComponentChildren;
  /** Both sides as they are played. */
  readonly picture?: Picture<Inputs>;
  /** One side alone is drawn, in the middle. */
  readonly alone?: boolean;
  /** What may be made of the end. */
  readonly after?: ComponentChildren;
  /** What it means to the battle that it was opened from. */
  readonly battle?: FightInBattle<Inputs, Outcome, Entry>;
}

/** Plays a fight step by step on the whole screen, with dice of the app or of the table. */
export function TableCard<Inputs, Moment, Entry extends Moment & { readonly roll?: Roll }, Outcome>(
  props: TableCardProps<Inputs, Moment, Entry, Outcome>,
) {
  type Shown = TablePlay<Inputs, Moment, Entry, Outcome>;
  const { model, ready, more, onMore, picture, alone, after, replying, battle } = props;
  const { announcer } = useServices();
  const t = useTexts('fight');
  const shell = useTexts('shell');
  const format = useFormat();
  const odds = useContext(MomentOdds);
  const shown = model.play.value;
  const textsOf: TextsOfTurn<Inputs, Moment, Entry, Outcome> = (turn) =>
    (turn % 2 === 1 && replying) || props.texts;
  const replies = (shown?.earlier.length ?? 0) % 2 === 1 && replying !== undefined;
  const texts = textsOf(shown?.earlier.length ?? 0);
  const acting = useActing();
  // A screen that lends no odds shows them above the dice.
  const open = shown !== undefined && (model.open.value || odds === undefined);
  const stands = useWholeScreen(open && odds !== undefined, () => {
    model.open.value = false;
  });
  const card = useKeptFocus(`${model.text.value} ${open} ${stands}`);

  const ending = (play: Shown): readonly string[] => endingOf(t, format, textsOf(play.earlier.length), play);

  /** Does something, then says once what came of it. */
  const say = (act: () => void) => () => {
    const before = model.play.peek()?.log.length ?? 0;
    act();
    const after = model.play.peek();
    if (!after || after.log.length <= before) return;
    const said = textsOf(after.earlier.length);
    const lines = after.log.slice(before).map((entry) => lineText(t, said.line(entry, after.inputs)));
    const ahead = model.ahead.peek();
    const described = (ahead && said.odds?.(ahead.ends, after.inputs)) ?? [];
    announcer.announce([...lines, ...ending(after)].concat(described).join(' '));
  };
  // Where nothing has been rolled or typed yet it begins as ever.
  const fresh =
    shown && !shown.stale && !shown.mayUndo && !shown.typing?.thrown && !shown.typing?.faces.length;
  const begin = (go: () => void) => () => {
    if (fresh) model.open.value = true;
    else model.start();
    go();
  };
  if (!open || !shown) {
    const goesOn = shown?.next && !shown.stale;
    const due = goesOn ? { asked: shown.next, inputs: shown.inputs } : model.first.value;
    const firstText = ({ asked, inputs }: NonNullable<typeof due>): string => {
      const { title, brief = title } = (goesOn ? texts : props.texts).step(asked, inputs);
      return asksRoll(asked) ? `${t.dice(printDice(inShort(asked.expression)))} · ${brief}` : brief;
    };
    // The dice of another fight are of no use to the one that a battle has sent here.
    const sent = shown?.stale && due && battle?.pair(due.inputs) !== undefined;
    const begun =
      shown && !fresh && !sent ? (shown.stale ? 'earlier' : shown.next ? 'now' : 'over') : undefined;
    return (
      <section class="play-start" ref={card}>
        <h2 class="visually-hidden">{t.play}</h2>
        <TableStart
          ready={ready}
          first={due && firstText(due)}
          begun={begun}
          onBack={() => {
            model.open.value = true;
          }}
          onRoll={say(begin(model.rollNext))}
          onType={begin(model.startTyping)}
          onMore={onMore}
        />
      </section>
    );
  }
  if (odds !== undefined && !stands) return <section class="moment" ref={card} />;
  const [end, likely] = ending(shown);
  const played = { model, shown, texts };
  const looked = shown.outcome === undefined ? undefined : model.lookBack.value;
  const back = looked && seenBack({ t, format, texts: textsOf, acting }, looked);
  /** What a battle keeps of it: who chose, and what. */
  const keptBack = () => {
    if (!back?.told || looked?.kind !== 'told') return undefined;
    const { turn, asked, inputs } = looked.decision;
    const acts = (textsOf(turn).side?.(asked, inputs) ?? 'mine') === 'mine';
    const unit = battle?.pair(inputs)?.[acts ? 'acts' : 'other']?.unit;
    return { ...back.told, ...(unit !== undefined && { unit }) };
  };
  const written =
    battle && !shown.stale
      ? fightResultOf(shown, texts, battle, model.text.value ?? '', keptBack())
      : undefined;
  const record = () => logText(t, textsOf, shown, [...ending(shown), ...(back ? [back.text] : [])]);
  return (
    <section class="moment" ref={card} data-acting={replies ? otherSide(acting) : undefined}>
      <MomentHead {...played} />
      {shown.stale && (
        <div class="note stack">
          <p>{t.staleNote}</p>
          <Button disabled={!ready} onClick={say(model.again)}>
            {t.startOver}
          </Button>
        </div>
      )}
      {shown.outcome === undefined ? (
        <>
          {odds}
          <Tray {...played} picture={picture} alone={alone} />
        </>
      ) : (
        picture && <EndPicture>{picture(shown.inputs, texts.fallen?.(shown.outcome) ?? [])}</EndPicture>
      )}
      {end && (
        <div class="moment-end">
          <p class="fight-outcome-word" tabIndex={-1}>
            {end}
          </p>
          {likely && <p>{likely}</p>}
        </div>
      )}
      {end && written && <BattleEnd {...written} />}
      <Line {...played} />
      {end && back && <LookBack {...back} />}
      <div class="moment-record">
        <TableTurns play={shown} texts={textsOf} />
        {!end && shown.mayUndo && (
          <div class="row">
            {shown.log.length > 0 && <ShareRecord text={record} />}
            <Button kind="quiet" onClick={model.end}>
              {shell.clear}
            </Button>
          </div>
        )}
      </div>
      {end && after}
      {shown.next && (
        <div class="moment-step">
          <TableStep model={model} shown={shown} asked={shown.next} texts={texts} say={say} more={more} />
        </div>
      )}
      {end && (
        <EndActs
          goOn={texts.goOn}
          model={model}
          mayGoOn={shown.mayGoOn}
          say={say}
          picture={{ title: texts.title(shown.inputs), end, likely }}
        >
          <ShareRecord text={record} />
        </EndActs>
      )}
    </section>
  );
}

function lineText(t: ReturnType<typeof useTexts<'fight'>>, { text, result }: TableLine): string {
  return result === undefined ? text : t.announceLine(text, result);
}
