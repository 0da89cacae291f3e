import { useEffect } from 'preact/hooks';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Choice } from '../../kit/controls/choice.tsx';
import { CountKeys, FaceCounts, FacePad } from '../../kit/controls/face-pad.tsx';
import { TablePad } from '../../kit/controls/table-pad.tsx';
import { enteredDice } from '../../kit/controls/typed-faces.ts';
import { rollRules, type TypingWay, typingWays } from '../inputs.ts';
import type { ComposerProps, Typing } from '../model.ts';

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

/** The question for one die. */
function useAsk({ typing, next }: WaveProps): string {
  const t = useTexts('table');
  const dice = useTexts('dice');
  return t.typeDie[next.kind](typing.faces.length + 1, dice.die(next.sides));
}

/** What the next dice are, and what has been typed. */
function Ask(props: WaveProps & { readonly way: TypingWay }) {
  const { next, way } = props;
  const t = useTexts('table');
  const dice = useTexts('dice');
  const ask = useAsk(props);
  if (way === 'successes') return <p>{t.howMany}</p>;
  const missing = missingOf(props);
  // A d2 or d3 is played with a d6 (USB-DICE-01).
  const small = next.sides === 2 || next.sides === 3 ? t.smallDice[next.sides] : undefined;
  return (
    <>
      {way === 'counts' ? <p>{t.waves[next.kind](next.count, dice.die(next.sides))}</p> : <p>{ask}</p>}
      {way === 'counts' && (
        <p class="hint" role="status">
          {missing > 0 ? t.missing(missing) : '\u00a0'}
        </p>
      )}
      {way === 'faces' && small && <p class="hint">{small}</p>}
    </>
  );
}

/** Only how many succeeded: one tap makes the roll. */
function SuccessesPad({ model, composer }: TypingProps) {
  const t = useTexts('table');
  const format = useFormat();
  return (
    <CountKeys
      label={t.successesTyped}
      most={model.expression.value?.groups[0]?.count ?? 0}
      name={(count) => t.successesOf(format.number(count), count)}
      typed={model.inputs.value.value.successes}
      onTyped={composer.setSuccesses}
      onCount={(count) => {
        composer.setSuccesses(count);
        composer.finishSuccesses();
      }}
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
          <Button onClick={composer.stopTyping}>{words.letAppRoll}</Button>
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
function Take({ way, ...props }: WaveProps & { readonly way: TypingWay }) {
  const { composer } = props;
  const t = useTexts('table');
  if (way !== 'counts') return <span />;
  return (
    <Button kind="primary" disabled={missingOf(props) !== 0} onClick={composer.finishCounts}>
      {t.takeCounts}
    </Button>
  );
}

function FaceByFace(props: WaveProps) {
  const { model, composer, typing, next } = props;
  const expression = model.expression.value;
  return (
    <FacePad
      label={useAsk(props)}
      sides={next.sides}
      entered={expression ? enteredDice(expression, rollRules(model.inputs.value.value), typing.faces) : []}
      missing={next.count}
      onFace={composer.typeFace}
      onFix={composer.correctFace}
      onClose={composer.stopTyping}
    />
  );
}
