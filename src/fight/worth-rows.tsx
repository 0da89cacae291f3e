import { type ComponentChildren, Fragment } from 'preact';
import { useContext, useId, useRef } from 'preact/hooks';
import { useTexts } from '../kit/context.ts';
import { CloseSheet } from '../kit/controls/dialog.tsx';
import { useWeighed } from './answer-section.tsx';
import './steps.css';

export interface WorthWay<Id extends string> {
  readonly id: Id;
  readonly label: string;
  /** What everybody knows of its kind, below its name. */
  readonly examples?: string | undefined;
  readonly hint?: string | undefined;
  /** How far it reaches, in a few signs. */
  readonly reach?: string | undefined;
  readonly picture?: ComponentChildren;
  /** What it and those after it are, in a heading above them. */
  readonly part?: string | undefined;
  /** More of it is set in the same sheet: that stays. */
  readonly stays?: boolean | undefined;
  /** What it would make of the odds: the figure that matters, and another beside it; undefined where it makes no fight. */
  worth(): readonly [main: string, other?: string] | undefined;
}

interface WorthRowsProps<Id extends string> {
  readonly legend: string;
  /** What the odds are the chances of: of both figures together, or of each. */
  readonly of: string | readonly [main: string, other?: string];
  readonly ways: readonly WorthWay<Id>[];
  readonly chosen: Id | undefined;
  readonly onChoose: (id: Id) => void;
  /** What the odds depend on. */
  readonly changing: readonly unknown[];
  /** It is all that its sheet sets: a tap takes it, and the sheet closes. */
  readonly closes?: boolean;
}

/** The number in large letters, its sign in small ones. */
function Percent({ shown }: { readonly shown: string }) {
  return (
    <span>
      {shown}
      <span class="way-sign">{'\u00a0%'}</span>
    </span>
  );
}

/** Letters of the longest word. */
const longest = (texts: readonly (string | undefined)[]) =>
  Math.max(...texts.flatMap((text = '') => text.split(/\s/).map(({ length }) => length)));

/** One of a few, each with its picture and with the odds that it would make, which are weighed after they are shown. */
export function WorthRows<Id extends string>(props: WorthRowsProps<Id>) {
  const { legend, of, ways, chosen, onChoose, changing, closes } = props;
  const t = useTexts('fight');
  const name = useId();
  const close = useContext(CloseSheet);
  // Who goes through them with the arrow keys chooses nothing for good yet.
  const byArrow = useRef(false);
  const odds = useWeighed(0, () => ways.map(({ worth }) => worth()), changing);
  const [main, other] = typeof of === 'string' ? [of] : of;
  const reaches = ways.some(({ reach }) => Boolean(reach));
  const leave = (stays: boolean) => {
    if (closes && !stays && !byArrow.current) close?.();
  };
  return (
    <fieldset
      class="choice"
      onKeyDown={({ key }) => {
        byArrow.current = key.startsWith('Arrow');
      }}
      onPointerDown={() => {
        byArrow.current = false;
      }}
    >
      <legend class="visually-hidden">{legend}</legend>
      <div
        class="option-rows way-rows"
        data-reach={reaches || undefined}
        data-two={other !== undefined || undefined}
        data-long={typeof of !== 'string' && longest(of) > 7 ? '' : undefined}
      >
        <p class="way-head" aria-hidden="true">
          {reaches && <span>{t.reach}</span>}
          <span>{main}</span>
          {other !== undefined && <span>{other}</span>}
        </p>
        {ways.map(({ id, label, examples, hint, reach, picture, part, stays = false }, place) => {
          const [first, second] = odds?.[place] ?? [];
          return (
            <Fragment key={id}>
              {part !== undefined && part !== ways[place - 1]?.part && <p class="way-part">{part}</p>}
              <label class="option-row way-row">
                <input
                  type="radio"
                  name={name}
                  value={id}
                  checked={id === chosen}
                  aria-label={label}
                  onClick={() => {
                    // What is chosen already changes nothing, and is taken all the same.
                    if (id === chosen) leave(stays);
                  }}
                  onChange={() => {
                    onChoose(id);
                    leave(stays);
                  }}
                />
                {picture ?? <span />}
                <span class="option-body">
                  <span class="option-name">{label}</span>
                  {examples && <span class="option-examples">{examples}</span>}
                  {hint && <span class="option-figures">{hint}</span>}
                </span>
                {reaches && <span class="way-reach">{reach}</span>}
                <span class="way-worth">
                  <b>{first === undefined ? '–' : <Percent shown={first} />}</b>
                  {other === undefined && second !== undefined && <small>{`${second}\u00a0%`}</small>}
                </span>
                {other !== undefined && (
                  <span class="way-worth way-other">
                    {second !== undefined && <Percent shown={second} />}
                  </span>
                )}
              </label>
            </Fragment>
          );
        })}
      </div>
    </fieldset>
  );
}
