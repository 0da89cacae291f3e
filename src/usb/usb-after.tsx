import type { ComponentChildren } from 'preact';
import { Button } from '../kit/button.tsx';
import { useServices, useTexts } from '../kit/context.ts';
import type { Fighter } from '../rules/usb/fighter.ts';
import type { UsbTable } from '../rules/usb/house-rules.ts';
import { initialUsbCharge, usbChargeCodec, withMeleeSide } from './charge/inputs.ts';
import { encodeMorale, initialMorale, type UsbMoraleInputs } from './morale/inputs.ts';

/** The address of a charge against a unit as it stands. */
function chargeAgainst(fighter: Fighter, table: UsbTable): string {
  const inputs = withMeleeSide({ ...initialUsbCharge, table }, 'target', { fighter });
  return `fight/usb/charge?${usbChargeCodec.encode(inputs)}`;
}

function moraleAddress(inputs: Partial<UsbMoraleInputs>): string {
  return `fight/usb/morale?${encodeMorale({ ...initialMorale, ...inputs })}`;
}

/** The address of the morale of a unit as it stands: its recovery where it is shaken or panicked (USB-C-30). */
function moraleOf(fighter: Fighter, table: UsbTable): string {
  const { state } = fighter;
  const side = { fighter };
  return moraleAddress(
    state === 'steady' ? { table, side, event: 'losses' } : { table, side, event: 'recovery', from: state },
  );
}

/** The address of the tests that follow the death of a commander (USB-MOR-10). */
function commanderFalls(table: UsbTable): string {
  return moraleAddress({ table, event: 'commander' });
}

/** Where a fight goes on with a unit that is left: the addresses of other modes. */
export const onward = { chargeAgainst, moraleOf, commanderFalls };

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
