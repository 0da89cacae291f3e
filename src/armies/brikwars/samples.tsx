import { useFormat, useTexts } from '../../kit/context.ts';
import { ruleSetOf } from '../../rules/brikwars/rule-sets.ts';
import { pointsOfReady, type ReadyUnit, readyArmies, readyUnits } from './ready-armies.ts';

interface SamplesProps {
  /** Of the army: the short games have units of their own. */
  readonly edition: string | undefined;
  /** Takes so many of each unit into the army, which may be called as they are. */
  readonly onTake: (units: readonly ReadyUnit[], name: string) => void;
}

/** Ready armies that an empty one can start from, with what they cost. */
export function Samples({ edition, onTake }: SamplesProps) {
  const t = useTexts('units');
  const armies = useTexts('armies');
  const brikwars = useTexts('brikwars');
  const format = useFormat();
  if (ruleSetOf(edition).list) return null;
  return (
    <section class="card">
      <h2 class="card-title">{t.startReady}</h2>
      <div class="chips">
        {readyArmies.map((id) => {
          const taken = readyUnits(id, brikwars);
          return (
            <button
              type="button"
              class="chip army-sample"
              key={id}
              onClick={() => onTake(taken, t.samples[id])}
            >
              <b>{t.samples[id]}</b>
              <small>{armies.points(format.number(pointsOfReady(taken)), 'brikwars')}</small>
            </button>
          );
        })}
      </div>
    </section>
  );
}
