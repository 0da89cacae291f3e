import type { ComponentChildren } from 'preact';
import { type AskedFields, boundsOf, matters } from './asked.ts';
import { Choice, type ChoiceProps, Toggle } from './choice.tsx';
import type { ChoiceField, InputFields, InputsOf } from './fields.ts';
import { Stepper, type StepperProps } from './stepper.tsx';

type Named<Values, Kind> = {
  [Name in keyof Values]-?: Values[Name] extends Kind ? Name : never;
}[keyof Values] &
  string;

type NumberMore = Partial<Omit<StepperProps, 'label' | 'value' | 'max' | 'onChange'>>;

type ChoiceMore = Pick<ChoiceProps<string>, 'hideLegend' | 'children'>;

/**
 * The controls of a record of inputs: each shows one of its values and hands on its change. What hides, joins or names
 * them stays with the form.
 */
export function asksOf<Values extends object>(
  values: Values,
  change: (part: Partial<NoInfer<Values>>) => void,
) {
  // One name with a value of its kind is a part of the record.
  const take = (name: keyof Values) => (value: unknown) => change({ [name]: value } as Partial<Values>);
  const stepper = (
    name: Named<Values, number>,
    label: string,
    max: number,
    more: NumberMore = {},
  ): StepperProps => ({ label, value: values[name] as number, min: 0, max, ...more, onChange: take(name) });
  return {
    choice<Name extends Named<Values, string | number>, Known extends Values[Name] & (string | number)>(
      name: Name,
      legend: string,
      known: readonly Known[],
      names: Readonly<Record<Known, ComponentChildren>> | ((value: Known) => ComponentChildren),
      more: ChoiceMore = {},
    ) {
      return (
        <Choice
          legend={legend}
          {...more}
          value={String(values[name])}
          options={known.map((value) => ({
            value: String(value),
            label: typeof names === 'function' ? names(value) : names[value],
          }))}
          onChange={(chosen) => take(name)(known.find((value) => String(value) === chosen))}
        />
      );
    },
    /** One of several things that are known by their places. */
    place(name: Named<Values, number>, legend: string, labels: readonly string[]) {
      return (
        <Choice
          legend={legend}
          value={String(values[name])}
          options={labels.map((label, place) => ({ value: String(place), label }))}
          onChange={(place) => take(name)(Number(place))}
        />
      );
    },
    flag(name: Named<Values, boolean>, label: ComponentChildren) {
      return (
        <Toggle pressed={values[name] as boolean} onChange={take(name)}>
          {label}
        </Toggle>
      );
    },
    number(...asked: Parameters<typeof stepper>) {
      return <Stepper {...stepper(...asked)} />;
    },
    /** A number as a stepper takes it, for who draws several of them together. */
    stepper,
  };
}

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
