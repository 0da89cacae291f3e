import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../kit/button.tsx';
import { useFormat, useServices, useTexts } from '../kit/context.ts';
import { useShare } from '../kit/share-text.tsx';
import { ThumbBar } from '../kit/thumb-bar.tsx';
import { printDice } from '../rules/dice/notation.ts';
import type { Roll } from '../rules/dice/roll.ts';
import type { Asked } from '../rules/steps.ts';
import { TableStep } from './step.tsx';
import { logText, TableTurns } from './step-log.tsx';
import type { TablePlay, TablePlayModel } from './step-player.ts';
import { asksRoll, type TableLine, type TableTexts } from './step-record.ts';

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
  readonly onRoll: () => void;
  readonly onType: () => void;
  readonly onMore: (() => void) | undefined;
}

/** Begins a fight on the table: with dice of the app, or with real ones. */
function TableStart({ ready, first, onRoll, onType, onMore }: TableStartProps) {
  const t = useTexts('fightplay');
  const dice = useTexts('dice');
  const place = useTexts('fightplace');
  return (
    <ThumbBar
      real={{ label: dice.typeFaces, disabled: !ready, onClick: onType }}
      main={{ label: t.rollIt, ...(first && { detail: first }), disabled: !ready, onClick: onRoll }}
      {...(onMore && { more: { label: place.more, onClick: onMore } })}
    />
  );
}

/** Sends the record of a fight to a friend. Needs the texts `rolls`. */
function ShareRecord({ text }: { readonly text: () => string }) {
  const t = useTexts('fightplay');
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
  /** The entries make a fight. */
  readonly ready: boolean;
  /** Opens all that has no room on the screen. */
  readonly onMore?: () => void;
  /** More that may be chosen before what is asked for is rolled. */
  readonly more?: (asked: Asked<Moment>, say: (act: () => void) => () => void) => ComponentChildren;
}

/** Plays a fight step by step, with dice of the app or of the table. */
export function TableCard<Inputs, Moment, Entry extends { readonly roll?: Roll }, Outcome>(
  props: TableCardProps<Inputs, Moment, Entry, Outcome>,
) {
  const { model, texts, ready, more, onMore } = props;
  const { announcer } = useServices();
  const t = useTexts('fightplay');
  const shell = useTexts('shell');
  const place = useTexts('fightplace');
  const format = useFormat();
  const shown = model.play.value;
  const first = shown ? undefined : model.first.value;
  const card = useKeptFocus(model.text.value);
  const foot = useRef<HTMLDivElement>(null);
  const told = shown?.log.length ?? 0;
  const seen = useRef(told);
  const typing = shown?.typing !== undefined;
  // Each step makes the record longer: what is to be done next stays in sight, or over the pad what has just happened.
  useEffect(() => {
    const entries = typing ? [...(card.current?.querySelectorAll('.play-log > li') ?? [])] : [];
    const end = entries.at(-1) ?? foot.current;
    if (told !== seen.current) {
      end?.scrollIntoView({ block: 'nearest' });
      // Where not all of it has room, its title counts most.
      if (!typing) card.current?.querySelector('.fight-step')?.scrollIntoView({ block: 'nearest' });
    }
    seen.current = told;
  }, [told]);

  const ending = (play: TablePlay<Inputs, Moment, Entry, Outcome>): readonly string[] =>
    play.outcome === undefined
      ? []
      : [
          texts.outcome(play.outcome, play.inputs),
          ...(play.likelihood === undefined ? [] : [t.likelihood(format.hundredths(play.likelihood))]),
        ];

  /** Does something, then says once what came of it. */
  const say = (act: () => void) => () => {
    const before = model.play.peek()?.log.length ?? 0;
    act();
    const after = model.play.peek();
    if (!after || after.log.length <= before) return;
    const lines = after.log.slice(before).map((entry) => lineText(t, texts.line(entry, after.inputs)));
    const ahead = model.ahead.peek();
    const odds = (ahead && texts.odds?.(ahead.ends, after.inputs)) ?? [];
    announcer.announce([...lines, ...ending(after)].concat(odds).join(' '));
  };
  const firstText = ({ asked, inputs }: NonNullable<typeof first>): string => {
    const { title } = texts.step(asked, inputs);
    return asksRoll(asked) ? `${place.dice(printDice(asked.expression))} · ${title}` : title;
  };
  const begin = (go: () => void) => () => {
    model.start();
    go();
  };

  const [end, likely] = shown ? ending(shown) : [];
  return (
    <section class={shown ? 'card play-card' : 'play-start'} ref={card}>
      <h2 class={shown ? 'card-title' : 'visually-hidden'}>{place.play}</h2>
      {shown ? (
        <>
          {shown.stale && (
            <div class="note stack">
              <p>{t.staleNote}</p>
              <Button disabled={!ready} onClick={say(model.again)}>
                {t.startOver}
              </Button>
            </div>
          )}
          <TableTurns play={shown} texts={texts} />
          {end && (
            <div class="fight-outcome">
              <p class="fight-outcome-word" tabIndex={-1}>
                {end}
              </p>
              {likely && <p>{likely}</p>}
            </div>
          )}
          {shown.next && (
            <TableStep model={model} shown={shown} asked={shown.next} texts={texts} say={say} more={more} />
          )}
          <div class="row fight-foot" ref={foot}>
            {shown.mayGoOn && (
              <Button kind="primary" icon="repeat" onClick={say(model.goOn)}>
                {t.nextTurn}
              </Button>
            )}
            {end && (
              <Button
                {...(shown.mayGoOn ? {} : { kind: 'primary' as const })}
                icon="repeat"
                onClick={say(model.again)}
              >
                {t.playAgain}
              </Button>
            )}
            {shown.mayUndo && (
              <Button icon="undo" onClick={model.undo}>
                {t.undoRoll}
              </Button>
            )}
            {shown.log.length > 0 && <ShareRecord text={() => logText(t, texts, shown, ending(shown))} />}
            <Button kind="quiet" onClick={model.end}>
              {shell.clear}
            </Button>
          </div>
        </>
      ) : (
        <TableStart
          ready={ready}
          first={first && firstText(first)}
          onRoll={say(begin(model.rollNext))}
          onType={begin(model.startTyping)}
          onMore={onMore}
        />
      )}
    </section>
  );
}

function lineText(t: ReturnType<typeof useTexts<'fightplay'>>, { text, result }: TableLine): string {
  return result === undefined ? text : t.announceLine(text, result);
}
