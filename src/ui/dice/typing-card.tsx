import { useEffect, useRef } from 'preact/hooks';
import type { DiceModel, Typing } from '../../state/dice.ts';
import { useFormat, useTexts } from '../context.ts';
import { Button } from '../parts/button.tsx';
import { FacePad } from '../parts/face-pad.tsx';

/** Faces rolled on the table, die by die; the roll is made with the last one. */
export function TypingCard({ model, typing }: { readonly model: DiceModel; readonly typing: Typing }) {
  const t = useTexts('dice');
  const format = useFormat();
  const { faces, next } = typing;
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that opened this is gone, and so will be the last face pressed: focus goes where the eye goes.
  useEffect(() => {
    heading.current?.focus();
    scrollTo(0, 0);
    return () => document.querySelector<HTMLElement>('#dice-result')?.focus();
  }, []);
  if (!next) return null;
  const shown = t.die(next.sides);
  const number = faces.length + 1;
  const label = next.bonus ? t.typeBonus(number, shown) : t.typeDie(number, shown);
  return (
    <section class="card" aria-labelledby="dice-typing">
      <h2 id="dice-typing" class="card-title" tabIndex={-1} ref={heading}>
        {t.typing}
      </h2>
      <p>{label}</p>
      <FacePad
        key={next.sides > 20 ? number : 'keys'}
        label={label}
        sides={next.sides}
        onFace={model.typeFace}
        onClose={model.stopTyping}
      />
      {faces.length > 0 && (
        <div class="row">
          <p class="hint">{t.typedSoFar(faces.map((face) => format.number(face)).join(' + '))}</p>
          <Button icon="back" kind="quiet" onClick={model.eraseFace}>
            {t.eraseFace}
          </Button>
        </div>
      )}
    </section>
  );
}
