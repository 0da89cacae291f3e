import { type ComponentChildren, createContext, type RefObject } from 'preact';
import { useId, useRef } from 'preact/hooks';
import { useFormat } from '../context.ts';
import type { RulerProps } from './ruler.tsx';
import './ground.css';

/** A part of the ground, from the one before it to here. */
export interface Band {
  /** In inches. */
  readonly to: number;
  readonly label: string;
  /** Whether what is shot with carries so far: surely, at best, or never. */
  readonly reach: 'sure' | 'far' | 'out';
}

/** A ruler that is the ground: it begins at the hand that shoots, and who is shot at stands above its mark. */
export interface GroundProps extends RulerProps {
  readonly bands: readonly Band[];
  /** Where the ruler ends, in inches. */
  readonly end: number;
  /** Where the target stands. */
  readonly at: number;
  /** What the flag says where no inches are entered. */
  readonly flag?: string | undefined;
  /** On the ground at the left, before the ruler begins: its words where nothing is said. */
  readonly lead?: ComponentChildren;
  /** The picture stands where it is, however far it is. */
  readonly still?: boolean;
}

export const isGround = (ruler: RulerProps): ruler is GroundProps => 'bands' in ruler;

/** The ground in the units of the scene as it is drawn. */
export interface Ground {
  readonly start: number;
  readonly inch: number;
  /** Where the target stands. */
  readonly mark: number;
}

/** Where the ground lies, for who is drawn on it; nothing where there is none. */
export const GroundOf = createContext<Ground | undefined>(undefined);

/** In pixels; the same stands in the styles. */
const lead = 122;
const leadShare = 0.355;
const tail = 24;

/** From where to where the ruler goes in a stage so wide. */
export function groundIn(wide: number): readonly [start: number, end: number] {
  return [Math.max(lead, wide * leadShare), wide - tail];
}

/** So many pixels are a drag; less is a tap. */
const dragFrom = 4;

interface DragProps {
  readonly at: number;
  readonly end: number;
  /** Pixels of an inch, now. */
  readonly inch: () => number;
  readonly onChange: (value: number) => void;
}

/** A piece that is dragged along the ground; to swipe over it up and down scrolls. */
function useDrag({ at, end, inch, onChange }: DragProps) {
  const from = useRef<
    { readonly x: number; readonly at: number; readonly end: number; now: number } | undefined
  >(undefined);
  const over = () => {
    from.current = undefined;
  };
  return {
    onPointerDown({ clientX, button }: PointerEvent) {
      if (button === 0) from.current = { x: clientX, at, end, now: at };
    },
    onPointerMove(event: PointerEvent & { readonly currentTarget: HTMLElement }) {
      const { current } = from;
      const moved = current && event.clientX - current.x;
      if (!current || moved === undefined || Math.abs(moved) < dragFrom) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const to = Math.min(current.end, Math.max(1, Math.round(current.at + moved / inch())));
      if (to === current.now) return;
      current.now = to;
      onChange(to);
    },
    onPointerUp: over,
    onPointerCancel: over,
  };
}

interface PieceProps extends Pick<GroundProps, 'at' | 'end' | 'onChange'> {
  readonly box: RefObject<HTMLElement | null>;
  /** Where it stands, as a part of the scene. */
  readonly inset: string;
}

/** Who is shot at, under the finger: dragged nearer and farther. The slider below does the same by keys. */
export function GroundPiece({ box, inset, ...drag }: PieceProps) {
  const inch = () => {
    const [start, end] = groundIn(box.current?.clientWidth ?? 0);
    return (end - start) / drag.end;
  };
  return (
    <div
      class="ground-piece"
      aria-hidden="true"
      style={{ insetInlineStart: inset }}
      {...useDrag({ ...drag, inch })}
    />
  );
}

/** The ground as a ruler: inches above, what reaches so far below; the flag under the feet of who is shot at moves him. */
export function GroundRuler(props: GroundProps) {
  const { label, value, most, shown, bands, end, at, flag, lead: before, onChange } = props;
  const format = useFormat();
  const track = useRef<HTMLDivElement>(null);
  const id = useId();
  const says = shown ?? `${format.number(value)}″`;
  const part = (inches: number) => `${(Math.min(inches, end) / end) * 100}%`;
  const inch = () => (track.current?.clientWidth ?? 1) / end;
  /** Beyond it the ground is dark. */
  const reached = Math.max(0, ...bands.filter(({ reach }) => reach !== 'out').map(({ to }) => to));
  const every = end > 30 ? 6 : end > 20 ? 4 : 2;
  const drag = useDrag({ at, end, inch, onChange });
  return (
    <div class="ruler ground">
      <div class="ground-lead">{before ?? <p id={id}>{label}</p>}</div>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the slider in it does the same by keys */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the slider in it does the same by keys */}
      <div
        class="ground-track"
        ref={track}
        style={{ '--end': end }}
        onClick={({ clientX, target }) => {
          const box = track.current?.getBoundingClientRect();
          if (!box || !(target instanceof Element) || target.closest('.ground-flag')) return;
          onChange(Math.min(end, Math.max(1, Math.round((clientX - box.left) / inch()))));
        }}
      >
        {bands.map(({ to, label: name, reach }, place) => {
          const start = bands[place - 1]?.to ?? 0;
          return (
            <span
              key={to}
              class="ground-band"
              data-reach={reach}
              aria-hidden="true"
              style={{
                insetInlineStart: part(start),
                inlineSize: `${((Math.min(to, end) - start) / end) * 100}%`,
              }}
            >
              <span>{name}</span>
            </span>
          );
        })}
        <span class="ground-ticks" aria-hidden="true" />
        {Array.from({ length: Math.floor((end - 1) / every) }, (_, index) => (index + 1) * every).map(
          (inches) => (
            <span
              key={inches}
              class="ground-inches"
              data-beyond={inches >= reached}
              aria-hidden="true"
              style={{ insetInlineStart: part(inches) }}
            >
              {format.number(inches)}
            </span>
          ),
        )}
        <span class="ground-mark" aria-hidden="true" style={{ insetInlineStart: part(at) }} />
        <label>
          {before !== undefined && <span class="visually-hidden">{label}</span>}
          <input
            type="range"
            aria-labelledby={before === undefined ? id : undefined}
            min={0}
            max={Math.max(end, most)}
            step={1}
            value={value}
            aria-valuetext={says}
            onInput={(event) => onChange(Number(event.currentTarget.value))}
          />
        </label>
        <span class="ground-flag" aria-hidden="true" style={{ insetInlineStart: part(at) }} {...drag}>
          <b>
            <i>‹</i> {flag ?? says} <i>›</i>
          </b>
        </span>
      </div>
    </div>
  );
}
