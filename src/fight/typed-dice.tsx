import { Button } from '../kit/button.tsx';
import { useFormat, useTexts } from '../kit/context.ts';
import { FacePad } from '../kit/face-pad.tsx';
import type { TablePlayModel, Typing } from './step-player.ts';
import { TypedCounts } from './typed-counts.tsx';

/** More dice alike than this are counted by face. */
const mostOneByOne = 6;
/** Faces that have a line each then. */
const mostLines = 6;

const areMany = ({ wave, sides }: Typing): boolean => wave.count > mostOneByOne && sides <= mostLines;

export interface TypedDiceProps {
  readonly model: Pick<
    TablePlayModel<never, never, never, never>,
    'typeFace' | 'typeWave' | 'stopTyping' | 'declineBonus' | 'eraseFace'
  >;
  readonly typing: Typing;
  readonly say: (act: () => void) => () => void;
}

function useAsk(typing: Typing): string {
  const t = useTexts('fightplay');
  const fight = useTexts('fightplace');
  if (areMany(typing)) return t.typeMany(fight.dice(`${typing.wave.count}d${typing.sides}`));
  const name = fight.die(typing.sides);
  return (typing.bonus ? t.typeBonus : t.typeDie)(typing.faces.length + 1, name);
}

/** What is asked for next, what was typed, and the bonus die that nobody must take. */
export function TypedWords({ model, typing, say }: TypedDiceProps) {
  const t = useTexts('fightplay');
  const format = useFormat();
  const { faces, wave, mayDecline } = typing;
  const told = areMany(typing)
    ? t.missing(wave.count - wave.typed.length)
    : faces.length > 0 && t.typedSoFar(format.list(faces.map((face) => format.number(face))));
  return (
    <>
      <div class="row">
        <p>{useAsk(typing)}</p>
        {mayDecline && <Button onClick={say(model.declineBonus)}>{t.decline}</Button>}
      </div>
      {told && (
        <p class="hint" aria-live={areMany(typing) ? 'polite' : 'off'}>
          {told}
        </p>
      )}
    </>
  );
}

interface TypedKeysProps extends TypedDiceProps {
  /** Changes with every roll of the play. */
  readonly step: string;
  /** Another roll of this play comes before. */
  readonly follows: boolean;
}

/** The keys for the dice on the table: one face after the other, or where many are alike how many show each face. */
export function TypedKeys({ model, typing, step, follows, say }: TypedKeysProps) {
  const label = useAsk(typing);
  return areMany(typing) ? (
    <TypedCounts
      key={`${step} ${typing.faces.length - typing.wave.typed.length}`}
      wave={typing.wave}
      sides={typing.sides}
      follows={follows}
      onChange={(faces) => say(() => model.typeWave(faces))()}
    />
  ) : (
    <FacePad
      label={label}
      sides={typing.sides}
      onFace={(face) => say(() => model.typeFace(face))()}
      onClose={model.stopTyping}
    />
  );
}

/** Takes the last face back, or lets the app roll what is left. */
export function TypedTools({ model, typing }: Omit<TypedDiceProps, 'say'>) {
  const t = useTexts('fightplay');
  return (
    <>
      <Button
        icon="back"
        label={t.eraseFace}
        disabled={typing.faces.length === 0 || areMany(typing)}
        onClick={model.eraseFace}
      />
      <Button onClick={model.stopTyping}>{t.stopTyping}</Button>
    </>
  );
}
