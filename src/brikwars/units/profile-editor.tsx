import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../../kit/button.tsx';
import { Choice } from '../../kit/choice.tsx';
import { useServices, useTexts } from '../../kit/context.ts';
import { Field } from '../../kit/field.tsx';
import { Stepper } from '../../kit/stepper.tsx';
import { CostField } from './cost-field.tsx';
import { DiceField } from './dice-field.tsx';
import type { ProfileFormModel } from './form-model.ts';
import { useIssues } from './profile-issues.ts';
import { WeaponField } from './weapon-field.tsx';

interface ProfileEditorProps {
  readonly form: ProfileFormModel;
}

/** Everything about a unit of one's own, by steppers; kept on the device as it is entered. */
export function ProfileEditor({ form }: ProfileEditorProps) {
  const { notices } = useServices();
  const t = useTexts('units');
  const shell = useTexts('shell');
  const name = useRef<HTMLInputElement>(null);
  const wrong = useRef<HTMLElement>(null);
  const open = form.form.value;
  const issues = useIssues(form);
  const refused = useRef(false);
  useEffect(() => name.current?.focus(), []);
  useEffect(() => {
    if (refused.current) wrong.current?.focus();
    refused.current = false;
  });
  if (!open) return null;
  const { entered } = open;
  const { limits } = form;

  function save(): void {
    const saved = form.save();
    refused.current = saved === undefined;
    if (!saved) {
      // Tried again with the same faults, nothing is drawn anew.
      wrong.current?.focus();
      return;
    }
    notices.show(t.saved(saved.name));
  }

  return (
    <div class="stack">
      {issues.all.length > 0 && (
        <div class="unit-form-issues stack">
          <b ref={wrong} tabIndex={-1}>
            {t.wrong}
          </b>
          <ul>
            {issues.all.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
      <Field
        label={t.name}
        value={entered.name}
        maxLength={limits.name}
        placeholder={t.namePlaceholder}
        inputRef={name}
        error={issues.at('name')}
        onInput={(text) => form.change({ name: text })}
      />
      <DiceField
        label={t.skill}
        value={entered.skill}
        common={form.common.skill}
        error={issues.at('skill')}
        onChange={(skill) => form.change({ skill })}
      />
      <DiceField
        label={t.armor}
        value={entered.armor}
        common={form.common.armor}
        error={issues.at('armor')}
        onChange={(armor) => form.change({ armor })}
      />
      <Stepper
        label={t.move}
        value={entered.move}
        min={0}
        max={limits.move}
        onChange={(move) => form.change({ move })}
      />
      <Stepper
        label={t.size}
        value={entered.size}
        min={0}
        max={limits.size}
        onChange={(size) => form.change({ size })}
      />
      <Choice
        legend={t.hands}
        value={entered.hands === 0 ? '0' : '2'}
        options={(['2', '0'] as const).map((value) => ({ value, label: t.handsOptions[value] }))}
        onChange={(value) => form.change({ hands: value === '0' ? 0 : 2 })}
      />
      {[...entered.weapons.keys(), entered.weapons.length].slice(0, limits.weapons).map((place) => (
        <WeaponField key={place} form={form} place={place} issues={issues} />
      ))}
      <CostField form={form} error={issues.at('cost')} />
      <div class="row">
        <Button kind="primary" icon="check" onClick={save}>
          {shell.save}
        </Button>
        <Button kind="quiet" onClick={() => form.stop()}>
          {shell.cancel}
        </Button>
      </div>
    </div>
  );
}
