import { Button } from '../kit/button.tsx';
import { useTexts } from '../kit/context.ts';

interface TableStartProps {
  readonly ready: boolean;
  readonly onRoll: () => void;
  readonly onType: () => void;
}

/** Begins a fight on the table: with dice of the app, or with real ones. */
export function TableStart({ ready, onRoll, onType }: TableStartProps) {
  const t = useTexts('fightplay');
  return (
    <>
      <Button kind="primary" icon="dice" wide disabled={!ready} onClick={onRoll}>
        {t.rollIt}
      </Button>
      <Button icon="keypad" wide disabled={!ready} onClick={onType}>
        {t.typeIt}
      </Button>
    </>
  );
}
