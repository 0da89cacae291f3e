import type { FightModel } from '../../state/fight.ts';
import { changedRules, fightOptions } from '../../state/fight-options.ts';
import { useTexts } from '../context.ts';
import { Choice } from '../parts/choice.tsx';
import { Fold } from '../parts/fold.tsx';

/** Edition and switches behind the edition's name, with a count of what was changed. */
export function RulesFold({ model }: { readonly model: FightModel }) {
  const t = useTexts('fight');
  const inputs = model.inputs.value.value;
  const { edition, damageCriticalFailure } = inputs;
  return (
    <Fold title={t.rulesFold(t.editions[edition])} count={changedRules(inputs)} countLabel={t.rulesChanged}>
      <Choice
        legend={t.edition}
        value={edition}
        options={fightOptions.editions.map((value) => ({ value, label: t.editions[value] }))}
        onChange={(value) => model.change({ edition: value })}
      />
      <Choice
        legend={t.damageOnes}
        value={damageCriticalFailure}
        options={fightOptions.damageOnes.map((value) => ({ value, label: t.damageOnesOptions[value] }))}
        onChange={(value) => model.change({ damageCriticalFailure: value })}
      />
      {(['attacker', 'defender'] as const).map((side) => (
        <Choice
          key={side}
          legend={t.bonusOf[side]}
          value={inputs[side].bonusDice}
          options={fightOptions.bonus.map((value) => ({ value, label: t.bonusChoices[value] }))}
          onChange={(bonusDice) => model.changeSide(side, { bonusDice })}
        />
      ))}
    </Fold>
  );
}
