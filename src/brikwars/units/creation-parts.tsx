import { useServices, useTexts } from '../../kit/context.ts';
import { later } from '../../kit/controls/lazy.tsx';
import { Examples } from '../../kit/question/place-head.tsx';
import type { BuiltCreation } from '../../rules/brikwars/creation/built.ts';
import { ruleSetOf } from '../../rules/brikwars/rule-sets.ts';
import type { EnteredProfile } from '../../rules/brikwars/units/profile.ts';
import type { OtherPart } from '../creation/blueprint.tsx';
import { buildingRulesIn } from '../creation/faults.ts';
import { presetIds, presets } from '../creation/presets.ts';
import type { ProfileFormModel } from './form-model.ts';
import { MagicPart } from './magic-part.tsx';
import { TrainingPart } from './training-part.tsx';
import { priceChange } from './unit-choices.ts';

// Most units are minifigs: only who builds a creation fetches the builder.
const CreationBuilder = later(() =>
  import('../creation/builder.tsx').then((module) => module.CreationBuilder),
);

interface CreationPartsProps {
  readonly form: ProfileFormModel;
  readonly creation: BuiltCreation;
  /** What it is built by; the edition of the settings if nothing else is said. */
  readonly edition: string | undefined;
}

/** What a creation is built of, in the place of a unit's values. */
export function CreationParts({ form, creation, edition }: CreationPartsProps) {
  const { settings } = useServices();
  const t = useTexts('creation');
  const { id, of, entered } = form.form.value ?? {};
  const ready: readonly string[] = presetIds.map((preset) => t.presets[preset]);
  const { slots } = useTexts('builder');
  const rules = ruleSetOf(edition ?? settings.value.value.edition);
  const training = creation.mind.kind === 'none' ? undefined : entered?.training;
  const others: OtherPart[] = [];
  if (entered && creation.mind.kind !== 'none') {
    const priced = (of: Partial<EnteredProfile>) => -priceChange(entered, of);
    const { specialties: _, weaponMasters: _masters, ...magical } = training ?? {};
    const { specialties, weaponMasters } = training ?? {};
    const taught = { ...(specialties && { specialties }), ...(weaponMasters && { weaponMasters }) };
    others.push({
      ...{ id: 'training', label: slots.training, cost: priced({ training: magical }) },
      children: <TrainingPart form={form} entered={entered} rules={rules} />,
    });
    if (rules.building.supplements || (training?.magic ?? 0) > 0)
      others.push({
        ...{ id: 'magic', label: slots.magic, cost: priced({ training: taught }) },
        children: <MagicPart form={form} entered={entered} />,
      });
  }
  const begun = id !== undefined || of !== undefined;
  return (
    <>
      {!begun && (
        <Examples
          legend={t.begin}
          examples={presetIds.map((preset) => [
            preset,
            t.presets[preset],
            () => {
              const named = entered?.name && !ready.includes(entered.name);
              form.change({ creation: presets[preset], ...(!named && { name: t.presets[preset] }) });
            },
          ])}
        />
      )}
      <CreationBuilder
        value={creation}
        training={training}
        others={others}
        rules={buildingRulesIn(edition ?? settings.value.value.edition)}
        onChange={(next, carried) =>
          form.change({ creation: next, ...(entered?.wreck && { wreck: carried(entered.wreck) }) })
        }
      />
    </>
  );
}
