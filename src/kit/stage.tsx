import { type ComponentChildren, createContext } from 'preact';
import { useContext, useRef } from 'preact/hooks';
import { useTexts } from './context.ts';
import { Icon, type IconName } from './icon.tsx';
import './stage.css';

/** The picture of a stage, in its own units. */
export const scene = { width: 336, height: 216 } as const;

/** What a place asks before anything is set: the first of the chips. */
export const StageLead = createContext<ComponentChildren>(undefined);

interface StageProps {
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
  readonly picture: ComponentChildren;
  /** What can be touched, in reading order: spots, and below the picture plates. */
  readonly spots: ComponentChildren;
  /** Between the picture and the plates. */
  readonly ruler?: ComponentChildren;
  readonly plates: ComponentChildren;
}

/** Who is against whom, as a picture whose parts are what is set. */
export function Stage({
  label,
  tall = scene.height,
  fromAbove,
  alone,
  chips,
  picture,
  spots,
  ruler,
  plates,
}: StageProps) {
  const kinds = ['stage', ruler && 'stage-long', fromAbove && 'stage-table', alone && 'stage-alone'];
  return (
    <section class={kinds.filter(Boolean).join(' ')} aria-label={label}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend in sight */}
      <div class="stage-chips" data-scroller role="group" aria-label={useTexts('named').onTheStage}>
        {useContext(StageLead)}
        {chips}
      </div>
      <div class="stage-scene" style={{ '--shape': scene.width / tall }}>
        <svg viewBox={`0 ${scene.height - tall} ${scene.width} ${tall}`} aria-hidden="true" focusable="false">
          {picture}
        </svg>
        {spots}
      </div>
      {ruler}
      <div class="stage-plates">{plates}</div>
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

interface SpotProps {
  /** In the units of the scene. */
  readonly at: readonly [x: number, y: number];
  readonly label: string;
  readonly onClick: () => void;
}

/** A part of the picture that opens what may be set there. */
export function Spot({ at: [x, y], label, onClick }: SpotProps) {
  return (
    <button
      type="button"
      class="stage-spot"
      aria-haspopup="dialog"
      aria-label={label}
      style={{
        insetInlineStart: `${(x / scene.width) * 100}%`,
        insetBlockStart: `${(y / scene.height) * 100}%`,
      }}
      onClick={onClick}
    >
      <span>
        <Chevron size={18} />
      </span>
    </button>
  );
}

interface PlateProps {
  readonly side: 'mine' | 'theirs';
  /** Whose it is, such as "Attacker". */
  readonly role: string;
  readonly name: string;
  readonly held: string;
  readonly values: string;
  readonly onClick: () => void;
}

/** A side in words, below its figure. */
export function Plate({ side, role, name, held, values, onClick }: PlateProps) {
  return (
    <button type="button" class="stage-plate" data-side={side} aria-haspopup="dialog" onClick={onClick}>
      <small class="stage-role">{role}</small> <b>{name}</b> <span>{held}</span> <small>{values}</small>
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
  readonly value: number;
  readonly max: number;
  /** How far the weapon carries; the rest is pale. */
  readonly reach: number | undefined;
  /** The value in words. */
  readonly shown: string;
  /** The value says all; the label is for screen readers. */
  readonly hideLabel?: boolean;
  readonly onChange: (value: number) => void;
}

/** A distance on a ruler, as far as the weapon carries in gold; dragged, or by the arrow keys. */
export function Ruler({ label, value, max, reach, shown, hideLabel, onChange }: RulerProps) {
  return (
    <label class="ruler">
      <span class="ruler-words">
        <span class={hideLabel ? 'visually-hidden' : undefined}>{label}</span> <b>{shown}</b>
      </span>
      <input
        type="range"
        min={0}
        max={max}
        step={1}
        value={value}
        aria-valuetext={shown}
        style={{ '--reach': `${(Math.min(reach ?? max, max) / max) * 100}%` }}
        onInput={(event) => onChange(Number(event.currentTarget.value))}
      />
    </label>
  );
}
