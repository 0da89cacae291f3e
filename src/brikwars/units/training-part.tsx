import { Chips, Toggle } from '../../kit/choice.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Stepper } from '../../kit/stepper.tsx';
import type { Training } from '../../rules/brikwars/creation/creation.ts';
import { bodyOf } from '../../rules/brikwars/printed-body.ts';
import type { EnteredProfile } from '../../rules/brikwars/profile.ts';
import type { RuleSet } from '../../rules/brikwars/rule-sets.ts';
import type { ProfileFormModel } from './form-model.ts';
import { priceChange, printedOf, withRaise, withSpecialty, withTraining } from './unit-choices.ts';

interface TrainingPartProps {
  readonly form: ProfileFormModel;
  readonly entered: EnteredProfile;
  readonly rules: RuleSet;
}

/** What a unit has learnt: each with its price, what is printed on it cannot be given back. */
export function TrainingPart({ form, entered, rules }: TrainingPartProps) {
  const t = useTexts('brikbuild');
  const format = useFormat();
  const body = bodyOf(entered);
  const printed = printedOf(entered);
  const held = entered.training?.specialties ?? [];
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
      {(rules.building.supplements || hasSkills(entered.training)) && (
        <Supplements form={form} entered={entered} priceOf={priceOf} />
      )}
    </section>
  );
}

const hasSkills = ({ magic = 0, weaponMasters = 0 }: Training = {}): boolean => magic + weaponMasters > 0;

interface SupplementsProps extends Pick<TrainingPartProps, 'form' | 'entered'> {
  readonly priceOf: (part: Partial<EnteredProfile>) => string;
}

/** Skills of the Polish supplements. */
function Supplements({ form, entered, priceOf }: SupplementsProps) {
  const t = useTexts('brikbuild');
  const { limits } = form;
  const { magic = 0, weaponMasters = 0, ...opened } = entered.training ?? {};
  const put = (change: Training) => form.change(withTraining(entered, change));
  return (
    <>
      <Stepper
        label={`${t.masters} ${priceOf(withTraining(entered, { weaponMasters: weaponMasters + 1 }))}`}
        value={weaponMasters}
        min={0}
        max={limits.masters}
        onChange={(count) => put({ weaponMasters: count })}
      />
      <Stepper
        label={`${t.magic} ${priceOf(withTraining(entered, { magic: magic + 1 }))}`}
        value={magic}
        min={0}
        max={limits.magic}
        onChange={(level) =>
          // Without magic nothing of it can be done.
          put({
            magic: level,
            ...(level < 2 && { summoning: false }),
            ...(level < 1 && { necromancy: false }),
          })
        }
      />
      {magic > 0 && (
        <Chips legend={t.magic} hideLegend>
          {(['summoning', 'necromancy'] as const)
            .filter((skill) => skill === 'necromancy' || magic > 1)
            .map((skill) => {
              const on = opened[skill] === true;
              return (
                <Toggle key={skill} pressed={on} onChange={() => put({ [skill]: !on })}>
                  <span class="unit-offer">
                    <b>{t[skill]} </b>
                    <i class="unit-delta">{priceOf(withTraining(entered, { [skill]: !on }))}</i>
                  </span>
                </Toggle>
              );
            })}
        </Chips>
      )}
    </>
  );
}
