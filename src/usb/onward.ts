// Where a fight of USB goes on with a unit that is left: the addresses of other modes.
import type { Fighter } from '../rules/usb/fighter.ts';
import type { UsbTable } from '../rules/usb/house-rules.ts';
import { initialUsbCharge, withMeleeSide } from './charge/inputs.ts';
import { usbChargeCodec } from './charge/link.ts';
import { initialMorale, type UsbMoraleInputs } from './morale/inputs.ts';
import { encodeMorale } from './morale/link.ts';

/** The address of a charge against a unit as it stands. */
export function chargeAgainst(fighter: Fighter, table: UsbTable): string {
  const inputs = withMeleeSide({ ...initialUsbCharge, table }, 'target', { fighter });
  return `fight/usb/charge?${usbChargeCodec.encode(inputs)}`;
}

function moraleAddress(inputs: Partial<UsbMoraleInputs>): string {
  return `fight/usb/morale?${encodeMorale({ ...initialMorale, ...inputs })}`;
}

/** The address of the morale of a unit as it stands: its recovery where it is shaken or panicked (USB-C-30). */
export function moraleOf(fighter: Fighter, table: UsbTable): string {
  const { state } = fighter;
  const side = { fighter };
  return moraleAddress(
    state === 'steady' ? { table, side, event: 'losses' } : { table, side, event: 'recovery', from: state },
  );
}

/** The address of the tests that follow the death of a commander (USB-MOR-10). */
export function commanderFalls(table: UsbTable): string {
  return moraleAddress({ table, event: 'commander' });
}
