import { Choice } from '../../kit/choice.tsx';
import { useTexts } from '../../kit/context.ts';
import { Field } from '../../kit/field.tsx';
import { Fold } from '../../kit/fold.tsx';
import { Stepper } from '../../kit/stepper.tsx';
import type { EnteredWeapon } from '../../rules/brikwars/profile.ts';
import { DiceField } from './dice-field.tsx';
import { newWeapon, type ProfileFormModel } from './form-model.ts';
import type { IssueLines } from './profile-issues.ts';

interface WeaponFieldProps {
  readonly form: ProfileFormModel;
  readonly place: number;
  readonly issues: IssueLines;
}

/** One thing in hand: of the tables, with own values, or nothing. */
export function WeaponField({ form, place, issues }: WeaponFieldProps) {
  const t = useTexts('units');
  const fight = useTexts('fight');
  const weapon = form.form.value?.entered.weapons[place];
  const shown = weapon === undefined ? 'nothing' : typeof weapon === 'string' ? weapon : 'own';
  const more = { nothing: t.nothing, own: t.ownWeapon };
  const names = { ...fight.weapons, ...more };
  const short = { ...fight.hands, ...more };
  const label = t.weapons[place === 0 ? 0 : 1] ?? '';
  const error = issues.at('weapons', place);
  return (
    <Fold title={t.at(label, names[shown])} open={place === 0 || error !== undefined}>
      <Choice
        legend={label}
        hideLegend
        value={shown}
        options={[...form.weaponIds, 'own' as const, 'nothing' as const].map((value) => ({
          value,
          label: short[value],
        }))}
        onChange={(value) => {
          if (value === 'nothing') form.changeWeapon(place, undefined);
          else form.changeWeapon(place, value === 'own' ? newWeapon : value);
        }}
      />
      {error && <p class="error">{error}</p>}
      {typeof weapon === 'object' && (
        <OwnWeaponFields form={form} place={place} weapon={weapon} issues={issues} />
      )}
    </Fold>
  );
}

function OwnWeaponFields({
  form,
  place,
  weapon,
  issues,
}: WeaponFieldProps & { readonly weapon: EnteredWeapon }) {
  const t = useTexts('units');
  const change = (part: Partial<EnteredWeapon>) => form.changeWeapon(place, { ...weapon, ...part });
  return (
    <div class="stack">
      <Field
        label={t.weaponName}
        value={weapon.name}
        maxLength={form.limits.name}
        onInput={(name) => change({ name })}
      />
      <Stepper
        label={t.use}
        value={weapon.use}
        min={0}
        max={form.limits.use}
        onChange={(use) => change({ use })}
      />
      <DiceField
        label={t.damage}
        value={weapon.damage}
        common={form.common.damage}
        error={issues.at('weapons', place, 'damage')}
        onChange={(damage) => change({ damage })}
      />
      <Choice
        legend={t.kind}
        value={weapon.kind}
        options={form.weaponKinds.map((value) => ({ value, label: t.kinds[value] }))}
        onChange={(kind) => change({ kind })}
      />
    </div>
  );
}
