import { useEffect, useRef } from 'preact/hooks';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Choice } from '../../kit/controls/choice.tsx';
import { FacePad } from '../../kit/controls/face-pad.tsx';
import { Stepper } from '../../kit/controls/stepper.tsx';
import { TablePad } from '../../kit/controls/table-pad.tsx';
import { ThumbBar } from '../../kit/controls/thumb-bar.tsx';
import { enteredDice } from '../../kit/controls/typed-faces.ts';
import { PageHeading } from '../../kit/page-heading.tsx';
import { LinkedNote } from '../../kit/question/linked-note.tsx';
import { type ModeDrawing, ModePicture } from '../../kit/question/place-head.tsx';
import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import { printDice } from '../../rules/dice/notation.ts';
import { ContestBarOfOdds } from './bar.tsx';
import { type ContestKind, contestLimits } from './inputs.ts';
import type { ContestsModel } from './model.ts';
import { type ContestState, contestRolls } from './play.ts';
import { whoName } from './record.ts';
import { ContestTray } from './tray.tsx';
import './contests.css';

/** A flag, a bow drawn first, two who talk, a star, scales. */
const drawings: Readonly<Record<ContestKind, ModeDrawing>> = {
  starts: 'armies',
  first: { line: 'M6 3q9 9 0 18M6 3v18M3 12h17m-5-5 5 5-5 5' },
  wisg: { line: 'M3 4h12v9H8l-3 3v-3H3zM18 9h3v9h-2v3l-3-3h-5v-2' },
  feat: { line: 'M12 3l2.7 5.8 6.3.8-4.6 4.4 1.2 6.3L12 17.2l-5.6 3.1 1.2-6.3L3 9.6l6.3-.8z' },
  dispute: 'scales',
};

interface ContestTypingProps {
  readonly model: ContestsModel;
  readonly state: ContestState;
  readonly typing: NonNullable<ContestState['typing']>;
}

/** Dice from the table, player by player; each bonus die is asked for as it falls. */
function ContestTyping({ model, state, typing }: ContestTypingProps) {
  const t = useTexts('contests');
  const words = useTexts('typing');
  const dice = useTexts('dice');
  const { who, next, faces } = typing;
  // The last face pressed is gone.
  useEffect(() => {
    return () => {
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        document.querySelector<HTMLElement>('#contest-result, .thumb-bar button')?.focus();
      });
    };
  }, []);
  const name = whoName(t, state.play.inputs.kind, model.names.value, who);
  const asked = contestRolls(state.play.inputs)[who];
  const ask = (next.kind === 'bonus' ? t.typeBonus : t.typeDie)(name, dice.die(next.sides));
  return (
    <TablePad
      onClose={model.stopTyping}
      title={t.typing}
      level={3}
      words={
        <div class="row">
          <p class="contest-ask">{ask}</p>
          {next.kind === 'bonus' && <Button onClick={model.declineBonus}>{t.decline}</Button>}
        </div>
      }
      tools={
        <>
          <Button
            icon="back"
            label={words.eraseFace}
            disabled={faces.length === 0 && state.play.rolls.length === 0}
            onClick={model.eraseFace}
          />
          <Button onClick={model.stopTyping}>{words.stopTyping}</Button>
          <Button icon="dice" onClick={model.throwDice}>
            {words.letAppRoll}
          </Button>
        </>
      }
    >
      <FacePad
        label={ask}
        sides={next.sides}
        entered={asked ? enteredDice(asked.expression, asked.rules, faces) : []}
        missing={next.count}
        onFace={model.typeFace}
        onFix={model.correctFace}
        onClose={model.stopTyping}
      />
    </TablePad>
  );
}

/** More names than these do not fit on the button. */
const mostNamed = 3;

/** Throwing for all who are due, within the thumb's reach, or typing what lies on the table. */
function ContestBar({ model }: { readonly model: ContestsModel }) {
  const t = useTexts('contests');
  const dice = useTexts('dice');
  const format = useFormat();
  // The pad stands here, with buttons of its own.
  if (model.shown.value?.typing) return null;
  return (
    <ThumbBar
      real={{ label: dice.typeFaces, onClick: model.startTyping }}
      main={{ ...throwLabel(model, t, format, dice.dice), onClick: model.throwDice }}
    />
  );
}

/** What the button says, and what is thrown, where that is the same for all. */
function throwLabel(
  model: ContestsModel,
  t: Messages['contests'],
  format: Format,
  shown: (notation: string) => string,
): { readonly label: string; readonly detail?: string } {
  const kind = model.kind.value;
  const state = model.shown.value;
  if (state && !state.outcome && state.rounds.length > 0) {
    if (state.due.length > mostNamed) return { label: t.rollFor(state.due.length) };
    return {
      label: t.rollAgain(format.list(state.due.map((who) => whoName(t, kind, model.names.value, who)))),
    };
  }
  if (kind !== 'wisg' && kind !== 'starts') return { label: t.rollKind[kind] };
  const dice = model.sides.value.map(({ expression }) => printDice(expression));
  const [first = ''] = dice;
  return {
    label: dice.length === 2 ? t.rollKind.first : t.rollFor(dice.length),
    ...(dice.every((each) => each === first) ? { detail: t.each(shown(first)) } : {}),
  };
}

/** Dice against dice: which contest, how it may end, the tray of both sides, and what throws. */
export function ContestsScreen({ model }: { readonly model: ContestsModel }) {
  const t = useTexts('contests');
  const heading = useRef<HTMLHeadingElement>(null);
  // Dice tumble once, not again for who comes back later.
  useEffect(() => model.settle, [model]);
  const kind = model.kind.value;
  const kinds = model.kinds.value;
  const state = model.shown.value;
  // Any number of players may throw.
  const counts = kind === 'wisg' || kind === 'starts';
  return (
    <div class="screen contests" data-game={model.game.value} data-count={counts || undefined}>
      {(model.inputs.linked.value || model.inputs.unreadable.value) && <LinkedNote inputs={model.inputs} />}
      {kinds.length > 1 && (
        <div class="contest-kinds">
          <Choice
            legend={t.which}
            hideLegend
            value={kind}
            options={kinds.map((value) => ({
              value,
              label: (
                <>
                  <ModePicture drawing={drawings[value]} />
                  <span>{t.tiles[value]}</span>
                </>
              ),
            }))}
            onChange={model.choose}
          />
        </div>
      )}
      <PageHeading
        heading={heading}
        class={kinds.length > 1 ? 'visually-hidden' : undefined}
        tabIndex={-1}
        name={t.kinds[kind]}
      />
      <ContestBarOfOdds model={model} key={`${kind}-odds`} />
      {counts && (
        <div class="contest-count">
          <Stepper
            label={t.players}
            value={model.inputs.value.value.dice.length}
            min={contestLimits.fewest}
            max={contestLimits.players}
            onChange={model.setPlayers}
          />
        </div>
      )}
      <ContestTray model={model} onCleared={() => heading.current?.focus()} key={kind} />
      {state?.typing && (
        <ContestTyping model={model} state={state} typing={state.typing} key={`${kind}-typing`} />
      )}
      <ContestBar model={model} />
    </div>
  );
}
