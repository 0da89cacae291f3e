import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Messages } from '../../platform/words.ts';
import { useFormat, useTexts } from '../context.ts';
import { Button } from '../controls/button.tsx';
import './unit-cards.css';

/** A unit that can be chosen. */
export interface UnitCard<Unit> {
  readonly key: string;
  readonly unit: Unit;
  /** How many of it there are. */
  readonly count?: number | undefined;
}

/** Units that belong together, such as those of an army. */
export interface UnitGroup<Unit> {
  readonly key: string;
  readonly title: string;
  /** Whose they are, or how many. */
  readonly note?: string | undefined;
  readonly units: readonly UnitCard<Unit>[];
}

interface UnitCardsProps<Unit> {
  readonly groups: readonly UnitGroup<Unit>[];
  /** Somebody searches: all that was found is shown. */
  readonly whole: boolean;
  readonly nameOf: (unit: Unit) => string;
  /** What it holds and how good it is, a line each. */
  readonly linesOf: (unit: Unit) => readonly string[];
  readonly picture: (unit: Unit) => ComponentChildren;
  /** What the odds would be with it, in whole percent. */
  readonly worth: ((card: UnitCard<Unit>) => string | undefined) | undefined;
  /** What the odds depend on. */
  readonly changing: readonly unknown[];
  readonly words?: Pick<Messages['units'], 'showAll'>;
  readonly onPick: (card: UnitCard<Unit>) => void;
}

/** So many of a group are seen at once. */
const cardsAtOnce = 12;

/** No longer than this is weighed at a stretch: a tap between is not held up. */
const slice = 12;

/** The odds with each of the units that are shown, weighed one after the other. */
function useWorths<Unit>(
  cards: readonly UnitCard<Unit>[],
  worth: UnitCardsProps<Unit>['worth'],
  changing: readonly unknown[],
): ReadonlyMap<string, string | undefined> {
  const known = useSignal<ReadonlyMap<string, string | undefined>>(new Map());
  useEffect(() => {
    known.value = new Map();
  }, changing);
  useEffect(() => {
    const open = !worth ? [] : cards.filter(({ key }) => !known.peek().has(key));
    let timer: ReturnType<typeof setTimeout> | undefined;
    const weigh = () => {
      const found = new Map(known.peek());
      const end = performance.now() + slice;
      do {
        const next = open.shift();
        if (!next) break;
        found.set(next.key, worth?.(next));
      } while (performance.now() < end);
      known.value = found;
      if (open.length > 0) timer = setTimeout(weigh);
    };
    if (open.length > 0) timer = setTimeout(weigh);
    return () => clearTimeout(timer);
  }, [cards.map(({ key }) => key).join(), ...changing]);
  return known.value;
}

/** Units as cards, group by group: each as it looks, with the odds that it makes. A tap takes it. */
export function UnitCards<Unit>(props: UnitCardsProps<Unit>) {
  const { groups, whole, nameOf, linesOf, picture, worth, changing, words, onPick } = props;
  const t = useTexts('units');
  const format = useFormat();
  const opened = useSignal<ReadonlySet<string>>(new Set());
  const shown = groups.map((group) => ({
    ...group,
    units: whole || opened.value.has(group.key) ? group.units : group.units.slice(0, cardsAtOnce),
    left: whole || opened.value.has(group.key) ? 0 : group.units.length - cardsAtOnce,
  }));
  const worths = useWorths(
    shown.flatMap(({ units }) => units),
    worth,
    changing,
  );
  return (
    <>
      {shown.map(({ key, title, note, units, left }) => (
        <section key={key} class="unit-group">
          <h3>
            {title} {note !== undefined && <small>{note}</small>}
          </h3>
          <ul class="unit-cards">
            {units.map((card) => (
              <li key={card.key}>
                <button type="button" class="unit-card" onClick={() => onPick(card)}>
                  <span class="unit-card-picture">{picture(card.unit)}</span>
                  <b>
                    {(card.count ?? 1) > 1
                      ? t.times(format.number(card.count ?? 1), nameOf(card.unit))
                      : nameOf(card.unit)}
                  </b>{' '}
                  {linesOf(card.unit).map((line) => (
                    <span class="unit-card-line" key={line}>
                      {line}{' '}
                    </span>
                  ))}
                  <span class="unit-card-worth">
                    {worths.has(card.key) && (worths.get(card.key) ?? '–')}
                    {worths.get(card.key) !== undefined && <span class="unit-card-sign">{'\u00a0%'}</span>}
                  </span>
                </button>
              </li>
            ))}
          </ul>
          {left > 0 && (
            <Button
              kind="quiet"
              label={`${title}: ${(words ?? t).showAll(left)}`}
              onClick={() => {
                opened.value = new Set([...opened.value, key]);
              }}
            >
              {(words ?? t).showAll(left)}
            </Button>
          )}
        </section>
      ))}
    </>
  );
}
