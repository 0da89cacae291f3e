import type { ComponentChildren } from 'preact';
import { Choice, type ChoiceProps, Toggle } from '../controls/choice.tsx';
import { Stepper, type StepperProps } from '../controls/stepper.tsx';
import type { Weighing } from '../controls/worth.tsx';

type Named<Values, Kind> = {
  [Name in keyof Values]-?: Values[Name] extends Kind ? Name : never;
}[keyof Values] &
  string;

export type NumberMore = Partial<Omit<StepperProps, 'label' | 'value' | 'max' | 'onChange'>>;

export type ChoiceMore = Pick<ChoiceProps<string>, 'hideLegend' | 'children'>;

/**
 * The controls of a record of inputs: each shows one of its values and hands on its change. What hides, joins or names
 * them stays with the form.
 */
export function asksOf<Values extends object>(
  values: Values,
  change: (part: Partial<NoInfer<Values>>) => void,
  weighing?: Weighing<Partial<NoInfer<Values>>>,
) {
  // What the value of one name would make of the odds.
  const weighs = <Value,>(name: keyof Values): Weighing<Value> | undefined =>
    weighing && {
      worth: (value) => weighing.worth({ [name]: value } as Partial<Values>),
      of: weighing.of,
    };
  // One name with a value of its kind is a part of the record.
  const take = (name: keyof Values) => (value: unknown) => change({ [name]: value } as Partial<Values>);
  const stepper = (
    name: Named<Values, number>,
    label: string,
    max: number,
    more: NumberMore = {},
  ): StepperProps => ({
    ...{ label, value: values[name] as number, min: 0, max, weighing: weighs<number>(name) },
    ...more,
    onChange: take(name),
  });
  return {
    choice<Name extends Named<Values, string | number>, Known extends Values[Name] & (string | number)>(
      name: Name,
      legend: string,
      known: readonly Known[],
      names: Readonly<Record<Known, ComponentChildren>> | ((value: Known) => ComponentChildren),
      more: ChoiceMore = {},
    ) {
      const weighed = weighs<Known | undefined>(name);
      return (
        <Choice
          legend={legend}
          {...(weighed && {
            weighing: {
              worth: (chosen: string) => weighed.worth(known.find((value) => String(value) === chosen)),
              of: weighed.of,
            },
          })}
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
        <Toggle pressed={values[name] as boolean} onChange={take(name)} weighing={weighs<boolean>(name)}>
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
