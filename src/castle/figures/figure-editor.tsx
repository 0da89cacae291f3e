import { Button } from '../../kit/button.tsx';
import { Choice, Toggle } from '../../kit/choice.tsx';
import { useServices, useTexts } from '../../kit/context.ts';
import { Field } from '../../kit/field.tsx';
import { Fold } from '../../kit/fold.tsx';
import { Stepper } from '../../kit/stepper.tsx';
import { siegeAbilities } from '../../rules/mage-knight/abilities.ts';
import { figureKinds, figureLimits, figureValues } from '../../rules/mage-knight/figure.ts';
import { abilityName } from '../ability-name.ts';
import type { CastleFiguresModel } from './model.ts';
import { ValueField } from './value-field.tsx';

interface FigureEditorProps {
  readonly model: CastleFiguresModel;
  /** With the id of a figure that was made. */
  readonly onDone: (made?: string) => void;
}

/** A figure being entered: what castles ask first, the rest folded. */
export function FigureEditor({ model, onDone }: FigureEditorProps) {
  const { notices } = useServices();
  const t = useTexts('castlefigures');
  const attack = useTexts('castle');
  const terms = useTexts('castleterms');
  const units = useTexts('units');
  const shell = useTexts('shell');
  const { form } = model;
  const draft = form.draft.value;
  if (!draft) return null;
  const { figure } = draft;
  const { name, kind, abilities } = figure;

  function save(): void {
    const saved = form.save(t.kinds[kind]);
    if (!saved) return;
    notices.show(units.saved(saved.figure.name));
    onDone(saved.made);
  }

  return (
    <>
      <Field
        label={attack.name}
        value={name}
        maxLength={figureLimits.name}
        placeholder={t.kinds[kind]}
        onInput={(text) => form.change({ name: text })}
      />
      <Choice
        legend={t.kind}
        value={kind}
        options={figureKinds.map((value) => ({ value, label: t.kinds[value] }))}
        onChange={(value) => form.change({ kind: value })}
      />
      {kind !== 'warrior' && <p class="hint">{t.neverEnters}</p>}
      <Stepper
        label={attack.baseDamage}
        value={figure.baseDamage}
        min={0}
        max={figureLimits.damage}
        onChange={(baseDamage) => form.change({ baseDamage })}
      />
      <Stepper
        label={attack.baseRangedDamage}
        value={figure.baseRangedDamage}
        min={0}
        max={figureLimits.damage}
        onChange={(baseRangedDamage) => form.change({ baseRangedDamage })}
      />
      <p class="hint">{attack.oldFigures}</p>
      <fieldset class="choice">
        <legend>{attack.abilities}</legend>
        <div class="chips">
          {siegeAbilities.map(({ id }) => (
            <Toggle
              key={id}
              pressed={abilities.includes(id)}
              onChange={(on) =>
                form.change({ abilities: on ? [...abilities, id] : abilities.filter((held) => held !== id) })
              }
            >
              {abilityName(terms, id)}
            </Toggle>
          ))}
        </div>
      </fieldset>
      <Fold title={t.moreValues}>
        <p class="hint">{t.valuesHint}</p>
        {(['range', 'attack', 'defence', 'clicks'] as const).map((value) => (
          <ValueField
            key={value}
            label={t.values[value]}
            value={figure[value]}
            lowest={value === 'clicks' ? 1 : 0}
            highest={figureValues[value]}
            onChange={(to) => form.setValue(value, to)}
          />
        ))}
        <ValueField
          label={t.values.cost}
          value={figure.cost}
          lowest={0}
          highest={9999}
          onChange={(to) => form.setValue('cost', to)}
        />
      </Fold>
      <div class="row">
        <Button kind="primary" icon="check" onClick={save}>
          {shell.save}
        </Button>
        <Button
          kind="quiet"
          onClick={() => {
            form.stop();
            onDone();
          }}
        >
          {shell.cancel}
        </Button>
      </div>
    </>
  );
}
