import type { RefObject } from 'preact';
import { useRef } from 'preact/hooks';
import { useFormat, useServices, useTexts } from '../kit/context.ts';
import type { Roll } from '../rules/dice/roll.ts';
import type { Asked } from '../rules/steps.ts';
import { useCues } from './cues.ts';
import { useSkip } from './skip.tsx';
import { endingOf, type TextsOfTurn } from './step-log.tsx';
import { asksRoll, type TableLine } from './step-record.ts';
import type { TablePlay, TablePlayModel } from './table-play.ts';

/** The later rolls of a fight take two thirds of the time, those of a roll to the end one third. */
const laterRolls = 2 / 3;
const outRolls = 1 / 3;

/** After the next frame. */
const drawn = (run: () => void) => void requestAnimationFrame(() => setTimeout(run));

interface ShownRoll<Shown> {
  /** Does something, then shows in its order what came of it, and says it once. */
  readonly show: (act: () => void) => void;
  /** Rolls until a choice or the end, one roll after the other and quicker. */
  readonly rollOut: () => void;
  /** Once more with the dice that were used last: the app's, or those on the table. */
  readonly again: () => void;
  /** Shows at once all that is still to come. */
  readonly skip: () => void;
  /** What came of it, and how likely that was. */
  readonly ending: (play: Shown) => readonly string[];
}

/** Shows the rolls of a fight in their order in a card that is open. */
export function useShownRoll<Inputs, Moment, Entry extends Moment & { readonly roll?: Roll }, Outcome>(
  model: TablePlayModel<Inputs, Moment, Entry, Outcome>,
  textsOf: TextsOfTurn<Inputs, Moment, Entry, Outcome>,
  card: RefObject<HTMLElement | null>,
  decides: (asked: Asked<Moment>) => boolean,
): ShownRoll<TablePlay<Inputs, Moment, Entry, Outcome>> {
  type Shown = TablePlay<Inputs, Moment, Entry, Outcome>;
  const { stage } = model;
  const { announcer, settings } = useServices();
  const cues = useCues();
  const t = useTexts('fight');
  const format = useFormat();
  const rolls = stage.before.value !== undefined;
  const out = useRef<number | undefined>(undefined);
  const skip = () => {
    const from = out.current;
    if (from === undefined) stage.finish();
    else {
      out.current = undefined;
      model.rollOut();
      stage.drop();
      announce(from);
    }
  };
  useSkip(card, rolls, skip);

  const ending = (play: Shown): readonly string[] => endingOf(t, format, textsOf(play.earlier.length), play);

  /** Says once what has come since so many entries of the record. */
  function announce(since: number): void {
    const now = model.play.peek();
    if (!now) return;
    const said = textsOf(now.earlier.length);
    const lines = now.log.slice(since).map((entry) => lineText(t, said.line(entry, now.inputs)));
    const ahead = model.ahead.peek();
    const described = (ahead && said.odds?.(ahead.ends, now.inputs)) ?? [];
    announcer.announce([...lines, ...ending(now)].concat(described).join(' '));
  }

  /** Does something, then shows in its order what came of it, and says it once; `next` is done when all of it is seen. */
  function show(act: () => void, share?: number, next?: () => void): void {
    const play = model.play.peek();
    const before = { play, ahead: model.ahead.peek(), trail: model.trail.peek() };
    const known = play?.log.length ?? 0;
    act();
    const after = model.play.peek();
    if (!after || after.log.length <= known) return;
    const thrown = after.log.slice(known).findLast(({ roll }) => roll)?.roll;
    const { animation, instant = false } = settings.value.peek();
    const moves = animation && !matchMedia('(prefers-reduced-motion: reduce)').matches;
    stage.begin(
      before,
      {
        // A choice shows nothing that was not known.
        staged: instant || !thrown ? 'instant' : moves ? 'moving' : 'still',
        from: thrown?.typed ? 'word' : 'tap',
        ...(moves && !instant && thrown && { drawn }),
        share: share ?? (known + after.earlier.length > 0 ? laterRolls : 1),
        rolls: asksRoll(after.next) && !decides(after.next),
      },
      {
        flies: cues.flies,
        lies: cues.lies,
        word: () => {
          // Of rolls to the end all is said at once.
          if (!next || !asksRoll(after.next)) announce(next ? (out.current ?? known) : known);
        },
        ...(next && { next }),
      },
    );
  }

  /** One roll after the other, quicker. */
  function rollOut(): void {
    if (settings.value.peek().instant) {
      show(model.rollOut);
      return;
    }
    out.current = model.play.peek()?.log.length ?? 0;
    const goOn = () => {
      if (out.current !== undefined && asksRoll(model.play.peek()?.next))
        show(model.rollNext, outRolls, goOn);
      else out.current = undefined;
    };
    goOn();
  }

  /** With the dice that were used last: the app's, or those on the table. */
  function again(): void {
    if (model.restart()) show(model.rollNext);
  }

  return { show, rollOut, again, skip, ending };
}

function lineText(t: ReturnType<typeof useTexts<'fight'>>, { text, result }: TableLine): string {
  return result === undefined ? text : t.announceLine(text, result);
}
