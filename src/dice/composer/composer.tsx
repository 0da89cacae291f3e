import { useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Choice } from '../../kit/controls/choice.tsx';
import { Fold } from '../../kit/controls/fold.tsx';
import { Icon } from '../../kit/controls/icon.tsx';
import { usePress } from '../../kit/controls/press.ts';
import { Stepper } from '../../kit/controls/stepper.tsx';
import type { DiceExpression } from '../../rules/dice/expression.ts';
import { printDice } from '../../rules/dice/notation.ts';
import { mostDice } from '../inputs.ts';
import type { ComposerProps } from '../model.ts';
import { SavedRow } from '../saved/saved-rolls.tsx';
import type { SavedRolls } from '../saved/saved-rolls-model.ts';
import {
  frontDice,
  largestModifier,
  moreDice,
  poolOf,
  poolRerolls,
  poolSizes,
  poolTargets,
} from './compose.ts';
import type { DiceComposer } from './composer-model.ts';
import { NotationField } from './notation-field.tsx';
import { GameTabs, Presets } from './presets.tsx';
import './composer.css';

const groupsShown = 6;

/** One die of a group with its signs, as a player reads it. */
function oneOf(group: DiceExpression['groups'][number]): string {
  return printDice({ groups: [{ ...group, count: 1 }], constant: 0 });
}

/** How many dice of each kind. */
function GroupSteppers({ model, composer }: ComposerProps) {
  const t = useTexts('compose');
  const dice = useTexts('dice');
  const groups = model.expression.value?.groups ?? [];
  const nameOf = (group: DiceExpression['groups'][number]) =>
    group.target !== undefined
      ? `${dice.die(group.sides)} ${group.target}+`
      : group.twoD6
        ? dice.dice('1d10~')
        : dice.dice(oneOf(group).replace(/^1/, ''));
  return (
    <>
      {groups.slice(0, groupsShown).map((group, index) => (
        <div key={index} class="dice-group">
          <Stepper
            label={t.countOf(nameOf(group))}
            value={group.count}
            min={1}
            max={mostDice}
            onChange={(count) => composer.setCount(index, count)}
          />
          {groups.length > 1 && (
            <Button
              kind="quiet"
              icon="close"
              label={t.removeDice(nameOf(group))}
              onClick={() => composer.setCount(index, 0)}
            />
          )}
        </div>
      ))}
    </>
  );
}

interface DieButtonsProps {
  readonly composer: DiceComposer;
  readonly dice: readonly number[];
}

/** Adds one die of each kind; holding rolls one at once. */
function DieButtons({ composer, dice }: DieButtonsProps) {
  return (
    <div class="dice-keys">
      {dice.map((sides) => (
        <DieButton key={sides} composer={composer} sides={sides} />
      ))}
    </div>
  );
}

export function DieButton({ composer, sides }: { readonly composer: DiceComposer; readonly sides: number }) {
  const t = useTexts('compose');
  const dice = useTexts('dice');
  const press = usePress(
    () => composer.addDie(sides),
    () => composer.rollDie(sides),
  );
  return (
    <button type="button" class="button" aria-label={t.addDie(dice.die(sides))} {...press}>
      <Icon name="plus" size={16} />
      {dice.die(sides)}
    </button>
  );
}

/** A pool of tests in three taps: how many dice, what each needs, what is rolled again. */
function PoolPad({ model, composer }: ComposerProps) {
  const t = useTexts('compose');
  const expression = model.expression.value;
  const pool = expression && poolOf(expression);
  return (
    <>
      <Choice
        legend={t.poolDice}
        value={pool && String(pool.dice)}
        options={poolSizes.map((dice) => ({ value: String(dice), label: dice }))}
        onChange={(dice) => composer.setPool({ dice: Number(dice) })}
      />
      <Choice
        legend={t.poolTarget}
        value={pool && String(pool.target)}
        options={poolTargets.map((target) => ({ value: String(target), label: `${target}+` }))}
        onChange={(target) => composer.setPool({ target: Number(target) })}
      />
      <Choice
        legend={t.poolReroll}
        value={pool?.reroll}
        options={poolRerolls.map((reroll) => ({ value: reroll, label: t.poolRerolls[reroll] }))}
        onChange={(reroll) => composer.setPool({ reroll })}
      />
    </>
  );
}

/** Any dice at all, one by one or as text. */
export function Builder({ model, composer, onAsk }: ComposerProps & { readonly onAsk: () => void }) {
  const { settings } = useServices();
  const t = useTexts('compose');
  const expression = model.expression.value;
  const table = useTexts('table');
  const pool = settings.currentGame.value === 'usb';
  return (
    <>
      <NotationField model={model} composer={composer} />
      <Button wide icon="search" onClick={onAsk}>
        {table.ask.label}
      </Button>
      <DieButtons composer={composer} dice={frontDice} />
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
      <p class="hint">{t.holdHint}</p>
      <Fold title={t.moreDice}>
        <DieButtons composer={composer} dice={moreDice} />
      </Fold>
    </>
  );
}

interface AllProps extends ComposerProps {
  readonly saved: SavedRolls;
  /** A contest has a screen of its own. */
  readonly onLeave: () => void;
}

/** All that is set up by a tap: whose dice, what the game rolls, the player's own rolls. */
export function AllRolls({ model, composer, saved, onLeave }: AllProps) {
  const { settings } = useServices();
  const t = useTexts('compose');
  const game = settings.currentGame.value;
  return (
    <>
      <GameTabs model={model} composer={composer} />
      {game === 'usb' && <PoolPad model={model} composer={composer} />}
      <Presets model={model} composer={composer} onLeave={onLeave} />
      {game === 'brikwars' && (
        <Fold title={t.poolFold}>
          <PoolPad model={model} composer={composer} />
        </Fold>
      )}
      <SavedRow model={model} composer={composer} saved={saved} />
      <p class="hint">{t.holdHint}</p>
    </>
  );
}
