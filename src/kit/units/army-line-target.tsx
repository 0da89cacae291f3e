import { useSignal } from '@preact/signals';
import type { Result } from '../../rules/result.ts';
import type { ArmyUnits } from '../../storage/army-units.ts';
import { Stepper } from '../stepper.tsx';
import type { UnitLineIssue } from './army-lines.ts';
import { ArmyTarget } from './army-target.tsx';

interface ArmyLineTargetProps {
  readonly armies: readonly ArmyUnits<unknown>[];
  /** The unit that joins. */
  readonly name: string;
  /** What one of it costs, to begin with. */
  readonly cost: number | undefined;
  readonly most: number;
  readonly decimals?: number;
  readonly words: { readonly count: string; readonly each: string };
  readonly add: (line: ArmyLineOf) => Promise<Result<string, UnitLineIssue>>;
  readonly onDone: () => void;
}

interface ArmyLineOf {
  readonly army: string | undefined;
  readonly count: number;
  readonly points: number;
}

/** Puts so many of a unit into an army at so many points each. */
export function ArmyLineTarget({ cost, most, words, decimals = 0, add, ...target }: ArmyLineTargetProps) {
  const count = useSignal(1);
  const points = useSignal(cost ?? 0);
  return (
    <ArmyTarget {...target} add={(army) => add({ army, count: count.peek(), points: points.peek() })}>
      {() => (
        <>
          <Stepper
            label={words.count}
            value={count.value}
            min={1}
            max={most}
            onChange={(value) => {
              count.value = value;
            }}
          />
          <Stepper
            label={words.each}
            value={points.value}
            min={0}
            max={9_999}
            decimals={decimals}
            onChange={(value) => {
              points.value = value;
            }}
          />
        </>
      )}
    </ArmyTarget>
  );
}
