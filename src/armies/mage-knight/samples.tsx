import { useFormat, useTexts } from '../../kit/context.ts';
import { armyTotals } from '../../rules/army.ts';
import type { ArmyEditor } from '../editor.ts';
import { figureArmies } from '../first/figure-armies.ts';

interface FigureSamplesProps {
  readonly editor: ArmyEditor;
  /** The army has no name yet. */
  readonly unnamed: boolean;
  /** It has a limit already. */
  readonly limited: boolean;
  readonly onTaken: () => void;
}

/** Ready armies of figures that an empty one can start from, with what they cost. */
export function FigureSamples({ editor, unnamed, limited, onTaken }: FigureSamplesProps) {
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
              editor.joinLines(lines, true, undefined);
              if (!limited) editor.typeLimit(String(armyTotals('mage-knight', lines).points));
              if (unnamed) editor.rename(name);
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
