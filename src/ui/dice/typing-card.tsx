import { useEffect, useRef } from 'preact/hooks';
import type { Typing } from '../../state/dice.ts';
import { typingWays } from '../../state/dice-inputs.ts';
import { useFormat, useTexts } from '../context.ts';
import { Button } from '../parts/button.tsx';
import { Choice } from '../parts/choice.tsx';
import { FacePad } from '../parts/face-pad.tsx';
import type { ComposerProps } from './composer.tsx';
import { CountsPad } from './counts-pad.tsx';
import { SuccessesPad } from './successes-pad.tsx';

export interface TypingProps extends ComposerProps {
  readonly typing: Typing;
}

const manyDice = 3;
const mostSides = 20;
const facesTold = 12;

/** Dice rolled on the table: die by die, by counts, or only the successes of a pool. The roll is made with the last. */
export function TypingCard(props: TypingProps) {
  const { model, composer, typing } = props;
  const t = useTexts('table');
  const format = useFormat();
  const { faces, next, way } = typing;
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that opened this is gone, and so will be the last face pressed: focus goes where the eye goes.
  useEffect(() => {
    heading.current?.focus();
    scrollTo(0, 0);
    return () => document.querySelector<HTMLElement>('#dice-result')?.focus();
  }, []);
  // Counts are taken wave by wave: the next one starts at the top.
  const wave = way === 'counts' ? faces.length : 0;
  useEffect(() => {
    if (wave > 0) scrollTo(0, 0);
  }, [wave]);
  if (!next) return null;
  const expression = model.expression.value;
  const pool = expression?.groups.length === 1 && expression.groups[0]?.target !== undefined;
  const many = way === 'counts' ? 2 : manyDice;
  const countable = next.count >= many && next.sides <= mostSides;
  const ways = typingWays.filter(
    (each) => each === 'faces' || (each === 'counts' ? countable : pool && faces.length === 0),
  );
  const chosen = ways.includes(way) ? way : 'faces';
  return (
    <section class="card" aria-labelledby="dice-typing">
      <h2 id="dice-typing" class="card-title" tabIndex={-1} ref={heading}>
        {t.typing}
      </h2>
      {ways.length > 1 && (
        <Choice
          legend={t.typingWay}
          hideLegend
          value={chosen}
          options={ways.map((value) => ({ value, label: t.ways[value] }))}
          onChange={composer.setWay}
        />
      )}
      {chosen === 'counts' && <CountsPad {...props} next={next} />}
      {chosen === 'successes' && <SuccessesPad {...props} />}
      {chosen === 'faces' && <FaceByFace {...props} next={next} />}
      {chosen !== 'successes' && faces.length > 0 && (
        <div class="row">
          <p class="hint">
            {t.typedSoFar(
              (faces.length > facesTold ? ['…', ...faces.slice(-facesTold)] : faces)
                .map((face) => (typeof face === 'number' ? format.number(face) : face))
                .join(' + '),
            )}
          </p>
          <Button icon="back" kind="quiet" onClick={composer.eraseFace}>
            {t.eraseFace}
          </Button>
        </div>
      )}
    </section>
  );
}

function FaceByFace({
  composer,
  typing,
  next,
}: TypingProps & { readonly next: NonNullable<Typing['next']> }) {
  const t = useTexts('table');
  const dice = useTexts('dice');
  const number = typing.faces.length + 1;
  const label = t.typeDie[next.kind](number, dice.die(next.sides));
  // A d2 or d3 is played with a d6 (USB-DICE-01).
  const small = next.sides === 2 || next.sides === 3 ? t.smallDice[next.sides] : undefined;
  return (
    <>
      <p>{label}</p>
      {small && <p class="hint">{small}</p>}
      <FacePad
        key={next.sides > mostSides ? number : 'keys'}
        label={label}
        sides={next.sides}
        onFace={composer.typeFace}
        onClose={composer.stopTyping}
      />
    </>
  );
}
