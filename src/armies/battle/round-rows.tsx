import { useFormat, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Stepper } from '../../kit/controls/stepper.tsx';
import { type BattleEvent, type BattleState, battleLimits } from '../../rules/battle.ts';
import type { StoredPlay } from '../../storage/plays.ts';

interface RoundRowsProps {
  readonly play: StoredPlay;
  readonly state: BattleState;
  readonly onTap: (event: BattleEvent) => void;
}

/** More units than these are no reminder. */
const mostNamed = 8;

/** The round, set by hand, and the way to the next one: who has not acted in this one is named before it ends. */
export function RoundRows({ play, state, onTap }: RoundRowsProps) {
  const t = useTexts('battles');
  const battle = useTexts('battle');
  const format = useFormat();
  const waiting = play.units.filter(({ id }) => {
    const unit = state.units.get(id);
    return unit !== undefined && unit.left > 0 && !unit.acted;
  });
  return (
    <>
      <Stepper
        label={battle.round}
        value={state.round}
        min={1}
        max={battleLimits.round}
        onChange={(round) => onTap({ do: 'set', round })}
      />
      {waiting.length > 0 && waiting.length <= mostNamed && (
        <p class="hint">{t.stillToAct(format.list(waiting.map(({ name }) => name)))}</p>
      )}
      <Button icon="repeat" onClick={() => onTap({ do: 'round' })}>
        {battle.next}
      </Button>
    </>
  );
}
