import { useEffect } from 'preact/hooks';
import { Button } from '../kit/button.tsx';
import { Choice } from '../kit/choice.tsx';
import { useFormat, useTexts } from '../kit/context.ts';
import { FaceCounts, FacePad } from '../kit/face-pad.tsx';
import { Stepper } from '../kit/stepper.tsx';
import { TablePad } from '../kit/table-pad.tsx';
import { typingWays } from './inputs.ts';
import type { ComposerProps, Typing } from './model.ts';

/** The dice that come next, counted by face. */
function CountsPad({ composer, typing, next }: WaveProps) {
  const t = useTexts('table');
  return (
    <FaceCounts
      counts={Array.from({ length: next.sides }, (_, index) => typing.counts[index] ?? 0)}
      missing={missingOf({ typing, next })}
      label={(face) => t.showing(String(face))}
      onCount={composer.setTypedCount}
    />
  );
}

/** Dice of the wave that are not counted yet. */
function missingOf({ typing, next }: Pick<WaveProps, 'typing' | 'next'>): number {
  return next.count - typing.counts.reduce((sum, count) => sum + count, 0);
}

const facesTold = 12;

/** The question for one die. */
function useAsk({ typing, next }: WaveProps): string {
  const t = useTexts('table');
  const dice = useTexts('dice');
  return t.typeDie[next.kind](typing.faces.length + 1, dice.die(next.sides));
}

/** What the next dice are, and what has been typed. */
function Ask(props: WaveProps & { readonly way: Typing['way'] }) {
  const { typing, next, way } = props;
  const t = useTexts('table');
  const words = useTexts('typing');
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
          {words.typedSoFar(
            told.map((face) => (typeof face === 'number' ? format.number(face) : face)).join(' + '),
          )}
        </p>
      )}
    </>
  );
}

/** Only how many succeeded. */
function SuccessesPad({ model, composer }: TypingProps) {
  const t = useTexts('table');
  return (
    <Stepper
      label={t.successesTyped}
      value={model.inputs.value.value.successes ?? 0}
      min={0}
      max={model.expression.value?.groups[0]?.count ?? 0}
      onChange={composer.setSuccesses}
    />
  );
}

export interface TypingProps extends ComposerProps {
  readonly typing: Typing;
}

export interface WaveProps extends TypingProps {
  readonly next: NonNullable<Typing['next']>;
}

const manyDice = 3;

const mostSides = 20;

/** Dice rolled on the table: die by die, by counts, or only the successes of a pool. The roll is made with the last. */
export function TypingCard(props: TypingProps) {
  const { model, composer, typing } = props;
  const t = useTexts('table');
  const words = useTexts('typing');
  const dice = useTexts('dice');
  // The last face pressed is gone: focus goes where the eye goes.
  useEffect(() => () => document.querySelector<HTMLElement>('#dice-result')?.focus(), []);
  const { faces, next, way } = typing;
  if (!next) return null;
  const groups = model.expression.value?.groups ?? [];
  const pool = groups.length === 1 && groups[0]?.target !== undefined;
  const many = way === 'counts' ? 2 : manyDice;
  const open = {
    faces: true,
    counts: next.count >= many && next.sides <= mostSides,
    successes: pool && faces.length === 0,
  };
  // A way that was there at first stays in sight, though it may no longer be taken.
  const shown = typingWays.filter(
    (each) =>
      open[each] ||
      (each === 'successes'
        ? pool
        : groups.some(({ count, sides }) => count >= manyDice && sides <= mostSides)),
  );
  const chosen = open[way] ? way : 'faces';
  const wave = { ...props, next };
  return (
    <TablePad
      onClose={composer.stopTyping}
      title={t.typing}
      level={2}
      words={
        <>
          {shown.length > 1 && (
            <Choice
              legend={t.typingWay}
              hideLegend
              value={chosen}
              options={shown.map((value) => ({ value, label: t.ways[value], disabled: !open[value] }))}
              onChange={composer.setWay}
            />
          )}
          <Ask {...wave} way={chosen} />
        </>
      }
      tools={
        <>
          <Button
            icon="back"
            label={words.eraseFace}
            disabled={faces.length === 0 || chosen === 'successes'}
            onClick={composer.eraseFace}
          />
          <Button onClick={composer.stopTyping}>{dice.stopTyping}</Button>
          <Take {...wave} way={chosen} />
        </>
      }
    >
      {chosen === 'counts' && <CountsPad {...wave} />}
      {chosen === 'successes' && <SuccessesPad {...props} />}
      {chosen === 'faces' && <FaceByFace {...wave} />}
    </TablePad>
  );
}

/** Takes what was counted; its place stays where there is nothing to take. */
function Take({ way, ...props }: WaveProps & { readonly way: Typing['way'] }) {
  const { composer } = props;
  const t = useTexts('table');
  if (way === 'faces') return <span />;
  return (
    <Button
      kind="primary"
      disabled={way === 'counts' && missingOf(props) !== 0}
      onClick={way === 'counts' ? composer.finishCounts : composer.finishSuccesses}
    >
      {t.takeCounts}
    </Button>
  );
}

function FaceByFace(props: WaveProps) {
  const { composer, next } = props;
  return (
    <FacePad
      label={useAsk(props)}
      sides={next.sides}
      onFace={composer.typeFace}
      onClose={composer.stopTyping}
    />
  );
}
