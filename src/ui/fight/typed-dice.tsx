import type { TablePlayModel, Typing } from '../../state/table-play.ts';
import { useFormat, useTexts } from '../context.ts';
import { Button } from '../parts/button.tsx';
import { FacePad } from '../parts/face-pad.tsx';

interface TypedDiceProps {
  readonly model: Pick<
    TablePlayModel<never, never, never, never>,
    'typeFace' | 'stopTyping' | 'declineBonus' | 'eraseFace'
  >;
  readonly typing: Typing;
  readonly say: (act: () => void) => () => void;
}

/** Asks for one face after the other of the dice on the table. */
export function TypedDice({ model, typing, say }: TypedDiceProps) {
  const t = useTexts('fightplay');
  const fight = useTexts('fightplace');
  const format = useFormat();
  const number = typing.faces.length + 1;
  const name = fight.die(typing.sides);
  const ask = typing.bonus ? t.typeBonus(number, name) : t.typeDie(number, name);
  return (
    <div class="stack">
      <p>{ask}</p>
      {typing.faces.length > 0 && (
        <p class="hint">{t.typedSoFar(format.list(typing.faces.map((face) => format.number(face))))}</p>
      )}
      <FacePad
        label={ask}
        sides={typing.sides}
        onFace={(face) => say(() => model.typeFace(face))()}
        onClose={model.stopTyping}
      />
      <div class="row">
        {typing.mayDecline && <Button onClick={say(model.declineBonus)}>{t.decline}</Button>}
        {typing.faces.length > 0 && (
          <Button icon="back" onClick={model.eraseFace}>
            {t.eraseFace}
          </Button>
        )}
        <Button kind="quiet" onClick={model.stopTyping}>
          {t.stopTyping}
        </Button>
      </div>
    </div>
  );
}
