import { useEffect, useState } from 'preact/hooks';
import { Button } from '../kit/button.tsx';
import { useFormat, useTexts } from '../kit/context.ts';
import { FaceCounts, FacePad } from '../kit/face-pad.tsx';
import type { TablePlayModel, Typing } from './step-player.ts';

interface TypedCountsProps {
  readonly wave: Typing['wave'];
  readonly sides: number;
  /** It stands where the dice of another roll have just been counted. */
  readonly follows: boolean;
  readonly onChange: (faces: readonly number[]) => void;
}

/** A second tap on the button that ended a roll comes within this, in ms: it is not meant for the next. */
const secondTap = 400;

/** Many dice thrown together, counted by face; with the last of them the roll is complete. */
function TypedCounts({ wave, sides, follows, onChange }: TypedCountsProps) {
  const t = useTexts('fightplay');
  const [waits, setWaits] = useState(follows);
  useEffect(() => {
    const timer = setTimeout(() => setWaits(false), secondTap);
    return () => clearTimeout(timer);
  }, []);
  const faces = Array.from({ length: sides }, (_, index) => index + 1);
  const counts = faces.map((face) => wave.typed.filter((typed) => typed === face).length);
  const change = (face: number, count: number) =>
    onChange(
      faces.flatMap((other) =>
        Array.from({ length: other === face ? count : (counts[other - 1] ?? 0) }, () => other),
      ),
    );
  return (
    <FaceCounts
      counts={counts}
      missing={wave.count - wave.typed.length}
      label={t.showing}
      waits={waits}
      onCount={change}
    />
  );
}

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
  const words = useTexts('typing');
  const format = useFormat();
  const { faces, wave, mayDecline } = typing;
  const told = areMany(typing)
    ? t.missing(wave.count - wave.typed.length)
    : faces.length > 0 && words.typedSoFar(format.list(faces.map((face) => format.number(face))));
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
  const words = useTexts('typing');
  const dice = useTexts('dice');
  return (
    <>
      <Button
        icon="back"
        label={words.eraseFace}
        disabled={typing.faces.length === 0 || areMany(typing)}
        onClick={model.eraseFace}
      />
      <Button onClick={model.stopTyping}>{dice.stopTyping}</Button>
    </>
  );
}
