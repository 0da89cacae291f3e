import { useFormat, useTexts } from '../../kit/context.ts';
import { Tiles } from '../../kit/controls/tiles.tsx';
import type { MagicModel } from './model.ts';

/** At most so many stand side by side. */
const inRow = 5;

/** Each level that can be cast, with what is hoped for at it. */
export function LevelRow({ model }: { readonly model: MagicModel }) {
  const t = useTexts('magic');
  const format = useFormat();
  const chances = model.levels.value;
  if (chances.length < 2) return null;
  return (
    <div class="magic-levels">
      <Tiles
        weighed
        legend={t.level}
        columns={Math.min(inRow, chances.length)}
        value={String(model.inputs.value.value.level)}
        tiles={chances.map((chance, at) => ({
          value: String(at + 1),
          name: t.castsAt(String(at + 1)),
          label: format.number(at + 1),
          worth: chance === undefined ? undefined : format.hundredths(chance),
        }))}
        onChange={(level) => model.change({ level: Number(level) })}
      />
    </div>
  );
}
