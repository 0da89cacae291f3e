/** A line of an army. */
export interface UnitOfArmy {
  readonly army: string;
  readonly line: string;
}

const named = /^unit=([\w-]{1,64})\.([\w-]{1,64})$/;

/** Modes that take a unit of an army. */
type UnitPlace =
  | 'fight/brikwars'
  | 'fight/wreck'
  | 'fight/magic'
  | 'fight/usb/shoot'
  | 'fight/usb/charge'
  | 'castle/attack';

/** The address that sends an army's line to a fight. */
export function addressOfUnit(army: string, line: string, place: UnitPlace = 'fight/brikwars'): string {
  return `${place}?unit=${army}.${line}`;
}

/** The line of an army that an address names. */
export function unitInAddress(query: string): UnitOfArmy | undefined {
  const [, army, line] = named.exec(query) ?? [];
  return army === undefined || line === undefined ? undefined : { army, line };
}
