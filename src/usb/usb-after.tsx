import { type ComponentChildren, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { useServices, useTexts } from '../kit/context.ts';
import { Button } from '../kit/controls/button.tsx';
import { outsidePlace } from '../kit/mode.ts';
import type { BattleRef } from '../kit/question/battle-ref.ts';
import type { UsbTable } from '../rules/usb/house-rules.ts';
import type { Fighter } from '../rules/usb/units/fighter.ts';
import type { Whose } from '../storage/settings-mirror.ts';

interface OfUnit {
  /** The unit of a battle that it is. */
  readonly ref?: BattleRef | undefined;
}

/** Where a fight goes on: another mode, and what it takes over. */
export type Onward = { readonly table: UsbTable } & (
  | (OfUnit & { readonly mode: 'charge'; readonly target: Fighter; readonly acting: Whose })
  | (OfUnit & { readonly mode: 'morale'; readonly unit: Fighter })
  | { readonly mode: 'morale'; readonly event: 'commander' }
);

/** The address of what a mode asks of another: the place, which knows them all, writes it. */
export const OnwardAddress = createContext<(to: Onward) => string>(outsidePlace);

export interface UsbAfterProps {
  /** Puts what is left into the units of the screen; undefined where nobody is left. */
  readonly onTake?: (() => void) | undefined;
  /** One of the units is gone. */
  readonly gone: boolean;
  /** What the button says, and where it goes on. */
  readonly ways: readonly { readonly text: string; readonly to: Onward }[];
  /** Where the death of a commander is tested, if a hero has fallen. */
  readonly commander?: Onward | undefined;
  readonly children?: ComponentChildren;
}

/** The end of a fight on the table: the losses go on to the cards, or to the next fight. */
export function UsbAfter({ onTake, gone, ways, commander, children }: UsbAfterProps) {
  const t = useTexts('usb');
  const { announcer, navigation } = useServices();
  const addressOf = useContext(OnwardAddress);
  const goOn = (to: Onward) => navigation.go(addressOf(to));
  const take = () => {
    onTake?.();
    announcer.announce(t.taken);
    // This card goes with what it said; the end of the play stays.
    document.querySelector<HTMLElement>('.fight-outcome-word')?.focus();
  };
  return (
    <section class="card">
      <h2 class="card-title">{t.left}</h2>
      {children}
      {onTake && (
        <>
          <Button icon="check" onClick={take}>
            {t.takeOver}
          </Button>
          <p class="hint">{gone ? `${t.takeOverHint} ${t.goneHint}` : t.takeOverHint}</p>
        </>
      )}
      {ways.map(({ text, to }, index) => (
        <Button key={index} kind="quiet" onClick={() => goOn(to)}>
          {text}
        </Button>
      ))}
      {commander && (
        <>
          <p>{t.heroFell}</p>
          <Button kind="quiet" onClick={() => goOn(commander)}>
            {t.onCommander}
          </Button>
        </>
      )}
    </section>
  );
}
