import type { ComponentChildren } from 'preact';
import { WorthRows } from '../../fight/worth-rows.tsx';
import { useFormat } from '../../kit/context.ts';
import { manyAnswerOf } from './answer.ts';
import { mainChance } from './description.ts';
import type { ManyInputs } from './inputs.ts';

interface Way<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly picture?: ComponentChildren;
  /** What is asked if this is chosen. */
  readonly inputs: ManyInputs;
}

interface WaysProps<Id extends string> {
  readonly legend: string;
  /** What the odds are the chance of. */
  readonly of: string;
  readonly ways: readonly Way<Id>[];
  readonly chosen: Id;
  readonly onChoose: (id: Id) => void;
}

/** What other entries would make of it. */
export function useManyWorth() {
  const format = useFormat();
  return (inputs: ManyInputs) => (): readonly [string] | undefined => {
    const answer = manyAnswerOf(inputs);
    return answer.ok ? [format.hundredths(mainChance(answer.value))] : undefined;
  };
}

/** One of a few, each with the odds that it would make. */
export function ManyWays<Id extends string>({ ways, ...rows }: WaysProps<Id>) {
  const worth = useManyWorth();
  return (
    <WorthRows
      {...rows}
      ways={ways.map(({ inputs, ...way }) => ({
        ...way,
        worth: worth(inputs),
      }))}
      changing={ways.map(({ inputs }) => JSON.stringify(inputs))}
    />
  );
}
