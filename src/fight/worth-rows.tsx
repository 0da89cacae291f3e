import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { useWeighed } from './answer-section.tsx';
import './steps.css';

interface WorthWay<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly picture?: ComponentChildren;
  /** What it would make of the odds: the figure that matters, and another beside it; undefined where it makes no fight. */
  worth(): readonly [main: string, other?: string] | undefined;
}

interface WorthRowsProps<Id extends string> {
  readonly legend: string;
  /** What the odds are the chances of. */
  readonly of: string;
  readonly ways: readonly WorthWay<Id>[];
  readonly chosen: Id;
  readonly onChoose: (id: Id) => void;
  /** What the odds depend on. */
  readonly changing: readonly unknown[];
}

/** One of a few, each with its picture and with the odds that it would make, which are weighed after they are shown. */
export function WorthRows<Id extends string>(props: WorthRowsProps<Id>) {
  const { legend, of, ways, chosen, onChoose, changing } = props;
  const name = useId();
  const odds = useWeighed(0, () => ways.map(({ worth }) => worth()), changing);
  return (
    <fieldset class="choice">
      <legend class="visually-hidden">{legend}</legend>
      <p class="way-head" aria-hidden="true">
        {of}
      </p>
      <div class="option-rows">
        {ways.map(({ id, label, hint, picture }, place) => {
          const [main, other] = odds?.[place] ?? [];
          return (
            <label class="option-row way-row" key={id}>
              <input
                type="radio"
                name={name}
                value={id}
                checked={id === chosen}
                aria-label={label}
                onChange={() => onChoose(id)}
              />
              {picture ?? <span />}
              <span class="option-body">
                <span class="option-name">{label}</span>
                {hint && <span class="option-figures">{hint}</span>}
              </span>
              <span class="way-worth">
                <b>{main === undefined ? '–' : `${main}\u00a0%`}</b>
                <small>{other !== undefined && `${other}\u00a0%`}</small>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
