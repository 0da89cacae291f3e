import { useFormat, useTexts } from '../../kit/context.ts';
import { Chips, Toggle } from '../../kit/controls/choice.tsx';
import { Stepper } from '../../kit/controls/stepper.tsx';
import type { RuleSet } from '../../rules/brikwars/rule-sets.ts';
import { bodyOf } from '../../rules/brikwars/units/printed-body.ts';
import type { EnteredProfile } from '../../rules/brikwars/units/profile.ts';
import type { ProfileFormModel } from './form-model.ts';
import { priceChange, printedOf, withRaise, withSpecialty, withTraining } from './unit-choices.ts';

interface TrainingPartProps {
  readonly form: ProfileFormModel;
  readonly entered: EnteredProfile;
  readonly rules: RuleSet;
}

/** What a unit has learnt: each with its price, what is printed on it cannot be given back. */
export function TrainingPart({ form, entered, rules }: TrainingPartProps) {
  const t = useTexts('builder');
  const format = useFormat();
  const body = bodyOf(entered);
  const printed = printedOf(entered);
  const { specialties: held = [], weaponMasters: masters = 0 } = entered.training ?? {};
  // What another rule set sold stays to be given back.
  const offered = [...new Set([...printed, ...rules.specialties, ...held])];
  const chip = (name: string, says: string) => (
    <span class="unit-offer">
      <b>{name} </b>
      <i class="unit-delta">{says}</i>
    </span>
  );
  const priceOf = (part: Partial<EnteredProfile>) => format.signed(priceChange(entered, part));
  return (
    <section class="unit-offers" aria-label={t.slots.training}>
      <Chips legend={t.slots.training}>
        {offered.map((id) => {
          const on = held.includes(id);
          if (printed.includes(id))
            return (
              <span class="chip unit-printed" key={id}>
                {chip(t.specialties[id], t.printed)}
              </span>
            );
          const part = withSpecialty(entered, id, !on);
          return (
            <Toggle key={id} pressed={on} onChange={() => form.change(part)}>
              {chip(t.specialties[id], priceOf(part))}
            </Toggle>
          );
        })}
      </Chips>
      {body && (
        <Stepper
          label={t.skillRaise}
          value={body.raise}
          min={0}
          max={5}
          onChange={(raise) => form.change(withRaise(entered, raise))}
        />
      )}
      {(rules.building.supplements || masters > 0) && (
        <Stepper
          label={`${t.masters} ${priceOf(withTraining(entered, { weaponMasters: masters + 1 }))}`}
          value={masters}
          min={0}
          max={form.limits.masters}
          onChange={(weaponMasters) => form.change(withTraining(entered, { weaponMasters }))}
        />
      )}
    </section>
  );
}
