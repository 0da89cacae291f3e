import { isMoraleId } from '../../state/dice-presets.ts';
import { useFormat, useTexts } from '../context.ts';
import { Button } from '../parts/button.tsx';
import { Stepper } from '../parts/stepper.tsx';
import type { ComposerProps } from './composer.tsx';

/** The total that a roll needs: its chance stands here before, its verdict with the result. */
export function Need({ model, composer }: ComposerProps) {
  const t = useTexts('compose');
  const format = useFormat();
  const odds = model.odds.value;
  const threshold = model.threshold.value;
  const { atLeast, preset, inches } = model.inputs.value.value;
  if (odds.state !== 'known' || !threshold || isMoraleId(preset)) return null;
  if (atLeast === undefined) {
    return (
      <Button kind="quiet" icon="plus" onClick={() => composer.setAtLeast(threshold.n)}>
        {t.askFor}
      </Button>
    );
  }
  const pool = model.expression.value?.groups.every((group) => group.target !== undefined) ?? false;
  const label =
    preset === 'bail' || preset === 'redshirt' ? t.needs[preset] : pool ? t.needs.successes : t.need;
  const chance = threshold.task ?? threshold.chance;
  return (
    <div class="dice-need">
      <Stepper
        label={label}
        value={atLeast}
        min={Math.min(odds.lowest, inches ? 1 : odds.lowest)}
        max={odds.reach}
        onChange={composer.setAtLeast}
      />
      <p class="dice-need-chance">
        <b>{format.percent(chance)}</b>
        <Button
          kind="quiet"
          icon="close"
          label={t.askNothing}
          onClick={() => composer.setAtLeast(undefined)}
        />
      </p>
    </div>
  );
}
