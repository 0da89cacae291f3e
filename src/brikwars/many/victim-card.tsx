import { Choice } from '../../kit/choice.tsx';
import { useTexts } from '../../kit/context.ts';
import { Fold } from '../../kit/fold.tsx';
import { Stepper } from '../../kit/stepper.tsx';
import { type GangInputs, manyBounds, victimWeapons } from './inputs.ts';
import type { ManyModel } from './model.ts';
import { NoBonus } from './no-bonus.tsx';
import { UnitChips } from './unit-chips.tsx';

/** Whom several attack in close combat. */
export function VictimCard({ model }: { readonly model: ManyModel }) {
  const t = useTexts('many');
  const { victim } = model.inputs.value.value.gang;
  const change = (part: Partial<GangInputs['victim']>) =>
    model.changeGang({ victim: { ...victim, ...part }, plan: '' });
  return (
    <section class="card">
      <h2 class="card-title">{t.victim}</h2>
      <UnitChips legend={t.who} value={victim} asks={['skill', 'armor']} onChange={change} />
      <Choice
        legend={t.weapon}
        hideLegend
        value={victim.weapons}
        options={victimWeapons.map((value) => ({ value, label: t.victimWeapons[value] }))}
        onChange={(weapons) => change({ weapons })}
      />
      <Fold
        title={t.more}
        count={(victim.size === 1 ? 0 : 1) + (victim.declines || victim.plainSkill ? 1 : 0)}
        countLabel={t.inForce}
      >
        <Stepper
          label={t.size}
          value={victim.size}
          min={0}
          max={manyBounds.size}
          onChange={(size) => change({ size })}
        />
        <NoBonus model={model} who={victim} skilled onChange={change} />
      </Fold>
    </section>
  );
}
