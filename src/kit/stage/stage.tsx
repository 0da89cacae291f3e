import { type ComponentChildren, createContext, Fragment, type RefObject } from 'preact';
import { useContext, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useTexts } from '../context.ts';
import { Group } from '../group.tsx';
import {
  type Ground,
  GroundOf,
  GroundPiece,
  type GroundProps,
  GroundRuler,
  groundIn,
  isGround,
} from './ground.tsx';
import { SheetOverStage } from './over-stage.ts';
import { type Plate, PlateButton } from './plate.tsx';
import { Ruler, type RulerProps } from './ruler.tsx';
import './stage.css';

/** The picture of a stage, in its own units. */
export const scene = { width: 336, height: 216 } as const;

/** What a place asks before anything is set: the first of the chips. */
export const StageLead = createContext<ComponentChildren>(undefined);

/** So many times as large is drawn who stands on the stage, about the foot of his own edge of it. */
export const StageGrowth = createContext(1);

/** About which point of the ground a thing of the scene grows: its own edge, or the middle. */
export function edgeOf(x: number): number {
  const part = x / scene.width;
  return part < 0.42 ? 0 : part > 0.58 ? scene.width : scene.width / 2;
}

/** Where a point of the scene is, so much larger. */
function grownTo(
  [x, y]: readonly [number, number],
  about: number,
  growth: number,
): readonly [number, number] {
  return [about + (x - about) * growth, scene.height + (y - scene.height) * growth];
}

/** A part of the picture that opens what may be set there. */
export interface Spot<Sheet> {
  /** In the units of the scene; the last is about what it grows, where that is not its own edge (`edgeOf`). */
  readonly at: readonly [x: number, y: number, about?: number];
  readonly label: string;
  readonly opens: Sheet;
  /** It is seen from where the ruler of the ground begins. */
  readonly onGround?: boolean;
}

export interface StageProps<Sheet> {
  readonly label: string;
  /** How much of the scene is seen at least, from its foot up. */
  readonly tall?: number;
  /** Where there is more height than that, the figures are at most so many times as large. */
  readonly growth?: number;
  /** Seen from above: it fills the scene. */
  readonly fromAbove?: boolean;
  /** Nobody stands against it. */
  readonly alone?: boolean;
  /** What changes the roll, in one row. */
  readonly chips: ComponentChildren;
  /** Drawn, and hidden from screen readers: the buttons over it say what it shows. */
  readonly picture?: ComponentChildren;
  /** What can be touched, in reading order: spots, what else lies over the picture, and below it the plates. */
  readonly spots?: readonly (Spot<Sheet> | false | undefined)[];
  readonly over?: ComponentChildren;
  /** Between the picture and the plates. */
  readonly ruler?: RulerProps | GroundProps | false | undefined;
  /** What is chosen on the ground before them. */
  readonly foot?: ComponentChildren;
  readonly plates: readonly (Plate<Sheet> | false | undefined)[];
  /** Between two plates. */
  readonly middle?: ComponentChildren;
  readonly onSheet: (sheet: Sheet) => void;
}

/** What of the scene is in sight, in its units: all of its width and as much as the stage has room for. */
interface View {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly growth: number;
}

/** What is in sight, for what is laid out in all of it. */
export const StageView = createContext<View>({ left: 0, top: 0, ...scene, growth: 1 });

/** A point of the scene as a style of what lies over the picture. */
function styleAt(
  { left, top, width, height }: View,
  [x, y]: readonly [number, number],
): { readonly insetInlineStart: string; readonly insetBlockStart: string } {
  return {
    insetInlineStart: `${((x - left) / width) * 100}%`,
    insetBlockStart: `${((y - top) / height) * 100}%`,
  };
}

/** Where a point of the scene lies over the picture. */
export function useStagePlace() {
  const view = useContext(StageView);
  return (at: readonly [number, number]) => styleAt(view, at);
}

/** The room that the stage has for its scene, in pixels; nothing before it stands. */
function useRoom(box: RefObject<HTMLElement | null>): readonly [width: number, height: number] {
  const [room, setRoom] = useState<readonly [number, number]>([0, 0]);
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    const measure = () => {
      const { clientWidth, clientHeight } = current;
      setRoom((before) =>
        before[0] === clientWidth && before[1] === clientHeight ? before : [clientWidth, clientHeight],
      );
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(current);
    return () => watch.disconnect();
  }, []);
  return room;
}

function viewOf([wide, high]: readonly [number, number], tall: number, most: number): View {
  const unit = Math.min(wide / scene.width, high / tall);
  const [width, height] = unit > 0 ? [wide / unit, high / unit] : [scene.width, tall];
  return {
    left: (scene.width - width) / 2,
    top: scene.height - height,
    width,
    height,
    growth: Math.max(1, Math.min(most, height / tall)),
  };
}

/** Where the ruler lies below the scene, in the units of the scene. */
function groundOf({ at, end }: GroundProps, wide: number, { left, width }: View): Ground {
  const across = wide > 0 ? wide : scene.width;
  const [from, to] = groundIn(across).map((x) => left + (x / across) * width) as [number, number];
  const inch = (to - from) / end;
  return { start: from, inch, mark: from + Math.min(at, end) * inch };
}

/** About what the open sheet says. */
function Ring({ at: [x, y] }: { readonly at: readonly [number, number] }) {
  return (
    <>
      <circle class="stage-ring" cx={x} cy={y - 18} r="30" />
      <circle class="stage-ring" cx={x} cy={y - 18} r="30" />
    </>
  );
}

/** The land that they stand on, from edge to edge, and a castle far behind it. */
function Land({ left, width }: View) {
  const [ground, right] = [scene.height - 18, left + width];
  return (
    <>
      <path
        class="stage-castle"
        d={`M${left} ${ground}v-86h14v10h14v-10h14v34h96v-46h10v9h12v-9h10v60h112v-50h14v10h14v-10H${right}V${ground}z`}
      />
      <path class="stage-land" d={`M${left} ${ground}H${right}V${scene.height}H${left}z`} />
    </>
  );
}

/** Who is against whom, as a picture whose parts are what is set. */
export function Stage<Sheet extends string>(props: StageProps<Sheet>) {
  const { label, tall = scene.height, growth = 1, fromAbove, alone, chips, picture, spots = [] } = props;
  const { over, ruler, foot, plates, middle, onSheet } = props;
  const kinds = ['stage', ruler && 'stage-long', fromAbove && 'stage-table', alone && 'stage-alone'];
  const box = useRef<HTMLDivElement>(null);
  const room = useRoom(box);
  const view = viewOf(room, tall, growth);
  const ground = ruler && isGround(ruler) ? ruler : undefined;
  const land = ground && groundOf(ground, room[0], view);
  const shown = useContext(SheetOverStage);
  const placeOf = ({ at: [away, y, edge], onGround }: Spot<Sheet>) => {
    const from = onGround && land ? land.start : undefined;
    const x = away + (from ?? 0);
    return grownTo([x, y], from ?? edge ?? edgeOf(x), view.growth);
  };
  // What the open sheet is about.
  const about = plates.find((plate) => plate && plate.opens === shown);
  const ringed = !about && spots.find((spot) => spot && spot.opens === shown);
  return (
    <section class={kinds.filter(Boolean).join(' ')} aria-label={label}>
      <Group class="stage-chips" data-scroller label={useTexts('named').onTheStage}>
        {useContext(StageLead)}
        {chips}
      </Group>
      <div class="stage-scene" ref={box}>
        <svg
          viewBox={`${view.left} ${view.top} ${view.width} ${view.height}`}
          data-about={about ? about.side : undefined}
          aria-hidden="true"
          focusable="false"
        >
          {!fromAbove && <Land {...view} />}
          <StageView.Provider value={view}>
            <StageGrowth.Provider value={view.growth}>
              <GroundOf.Provider value={land}>{picture}</GroundOf.Provider>
            </StageGrowth.Provider>
          </StageView.Provider>
          {ringed && <Ring at={placeOf(ringed)} />}
        </svg>
        {spots.map((spot, place) => {
          if (!spot) return false;
          return (
            <button
              key={place}
              type="button"
              class="stage-spot"
              aria-haspopup="dialog"
              aria-label={spot.label}
              style={styleAt(view, placeOf(spot))}
              onClick={() => onSheet(spot.opens)}
            >
              <span>
                <Chevron size={18} />
              </span>
            </button>
          );
        })}
        <StageView.Provider value={view}>{over}</StageView.Provider>
        {ground && land && !ground.still && (
          <GroundPiece {...ground} box={box} inset={styleAt(view, [land.mark, 0]).insetInlineStart} />
        )}
      </div>
      {ground ? <GroundRuler {...ground} /> : ruler && <Ruler {...ruler} />}
      {foot && <div class="stage-foot">{foot}</div>}
      {plates.length > 0 && (
        <div class="stage-plates">
          {plates.map((plate, place) => (
            <Fragment key={place}>
              {place > 0 && (middle || <span />)}
              {plate && <PlateButton {...plate} onClick={() => onSheet(plate.opens)} />}
            </Fragment>
          ))}
        </div>
      )}
    </section>
  );
}

/** There is more behind it. */
export function Chevron({ size }: { readonly size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M5 8l7 8 7-8" fill="none" stroke="currentColor" stroke-width="4" stroke-linecap="round" />
    </svg>
  );
}

interface SheetChipProps {
  /** How much of what it opens is in force, and how that is said. */
  readonly count?: number;
  readonly countLabel?: string;
  readonly onClick: () => void;
  readonly children: ComponentChildren;
}

/** A chip that opens a sheet. */
export function SheetChip({ count = 0, countLabel, onClick, children }: SheetChipProps) {
  return (
    <button type="button" class="chip" aria-haspopup="dialog" onClick={onClick}>
      <span>
        {children}
        {count > 0 && (
          <>
            {' '}
            <span class="badge">
              {count}
              {countLabel && <span class="visually-hidden"> {countLabel}</span>}
            </span>
          </>
        )}
      </span>
    </button>
  );
}
