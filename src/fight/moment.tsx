import { type ComponentChildren, createContext } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useServices, useTexts } from '../kit/context.ts';
import { Button } from '../kit/controls/button.tsx';
import { Die } from '../kit/controls/die.tsx';
import { openOverlay } from '../kit/controls/overlays.ts';
import { ChanceLine } from '../kit/stage/chance-line.tsx';
import { scene } from '../kit/stage/stage.tsx';
import type { Roll } from '../rules/dice/roll.ts';
import type { OddsAhead, TablePlayModel } from './step-player.ts';
import { asksOption, asksRoll, type Fallen, type TableTexts } from './step-record.ts';
import type { TablePlay } from './table-play.ts';
import './moment.css';

/** The odds of a fight as its screen shows them: they come along where its dice take the whole screen. */
export const MomentOdds = createContext<ComponentChildren>(undefined);

/** Both sides of a fight as it is played, drawn in the units of a stage. */
export type Picture<Inputs> = (inputs: Inputs, fallen: Fallen) => ComponentChildren;

/**
 * The dice have the whole screen: head and tabs of the app make room, and Back leads to the entries. Answers whether they
 * have it already: what stands over it, such as the pad, must come later, to be taken away first.
 */
export function useWholeScreen(on: boolean, leave: () => void): boolean {
  const { navigation } = useServices();
  const back = useRef(leave);
  back.current = leave;
  const [stands, setStands] = useState(false);
  useLayoutEffect(() => {
    setStands(on);
    if (!on) return undefined;
    const { dataset } = document.documentElement;
    dataset.moment = '';
    scrollTo(0, 0);
    const uncover = openOverlay(navigation, () => back.current(), true);
    return () => {
      delete dataset.moment;
      uncover();
    };
  }, [on]);
  return on && stands;
}

interface MomentProps<Inputs, Moment, Entry, Outcome> {
  readonly model: TablePlayModel<Inputs, Moment, Entry, Outcome>;
  readonly shown: TablePlay<Inputs, Moment, Entry, Outcome>;
  readonly texts: TableTexts<Inputs, Moment, Entry, Outcome>;
}

/** The way back, what is played, and the last roll taken back. */
export function MomentHead<Inputs, Moment, Entry, Outcome>(
  props: MomentProps<Inputs, Moment, Entry, Outcome>,
) {
  const { model, shown, texts } = props;
  const t = useTexts('fight');
  const turn = shown.earlier.length + 1;
  const of = (shown.earlier.length > 0 && texts.turn) || texts.title;
  return (
    <div class="moment-head">
      <Button
        kind="quiet"
        icon="back"
        label={t.back}
        onClick={() => {
          model.open.value = false;
        }}
      />
      <h1>
        <span class="visually-hidden">{t.play}: </span>
        {turn > 1 ? t.turnOf(turn, of(shown.inputs)) : of(shown.inputs)}
      </h1>
      {shown.mayUndo || shown.typing?.faces.length ? (
        <Button kind="quiet" icon="undo" label={t.undoRoll} onClick={model.undo} />
      ) : (
        <span />
      )}
    </div>
  );
}

/** More dice than this lie in the record alone. */
const mostLying = 40;

function sizeOf(count: number): number {
  return count <= 2 ? 60 : count <= 4 ? 44 : count <= 9 ? 34 : count <= 16 ? 26 : 20;
}

interface TrayProps<Inputs, Moment, Entry, Outcome> extends MomentProps<Inputs, Moment, Entry, Outcome> {
  readonly picture?: Picture<Inputs> | undefined;
  /** No opponent is drawn, in the middle. */
  readonly alone?: boolean | undefined;
}

/** Both sides, and between them the dice thrown last; before the first those that are asked for. */
export function Tray<Inputs, Moment, Entry extends Moment & { readonly roll?: Roll }, Outcome>({
  shown,
  texts,
  picture,
  alone = false,
}: TrayProps<Inputs, Moment, Entry, Outcome>) {
  const { settings } = useServices();
  const { log, next, typing, inputs, counted } = shown;
  const last = log.findLast(({ roll }) => roll && !counted.has(roll) && roll.dice.length <= mostLying);
  const thrown = typing?.thrown && next ? typing : undefined;
  const asked = asksRoll(next) ? next : undefined;
  const of: Moment | undefined = thrown ? next : (last ?? next);
  const side = of === undefined ? 'mine' : (texts.side?.(of, inputs) ?? 'mine');
  const lying = thrown
    ? thrown.faces.map((face) => ({ sides: thrown.sides, face }))
    : (last?.roll?.dice ?? []);
  const due =
    lying.length > 0 ? 0 : (asked?.expression.groups.reduce((sum, { count }) => sum + count, 0) ?? 0);
  const size = sizeOf(Math.max(lying.length, due));
  const described = thrown ? undefined : last && texts.line(last, inputs);
  const moves = settings.value.value.animation;
  return (
    <div class={alone ? 'moment-field moment-alone' : 'moment-field'}>
      {picture && (
        <Half x={0} across={alone ? scene.width : undefined}>
          {picture(inputs, [])}
        </Half>
      )}
      <div class="moment-tray">
        <div class="moment-dice" key={log.length}>
          {lying.map((die, place) => (
            <Die
              key={place}
              sides={die.sides}
              face={die.face}
              bonus={'bonusOf' in die && die.bonusOf !== undefined}
              faded={'replaced' in die && die.replaced === true}
              tumble={moves}
              side={side}
              index={place}
              size={size}
            />
          ))}
          {Array.from({ length: Math.min(due, mostLying) }, (_, place) => (
            <span
              key={place}
              class="moment-due"
              data-side={side}
              style={{ '--die': `${size}px` }}
              aria-hidden="true"
            >
              ?
            </span>
          ))}
        </div>
        {described && (
          <p class="moment-told" aria-hidden="true">
            {described.result ? <b>{described.result}</b> : described.text}
          </p>
        )}
      </div>
      {picture && !alone && <Half x={scene.width / 2}>{picture(inputs, [])}</Half>}
    </div>
  );
}

/** One side of the picture: the dice lie between both. */
function Half({
  x,
  across = scene.width / 2,
  children,
}: {
  readonly x: number;
  readonly across?: number | undefined;
  readonly children: ComponentChildren;
}) {
  return (
    <svg
      class="moment-half"
      viewBox={`${x} 0 ${across} ${scene.height}`}
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

/** Both sides as they are at the end. */
export function EndPicture({ children }: { readonly children: ComponentChildren }) {
  return (
    <div class="moment-end-picture">
      <svg viewBox={`0 0 ${scene.width} ${scene.height}`} aria-hidden="true" focusable="false">
        {children}
      </svg>
    </div>
  );
}

/** How the chance of what is watched went, roll by roll, and where each choice would lead. */
export function Line<Inputs, Moment, Entry, Outcome>({
  model,
  shown,
  texts,
}: MomentProps<Inputs, Moment, Entry, Outcome>) {
  const t = useTexts('fight');
  const { outcome, inputs, next, chosen } = shown;
  const watched = texts.watched?.(inputs, outcome);
  if (!watched || shown.stale) return null;
  const of = (odds: OddsAhead | undefined) => odds && watched.chance([...odds.ends, ...(odds.also ?? [])]);
  const chances = model.trail.value.map(of);
  if (outcome !== undefined) chances.push(texts.came?.(outcome, inputs) ? 1 : 0);
  const options = model.ahead.value?.options;
  const ahead =
    next && asksOption(next)
      ? next.options.flatMap((option) => {
          const ends = options?.[option];
          return ends ? [watched.chance(ends)] : [];
        })
      : [];
  return (
    <ChanceLine
      label={watched.label}
      side={watched.side}
      chances={chances}
      chosen={chosen}
      choice={t.choice}
      ahead={ahead}
    />
  );
}
