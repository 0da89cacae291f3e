import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Choice } from '../controls/choice.tsx';
import { Die } from '../controls/die.tsx';
import { Icon, type IconName } from '../controls/icon.tsx';
import { Chevron } from '../stage/stage.tsx';
import './place-head.css';

interface PlaceHeadProps {
  readonly id: string;
  /** What is played, such as "BrikWars". */
  readonly title: string;
  /** By which rules; nothing while that is on its way. */
  readonly rules: ComponentChildren;
  readonly ready: boolean;
  /** Opens what may be chosen of both. */
  readonly onOpen: () => void;
  /** What the place can show. */
  readonly children?: ComponentChildren;
}

/** The one line over a place: what is played and by which rules, and what the place can show. */
export function PlaceHead({ id, title, rules, ready, onOpen, children }: PlaceHeadProps) {
  return (
    <div class="place-head">
      <button
        type="button"
        id={id}
        class="place-button"
        aria-haspopup="dialog"
        disabled={!ready}
        onClick={onOpen}
      >
        <Die sides={6} face={5} size={28} />
        <span>
          <b>{title}</b>{' '}
          <small>
            {rules} {ready && <Chevron size={12} />}
          </small>
        </span>
      </button>
      {children}
    </div>
  );
}

interface ModeBarProps<Mode extends string> {
  readonly legend: string;
  readonly modes: readonly Mode[];
  readonly names: Readonly<Record<Mode, string>>;
  readonly mode: Mode | undefined;
  readonly onChoose: (mode: Mode) => void;
  /** What stands above each name. */
  readonly picture?: (mode: Mode) => ComponentChildren;
}

/** So many pixels of the neighbours say that the line goes on. */
const beside = 44;

/** What a place can show, one at a time: fight, shoot, charge and so on. */
export function ModeBar<Mode extends string>(props: ModeBarProps<Mode>) {
  const { legend, modes, names, mode, onChoose, picture } = props;
  const bar = useRef<HTMLDivElement>(null);
  // What is shown is in sight, however narrow the line, and so is a part of what stands beside it.
  useEffect(() => {
    const chip = bar.current?.querySelector(':checked')?.closest('.chip')?.getBoundingClientRect();
    const box = bar.current?.getBoundingClientRect();
    if (chip && box && bar.current)
      bar.current.scrollLeft +=
        Math.max(0, chip.right + beside - box.right) - Math.max(0, box.left - chip.left + beside);
  }, [mode]);
  // A name that the edge of the line would cut is not shown: its picture says that the line goes on.
  useEffect(() => {
    const seen = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries)
          target.toggleAttribute('data-cut', intersectionRatio < 0.98);
      },
      { root: bar.current, threshold: 0.98 },
    );
    for (const chip of bar.current?.querySelectorAll('.chip') ?? []) seen.observe(chip);
    return () => seen.disconnect();
  }, [modes]);
  return (
    <div class="mode-bar" data-scroller={picture && ''} ref={bar}>
      <Choice
        legend={legend}
        hideLegend
        value={mode}
        options={modes.map((value) => ({
          value,
          label: (
            <>
              {picture?.(value)}
              <span class="mode-name">{names[value]}</span>
            </>
          ),
        }))}
        onChange={onChoose}
      />
    </div>
  );
}

interface ExamplesProps {
  readonly legend: string;
  /** Each under a key of its own. */
  readonly examples: readonly (readonly [key: string, label: string, take: () => void])[];
}

/** What stands ready, a tap each: one line that scrolls sideways, so that what is below stays in sight. */
export function Examples({ legend, examples }: ExamplesProps) {
  return (
    <fieldset class="choice">
      <legend class="visually-hidden">{legend}</legend>
      <div class="chips examples" data-scroller>
        {examples.map(([key, label, take]) => (
          <button type="button" class="chip" key={key} onClick={take}>
            <span>{label}</span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** How what a place shows is drawn: as a place is, or by a line of its own. */
export type ModeDrawing = IconName | { readonly line: string };

/** What a place can show, drawn; its name stands below. */
export function ModePicture({ drawing }: { readonly drawing: ModeDrawing }) {
  if (typeof drawing === 'string') return <Icon name={drawing} size={22} />;
  return (
    <svg width={22} height={22} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path
        d={drawing.line}
        fill="none"
        stroke="currentColor"
        stroke-width="2"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}
