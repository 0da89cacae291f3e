import { useEffect, useRef } from 'preact/hooks';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Die } from '../../kit/controls/die.tsx';
import { FacePad } from '../../kit/controls/face-pad.tsx';
import { TablePad } from '../../kit/controls/table-pad.tsx';
import type { CastleShotsModel, ShotRoll } from './model.ts';
import type { ShotTexts } from './text.ts';

/** All words that the answers of the shots are put into. */
export function useShotTexts(): ShotTexts {
  return {
    t: useTexts('castleshots'),
    castle: useTexts('castle'),
    terms: useTexts('castleterms'),
    format: useFormat(),
  };
}

/** The two dice, thrown here or typed from the table: the last throw stays until the next, and has its room before the first. */
export function ShotDice({ model }: { readonly model: CastleShotsModel }) {
  const { announcer } = useServices();
  const { t, format } = useShotTexts();
  const rolls = model.rolls.value;
  const last = rolls.at(-1);
  const typing = model.typing.value;
  const { situation } = model.inputs.value.value;

  const count = useRef(rolls);
  useEffect(() => {
    const before = count.current;
    count.current = rolls;
    if (!last || before === rolls || before.at(-1) === last || before.includes(last)) return;
    const words = last.hit ? t.hit(format.number(last.damage)) : t.miss;
    announcer.announce(`${format.number(last.sum)}. ${words}`);
  }, [rolls, last, announcer, t, format]);

  const wasTyping = useRef(false);
  // The keys of the second die are gone: the keyboard goes on where the next roll starts.
  useEffect(() => {
    if (wasTyping.current && !typing) focusRoll();
    wasTyping.current = typing !== undefined;
  }, [typing]);

  function undo(): void {
    focusRoll();
    model.undoRoll();
    announcer.announce(t.undone);
  }

  if (!model.answer.value.allowed) return null;
  return (
    <div class="shot-room">
      {typing && <Typing model={model} faces={typing} />}
      {last?.situation === situation ? (
        <Thrown roll={last} onUndo={undo} />
      ) : (
        <p class="hint">{t.baseGame}</p>
      )}
    </div>
  );
}

const focusRoll = () => document.querySelector<HTMLElement>('.thumb-bar > [data-kind="primary"]')?.focus();

function Typing({ model, faces }: { readonly model: CastleShotsModel; readonly faces: readonly number[] }) {
  const { t, format } = useShotTexts();
  const words = useTexts('typing');
  const [first] = faces;
  const ask = first === undefined ? t.typeFirst : t.typeSecond(format.number(first));
  return (
    <TablePad
      onClose={model.stopTyping}
      title={ask}
      level={3}
      tools={
        <>
          <Button
            icon="back"
            label={words.eraseFace}
            disabled={first === undefined}
            onClick={model.eraseFace}
          />
          <Button onClick={model.stopTyping}>{words.stopTyping}</Button>
        </>
      }
    >
      <FacePad
        label={ask}
        sides={6}
        entered={faces.map((face) => ({ sides: 6, face }))}
        missing={2 - faces.length}
        onFace={model.typeFace}
        onFix={model.correctFace}
        onClose={model.stopTyping}
      />
    </TablePad>
  );
}

function Thrown({ roll, onUndo }: { readonly roll: ShotRoll; readonly onUndo: () => void }) {
  const { settings } = useServices();
  const { t, format } = useShotTexts();
  const words = useTexts('typing');
  const { first, second, sum, hit, damage, typed } = roll;
  const tumble = !typed && settings.value.value.animation;
  return (
    <div class="shot-thrown" data-hit={hit || undefined}>
      <p class="shot-faces">
        <Die key={`a${sum}${first}`} sides={6} face={first} size={40} tumble={tumble} />
        <Die key={`b${sum}${second}`} sides={6} face={second} size={40} tumble={tumble} />
      </p>
      <p class="shot-came">
        <b>{hit ? t.hit(format.number(damage)) : t.miss}</b>
        <br />
        <span class="hint">
          {t.rolled(format.number(sum), format.number(first), format.number(second))}
          {typed && ` · ${words.typedIn}`}
        </span>
      </p>
      <Button kind="quiet" icon="undo" label={t.undoRoll} onClick={onUndo} />
      {sum === 2 && roll.twoMisses && (
        <p class="hint">{roll.situation === 'castle' ? t.reasons['no-critical-miss']('') : t.criticalMiss}</p>
      )}
      {sum === 12 && roll.twelveHits && (
        <p class="hint">{roll.situation === 'section' ? t.reasons['no-critical-hit']('') : t.criticalHit}</p>
      )}
    </div>
  );
}
