import { Button } from '../kit/button.tsx';
import { useFormat, useTexts } from '../kit/context.ts';
import type { Roll } from '../rules/dice/roll.ts';
import { chainsOf, highestKept, shownFace } from './chains.ts';
import type { DiceModel } from './model.ts';
import { OthersPad } from './others-pad.tsx';

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
