import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { useFormat, useTexts } from '../kit/context.ts';
import { Button } from '../kit/controls/button.tsx';
import { TablePad } from '../kit/controls/table-pad.tsx';
import { ThumbBar } from '../kit/controls/thumb-bar.tsx';
import { printDice } from '../rules/dice/notation.ts';
import type { Roll } from '../rules/dice/roll.ts';
import type { Asked } from '../rules/steps.ts';
import type { TablePlayModel } from './step-player.ts';
import { asksOption, asksRoll, type TableTexts } from './step-record.ts';
import type { TablePlay } from './table-play.ts';
import { TypedKeys, TypedTools, TypedWords } from './typed-dice.tsx';
import type { Typing } from './typed-roll.ts';

interface OptionButtonProps {
  readonly name: string;
  /** What it comes to, where somebody can say. */
  readonly odds: string | undefined;
  /** Nothing that may be chosen beats it. */
  readonly best: boolean | undefined;
  readonly primary?: boolean;
  readonly onClick: () => void;
}

/** Something that may be chosen at the table, with what it comes to. */
export function OptionButton({ name, odds, best, primary, onClick }: OptionButtonProps) {
  const t = useTexts('fight');
  const id = useId();
  const kind = primary ? ({ kind: 'primary' } as const) : {};
  if (odds === undefined)
    return (
      <Button {...kind} onClick={onClick}>
        {name}
      </Button>
    );
  return (
    <Button {...kind} describedBy={id} onClick={onClick}>
      <span class="fight-option">
        <span>{name}</span>
        <span id={id} class="fight-option-odds" aria-hidden="true">
          {(best ? t.bestOdds(odds) : odds)
            .split(/(\d[\d.,]*\s%)/)
            .map((part, place) => (place % 2 ? <b key={place}>{part}</b> : part))}
        </span>
      </span>
    </Button>
  );
}

interface TableStepProps<Inputs, Moment, Entry extends { readonly roll?: Roll }, Outcome> {
  readonly model: TablePlayModel<Inputs, Moment, Entry, Outcome>;
  readonly shown: TablePlay<Inputs, Moment, Entry, Outcome>;
  readonly asked: Asked<Moment>;
  readonly texts: TableTexts<Inputs, Moment, Entry, Outcome>;
  /** Runs an action and announces what came of it. */
  readonly say: (act: () => void) => () => void;
  readonly more?:
    | ((asked: Asked<Moment>, say: (act: () => void) => () => void) => ComponentChildren)
    | undefined;
}

/** What is due: a roll by the app, or face by face from the table; or a choice that the rules offer. */
export function TableStep<Inputs, Moment, Entry extends { readonly roll?: Roll }, Outcome>(
  props: TableStepProps<Inputs, Moment, Entry, Outcome>,
) {
  const { model, shown, asked, texts, say, more } = props;
  const t = useTexts('fight');
  const own = useTexts('dice');
  const format = useFormat();
  const ahead = model.ahead.value;
  const { title, need } = texts.step(asked, shown.inputs);
  if (asksOption(asked)) {
    return (
      <div class="stack">
        <h3 class="fight-step" tabIndex={-1}>
          {title}
        </h3>
        <div class="moment-options">
          {asked.options.map((option, index) => {
            const ends = ahead?.options?.[option];
            return (
              <OptionButton
                key={option}
                primary={index === 0}
                name={texts.option(option, asked, shown.inputs)}
                odds={ends && texts.optionOdds?.(ends, asked, shown.inputs)}
                best={ahead?.best?.includes(option)}
                onClick={say(() => model.choose(option))}
              />
            );
          })}
        </div>
      </div>
    );
  }
  if (!asksRoll(asked)) return null;
  const dice = t.dice(printDice(asked.expression));
  const name = (
    <>
      <span>{title}</span> <b>{dice}</b>{' '}
      {need !== undefined && <span class="hint">{t.needs(format.number(need))}</span>}
    </>
  );
  const choices = (shown.typing?.faces.length ?? 0) === 0 && !shown.stale && more?.(asked, say);
  if (shown.typing && !shown.typing.thrown) {
    const typed = { model, typing: shown.typing, counts: texts.counts?.(asked) ?? 'hits', say };
    return (
      <TablePad
        onClose={model.stopTyping}
        title={name}
        level={3}
        words={
          <>
            <TypedWords {...typed} />
            {choices}
          </>
        }
        tools={<TypedTools {...typed} />}
      >
        <TypedKeys
          {...typed}
          step={`${shown.earlier.length} ${shown.log.length}`}
          follows={shown.earlier.length + shown.log.length > 0}
        />
      </TablePad>
    );
  }
  return (
    <div class="stack">
      <h3 class="fight-step" tabIndex={-1}>
        {name}
      </h3>
      {choices}
      {shown.typing ? (
        <EarnedBonus model={model} typing={shown.typing} say={say} />
      ) : (
        <ThumbBar
          real={{ label: own.typeFaces, onClick: model.startTyping }}
          main={{ label: t.rollDice(dice), onClick: say(model.rollNext) }}
          more={{ label: t.rollToEnd, icon: 'bolt', onClick: say(model.rollOut) }}
        />
      )}
    </div>
  );
}

/** The dice lie on the table and have earned a bonus die, which nobody must take. */
function EarnedBonus({ model, typing, say }: EarnedBonusProps) {
  const t = useTexts('fight');
  const format = useFormat();
  const faces = format.list(typing.faces.map((face) => format.number(face)));
  const earned = t.bonusEarned(faces, t.die(typing.sides));
  return (
    <div class="stack">
      <p role="status">{earned}</p>
      <div class="row">
        <Button kind="primary" icon="dice" onClick={say(model.takeBonus)}>
          {t.takeBonus}
        </Button>
        <Button onClick={say(model.declineBonus)}>{t.decline}</Button>
        <Button kind="quiet" onClick={say(model.rollOut)}>
          {t.rollToEnd}
        </Button>
      </div>
    </div>
  );
}

interface EarnedBonusProps {
  readonly model: Pick<TablePlayModel<never, never, never, never>, 'takeBonus' | 'declineBonus' | 'rollOut'>;
  readonly typing: Typing;
  readonly say: (act: () => void) => () => void;
}
