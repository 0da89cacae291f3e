import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Dialog } from '../../kit/controls/dialog.tsx';
import { Die } from '../../kit/controls/die.tsx';
import { Icon } from '../../kit/controls/icon.tsx';
import { printDice } from '../../rules/dice/notation.ts';
import type { Roll } from '../../rules/dice/roll.ts';
import type { ContestsModel } from './model.ts';
import { type ContestState, contestRolls, type Thrown } from './play.ts';
import { tiedLine, verdict, verdictLine, whoName } from './record.ts';
import { ContestSide } from './setup.tsx';

interface TrayProps {
  readonly model: ContestsModel;
  /** Nothing lies on it now. */
  readonly onCleared: () => void;
}

/** What a side threw last, and whether that was in the last round. */
interface SideThrow {
  readonly roll: Roll;
  readonly last: boolean;
}

function throwsOf({ rounds }: Pick<ContestState, 'rounds'>, who: number): SideThrow | undefined {
  const at = rounds.findLastIndex((round) => round.some((thrown) => thrown.who === who));
  const roll = rounds[at]?.find((thrown) => thrown.who === who)?.roll;
  return roll && { roll, last: at === rounds.length - 1 };
}

/** Dice at rest look up with any face, but not all with the same. */
const resting = [5, 3, 6, 2, 4, 1] as const;

/** The sides of the contest on one tray, in their two colours; what came of it stands at the foot, which has room from the start. */
export function ContestTray({ model, onCleared }: TrayProps) {
  const t = useTexts('contests');
  const kind = model.kind.value;
  const state = model.stands.value ? model.shown.value : undefined;
  const rolls = state ? contestRolls(state.play.inputs) : model.sides.value;
  const open = useSignal<number | undefined>(undefined);
  const name = (who: number) => whoName(t, kind, model.names.value, who);
  const face = useRef<HTMLElement>(null);
  const thrown = state?.play.rolls;
  // The bar is in reach further down the page: the verdict then comes into sight.
  useLayoutEffect(() => {
    if (model.fresh.peek() && (face.current?.getBoundingClientRect().top ?? 0) < 0) scrollTo(0, 0);
  }, [model, thrown]);
  const latest = state?.rounds.at(-1) ?? [];
  const top = Math.max(...latest.map(({ roll }) => roll.total));
  // A dispute is one die for both.
  const sides = kind === 'dispute' ? [0] : rolls.map((_, who) => who);
  const lone = kind === 'feat' && sides.length === 1;
  return (
    <section
      ref={face}
      class="contest-tray"
      aria-labelledby={latest.length > 0 ? 'contest-result' : undefined}
      data-many={sides.length > 2 || undefined}
    >
      <ul class="contest-sides" data-alone={kind === 'dispute' || undefined}>
        {sides.map((who) => {
          const roll = rolls[who];
          const side = state && throwsOf(state, who);
          const behind =
            side !== undefined &&
            (kind === 'wisg' || kind === 'starts') &&
            (!side.last || side.roll.total < top);
          return (
            roll && (
              <li
                key={who}
                class="contest-side"
                data-side={who === 0 ? 'mine' : 'theirs'}
                data-behind={behind || undefined}
                data-due={(state?.rounds.length && state.due.includes(who)) || undefined}
              >
                {kind !== 'dispute' && (
                  <button
                    type="button"
                    class="contest-name"
                    aria-haspopup="dialog"
                    onClick={() => {
                      open.value = who;
                    }}
                  >
                    <span>{name(who)}</span>
                    <Icon name="edit" size={16} />
                  </button>
                )}
                <SideDice
                  who={who}
                  many={sides.length > 2}
                  dice={side?.roll}
                  resting={roll.expression.groups.flatMap(({ sides: faces, count }) =>
                    Array.from({ length: Math.min(count, 4) }, () => faces),
                  )}
                  tumble={side?.last === true && model.fresh.value}
                />
                <Total roll={side?.roll} text={printDice(roll.expression)} />
              </li>
            )
          );
        })}
        {lone && (
          <li class="contest-side contest-free" data-side="theirs">
            <Button icon="plus" onClick={() => model.setOpposed(true)}>
              {t.opposed}
            </Button>
          </li>
        )}
      </ul>
      <Foot model={model} state={state} onCleared={onCleared} />
      {open.value !== undefined && (
        <Dialog
          kind="sheet"
          title={name(open.value)}
          onClose={() => {
            open.value = undefined;
          }}
        >
          <ContestSide
            model={model}
            who={open.value}
            onDone={() => {
              open.value = undefined;
            }}
          />
        </Dialog>
      )}
    </section>
  );
}

interface SideDiceProps {
  readonly who: number;
  readonly many: boolean;
  readonly dice: Roll | undefined;
  /** Sides of the dice that wait. */
  readonly resting: readonly number[];
  readonly tumble: boolean;
}

/** The dice of a side as they lie, bonus dice gold and smaller, or those that wait to be thrown. */
function SideDice({ who, many, dice, resting: waiting, tumble }: SideDiceProps) {
  const { settings } = useServices();
  const shown: readonly { readonly sides: number; readonly face: number; readonly bonusOf?: number }[] =
    dice?.dice ??
    waiting.map((sides, at) => ({ sides, face: sides === 6 ? (resting[(at + who) % 6] ?? 1) : sides }));
  const size = many ? 30 : shown.length > 4 ? 36 : shown.length > 1 ? 52 : 66;
  return (
    <span class="contest-dice" data-waiting={dice === undefined || undefined}>
      {shown.map(({ sides, face, bonusOf }, index) => (
        <Die
          key={index}
          sides={sides}
          face={face}
          index={index + who}
          side={who === 0 ? 'mine' : 'theirs'}
          bonus={bonusOf !== undefined}
          tumble={tumble && dice?.typed !== true && settings.value.value.animation}
          size={bonusOf === undefined ? size : Math.round(size * 0.75)}
        />
      ))}
    </span>
  );
}

/** The total, large, with what it is made of; before the throw what is thrown. */
function Total({ roll, text }: { readonly roll: Roll | undefined; readonly text: string }) {
  const t = useTexts('contests');
  const words = useTexts('dice');
  const format = useFormat();
  if (!roll) return <span class="contest-total contest-waits">{words.dice(text)}</span>;
  const parts = roll.dice.map(({ face }) => format.number(face));
  const made = [parts.length > 1 ? parts.join(' + ') : '', roll.typed ? t.typed : ''].filter(Boolean);
  return (
    <span class="contest-total">
      <b>{format.number(roll.total)}</b> <small>{made.join(' · ')}</small>
    </span>
  );
}

interface FootProps extends TrayProps {
  readonly state: ContestState | undefined;
}

/** The word, and how it came about. */
function Foot({ model, state, onCleared }: FootProps) {
  const t = useTexts('contests');
  const shell = useTexts('shell');
  const format = useFormat();
  const kind = model.kind.value;
  const name = (who: number) => whoName(t, kind, model.names.value, who);
  const thrown = state !== undefined && state.rounds.length > 0;
  const leave = (act: () => void) => () => {
    act();
    if (!model.shown.peek()?.rounds.length) onCleared();
  };
  const word = thrown
    ? (verdict(t, state, model.names.value) ??
      (state.tied
        ? tiedLine(t, format, state, model.names.value)
        : t.waiting(format.list(state.due.map(name)))))
    : undefined;
  const line = thrown ? verdictLine(t, format, state) : undefined;
  const note =
    state?.outcome?.kind === 'first' && state.outcome.first === 'simultaneous' ? t.tieNote : undefined;
  const earlier = state?.rounds.slice(0, -1) ?? [];
  const said = (round: readonly Thrown[]) =>
    round.map(({ who, roll }) => t.threw(name(who), format.number(roll.total))).join(', ');
  return (
    <div class="contest-foot">
      {thrown ? <Button kind="quiet" icon="undo" label={shell.undo} onClick={leave(model.undo)} /> : <span />}
      <div>
        {word && (
          <h3
            id="contest-result"
            class="contest-verdict"
            tabIndex={-1}
            data-open={state?.outcome ? undefined : ''}
          >
            {word}
          </h3>
        )}
        {(line ?? (word ? undefined : t.what[kind])) && <p>{line ?? t.what[kind]}</p>}
        {note && <p>{note}</p>}
        {earlier.length > 0 && (
          <p class="contest-earlier">
            {earlier.map((round, at) => t.earlier(format.number(at + 1), said(round))).join(' · ')}
          </p>
        )}
      </div>
      {thrown ? <Button kind="quiet" icon="trash" label={t.clear} onClick={leave(model.clear)} /> : <span />}
    </div>
  );
}
