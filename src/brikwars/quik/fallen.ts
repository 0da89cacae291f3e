import type { Fates } from '../../fight/step-record.ts';
import type { QuikEntry, QuikOutcome } from '../../rules/brikwars/quik/quik-play-record.ts';
import type { QuikInputs } from './inputs.ts';

/** Who is destroyed by an attack or a crash; bricks of buildings and vehicles are no lives. */
export function quikFates(
  { kind, vehicle }: Pick<QuikInputs, 'kind' | 'vehicle'>,
  log: readonly Pick<QuikEntry, 'who' | 'result'>[],
  outcome?: QuikOutcome,
): Fates {
  const soFar = log.some(
    ({ who, result }) => result === 'destroyed' && (who === 'target' || who === 'obstacle'),
  );
  const gone =
    outcome?.kind === 'attack'
      ? outcome.destroyed
      : outcome?.kind === 'crash'
        ? 'destroyed' in outcome.obstacle && outcome.obstacle.destroyed
        : soFar;
  const lives = kind === 'attack' || (kind === 'vehicle' && vehicle.obstacle === 'unit');
  return lives ? { theirs: { of: 1, fallen: Number(gone) } } : {};
}
