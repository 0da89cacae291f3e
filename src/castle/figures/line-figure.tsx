import { Button } from '../../kit/button.tsx';
import { useServices, useTexts } from '../../kit/context.ts';
import { addressOfUnit } from '../../kit/units/army-lines.ts';

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
