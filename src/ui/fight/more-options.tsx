import type { FightModel } from '../../state/fight.ts';
import { fightBounds } from '../../state/fight-inputs.ts';
import { optionsInForce } from '../../state/fight-options.ts';
import { useTexts } from '../context.ts';
import { Toggle } from '../parts/choice.tsx';
import { Fold } from '../parts/fold.tsx';
import { Stepper } from '../parts/stepper.tsx';

/** What few need, with a count of those in force. */
export function MoreOptions({ model }: { readonly model: FightModel }) {
  const t = useTexts('fight');
  const inputs = model.inputs.value.value;
  return (
    <Fold title={t.otherOptions} count={optionsInForce(inputs)} countLabel={t.inForce}>
      {(['attacker', 'defender'] as const).map((side) => (
        <Stepper
          key={side}
          label={t.skillModifier[side]}
          value={inputs[side].skillModifier}
          min={-fightBounds.modifier}
          max={fightBounds.modifier}
          signed
          onChange={(skillModifier) => model.changeSide(side, { skillModifier })}
        />
      ))}
      {inputs.mode === 'close' && inputs.attacker.hands.includes('shield') && (
        <div class="row">
          <Toggle
            pressed={inputs.shieldParriesCounter}
            onChange={(shieldParriesCounter) => model.change({ shieldParriesCounter })}
          >
            {t.shieldParries}
          </Toggle>
        </div>
      )}
      {inputs.mode === 'ranged' && (
        <>
          <div class="row">
            <Toggle pressed={inputs.slowMissile} onChange={(slowMissile) => model.change({ slowMissile })}>
              {t.slowMissile}
            </Toggle>
          </div>
          <Stepper
            label={t.distance}
            value={inputs.distance}
            min={0}
            max={fightBounds.distance}
            onChange={(distance) => model.change({ distance })}
          />
          <p class="hint">{t.distanceHint}</p>
        </>
      )}
    </Fold>
  );
}
