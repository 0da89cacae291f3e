import type { Typing } from '../../state/dice.ts';
import { useTexts } from '../context.ts';
import { Button } from '../parts/button.tsx';
import { Die } from '../parts/die.tsx';
import { Stepper } from '../parts/stepper.tsx';
import type { TypingProps } from './typing-card.tsx';

/** The dice that come next, counted by face. */
export function CountsPad({
  composer,
  typing,
  next,
}: TypingProps & { readonly next: NonNullable<Typing['next']> }) {
  const t = useTexts('table');
  const dice = useTexts('dice');
  const { counts } = typing;
  const missing = next.count - counts.reduce((sum, count) => sum + count, 0);
  return (
    <>
      <p>{t.waves[next.kind](next.count, dice.die(next.sides))}</p>
      <ul class="dice-counts">
        {Array.from({ length: next.sides }, (_, index) => {
          const face = index + 1;
          const count = counts[index] ?? 0;
          return (
            <li key={face}>
              <Die sides={next.sides} face={face} size={40} />
              <Stepper
                label={t.showing(String(face))}
                hideLabel
                value={count}
                min={0}
                max={count + missing}
                onChange={(value) => composer.setTypedCount(face, value)}
              />
            </li>
          );
        })}
      </ul>
      <p class="hint" role="status">
        {missing > 0 ? t.missing(missing) : '\u00a0'}
      </p>
      <Button kind="primary" wide disabled={missing !== 0} onClick={composer.finishCounts}>
        {t.takeCounts}
      </Button>
    </>
  );
}
