import { Choice } from '../kit/choice.tsx';
import { useTexts } from '../kit/context.ts';
import { poolOf, poolRerolls, poolSizes, poolTargets } from './compose.ts';
import type { ComposerProps } from './composer.tsx';

/** A pool of tests in three taps: how many dice, what each needs, what is rolled again. */
export function PoolPad({ model, composer }: ComposerProps) {
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
