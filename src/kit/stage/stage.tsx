import { type ComponentChildren, createContext, Fragment } from 'preact';
import { useContext, useRef } from 'preact/hooks';
import { useFormat, useTexts } from '../context.ts';
import { Icon, type IconName } from '../controls/icon.tsx';
import { Group } from '../group.tsx';
import './stage.css';

/** The picture of a stage, in its own units. */
export const scene = { width: 336, height: 216 } as const;

/** What a place asks before anything is set: the first of the chips. */
export const StageLead = createContext<ComponentChildren>(undefined);

/** A part of the picture that opens what may be set there. */
export interface Spot<Sheet> {
  /** In the units of the scene. */
  readonly at: readonly [x: number, y: number];
  readonly label: string;
  readonly opens: Sheet;
}

/** A side in words, below its figure. */
export interface Plate<Sheet> {
  readonly side: 'mine' | 'theirs';
  /** Whose it is, such as "Attacker". */
  readonly role: string;
  readonly name: string;
  readonly held?: string;
  readonly values?: string;
  readonly opens: Sheet;
}

export interface StageProps<Sheet> {
  readonly label: string;
  /** How much of the scene is seen, from its foot up, where what stands there is not as tall. */
  readonly tall?: number;
  /** Seen from above: it fills the scene. */
  readonly fromAbove?: boolean;
  /** Nobody stands against it, and there is no ruler: the room is the picture's. */
  readonly alone?: boolean;
  /** What changes the roll, in one row that scrolls sideways. */
  readonly chips: ComponentChildren;
  /** Drawn, and hidden from screen readers: the buttons over it say what it shows. */
  readonly picture?: ComponentChildren;
  /** What can be touched, in reading order: spots, what else lies over the picture, and below it the plates. */
  readonly spots?: readonly (Spot<Sheet> | false | undefined)[];
  readonly over?: ComponentChildren;
  /** Between the picture and the plates. */
  readonly ruler?: RulerProps | false | undefined;
  readonly plates: readonly (Plate<Sheet> | false | undefined)[];
  /** Between two plates. */
  readonly middle?: ComponentChildren;
  readonly onSheet: (sheet: Sheet) => void;
}

/** Who is against whom, as a picture whose parts are what is set. */
export function Stage<Sheet extends string>(props: StageProps<Sheet>) {
  const { label, tall = scene.height, fromAbove, alone, chips, picture, spots = [] } = props;
  const { over, ruler, plates, middle, onSheet } = props;
  const kinds = ['stage', ruler && 'stage-long', fromAbove && 'stage-table', alone && 'stage-alone'];
  const hidden = scene.height - tall;
  return (
    <section class={kinds.filter(Boolean).join(' ')} aria-label={label}>
      <Group class="stage-chips" data-scroller label={useTexts('named').onTheStage}>
        {useContext(StageLead)}
        {chips}
      </Group>
      <div class="stage-scene" style={{ '--shape': scene.width / tall }}>
        <svg viewBox={`0 ${hidden} ${scene.width} ${tall}`} aria-hidden="true" focusable="false">
          {picture}
        </svg>
        {spots.map(
          (spot, place) =>
            spot && (
              <button
                key={place}
                type="button"
                class="stage-spot"
                aria-haspopup="dialog"
                aria-label={spot.label}
                style={{
                  insetInlineStart: `${(spot.at[0] / scene.width) * 100}%`,
                  insetBlockStart: `${((spot.at[1] - hidden) / tall) * 100}%`,
                }}
                onClick={() => onSheet(spot.opens)}
              >
                <span>
                  <Chevron size={18} />
                </span>
              </button>
            ),
        )}
        {over}
      </div>
      {ruler && <Ruler {...ruler} />}
      <div class="stage-plates">
        {plates.map((plate, place) => (
          <Fragment key={place}>
            {place > 0 && (middle || <span />)}
            {plate && (
              <button
                type="button"
                class="stage-plate"
                data-side={plate.side}
                aria-haspopup="dialog"
                onClick={() => onSheet(plate.opens)}
              >
                <small class="stage-role">{plate.role}</small> <b>{plate.name}</b> <span>{plate.held}</span>{' '}
                <small>{plate.values}</small>
              </button>
            )}
          </Fragment>
        ))}
      </div>
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

interface AdviceChipProps {
  readonly text: string;
  /** What it is now, and what the advice makes of it. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly icon?: IconName;
  readonly onClick: () => void;
}

/** What had best be done next, and what that is worth: a tap takes it. */
export function AdviceChip({ text, from, to, icon = 'bolt', onClick }: AdviceChipProps) {
  const said = [text, from, to].join();
  const touched = useRef(said);
  return (
    <button
      type="button"
      class="advice-chip"
      onPointerDown={() => {
        touched.current = said;
      }}
      onClick={({ detail }) => {
        // What it says may change under a finger: who touched one thing does not get another. A key has no such while.
        if (detail === 0 || touched.current === said) onClick();
      }}
    >
      <Icon name={icon} />
      <span class="advice-text">{text}</span>
      {to !== undefined && (
        <span class="advice-worth">
          {from !== undefined && (
            <>
              <span>{from}</span> <span aria-hidden="true">→</span>{' '}
            </>
          )}
          <b>{to}</b>
        </span>
      )}
    </button>
  );
}

interface RulerProps {
  readonly label: string;
  /** In inches. */
  readonly value: number;
  /** More than that is never asked. */
  readonly most: number;
  /** As long is the ruler, where neither the value nor the reach is more. */
  readonly default?: number;
  /** How far the weapon carries; the rest is pale. */
  readonly reach?: number | undefined;
  /** The value in words, where inches do not say it. */
  readonly shown?: string | undefined;
  /** The value says all; the label is for screen readers. */
  readonly hideLabel?: boolean;
  readonly onChange: (value: number) => void;
}

/** A distance on a ruler, as far as the weapon carries in gold; dragged, or by the arrow keys. */
function Ruler({ label, value, most, default: plain = 24, reach, shown, hideLabel, onChange }: RulerProps) {
  const format = useFormat();
  const says = shown ?? `${format.number(value)}″`;
  const max = Math.min(most, Math.max(plain, Math.ceil(value), Math.ceil(reach ?? 0)));
  return (
    <label class="ruler">
      <span class="ruler-words">
        <span class={hideLabel ? 'visually-hidden' : undefined}>{label}</span> <b>{says}</b>
      </span>
      <input
        type="range"
        min={0}
        max={max}
        step={1}
        value={value}
        aria-valuetext={says}
        style={{ '--reach': `${(Math.min(reach ?? max, max) / max) * 100}%` }}
        onInput={(event) => onChange(Number(event.currentTarget.value))}
      />
    </label>
  );
}
