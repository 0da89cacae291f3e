import type { ComponentChildren } from 'preact';
import { Button } from '../kit/button.tsx';
import { useServices, useTexts } from '../kit/context.ts';
import * as onward from './onward.ts';

/** The addresses of other modes. */
type Onward = typeof onward;

export interface UsbAfterProps {
  /** Puts what is left into the units of the screen; undefined where nobody is left. */
  readonly onTake?: (() => void) | undefined;
  /** One of the units is gone. */
  readonly gone: boolean;
  /** Where it goes on: what the button says, and its address. */
  readonly ways: readonly { readonly text: string; readonly address: (to: Onward) => string }[];
  /** Where the death of a commander is tested, if a hero has fallen. */
  readonly commander?: ((to: Onward) => string) | undefined;
  readonly children?: ComponentChildren;
}

/** The end of a fight on the table: the losses go on to the cards, or to the next fight. */
export function UsbAfter({ onTake, gone, ways, commander, children }: UsbAfterProps) {
  const t = useTexts('usbafter');
  const { announcer, navigation } = useServices();
  const goOn = (address: (to: Onward) => string) => navigation.go(address(onward));
  const take = () => {
    onTake?.();
    announcer.announce(t.taken);
    // This card goes with what it told; the end of the play stays.
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
      {ways.map(({ text, address }, index) => (
        <Button key={index} kind="quiet" onClick={() => goOn(address)}>
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
