import { useFormat, useTexts } from '../kit/context.ts';
import { ThumbBar } from '../kit/controls/thumb-bar.tsx';
import { otherSide, turned } from '../platform/whose.ts';
import type { Roll } from '../rules/dice/roll.ts';
import type { Whose } from '../storage/settings-mirror.ts';
import { rollLabel } from './roll-label.ts';
import { asksRoll, type TableTexts } from './step-record.ts';
import type { TablePlayModel } from './table-play.ts';

interface StartBarProps {
  readonly ready: boolean;
  /** What the main button says: what is rolled first, and with which dice. */
  readonly first: { readonly label: string; readonly detail?: string; readonly side?: Whose };
  /** Dice of this very fight lie there, and more are to be rolled. */
  readonly begun: boolean;
  readonly onBack: () => void;
  readonly onRoll: () => void;
  readonly onType: () => void;
  readonly onMore: (() => void) | undefined;
}

/** Begins a fight on the table: with dice of the app, or with real ones; or goes on with one that was begun. */
function StartBar({ ready, first, begun, onRoll, onType, onMore, onBack }: StartBarProps) {
  const t = useTexts('fight');
  const dice = useTexts('dice');
  const more = onMore && { more: { label: t.more, onClick: onMore } };
  if (begun) return <ThumbBar main={{ ...first, onClick: onBack }} {...more} />;
  return (
    <ThumbBar
      real={{ label: dice.typeFaces, disabled: !ready, onClick: onType }}
      main={{ ...first, disabled: !ready, onClick: onRoll }}
      {...more}
    />
  );
}

interface TableStartProps<Inputs, Moment, Entry, Outcome> {
  readonly model: TablePlayModel<Inputs, Moment, Entry, Outcome>;
  /** The words of the first turn, and of the turn in hand. */
  readonly begins: TableTexts<Inputs, Moment, Entry, Outcome>;
  readonly texts: TableTexts<Inputs, Moment, Entry, Outcome>;
  readonly ready: boolean;
  readonly onMore: (() => void) | undefined;
  /** Shows what comes of it. */
  readonly show: (act: () => void) => void;
}

/** What may be done before the dice have the screen. */
export function TableStart<Inputs, Moment, Entry extends { readonly roll?: Roll }, Outcome>(
  props: TableStartProps<Inputs, Moment, Entry, Outcome>,
) {
  const { model, begins, texts, ready, onMore, show } = props;
  const t = useTexts('fight');
  const format = useFormat();
  const shown = model.play.value;
  // Where nothing has been rolled or typed yet it begins as ever.
  const fresh =
    shown && !shown.stale && !shown.mayUndo && !shown.typing?.thrown && !shown.typing?.faces.length;
  const begin = () => {
    if (fresh) model.open.value = true;
    else model.start();
  };
  const goesOn = shown?.next && !shown.stale;
  const due = goesOn ? { asked: shown.next, inputs: shown.inputs } : model.first.value;
  const replies = texts !== begins && goesOn;
  /** Whose roll it is and what for, and below it the dice; of a fight that was begun, that it goes on with them. */
  const firstText = () => {
    if (!due) return { label: t.rollIt };
    const step = (goesOn ? texts : begins).step(due.asked, due.inputs);
    const back = goesOn && !fresh;
    if (!asksRoll(due.asked)) return { label: back ? t.toDice : t.rollIt, detail: step.title };
    const side = (goesOn ? texts : begins).side?.(due.asked, due.inputs) ?? 'mine';
    const { what, dice } = rollLabel(replies ? turned(t) : t, format, due.asked, step, side);
    // In the colour of who rolls, on a stage whose colours are those of the first turn.
    const text = back
      ? { label: t.toDice, detail: `${what}, ${dice}` }
      : { label: t.rollOf(what), detail: dice };
    return { ...text, side: replies ? otherSide(side) : side };
  };
  return (
    <>
      <h2 class="visually-hidden">{t.play}</h2>
      <StartBar
        ready={ready}
        first={firstText()}
        begun={Boolean(goesOn) && !fresh}
        onBack={() => {
          model.open.value = true;
        }}
        onRoll={() => {
          begin();
          show(model.rollNext);
        }}
        onType={() => {
          begin();
          model.startTyping();
        }}
        onMore={onMore}
      />
    </>
  );
}
