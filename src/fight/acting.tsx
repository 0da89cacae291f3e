import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { useServices, useTexts } from '../kit/context.ts';
import { SwitchRow } from '../kit/controls/sheet-row.tsx';
import type { Whose } from '../storage/settings-mirror.ts';
import type { FightInputs } from './played-question.ts';

type Acting = Pick<FightInputs<unknown>, 'acting' | 'turn'>;

/** The fight shown: it knows whose its sides are. */
export const ActingOf = createContext<Acting | undefined>(undefined);

/** Whose the side is that acts in the fight shown. */
export function useActing(): Whose {
  return useContext(ActingOf)?.acting.value ?? 'mine';
}

/** The fight shown asks whose its sides are. */
export const AsksWhose = createContext(false);

/** Dice of the fight shown earn bonus dice, which nobody must take. */
export const EarnsBonus = createContext(false);

interface ActingSwitch {
  readonly on: boolean;
  readonly label: string;
  readonly turn: () => void;
}

/** Whatever is set stays; only the names of the sides and their colours change places. */
function useSwitch(): ActingSwitch {
  const { enemyActs } = useTexts('fight');
  const turn = useContext(ActingOf)?.turn;
  return { on: useActing() === 'theirs', label: enemyActs, turn: () => turn?.() };
}

/** Says that it is the enemy who acts. */
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

/** Each bonus die that the app would throw waits to be taken or declined. */
export function BonusRow() {
  const { settings } = useServices();
  const { askBonus } = useTexts('fight');
  return (
    useContext(EarnsBonus) && (
      <SwitchRow
        on={settings.value.value.bonusAsked === true}
        onChange={(on) => settings.change({ bonusAsked: on })}
      >
        {askBonus}
      </SwitchRow>
    )
  );
}
