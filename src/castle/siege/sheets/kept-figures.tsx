import { useTexts } from '../../../kit/context.ts';
import { Button } from '../../../kit/controls/button.tsx';
import { useShown } from '../../../kit/controls/dialog.tsx';
import { Group } from '../../../kit/group.tsx';
import { useOwnUnits } from '../../../kit/units/own-units.tsx';
import type { Figure } from '../../../rules/mage-knight/attack/figure.ts';
import type { SiegeFigure } from '../../../rules/mage-knight/siege/siege-state.ts';
import { useFigureName } from '../../figures/enter-figure.tsx';
import { FiguresSheet } from '../../figures/figures-sheet.tsx';
import { openCastleFigures } from '../../figures/model.ts';
import { readyFigure } from '../../figures/taking.ts';

interface StoredFiguresProps {
  /** So many may be taken at once. */
  readonly most: number;
  readonly onTake: (figures: readonly Figure[]) => void;
}

/** Figures that are kept instead of a typed one. */
export function StoredFigures({ most, onTake }: StoredFiguresProps) {
  const { storedFigures } = useTexts('castle');
  const { putSeveral } = useTexts('castlesiege');
  const [picking, pick, stop] = useShown();
  return (
    <>
      <Button icon="armies" onClick={pick}>
        {most > 1 ? putSeveral : storedFigures}
      </Button>
      {picking && <FiguresSheet purpose="siege" most={most} onTake={onTake} onClose={stop} />}
    </>
  );
}

interface NextFiguresProps {
  /** Who is in the siege already. */
  readonly figures: readonly Pick<SiegeFigure, 'name'>[];
  readonly onTake: (figure: Figure) => void;
}

/** Who is kept, and of the armies who is not in the siege yet: a tap puts him on the spot. */
export function NextFigures({ figures, onTake }: NextFiguresProps) {
  const { whoHere } = useTexts('castlesiege');
  const model = useOwnUnits(openCastleFigures);
  const nameOf = useFigureName();
  if (!model) return null;
  const named = (name: string) =>
    figures.filter((each) => each.name.trim().replace(/ \d+$/, '') === name || each.name === name).length;
  const waiting = [
    ...model.armyUnits.value.flatMap(({ units }) =>
      units.flatMap(({ line, count, unit }) => {
        const left = count - named(unit.name);
        return left > 0 ? [{ id: line, unit, left }] : [];
      }),
    ),
    ...model.list.value.map((unit) => ({ id: unit.id, unit, left: 1 })),
  ];
  if (waiting.length === 0) return null;
  return (
    <Group class="chips" label={whoHere}>
      {waiting.map(({ id, unit, left }) => (
        <button key={id} type="button" class="chip" onClick={() => onTake(readyFigure(unit))}>
          {left > 1 && `${left} × `}
          {nameOf(unit)}
        </button>
      ))}
    </Group>
  );
}
