import { useEffect, useRef } from 'preact/hooks';
import type { ContestState } from '../../state/contest-play.ts';
import { whoName } from '../../state/contest-words.ts';
import type { ContestsModel } from '../../state/contests.ts';
import { useFormat, useTexts } from '../context.ts';
import { Button } from '../parts/button.tsx';
import { FacePad } from '../parts/face-pad.tsx';

interface ContestTypingProps {
  readonly model: ContestsModel;
  readonly state: ContestState;
  readonly typing: NonNullable<ContestState['typing']>;
}

/** Dice from the table, player by player; each bonus die is asked for as it falls. */
export function ContestTyping({ model, state, typing }: ContestTypingProps) {
  const t = useTexts('contests');
  const dice = useTexts('dice');
  const format = useFormat();
  const { who, next, faces } = typing;
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that led here is gone, and so will be the last face pressed.
  useEffect(() => {
    heading.current?.focus();
    scrollTo(0, 0);
    return () => {
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        document.querySelector<HTMLElement>('#contest-result, .dice-bar button')?.focus();
      });
    };
  }, []);
  const name = whoName(t, state.play.inputs.kind, model.names.value, who);
  const ask = (next.kind === 'bonus' ? t.typeBonus : t.typeDie)(name, dice.die(next.sides));
  return (
    <section class="card" aria-labelledby="contest-typing">
      <h3 id="contest-typing" class="card-title" ref={heading} tabIndex={-1}>
        {t.typing}
      </h3>
      <p class="contest-ask">{ask}</p>
      <FacePad
        key={next.sides > 20 ? `${state.play.rolls.length}.${faces.length}` : 'keys'}
        label={ask}
        sides={next.sides}
        onFace={model.typeFace}
        onClose={model.stopTyping}
      />
      {faces.length > 0 && (
        <p class="hint">{t.typedSoFar(faces.map((face) => format.number(face)).join(' + '))}</p>
      )}
      <div class="row">
        {next.kind === 'bonus' && <Button onClick={model.declineBonus}>{t.decline}</Button>}
        {(faces.length > 0 || state.play.rolls.length > 0) && (
          <Button kind="quiet" icon="back" onClick={model.eraseFace}>
            {t.eraseFace}
          </Button>
        )}
        <Button kind="quiet" icon="close" onClick={model.stopTyping}>
          {t.stopTyping}
        </Button>
      </div>
    </section>
  );
}
