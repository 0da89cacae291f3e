import { useFormat, useTexts } from '../../kit/context.ts';
import { armyTotals } from '../../rules/army.ts';
import type { Army } from '../../storage/army/army.ts';
import type { ArmyEditor } from '../editor.ts';
import { figureArmies } from '../first/figure-armies.ts';

interface FigureSamplesProps {
  readonly editor: ArmyEditor;
  readonly army: Pick<Army, 'name' | 'limit'>;
  readonly onTaken: () => void;
}

/** Ready armies of figures that an empty one can start from, with what they cost. */
export function FigureSamples({ editor, army, onTaken }: FigureSamplesProps) {
  const t = useTexts('units');
  const armies = useTexts('armies');
  const list = useTexts('armylist');
  const format = useFormat();
  return (
    <section class="card">
      <h2 class="card-title">{t.startReady}</h2>
      <div class="chips">
        {figureArmies(list).map(({ name, lines }) => (
          <button
            type="button"
            class="chip army-sample"
            key={name}
            onClick={() => {
              const { points } = armyTotals('mage-knight', lines);
              editor.joinLines(lines, true, army.limit ?? points, army.name || name);
              onTaken();
            }}
          >
            <b>{name}</b>
            <small>
              {armies.points(format.number(armyTotals('mage-knight', lines).points), 'mage-knight')}
            </small>
          </button>
        ))}
      </div>
    </section>
  );
}
