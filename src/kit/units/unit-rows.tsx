import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { Messages } from '../../platform/words.ts';
import type { ArmyUnits } from '../../storage/army/army-units.ts';
import { useFormat, useTexts } from '../context.ts';
import { Button } from '../controls/button.tsx';
import { Field } from '../controls/field.tsx';
import { Icon } from '../controls/icon.tsx';

interface UnitSearchProps {
  readonly query: Signal<string>;
  /** How many units there are to search. */
  readonly total: number;
  readonly found: number;
  readonly words: { readonly search: string; readonly nothingFound: (query: string) => string };
}

/** Fewer than this are seen at a glance. */
const searchFrom = 12;

/** Searches a list of units, where it is a long one. */
export function UnitSearch({ query, total, found, words }: UnitSearchProps) {
  return (
    <>
      {total > searchFrom && (
        <Field
          label={words.search}
          type="search"
          inputMode="search"
          value={query.value}
          onInput={(text) => {
            query.value = text;
          }}
        />
      )}
      {query.value && found === 0 && <p class="note">{words.nothingFound(query.value)}</p>}
    </>
  );
}

interface UnitRowShellProps {
  readonly name: string;
  /** How many of it there are. */
  readonly count?: number | undefined;
  readonly price: string | undefined;
  readonly onPick: () => void;
  /** It cannot be taken as it is; its values say why. */
  readonly barred?: boolean;
  /** Whether a tap marks it, and how it stands; left out where a tap takes it. */
  readonly marked?: boolean | undefined;
  /** What is asked of it while it is marked. */
  readonly asked?: ComponentChildren;
  /** What else can be done with it; unfolded by a tap. */
  readonly tools?: ComponentChildren;
  /** Its values in one or two lines. */
  readonly children?: ComponentChildren;
}

/** A unit as a row: a tap takes or marks it. */
export function UnitRowShell({ name, count, price, onPick, tools, children, ...row }: UnitRowShellProps) {
  const { barred, marked, asked } = row;
  const t = useTexts('units');
  const format = useFormat();
  const unfolded = useSignal(false);
  return (
    <li class="unit-row" data-marked={marked || undefined}>
      <button type="button" class="unit-pick" disabled={barred} aria-pressed={marked} onClick={onPick}>
        {marked !== undefined && <span class="unit-tick">{marked && <Icon name="check" size={18} />}</span>}
        <b>{count === undefined ? name : t.times(format.number(count), name)}</b>
        {price !== undefined && <span class="unit-price">{price}</span>}
        {children}
      </button>
      {tools && (
        <span data-does="more">
          <Button
            kind="quiet"
            icon="more"
            label={t.moreFor(name)}
            expanded={unfolded.value}
            onClick={() => {
              unfolded.value = !unfolded.value;
            }}
          />
        </span>
      )}
      {asked && <div class="unit-tools">{asked}</div>}
      {unfolded.value && <div class="row unit-tools">{tools}</div>}
    </li>
  );
}

interface ArmyUnitRowsProps<Unit> {
  readonly armies: readonly ArmyUnits<Unit>[];
  /** As the game calls its units; `units` where nothing is said. */
  readonly words?: Pick<Messages['units'], 'showAll'>;
  /** The row of one unit, with a key. */
  readonly row: (line: ArmyUnits<Unit>['units'][number]) => ComponentChildren;
}

const rowsAtOnce = 30;

/** The units of the stored armies, army by army. */
export function ArmyUnitRows<Unit>({ armies, words, row }: ArmyUnitRowsProps<Unit>) {
  const t = useTexts('units');
  const most = useSignal(rowsAtOnce);
  let room = most.value;
  const shown = armies.flatMap((army) => {
    const units = army.units.slice(0, Math.max(0, room));
    room -= units.length;
    return units.length > 0 ? [{ ...army, units }] : [];
  });
  const left = armies.reduce((sum, { units }) => sum + units.length, 0) - most.value;
  return (
    <>
      {shown.map(({ id, name, units }) => (
        <section key={id} class="stack">
          <h3>{t.armyUnits(name || t.unnamedArmy)}</h3>
          <ul class="unit-rows">{units.map(row)}</ul>
        </section>
      ))}
      {left > 0 && (
        <Button
          wide
          onClick={() => {
            most.value += rowsAtOnce;
          }}
        >
          {(words ?? t).showAll(left)}
        </Button>
      )}
    </>
  );
}
