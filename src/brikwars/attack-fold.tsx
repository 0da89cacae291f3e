import type { ComponentChildren } from 'preact';
import { useTexts } from '../kit/context.ts';
import { Fold } from '../kit/fold.tsx';

interface AttackFoldProps {
  /** What the best way gains, in words; left out where what is set is best. */
  readonly gain?: string | undefined;
  /** The ways are weighed yet. */
  readonly pending?: boolean;
  readonly children?: ComponentChildren;
}

/** The ways to attack behind what the best of them gains. */
export function AttackFold({ gain, pending, children }: AttackFoldProps) {
  const t = useTexts('fightmore');
  return (
    <Fold title={t.howAttack} note={pending ? '' : (gain ?? t.noAttackGain)}>
      {children}
    </Fold>
  );
}
