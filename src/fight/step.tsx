import { useId, useState } from 'preact/hooks';
import { useFormat, useTexts } from '../kit/context.ts';
import { Button } from '../kit/controls/button.tsx';
import { TablePad } from '../kit/controls/table-pad.tsx';
import { ThumbBar } from '../kit/controls/thumb-bar.tsx';
import { otherSide, textsOf } from '../platform/whose.ts';
import { printDice } from '../rules/dice/notation.ts';
import type { Roll } from '../rules/dice/roll.ts';
import type { Asked } from '../rules/steps.ts';
import type { Whose } from '../storage/settings-mirror.ts';
import { rollLabel } from './roll-label.ts';
import type { TablePlayModel } from './step-player.ts';
import { asksOption, asksRoll, type TableTexts } from './step-record.ts';
import type { TablePlay } from './table-play.ts';
import './decision.css';
import { TypedKeys, TypedTools, TypedWords } from './typed-dice.tsx';
import type { Typing } from './typed-roll.ts';

/** One thing that may be chosen, with what it comes to where somebody can say. */
export interface Option {
  readonly id: string;
  readonly name: string;
  readonly odds: string | undefined;
  /** Nothing that may be chosen beats it. */
  readonly best: boolean;
  readonly onChoose: () => void;
}

/** A choice that comes before a roll, and may be passed over. */
export interface Decision {
  readonly title: string;
  readonly side: 'mine' | 'theirs';
  readonly options: readonly Option[];
  /** What it is called to choose none of them, and what that comes to. */
  readonly pass: Omit<Option, 'id' | 'onChoose'>;
}

/** More than this stand below one another. */
const mostAbreast = 4;

const figure = /^(.+?):?\s([<>]?\d[\d.,]*\s%)$/;

/** The odds of a choice: each number large, with what it is of below it. */
function OptionOdds({ odds }: { readonly odds: string }) {
  return (
    <span class="fight-option-odds" aria-hidden="true">
      {odds.split(' · ').map((part) => {
        const [, label, number] = figure.exec(part) ?? [];
        return (
          <span key={part}>
            {number && <b class="fight-option-number">{number} </b>}
            {label ?? part}
          </span>
        );
      })}
    </span>
  );
}

interface OptionsProps {
  readonly side: 'mine' | 'theirs';
  readonly options: readonly Option[];
}

/** All that may be chosen now, side by side; the first is what the rules take to be chosen. */
function Options({ side, options }: OptionsProps) {
  const t = useTexts('fight');
  const group = useId();
  // On a tie the first alone has the tag, and below the others stands that they are as good.
  const best = options.findIndex((option) => option.best);
  return (
    <div class="moment-options" data-side={side} data-many={options.length > mostAbreast || undefined}>
      {options.map(({ id, name, odds, best: good, onChoose }, place) => {
        const described = odds && (good ? t.bestOdds(odds) : odds);
        return (
          <Button
            key={id}
            {...(place === 0 && { kind: 'primary' })}
            {...(described && { describedBy: `${group}${place}` })}
            onClick={onChoose}
          >
            <span class="fight-option">
              <span>{name}</span>
              {odds && <OptionOdds odds={odds} />}
              {place === best && (
                <span class="fight-option-best" aria-hidden="true">
                  {t.best}
                </span>
              )}
              {good && place !== best && (
                <span class="fight-option-same" aria-hidden="true">
                  {t.sameChoice}
                </span>
              )}
              {described && (
                <span id={`${group}${place}`} class="fight-option-said" hidden>
                  {described}
                </span>
              )}
            </span>
          </Button>
        );
      })}
    </div>
  );
}

interface DecidesProps extends OptionsProps {
  readonly title: string;
  /** Whose the side is that decides. */
  readonly whose: Whose;
  /** Who passes over it may roll on to the end. */
  readonly onRollOut?: (() => void) | undefined;
}

/** A decision alone: who makes it, what may be chosen, and what each of it comes to. */
function Decides({ title, whose, onRollOut, ...options }: DecidesProps) {
  const t = useTexts('fight');
  return (
    <div class="moment-decision stack" data-side={options.side}>
      <div class="moment-decides">
        <b class="moment-who">{t.decides[whose]}</b>
        {onRollOut && <Button kind="quiet" icon="bolt" label={t.rollToEnd} onClick={onRollOut} />}
        <h3 class="fight-step" tabIndex={-1}>
          {title}
        </h3>
      </div>
      <Options {...options} />
    </div>
  );
}

interface TableStepProps<Inputs, Moment, Entry extends { readonly roll?: Roll }, Outcome> {
  readonly model: TablePlayModel<Inputs, Moment, Entry, Outcome>;
  readonly shown: TablePlay<Inputs, Moment, Entry, Outcome>;
  readonly asked: Asked<Moment>;
  readonly texts: TableTexts<Inputs, Moment, Entry, Outcome>;
  /** Whose the side is that acts in this turn. */
  readonly acts: Whose;
  /** Runs an action and shows, then announces, what came of it. */
  readonly say: (act: () => void) => () => void;
  readonly onRollOut: () => void;
  readonly decision?: ((asked: Asked<Moment>) => Decision | undefined) | undefined;
}

/** What is due: a roll by the app, or face by face from the table; or a choice that the rules offer. */
export function TableStep<Inputs, Moment, Entry extends { readonly roll?: Roll }, Outcome>(
  props: TableStepProps<Inputs, Moment, Entry, Outcome>,
) {
  const { model, shown, asked, texts, acts, say, onRollOut, decision } = props;
  const t = useTexts('fight');
  const own = useTexts('dice');
  const format = useFormat();
  const step = `${shown.earlier.length} ${shown.log.length}`;
  const [passed, pass] = useState('');
  const ahead = model.ahead.value;
  const said = texts.step(asked, shown.inputs);
  const { title, need } = said;
  const side = texts.side?.(asked, shown.inputs) ?? 'mine';
  const whoseOf = (of: typeof side) => (of === 'mine' ? acts : otherSide(acts));
  if (asksOption(asked)) {
    const options = asked.options.map((option): Option => {
      const ends = ahead?.options?.[option];
      return {
        id: option,
        name: texts.option(option, asked, shown.inputs),
        odds: ends && texts.optionOdds?.(ends, asked, shown.inputs),
        best: ahead?.best?.includes(option) === true,
        onChoose: say(() => model.choose(option)),
      };
    });
    return <Decides title={title} side={side} whose={whoseOf(side)} options={options} />;
  }
  if (!asksRoll(asked)) return null;
  const dice = t.dice(printDice(asked.expression));
  const name = (
    <>
      <span>{title}</span> <b>{dice}</b>{' '}
      {need !== undefined && <span class="hint">{t.needs(format.number(need))}</span>}
    </>
  );
  const choice =
    passed === step || shown.stale || (shown.typing && shown.typing.faces.length > 0)
      ? undefined
      : decision?.(asked);
  if (choice) {
    // Who types his dice has them in his hand: the keys are next.
    const passOver = () => (shown.typing ? pass(step) : say(model.rollNext)());
    return (
      <Decides
        title={choice.title}
        side={choice.side}
        whose={whoseOf(choice.side)}
        onRollOut={shown.typing ? undefined : onRollOut}
        options={[...choice.options, { ...choice.pass, id: 'pass', onChoose: passOver }]}
      />
    );
  }
  if (shown.typing && !shown.typing.thrown) {
    const typed = { model, typing: shown.typing, counts: texts.counts?.(asked) ?? 'hits', say };
    return (
      <TablePad
        onClose={model.stopTyping}
        title={name}
        level={3}
        side={side}
        words={<TypedWords {...typed} />}
        tools={<TypedTools {...typed} />}
      >
        <TypedKeys {...typed} step={step} follows={shown.earlier.length + shown.log.length > 0} />
      </TablePad>
    );
  }
  // The button says all of it.
  const { what, dice: thrown } = rollLabel(textsOf(t, acts), format, asked, said, side);
  return (
    <div class="stack" data-side={side}>
      <h3 class={shown.typing ? 'fight-step' : 'fight-step visually-hidden'} tabIndex={-1}>
        {name}
      </h3>
      {shown.typing ? (
        <EarnedBonus model={model} typing={shown.typing} say={say} />
      ) : (
        <ThumbBar
          real={{ label: own.typeFaces, onClick: model.startTyping }}
          main={{ label: t.rollOf(what), detail: thrown, onClick: say(model.rollNext) }}
          more={{ label: t.rollToEnd, icon: 'bolt', onClick: onRollOut }}
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
      <div class="moment-options">
        <Button kind="primary" icon="dice" onClick={say(model.takeBonus)}>
          {t.takeBonus}
        </Button>
        <Button onClick={say(model.declineBonus)}>{t.decline}</Button>
      </div>
    </div>
  );
}

interface EarnedBonusProps {
  readonly model: Pick<TablePlayModel<never, never, never, never>, 'takeBonus' | 'declineBonus'>;
  readonly typing: Typing;
  readonly say: (act: () => void) => () => void;
}
