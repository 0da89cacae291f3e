import type { TablePlayModel, Typing } from '../../state/table-play.ts';
import { useFormat, useTexts } from '../context.ts';
import { Button } from '../parts/button.tsx';
import { FacePad } from '../parts/face-pad.tsx';
import { later } from '../parts/later.tsx';

const TypedCounts = later(() => import('./typed-counts.tsx').then((module) => module.TypedCounts));

/** More dice alike than this are counted by face. */
const mostOneByOne = 6;
/** Faces that have a line each then. */
const mostLines = 6;

interface TypedDiceProps {
  readonly model: Pick<
    TablePlayModel<never, never, never, never>,
    'typeFace' | 'typeWave' | 'stopTyping' | 'declineBonus' | 'eraseFace'
  >;
  readonly typing: Typing;
  /** Another roll of this play comes before. */
  readonly follows: boolean;
  readonly say: (act: () => void) => () => void;
}

/** Asks for the dice on the table: one face after the other, or where many are alike how many show each face. */
export function TypedDice({ model, typing, follows, say }: TypedDiceProps) {
  const t = useTexts('fightplay');
  const fight = useTexts('fightplace');
  const format = useFormat();
  const number = typing.faces.length + 1;
  const name = fight.die(typing.sides);
  const many = typing.wave.count > mostOneByOne && typing.sides <= mostLines;
  if (many) {
    return (
      <div class="stack">
        <p>{t.typeMany(fight.dice(`${typing.wave.count}d${typing.sides}`))}</p>
        <TypedCounts
          key={typing.faces.length - typing.wave.typed.length}
          wave={typing.wave}
          sides={typing.sides}
          follows={follows}
          onChange={(faces) => say(() => model.typeWave(faces))()}
        />
        <div class="row">
          {typing.mayDecline && <Button onClick={say(model.declineBonus)}>{t.decline}</Button>}
          <Button kind="quiet" onClick={model.stopTyping}>
            {t.stopTyping}
          </Button>
        </div>
      </div>
    );
  }
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
