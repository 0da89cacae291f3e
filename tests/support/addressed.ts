import { brikwarsAddress } from '../../src/brikwars/asked-at.ts';
import { castleAddress } from '../../src/castle/battle/fill.ts';
import type { Addressed } from '../../src/kit/asked-at.ts';
import { usbAddress } from '../../src/usb/asked-at.ts';

interface Asked {
  readonly mode: string;
  readonly inputs: unknown;
}

/** A fight that a battle has filled in, as its game writes it. */
export function written({ to }: { readonly to: Asked }): Addressed {
  const write = to.mode.startsWith('usb-')
    ? usbAddress
    : to.mode === 'attack'
      ? castleAddress
      : brikwarsAddress;
  return (write as (to: Asked) => Addressed)(to);
}

/** Its text; empty where there is none. */
export const textOf = (fight: { readonly to: Asked } | undefined): string =>
  fight ? written(fight).query : '';
