import { useFormat, useTexts } from '../kit/context.ts';
import { ThumbBar } from '../kit/controls/thumb-bar.tsx';
import type { DiceExpression } from '../rules/dice/expression.ts';
import { printDice } from '../rules/dice/notation.ts';
import type { Roll } from '../rules/dice/roll.ts';
import { asksRoll, type TableTexts } from './step-record.ts';
import type { TablePlayModel } from './table-play.ts';

interface StartBarProps {
  readonly ready: boolean;
  /** What is rolled first. */
  readonly first: string | undefined;
  /** Dice of this very fight lie there, and more are to be rolled. */
  readonly begun: boolean;
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
function StartBar({ ready, first, begun, onRoll, onType, onMore, onBack }: StartBarProps) {
  const t = useTexts('fight');
  const dice = useTexts('dice');
  const more = onMore && { more: { label: t.more, onClick: onMore } };
  if (begun) return <ThumbBar main={{ label: t.toDice, detail: first ?? '', onClick: onBack }} {...more} />;
  return (
    <ThumbBar
      real={{ label: dice.typeFaces, disabled: !ready, onClick: onType }}
      main={{ label: t.rollIt, ...(first && { detail: first }), disabled: !ready, onClick: onRoll }}
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
  const firstText = ({ asked, inputs }: NonNullable<typeof due>): string => {
    const { title, brief = title, need } = (goesOn ? texts : begins).step(asked, inputs);
    if (!asksRoll(asked)) return brief;
    const shown = t.dice(printDice(inShort(asked.expression)));
    // One line: what a die must show, where that is known; else what is rolled.
    if (asked.expression.groups.some(({ target }) => target !== undefined)) return shown;
    return need === undefined ? `${shown} · ${brief}` : `${shown}, ${t.needs(format.number(need))}`;
  };
  return (
    <>
      <h2 class="visually-hidden">{t.play}</h2>
      <StartBar
        ready={ready}
        first={due && firstText(due)}
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
