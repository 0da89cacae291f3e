import { Button } from '../kit/button.tsx';
import { useFormat, useTexts } from '../kit/context.ts';
import { FacePad } from '../kit/face-pad.tsx';
import { TablePad } from '../kit/table-pad.tsx';
import type { Roll } from '../rules/dice/roll.ts';
import { chainsOf, highestKept, shownFace } from './chains.ts';
import type { DiceComposer } from './composer-model.ts';
import type { DiceModel } from './model.ts';

interface OthersPadProps {
  readonly composer: DiceComposer;
  /** Of the die that comes next. */
  readonly sides: number;
}

/** The dice that were not kept, rolled again on the table. */
function OthersPad({ composer, sides }: OthersPadProps) {
  const t = useTexts('compose');
  const dice = useTexts('dice');
  const table = useTexts('table');
  const label = t.typeOther(dice.die(sides));
  const stop = () => composer.chooseKept(false);
  return (
    <TablePad
      onClose={stop}
      title={table.typing}
      level={2}
      words={<p>{label}</p>}
      tools={
        <>
          <span />
          <Button onClick={stop}>{dice.stopTyping}</Button>
        </>
      }
    >
      <FacePad label={label} sides={sides} onFace={composer.typeOther} onClose={stop} />
    </TablePad>
  );
}

/** Shortcuts while dice are being kept: all that show so much or more. */
export function KeepChips({ model, roll }: { readonly model: DiceModel; readonly roll: Roll }) {
  const t = useTexts('compose');
  const format = useFormat();
  const composer = model.rest.value?.composer;
  if (!model.keeping.value || !composer) return null;
  const next = composer.typingOthers.value;
  if (next !== undefined) return <OthersPad composer={composer} sides={next} />;
  const chains = chainsOf(roll);
  const highest = highestKept(roll);
  const faces = highest === 0 ? [] : range(2, highest);
  return (
    <>
      <p class="hint dice-centred">{t.keepHint}</p>
      {faces.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend in sight
        <div class="chips dice-keep-chips" role="group" aria-label={t.keepFaces}>
          {faces.map((face) => (
            <button
              key={face}
              type="button"
              class="chip"
              aria-label={t.keepFrom(format.number(face))}
              onClick={() =>
                composer.setKept(chains.filter((chain) => shownFace(chain) >= face).map(({ at }) => at))
              }
            >
              {face === highest ? format.number(face) : `${format.number(face)}+`}
            </button>
          ))}
        </div>
      )}
      <Button kind="quiet" icon="keypad" onClick={composer.startTypingOthers}>
        {t.typeOthers}
      </Button>
    </>
  );
}

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
