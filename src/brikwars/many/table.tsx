import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useFormat, useTexts } from '../../kit/context.ts';
import { blastRadius } from '../../rules/brikwars/many/explosion.ts';
import type { BlastAnswer } from './answer.ts';
import { Picture, type PictureProps } from './blast-picture.tsx';
import { type BlastInputs, stepsOf } from './inputs.ts';
import type { ManyModel } from './model.ts';
import { isOwnThing, thingName } from './names.ts';
import {
  aimedAt,
  type Places,
  type Point,
  placesOf,
  standsAs,
  type TableField,
  type Window,
  windowOf,
} from './places.ts';

/** The table from above is so wide in its own units, and as high as there is room, so much at least. */
const width = 336;
const least = 190;

/** The field with the shape of its box. */
export function useFieldOf(box: RefObject<HTMLElement | null>): TableField {
  const [height, setHeight] = useState<number>(least);
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    const measure = () => {
      const { clientWidth, clientHeight } = current;
      if (clientWidth > 0) setHeight(Math.round(Math.max(120, (width * clientHeight) / clientWidth)));
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(current);
    return () => watch.disconnect();
  }, []);
  return { width, height };
}

interface Kept {
  readonly places: Places;
  readonly window: Window;
  /** Of what height of the field. */
  readonly height: number;
  /** Who they are. */
  readonly things: BlastInputs['targets'];
  /** What was shown when somebody moved them: it follows a moment later, and until then they stand as they were moved. */
  readonly movedFrom?: BlastInputs;
}

/** Where everybody stands, until the inputs say something else; what is drawn of the table stays where it is meanwhile. */
export function usePlaces(blast: BlastInputs, { width: across, height }: TableField): { current: Kept } {
  const kept = useRef<Kept | undefined>(undefined);
  const now = kept.current;
  const things = blast.targets;
  if (!now || now.height !== height || (now.movedFrom !== blast && !standsAs(now.places, blast))) {
    const places = placesOf(blast, now?.places, now?.things);
    kept.current = { places, height, things, window: windowOf(places, across, height) };
  } else if (now.movedFrom !== blast) {
    const { places, window } = now;
    kept.current = { places, height, things, window };
  }
  return kept as { current: Kept };
}

interface TableProps {
  readonly model: ManyModel;
  readonly box: RefObject<HTMLDivElement | null>;
  readonly field: TableField;
  readonly kept: { current: Kept };
  readonly onSheet: (sheet: 'attackers' | 'target') => void;
}

const percent = (part: number, of: number) => `${((part / of) * 100).toFixed(2)}%`;

/** So many pixels are a drag; less is a tap. */
const dragFrom = 6;

/** Everybody near an Explosive from above, each with his chance to die; the point aimed at is dragged, or moved by keys. */
export function BlastTable({ model, box, field, kept, onSheet }: TableProps) {
  const t = useTexts('many');
  const format = useFormat();
  const drag = useRef<{ readonly x: number; readonly y: number; readonly aim: Point } | undefined>(undefined);
  const { blast } = model.inputs.value.value;
  const { places, window } = kept.current;
  const { corner, inch } = window;
  const seen = ([x, y]: Point): Point => [
    Math.min(field.width - 20, Math.max(20, (x - corner[0]) * inch)),
    Math.min(field.height - 24, Math.max(52, (y - corner[1]) * inch)),
  ];
  const aim: Point = [(places.aim[0] - corner[0]) * inch, (places.aim[1] - corner[1]) * inch];
  const moveTo = (to: Point) => {
    const inside = (at: number, from: number, size: number) =>
      at >= from + 0.2 && at <= from + size / inch - 0.2;
    if (!inside(to[0], corner[0], field.width) || !inside(to[1], corner[1], field.height)) return;
    const { places: now } = kept.current;
    const { thrower } = now;
    if (thrower && Math.hypot(to[0] - thrower[0], to[1] - thrower[1]) < 0.5) return;
    const next = aimedAt(model.inputs.value.peek().blast, now, to);
    kept.current = { ...kept.current, places: next.places, movedFrom: blast };
    model.changeBlast(next.part);
  };
  const onKey = (event: KeyboardEvent) => {
    const by: Readonly<Record<string, Point>> = {
      ArrowLeft: [-1, 0],
      ArrowRight: [1, 0],
      ArrowUp: [0, -1],
      ArrowDown: [0, 1],
    };
    const step = by[event.key];
    if (!step) return;
    event.preventDefault();
    const [x, y] = kept.current.places.aim;
    moveTo([x + step[0], y + step[1]]);
  };
  const onDrag = (event: PointerEvent & { readonly currentTarget: HTMLElement }) => {
    const from = drag.current;
    const size = box.current?.getBoundingClientRect();
    if (!from || !size) return;
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
    if (Math.hypot(dx, dy) < dragFrom) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const pixels = (inch * size.width) / field.width;
    const to: Point = [from.aim[0] + Math.round(dx / pixels), from.aim[1] + Math.round(dy / pixels)];
    const { aim: now } = kept.current.places;
    if (to[0] !== now[0] || to[1] !== now[1]) moveTo(to);
  };
  const over = () => {
    drag.current = undefined;
  };
  const inBlast = blast.targets.reduce(
    (sum, { fromAim, count }) => sum + (fromAim <= blastRadius ? count : 0),
    0,
  );
  const shown = [
    ...(blast.distance > 0 && places.thrower ? [`${format.number(blast.distance)}″`] : []),
    t.inBlast(format.number(inBlast)),
  ].join(', ');
  return (
    <div
      class="many-table"
      data-drawn=""
      ref={box}
      onPointerDown={(event) => {
        const grip = event.target instanceof Element && event.target.closest('[data-grip]');
        if (grip) drag.current = { x: event.clientX, y: event.clientY, aim: places.aim };
      }}
      onPointerMove={onDrag}
      onPointerUp={over}
      onPointerCancel={over}
    >
      <Picture field={field} blast={blast} places={places} aim={aim} inch={inch} seen={seen} />
      <div
        class="many-aim"
        data-grip
        role="slider"
        tabIndex={0}
        aria-label={t.aim}
        aria-valuemin={0}
        aria-valuemax={48}
        aria-valuenow={places.thrower ? blast.distance : 0}
        aria-valuetext={shown}
        style={{
          insetInlineStart: percent(aim[0], field.width),
          insetBlockStart: percent(aim[1], field.height),
          inlineSize: percent(2 * blastRadius * inch, field.width),
        }}
        onKeyDown={onKey}
      >
        <span class="many-handle" aria-hidden="true">
          <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d="M12 2v20M2 12h20M12 2l-3 3M12 2l3 3M12 22l-3-3M12 22l3-3M2 12l3-3M2 12l3 3M22 12l-3-3M22 12l-3 3" />
          </svg>
        </span>
      </div>
      <Dots field={field} model={model} places={places} seen={seen} onSheet={onSheet} />
    </div>
  );
}

type DotsProps = Pick<TableProps, 'field' | 'model' | 'onSheet'> & Pick<PictureProps, 'places' | 'seen'>;

/** The thrower and each kind near, by name and chance. */
function Dots({ field, model, places: { thrower, things }, seen, onSheet }: DotsProps) {
  const t = useTexts('many');
  const format = useFormat();
  const inputs = model.inputs.value.value;
  const answer = model.answer.value;
  const known: BlastAnswer | undefined =
    answer.ok && answer.value.kind === 'blast' ? answer.value : undefined;
  const dots = [
    ...things.map((at, thing) => ({ at, thing })),
    ...(thrower ? [{ at: thrower, thing: -1 }] : []),
  ];
  return (
    <>
      {dots.map(({ at, thing }) => {
        const place = thing < 0 ? inputs.blast.targets.length : thing;
        const odds = known?.odds.targets[place];
        const chance = odds && format.hundredths(odds.kill.value);
        const who = thingName(t, format, inputs, place);
        const [x, y] = seen(at);
        return (
          <button
            key={thing}
            type="button"
            class="many-dot"
            data-side={isOwnThing(inputs, place) ? 'mine' : 'theirs'}
            data-grip={odds && odds.reached.value > 0 && thing >= 0 ? '' : undefined}
            aria-haspopup="dialog"
            aria-label={
              chance === undefined
                ? who
                : stepsOf(inputs.blast.targets[place] ?? inputs.blast) > 1
                  ? t.ofHundred(t.step(who, t.pips.one), chance)
                  : t.dotDies(who, chance)
            }
            style={{
              insetInlineStart: percent(x, field.width),
              insetBlockStart: percent(y, field.height),
            }}
            onClick={() => onSheet(thing < 0 ? 'attackers' : 'target')}
          >
            {chance !== undefined && (
              <span>
                {chance}
                <small>%</small>
              </span>
            )}
          </button>
        );
      })}
    </>
  );
}
