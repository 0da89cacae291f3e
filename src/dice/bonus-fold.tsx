import { Choice, Toggle } from '../kit/choice.tsx';
import { useTexts } from '../kit/context.ts';
import { Fold } from '../kit/fold.tsx';
import { bonusDice } from '../rules/dice/expression.ts';
import type { ComposerProps } from './composer.tsx';

/** Bonus dice and the floor: BrikWars only, so gone where it is not played, unless a link brought them. */
export function BonusFold({ model, composer }: ComposerProps) {
  const t = useTexts('compose');
  const { bonus, floor } = model.inputs.value.value;
  const inForce = Number(bonus !== 'none') + Number(floor);
  if (!model.games.value.includes('brikwars') && inForce === 0) return null;
  return (
    <Fold title={t.bonusNow[bonus]}>
      <Choice
        legend={t.bonusDice}
        hideLegend
        value={bonus}
        options={bonusDice.map((value) => ({ value, label: t.bonus[value] }))}
        onChange={composer.setBonus}
      />
      <p class="hint">{t.bonusHint}</p>
      <div class="chips">
        <Toggle pressed={floor} onChange={composer.setFloor}>
          {t.brikwarsRules}
        </Toggle>
      </div>
    </Fold>
  );
}
