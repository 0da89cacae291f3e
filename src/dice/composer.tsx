import { useServices, useTexts } from '../kit/context.ts';
import { Fold } from '../kit/fold.tsx';
import { Stepper } from '../kit/stepper.tsx';
import { BonusFold } from './bonus-fold.tsx';
import { frontDice, largestModifier, moreDice } from './compose.ts';
import type { DiceComposer } from './composer-model.ts';
import { DieButtons } from './die-buttons.tsx';
import { GroupSteppers } from './group-steppers.tsx';
import type { DiceModel } from './model.ts';
import { Need } from './need.tsx';
import { NotationField } from './notation-field.tsx';
import { PoolPad } from './pool-pad.tsx';
import { GameTabs, Presets } from './presets.tsx';
import type { SavedRolls } from './saved-rolls-model.ts';
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
