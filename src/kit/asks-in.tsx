import type { ComponentChildren } from 'preact';
import { type AskedFields, boundsOf, matters } from './asked.ts';
import type { ChoiceMore, NumberMore } from './asks.tsx';
import { Choice, Toggle } from './choice.tsx';
import type { ChoiceField, InputFields, InputsOf } from './fields.ts';
import { Stepper } from './stepper.tsx';

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
) {
  const values = inputs as Readonly<Record<string, unknown>>;
  const take = (name: string) => (value: unknown) =>
    change({ [name]: value } as unknown as Partial<InputsOf<Fields>>);
  const whereAsked = (name: string, control: () => ComponentChildren) =>
    matters(asked, name, inputs) ? control() : null;
  return {
    number: (name: NamesOf<Fields, 'number'>, label: string, more: NumberMore = {}) =>
      whereAsked(name, () => {
        const { least, most } = boundsOf(asked, name, inputs);
        return (
          <Stepper
            label={label}
            value={values[name] as number}
            min={least}
            max={most}
            {...more}
            onChange={take(name)}
          />
        );
      }),
    choice<Name extends NamesOf<Fields, 'choice'>>(
      name: Name,
      legend: string,
      names:
        | Readonly<Record<ValueIn<Fields, Name>, ComponentChildren>>
        | ((value: ValueIn<Fields, Name>) => ComponentChildren),
      more: ChoiceMore & { readonly known?: readonly ValueIn<Fields, Name>[] } = {},
    ) {
      type Value = ValueIn<Fields, Name>;
      const { known = (asked.fields[name] as unknown as ChoiceField<Value>).known, ...look } = more;
      return whereAsked(name, () => (
        <Choice
          legend={legend}
          {...look}
          value={String(values[name])}
          options={known.map((value) => ({
            value: String(value),
            label: typeof names === 'function' ? names(value) : names[value],
          }))}
          onChange={(chosen) => take(name)(known.find((value) => String(value) === chosen))}
        />
      ));
    },
    flag: (name: NamesOf<Fields, 'switch'>, label: ComponentChildren) =>
      whereAsked(name, () => (
        <Toggle pressed={values[name] === true} onChange={take(name)}>
          {label}
        </Toggle>
      )),
  };
}
