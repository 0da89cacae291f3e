import { FiguresSheet } from '../../castle/figures/figures-sheet.tsx';
import { Button } from '../../kit/button.tsx';
import { useServices, useTexts } from '../../kit/context.ts';
import { useShown } from '../../kit/dialog.tsx';
import { addressOfUnit } from '../../kit/unit-address.ts';
import type { Figure } from '../../rules/mage-knight/figure.ts';

interface LineFigureProps {
  /** The name of the line as it is shown. */
  readonly name: string;
  readonly line: string;
}

/** The way from the line of an army to the question whether its figure may attack a castle. */
export function LineFigure({ name, line }: LineFigureProps) {
  const { navigation } = useServices();
  const t = useTexts('castlefigures');
  const army = navigation.location.value.rest;
  return (
    <div class="army-line-unit">
      <Button
        icon="castle"
        label={t.mayThisAttack(name)}
        onClick={() => navigation.go(addressOfUnit(army, line, 'castle/attack'))}
      >
        {t.mayItAttack}
      </Button>
    </div>
  );
}

interface AddFiguresProps {
  readonly disabled: boolean;
  readonly onPick: (figures: readonly Figure[]) => void;
}

/** So many are put into an army at once. */
const mostAtOnce = 20;

/** Takes stored figures with their values and points into the army. */
export function AddFigures({ disabled, onPick }: AddFiguresProps) {
  const t = useTexts('castlefigures');
  const [picking, pick, stop] = useShown();
  return (
    <>
      <Button icon="castle" wide disabled={disabled} onClick={pick}>
        {t.addFigures}
      </Button>
      {picking && <FiguresSheet purpose="army" most={mostAtOnce} onTake={onPick} onClose={stop} />}
    </>
  );
}
