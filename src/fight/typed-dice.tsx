import { useFormat, useTexts } from '../kit/context.ts';
import { Button } from '../kit/controls/button.tsx';
import { CountKeys, FaceCounts, FacePad } from '../kit/controls/face-pad.tsx';
import { binomial } from '../rules/dice/binomial.ts';
import { chanceOf } from '../rules/dice/distribution.ts';
import type { TablePlayModel } from './step-player.ts';
import type { Typing } from './typed-roll.ts';

interface TypedCountsProps {
  readonly wave: Typing['wave'];
  readonly sides: number;
  /** It stands where the dice of another roll have just been counted. */
  readonly follows: boolean;
  readonly onChange: (faces: readonly number[]) => void;
}

/** Many dice thrown together, counted by face; with the last of them the roll is complete. */
function TypedCounts({ wave, sides, follows, onChange }: TypedCountsProps) {
  const t = useTexts('fight');
  const { typed } = wave;
  const counts = Array.from(
    { length: sides },
    (_, index) => typed.filter((face) => face === index + 1).length,
  );
  // In the order in which they were typed, so that the last one can be taken back.
  const change = (face: number, count: number) => {
    const before = counts[face - 1] ?? 0;
    let kept = Math.min(before, count);
    onChange([
      ...typed.filter((each) => each !== face || kept-- > 0),
      ...Array.from({ length: Math.max(0, count - before) }, () => face),
    ]);
  };
  return (
    <FaceCounts
      counts={counts}
      missing={wave.count - typed.length}
      label={t.showing}
      follows={follows}
      onCount={change}
    />
  );
}

/** More dice alike than this are counted by face. */
const mostOneByOne = 6;

/** Faces that have a key each then. */
const mostLines = 6;

const areMany = ({ wave, sides }: Typing): boolean => wave.count > mostOneByOne && sides <= mostLines;

export interface TypedDiceProps {
  readonly model: Pick<
    TablePlayModel<never, never, never, never>,
    | 'typeFace'
    | 'typeWave'
    | 'correctFace'
    | 'typeSuccesses'
    | 'byFaces'
    | 'typeByFaces'
    | 'stopTyping'
    | 'declineBonus'
    | 'eraseFace'
  >;
  readonly typing: Typing;
  /** What is counted where the faces do not matter. */
  readonly counts: 'hits' | 'saves' | 'successes';
  readonly say: (act: () => void) => () => void;
}

/** The number of tests to be answered by a number; undefined where faces are entered. */
const countOf = ({ model, typing }: Pick<TypedDiceProps, 'model' | 'typing'>): Typing['pool'] =>
  model.byFaces.value || typing.faces.length > 0 ? undefined : typing.pool;

function useAsk({ model, typing, counts }: TypedDiceProps): string {
  const t = useTexts('fight');
  if (countOf({ model, typing }) !== undefined) return t.howMany[counts];
  if (areMany(typing)) return t.typeMany(t.dice(`${typing.wave.count}d${typing.sides}`));
  const name = t.die(typing.sides);
  return (typing.bonus ? t.typeBonus : t.typeDie)(typing.faces.length + 1, name);
}

/** What is asked for next, why by its faces, and the bonus die that nobody must take. */
export function TypedWords(props: TypedDiceProps) {
  const { model, typing, say } = props;
  const t = useTexts('fight');
  const { wave, mayDecline, facesFor } = typing;
  const counted = countOf(props) !== undefined;
  return (
    <>
      <div class="row">
        <p>{useAsk(props)}</p>
        {mayDecline && (
          <Button onClick={say(model.declineBonus)}>{typing.bonus ? t.decline : t.declineReroll}</Button>
        )}
      </div>
      {facesFor && <p class="hint">{t.facesFor[facesFor]}</p>}
      {!counted && areMany(typing) && (
        <p class="hint" aria-live="polite">
          {t.missing(wave.count - wave.typed.length)}
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

/** The keys for the dice on the table: how many of a pool succeed, one face after the other, or many counted by face. */
export function TypedKeys(props: TypedKeysProps) {
  const { model, typing, counts, step, follows, say } = props;
  const t = useTexts('fight');
  const format = useFormat();
  const label = useAsk(props);
  const pool = countOf(props);
  if (pool !== undefined) {
    const odds = binomial(pool.tests, pool.chance);
    return (
      <CountKeys
        key={step}
        label={label}
        most={pool.tests}
        name={(count) => t.countOf[counts](format.number(count), count)}
        chances={format.shares(Array.from({ length: pool.tests + 1 }, (_, count) => chanceOf(odds, count)))}
        faces={{ label: t.byFaces, onClick: () => model.typeByFaces(true) }}
        follows={follows}
        onCount={(count) => say(() => model.typeSuccesses(count))()}
      />
    );
  }
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
      entered={typing.entered}
      missing={typing.wave.count - typing.wave.typed.length}
      onFace={(face) => say(() => model.typeFace(face))()}
      onFix={(at, face) => say(() => model.correctFace(at, face))()}
      onClose={model.stopTyping}
    />
  );
}

/** Takes the last face back, goes from faces to a number or back, or lets the app roll what is left. */
export function TypedTools(props: Omit<TypedDiceProps, 'say' | 'counts'>) {
  const { model, typing } = props;
  const t = useTexts('fight');
  const words = useTexts('typing');
  const counted = countOf(props) !== undefined;
  return (
    <>
      <Button
        icon="back"
        label={words.eraseFace}
        disabled={typing.faces.length === 0}
        onClick={model.eraseFace}
      />
      {typing.pool !== undefined && !counted && (
        <Button disabled={typing.faces.length > 0} onClick={() => model.typeByFaces(false)}>
          {t.byNumber}
        </Button>
      )}
      <Button onClick={model.stopTyping}>{words.letAppRoll}</Button>
    </>
  );
}
