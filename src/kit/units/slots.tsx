import type { ComponentChildren } from 'preact';
import { useFormat } from '../context.ts';
import { Choice } from '../controls/choice.tsx';
import { Icon } from '../controls/icon.tsx';
import './slots.css';

/** Something of a unit that can be chosen: what it is now, and what that costs. */
export interface Slot<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly what: string;
  readonly cost?: number | undefined;
}

interface SlotsProps<Id extends string> {
  /** What it looks like. */
  readonly picture: ComponentChildren;
  /** In pairs, one at each side of the figure: what its right hand holds is at the left of the screen. */
  readonly slots: readonly Slot<Id>[];
  readonly open: Id;
  /** A slot in full, for who hears it. */
  readonly says: (label: string, what: string, price: string | undefined) => string;
  readonly onOpen: (id: Id) => void;
}

/** A unit as a figure, and around it all that can be chosen of it. */
export function Slots<Id extends string>({ picture, slots, open, says, onOpen }: SlotsProps<Id>) {
  const format = useFormat();
  return (
    <div class="unit-slots">
      <div class="unit-slots-figure">{picture}</div>
      {slots.map(({ id, label, what, cost }) => {
        const price = cost === undefined ? undefined : format.number(cost);
        return (
          <button
            type="button"
            class="unit-slot"
            key={id}
            aria-pressed={id === open}
            aria-label={says(label, what, price)}
            onClick={() => onOpen(id)}
          >
            <small>{label}</small> <b>{what}</b>{' '}
            {price !== undefined && <span class="unit-slot-cost">{price}</span>}
          </button>
        );
      })}
    </div>
  );
}

/** Something that may be chosen, with what it changes of the price. */
interface SlotOffer<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** What it does, in a few signs. */
  readonly does?: string | undefined;
  readonly change: number | undefined;
}

interface OffersProps<Value extends string> {
  readonly legend: string;
  readonly value: Value | undefined;
  readonly offers: readonly SlotOffer<Value>[];
  readonly onChoose: (value: Value) => void;
  readonly hint?: string | undefined;
  readonly children?: ComponentChildren;
}

/** What a slot can hold: the price of each beside its name. */
export function SlotOffers<Value extends string>(props: OffersProps<Value>) {
  const { legend, value, offers, onChoose, hint, children } = props;
  const format = useFormat();
  return (
    <section class="unit-offers" aria-label={legend}>
      <Choice
        legend={legend}
        hideLegend
        value={value}
        options={offers.map((offer) => ({
          value: offer.value,
          label: (
            <span class="unit-offer">
              <b>{offer.label} </b>
              {offer.value === value ? (
                <Icon name="check" size={18} />
              ) : (
                offer.change !== undefined && <i class="unit-delta">{format.signed(offer.change)}</i>
              )}
              {offer.does && <small>{offer.does}</small>}
            </span>
          ),
        }))}
        onChange={onChoose}
      />
      {hint && <p class="hint">{hint}</p>}
      {children}
    </section>
  );
}
