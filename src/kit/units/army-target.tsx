import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Result } from '../../rules/result.ts';
import type { ArmyUnits } from '../../storage/army/army-units.ts';
import { useServices, useTexts } from '../context.ts';
import { Button } from '../controls/button.tsx';
import { Choice } from '../controls/choice.tsx';
import { Field } from '../controls/field.tsx';
import { Stepper } from '../controls/stepper.tsx';
import type { UnitLineIssue } from './army-lines.ts';
import { matching } from './search.ts';

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

interface ArmyTargetProps {
  readonly armies: readonly ArmyUnits<unknown>[];
  /** The unit that joins. */
  readonly name: string;
  /** Puts it into an army, or a new one where none is named. */
  readonly add: (army: string | undefined) => Promise<Result<string, UnitLineIssue>>;
  readonly onDone: () => void;
  /** What is to be said about the line, in an army or in a new one. */
  readonly children: (isNew: boolean) => ComponentChildren;
}

const armiesAtOnce = 8;

const fresh = '-';

/** Chooses the army that a unit joins. */
export function ArmyTarget({ armies, name, add, onDone, children }: ArmyTargetProps) {
  const { notices } = useServices();
  const t = useTexts('units');
  const shell = useTexts('shell');
  const top = useRef<HTMLDivElement>(null);
  const query = useSignal('');
  const chosen = useSignal<string | undefined>(undefined);
  const issue = useSignal<UnitLineIssue | undefined>(undefined);
  useEffect(() => top.current?.focus(), []);
  const found = matching(armies, query.value, (army) => army.name).slice(0, armiesAtOnce);
  const target = chosen.value ?? found[0]?.id ?? fresh;

  async function join(): Promise<void> {
    const army = target === fresh ? undefined : target;
    const called = armies.find(({ id }) => id === army)?.name || (army ? t.unnamedArmy : t.newArmy);
    const added = await add(army);
    issue.value = added.ok ? undefined : added.issues[0];
    if (!added.ok) return;
    notices.show(t.added(name, called));
    onDone();
  }

  return (
    <div class="stack" ref={top} tabIndex={-1}>
      {armies.length > armiesAtOnce && (
        <Field
          label={t.searchArmies}
          type="search"
          inputMode="search"
          value={query.value}
          onInput={(text) => {
            query.value = text;
          }}
        />
      )}
      <Choice
        legend={t.toArmy}
        hideLegend
        value={target}
        options={[
          ...found.map((army) => ({ value: army.id, label: army.name || t.unnamedArmy })),
          { value: fresh, label: t.newArmy },
        ]}
        onChange={(id) => {
          chosen.value = id;
        }}
      />
      {children(target === fresh)}
      {issue.value && (
        <p class="error" role="alert">
          {t.armyIssues[issue.value]}
        </p>
      )}
      <div class="row">
        <Button kind="primary" icon="check" onClick={() => void join()}>
          {t.addToArmy}
        </Button>
        <Button kind="quiet" onClick={onDone}>
          {shell.cancel}
        </Button>
      </div>
    </div>
  );
}
