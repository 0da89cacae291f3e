import type { DiceModel } from '../../state/dice.ts';
import { frontDice, largestModifier, mostDice } from '../../state/dice-inputs.ts';
import { useTexts } from '../context.ts';
import { later } from '../parts/later.tsx';
import { Stepper } from '../parts/stepper.tsx';
import { DieButtons } from './die-buttons.tsx';
import { NotationField } from './notation-field.tsx';
import { Presets } from './presets.tsx';

const MorePad = later(() => import('./more-pad.tsx').then((module) => module.MorePad));

const groupsShown = 6;

/** What to roll: presets, dice to add, counts, modifier, bonus dice, or a typed notation. */
export function PadCard({ model }: { readonly model: DiceModel }) {
  const t = useTexts('dice');
  const expression = model.expression.value;
  const groups = expression?.groups ?? [];
  return (
    <section class="card" aria-labelledby="dice-set-up">
      <h2 id="dice-set-up" class="visually-hidden">
        {t.setUp}
      </h2>
      <Presets model={model} />
      <NotationField model={model} />
      <DieButtons model={model} dice={frontDice} />
      {groups.slice(0, groupsShown).map((group, index) => {
        const shown = group.twoD6 ? t.dice('1d10~') : t.die(group.sides);
        return (
          <Stepper
            key={index}
            label={t.countOf(shown)}
            value={group.count}
            min={0}
            max={mostDice}
            onChange={(count) => model.setCount(index, count)}
          />
        );
      })}
      {expression && (
        <Stepper
          label={t.modifier}
          value={expression.constant}
          min={-largestModifier}
          max={largestModifier}
          signed
          onChange={model.setModifier}
        />
      )}
      <MorePad model={model} />
    </section>
  );
}
