import type { ComponentChildren } from 'preact';
import { Stepper } from '../controls/stepper.tsx';
import type { Weighing } from '../controls/worth.tsx';
import { type AskedFields, boundsOf, matters } from './asked.ts';
import { asksOf, type ChoiceMore, type NumberMore } from './asks.tsx';
import type { ChoiceField, InputFields, InputsOf, NumberField } from './fields.ts';

type ValueIn<Fields, Name> = Name extends keyof Fields
  ? Fields[Name] extends ChoiceField<infer Value extends string | number>
    ? Value
    : never
  : never;

type NamesOf<Fields, Kind> = {
  [Name in keyof Fields]: Fields[Name] extends { readonly kind: Kind } ? Name : never;
}[keyof Fields] &
  string;

/** The controls of a question: bounds, and whether a value is asked at all, are what its fields say. */
export function asksIn<Fields extends InputFields>(
  asked: AskedFields<Fields>,
  inputs: InputsOf<Fields>,
  change: (part: Partial<InputsOf<Fields>>) => void,
  weighing?: Weighing<Partial<InputsOf<Fields>>>,
) {
  // What a field is called and holds is what its kind says: the controls of a record take it by that name.
  const ask = asksOf<Readonly<Record<string, never>>>(
    inputs as Readonly<Record<string, never>>,
    (part) => change(part as unknown as Partial<InputsOf<Fields>>),
    weighing as Weighing<unknown> | undefined,
  );
  const whereAsked = (name: string, control: () => ComponentChildren) =>
    matters(asked, name, inputs) ? control() : null;
  /** A number as a stepper takes it, for who draws several of them together. */
  function stepper(name: NamesOf<Fields, 'number'>, label: string, more: NumberMore = {}) {
    const { least, most } = boundsOf(asked, name, inputs);
    const { decimals } = asked.fields[name] as unknown as NumberField;
    return ask.stepper(name, label, most, { min: least, decimals, ...more });
  }
  return {
    stepper,
    number: (name: NamesOf<Fields, 'number'>, label: string, more?: NumberMore) =>
      whereAsked(name, () => <Stepper {...stepper(name, label, more)} />),
    choice<Name extends NamesOf<Fields, 'choice'>>(
      name: Name,
      legend: string,
      names:
        | Readonly<Record<ValueIn<Fields, Name>, ComponentChildren>>
        | ((value: ValueIn<Fields, Name>) => ComponentChildren),
      more: ChoiceMore & { readonly known?: readonly ValueIn<Fields, Name>[] } = {},
    ) {
      const { known = (asked.fields[name] as unknown as ChoiceField<ValueIn<Fields, Name>>).known, ...look } =
        more;
      return whereAsked(name, () =>
        ask.choice(
          name,
          legend,
          known as readonly never[],
          names as (value: never) => ComponentChildren,
          look,
        ),
      );
    },
    flag: (name: NamesOf<Fields, 'switch'>, label: ComponentChildren) =>
      whereAsked(name, () => ask.flag(name, label)),
  };
}
