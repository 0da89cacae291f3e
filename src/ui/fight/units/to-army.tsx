import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Profile, ProfilesModel } from '../../../state/profiles.ts';
import { costOf } from '../../../state/unit-cost.ts';
import { matching } from '../../../state/unit-search.ts';
import { useServices, useTexts } from '../../context.ts';
import { Button } from '../../parts/button.tsx';
import { Choice } from '../../parts/choice.tsx';
import { Field } from '../../parts/field.tsx';
import { Stepper } from '../../parts/stepper.tsx';

interface ToArmyProps {
  readonly model: ProfilesModel;
  readonly profile: Profile;
  readonly onDone: () => void;
}

const armiesAtOnce = 8;
const fresh = '-';

/** Puts so many of a unit into an army as a line of it. */
export function ToArmy({ model, profile, onDone }: ToArmyProps) {
  const { announcer } = useServices();
  const t = useTexts('units');
  const shell = useTexts('shell');
  const top = useRef<HTMLDivElement>(null);
  const query = useSignal('');
  const chosen = useSignal<string | undefined>(undefined);
  const count = useSignal(1);
  const each = useSignal(costOf(profile) ?? 0);
  const issue = useSignal<keyof typeof t.armyIssues | undefined>(undefined);
  useEffect(() => top.current?.focus(), []);
  const armies = model.armyUnits.value;
  const found = matching(armies, query.value, ({ name }) => name).slice(0, armiesAtOnce);
  const target = chosen.value ?? found[0]?.id ?? fresh;

  async function add(): Promise<void> {
    const army = target === fresh ? undefined : target;
    const name = armies.find(({ id }) => id === army)?.name || (army ? t.unnamedArmy : t.newArmy);
    const added = await model.lines.add(profile, { army, count: count.peek(), points: each.peek() });
    issue.value = added.ok ? undefined : added.issues[0];
    if (!added.ok) return;
    announcer.announce(t.added(profile.name, name));
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
          ...found.map(({ id, name }) => ({ value: id, label: name || t.unnamedArmy })),
          { value: fresh, label: t.newArmy },
        ]}
        onChange={(id) => {
          chosen.value = id;
        }}
      />
      <Stepper
        label={t.count}
        value={count.value}
        min={1}
        max={999}
        onChange={(value) => {
          count.value = value;
        }}
      />
      <Stepper
        label={t.each}
        value={each.value}
        min={0}
        max={9_999}
        decimals={2}
        onChange={(value) => {
          each.value = value;
        }}
      />
      {issue.value && (
        <p class="error" role="alert">
          {t.armyIssues[issue.value]}
        </p>
      )}
      <div class="row">
        <Button kind="primary" icon="check" onClick={() => void add()}>
          {t.addToArmy}
        </Button>
        <Button kind="quiet" onClick={onDone}>
          {shell.cancel}
        </Button>
      </div>
    </div>
  );
}
