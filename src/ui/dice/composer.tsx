import type { DiceModel } from '../../state/dice.ts';
import { frontDice, largestModifier, moreDice } from '../../state/dice-compose.ts';
import type { DiceComposer } from '../../state/dice-composer.ts';
import type { SavedRolls } from '../../state/saved-rolls.ts';
import { useServices, useTexts } from '../context.ts';
import { Fold } from '../parts/fold.tsx';
import { Stepper } from '../parts/stepper.tsx';
import { BonusFold } from './bonus-fold.tsx';
import { DieButtons } from './die-buttons.tsx';
import { GroupSteppers } from './group-steppers.tsx';
import { Need } from './need.tsx';
import { NotationField } from './notation-field.tsx';
import { PoolPad } from './pool-pad.tsx';
import { GameTabs, Presets } from './presets.tsx';
import { SavedRow } from './saved-row.tsx';
import './composer.css';

export interface ComposerProps {
  readonly model: DiceModel;
  readonly composer: DiceComposer;
}

interface WholeProps extends ComposerProps {
  readonly saved: SavedRolls;
}

/** What to roll: presets and own rolls, dice to add, counts, modifier, or a typed notation. */
export function Composer({ model, composer, saved }: WholeProps) {
  const { settings } = useServices();
  const t = useTexts('compose');
  const expression = model.expression.value;
  const pool = settings.currentGame.value === 'usb';
  return (
    <section class="card" aria-labelledby="dice-set-up">
      <h2 id="dice-set-up" class="visually-hidden">
        {t.setUp}
      </h2>
      <GameTabs model={model} composer={composer} />
      {pool && <PoolPad model={model} composer={composer} />}
      <Presets model={model} composer={composer} />
      <NotationField model={model} composer={composer} />
      <Need model={model} composer={composer} />
      {!pool && <DieButtons composer={composer} dice={frontDice} />}
      <GroupSteppers model={model} composer={composer} />
      {expression && !pool && (
        <Stepper
          label={t.modifier}
          value={expression.constant}
          min={-largestModifier}
          max={largestModifier}
          signed
          onChange={composer.setModifier}
        />
      )}
      <SavedRow model={model} composer={composer} saved={saved} />
      <p class="hint">{t.holdHint}</p>
      <Fold title={t.moreDice}>
        <DieButtons composer={composer} dice={pool ? [...frontDice, ...moreDice] : moreDice} />
      </Fold>
      <BonusFold model={model} composer={composer} />
    </section>
  );
}
