import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Choice } from './choice.tsx';
import { Die } from './die.tsx';
import { Icon, type IconName } from './icon.tsx';
import { Chevron } from './stage.tsx';
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

const aim = 'M12 4v4M12 16v4M4 12h4M16 12h4M12 6a6 6 0 1 0 0 12 6 6 0 0 0 0-12z';

const icons: Readonly<Record<string, string>> = {
  ranged: 'M6 3c9 2 9 16 0 18M6 3v18M3 12h17M16 8l4 4-4 4',
  charge: 'M4 21v-5l3-6 5-5 6 1 3 5-2 1-5-2-1 5 2 6M9 21l1-5M21 2 9 12',
  many: 'M8 9a3 3 0 1 0 0-.01M16 9a3 3 0 1 0 0-.01M2 20c0-8 12-8 12 0M14 14c4-2 8 1 8 6',
  squads: 'M4 21V3l7 3-7 3M12 21v-7M16 21v-7M20 21v-7M12 11v.01M16 11v.01M20 11v.01',
  wreck: 'M3 20h18M5 20v-8l5-3 2 4 3-5 4 4v8M13 3l-2 4h3l-2 4',
  magic: 'M4 20 15 9M13 7l4 4M18 2v4M16 4h4M20 10v3M9 3v3M7.5 4.5h3',
  shoot: aim,
  contests: 'M7 3h10v6a5 5 0 0 1-10 0zM7 5H3c0 4 2 6 4 6M17 5h4c0 4-2 6-4 6M12 14v5M7 21h10',
  'castle-effects': 'M12 3l2 6 6 1-4.5 4 1.5 6-5-3-5 3 1.5-6L4 10l6-1z',
  'castle-map': 'M3 6l6-3 6 3 6-3v15l-6 3-6-3-6 3zM9 3v15M15 6v15',
  'castle-tape': 'M3 8h18v8H3zM7 8v4M11 8v3M15 8v4M19 8v3',
  'castle-shoot-section': 'M3 21V10h3v2h3v-2h3v2h3v-2h3v11zM21 3l-8 5M13 4v4h4',
  'castle-shoot-figure': 'M12 6a2.5 2.5 0 1 0 0-.01M7 21c0-12 10-12 10 0zM3 3l5 5M8 5v3H5',
  'castle-shoot-from': 'M2 21V9h3v2h3V9h3v12zM12 9l9-6M17 3h4v4',
  'castle-ways': 'M7 3v18M15 3v18M7 7h8M7 12h8M7 17h8',
  test: 'M4 4h16v16H4zM9 9v.01M15 15v.01M9 15v.01M15 9v.01M12 12v.01',
};

/** Those that places have too. */
const known: Readonly<Record<string, IconName>> = {
  close: 'fight',
  'usb-morale': 'armies',
  dice: 'dice',
  'castle-attack': 'fight',
  'castle-siege': 'castle',
};

/** A kind of fight, drawn; its name stands below. */
export function ModePicture({ mode }: { readonly mode: string }) {
  const name = known[mode];
  if (name) return <Icon name={name} size={22} />;
  return (
    <svg width={22} height={22} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path
        d={icons[mode.replace('usb-', '')]}
        fill="none"
        stroke="currentColor"
        stroke-width="2"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}
