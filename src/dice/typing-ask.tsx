import { useFormat, useTexts } from '../kit/context.ts';
import { missingOf } from './counts-pad.tsx';
import type { Typing } from './model.ts';
import type { WaveProps } from './typing-card.tsx';

const facesTold = 12;

/** The question for one die. */
export function useAsk({ typing, next }: WaveProps): string {
  const t = useTexts('table');
  const dice = useTexts('dice');
  return t.typeDie[next.kind](typing.faces.length + 1, dice.die(next.sides));
}

/** What the next dice are, and what has been typed. */
export function Ask(props: WaveProps & { readonly way: Typing['way'] }) {
  const { typing, next, way } = props;
  const t = useTexts('table');
  const dice = useTexts('dice');
  const format = useFormat();
  const ask = useAsk(props);
  if (way === 'successes') return null;
  const missing = missingOf(props);
  const { faces } = typing;
  // A d2 or d3 is played with a d6 (USB-DICE-01).
  const small = next.sides === 2 || next.sides === 3 ? t.smallDice[next.sides] : undefined;
  const told = faces.length > facesTold ? ['…', ...faces.slice(-facesTold)] : faces;
  return (
    <>
      {way === 'counts' ? <p>{t.waves[next.kind](next.count, dice.die(next.sides))}</p> : <p>{ask}</p>}
      {way === 'counts' && (
        <p class="hint" role="status">
          {missing > 0 ? t.missing(missing) : '\u00a0'}
        </p>
      )}
      {way === 'faces' && small && <p class="hint">{small}</p>}
      {faces.length > 0 && (
        <p class="hint">
          {t.typedSoFar(
            told.map((face) => (typeof face === 'number' ? format.number(face) : face)).join(' + '),
          )}
        </p>
      )}
    </>
  );
}
