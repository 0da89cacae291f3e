import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import type { Game } from '../../rules/ids.ts';
import { Choice } from '../controls/choice.tsx';
import { Die } from '../controls/die.tsx';
import { Icon, type IconName } from '../controls/icon.tsx';
import { type Weighing, Worth } from '../controls/worth.tsx';
import { opened, useOpened } from '../page-heading.tsx';
import { Chevron } from '../stage/stage.tsx';
import './place-head.css';

interface PlaceHeadProps {
  readonly id: string;
  readonly game: Game;
  /** What is played, such as "BrikWars", where there is room for it. */
  readonly title: string;
  /** By which rules, in a few letters; nothing while that is on its way. */
  readonly rules?: string | undefined;
  /** Both in full, and the number of house rules: what the brick is called. */
  readonly name: string;
  /** House rules are on. */
  readonly changed?: boolean;
  /** The place shows so few kinds that the brick has room for its name. */
  readonly named?: boolean;
  readonly ready: boolean;
  /** Opens what may be chosen of it. */
  readonly onOpen: () => void;
  /** What the place can show. */
  readonly children?: ComponentChildren;
}

/** The one line over a place: the brick of the game, which is the door to what may be chosen, and what the place can show. */
export function PlaceHead(props: PlaceHeadProps) {
  const { id, game, title, rules, name, changed, named, ready, onOpen, children } = props;
  useOpened(opened.game, title);
  return (
    <div class="place-head" data-game={game} data-named={named || undefined}>
      <button
        type="button"
        id={id}
        class="place-button"
        aria-haspopup="dialog"
        disabled={!ready}
        onClick={onOpen}
      >
        <span class="visually-hidden">{name}</span>
        <span class="place-brick">
          <Die sides={6} face={5} size={30} />
          {changed && <i class="place-dot" />}
        </span>
        <span class="place-name" aria-hidden="true">
          <b>{title}</b>
          <small>
            {rules}
            <Chevron size={9} />
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
  /** The names of those that are said in short on the bar. */
  readonly full?: Readonly<Partial<Record<Mode, string>>>;
  readonly mode: Mode | undefined;
  readonly onChoose: (mode: Mode) => void;
  /** What stands above each name. */
  readonly picture: (mode: Mode) => ComponentChildren;
  /** Ways to something else, behind the modes. */
  readonly children?: ComponentChildren;
}

/** What a place can show, one at a time and all of it in sight: fight, shoot, charge and so on. */
export function ModeBar<Mode extends string>(props: ModeBarProps<Mode>) {
  const { legend, modes, names, full, mode, onChoose, picture, children } = props;
  useOpened(opened.mode, mode && (full?.[mode] ?? names[mode]));
  return (
    <div class="mode-bar">
      <Choice
        legend={legend}
        hideLegend
        value={mode}
        options={modes.map((value) => ({
          value,
          label: (
            <>
              {picture(value)}
              <ModeName name={names[value]} full={full?.[value]} />
            </>
          ),
        }))}
        onChange={onChoose}
      >
        {children}
      </Choice>
    </div>
  );
}

/** A name as long as its cell has room for; where it is shortened, it is read out in full. */
function ModeName({ name, full }: { readonly name: string; readonly full: string | undefined }) {
  if (full === undefined || full === name) return <span class="mode-name">{name}</span>;
  return (
    <>
      <span class="mode-name" aria-hidden="true">
        {name}
      </span>
      <span class="visually-hidden">{full}</span>
    </>
  );
}

interface ModeWayProps {
  readonly drawing: ModeDrawing;
  readonly label: string;
  /** What it is called, where that is more. */
  readonly full?: string;
  /** It leads to the other half of the place. */
  readonly door?: boolean;
  readonly onClick: () => void;
}

/** A way to something else, in the line of the modes. */
export function ModeWay({ drawing, label, full, door, onClick }: ModeWayProps) {
  return (
    <button type="button" class={`chip${door ? ' mode-door' : ''}`} onClick={onClick}>
      <span>
        <ModePicture drawing={drawing} />
        <ModeName name={label} full={full} />
      </span>
    </button>
  );
}

interface ExamplesProps {
  readonly legend: string;
  /** Each under a key of its own. */
  readonly examples: readonly (readonly [key: string, label: string, take: () => void])[];
  /** What each would make of the odds, by its key. */
  readonly weighing?: Weighing<string> | undefined;
}

/** What stands ready, a tap each: one line that scrolls sideways, so that what is below stays in sight. */
export function Examples({ legend, examples, weighing }: ExamplesProps) {
  const id = useId();
  return (
    <fieldset class="choice">
      <legend class="visually-hidden">{legend}</legend>
      <div class="chips examples" data-scroller>
        {examples.map(([key, label, take]) => (
          <button
            type="button"
            class="chip"
            key={key}
            aria-describedby={weighing && `${id}-${key}`}
            onClick={take}
          >
            <span>
              {label}
              {weighing && <Worth id={`${id}-${key}`} weigh={() => weighing.worth(key)} of={weighing.of} />}
            </span>
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
