import { Button } from '../kit/button.tsx';
import { useTexts } from '../kit/context.ts';
import { FacePad } from '../kit/face-pad.tsx';
import { TablePad } from '../kit/table-pad.tsx';
import type { DiceComposer } from './composer-model.ts';

interface OthersPadProps {
  readonly composer: DiceComposer;
  /** Of the die that comes next. */
  readonly sides: number;
}

/** The dice that were not kept, rolled again on the table. */
export function OthersPad({ composer, sides }: OthersPadProps) {
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
