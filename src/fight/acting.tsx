import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { Toggle } from '../kit/choice.tsx';
import { useServices, useTexts } from '../kit/context.ts';
import { SwitchRow } from '../kit/sheet-row.tsx';
import { actingOf, turnActing } from '../platform/whose.ts';
import type { Whose } from '../storage/settings-mirror.ts';

/** Whose the side is that acts, as the player has said. */
export function useActing(): Whose {
  return actingOf(useServices().settings);
}

/** The fight shown asks whose its sides are. */
export const AsksWhose = createContext(false);

interface ActingSwitch {
  readonly on: boolean;
  readonly label: string;
  readonly turn: () => void;
}

/** Whatever is set stays; only the names of the sides and their colours change places. */
function useSwitch(): ActingSwitch {
  const { settings } = useServices();
  const { enemyActs } = useTexts('fightplace');
  const acting = useActing();
  return {
    on: acting === 'theirs',
    label: enemyActs,
    turn: () => turnActing(settings),
  };
}

/** Says on the stage that it is the enemy who acts. */
export function ActingChip() {
  const { on, label, turn } = useSwitch();
  return (
    <Toggle pressed={on} onChange={turn}>
      {label}
    </Toggle>
  );
}

/** The same among all that has no room on the screen. */
export function ActingRow() {
  const { on, label, turn } = useSwitch();
  return (
    useContext(AsksWhose) && (
      <SwitchRow on={on} onChange={turn}>
        {label}
      </SwitchRow>
    )
  );
}
