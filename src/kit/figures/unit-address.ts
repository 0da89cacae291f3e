/** A line of an army. */
export interface UnitOfArmy {
  readonly army: string;
  readonly line: string;
}

const named = /^unit=([\w-]{1,64})\.([\w-]{1,64})$/;

/** The address that sends an army's line to a mode that takes units. */
export function addressOfUnit(army: string, line: string, mode: string): string {
  return `${mode}?unit=${army}.${line}`;
}

/** The line of an army that an address names. */
export function unitInAddress(query: string): UnitOfArmy | undefined {
  const [, army, line] = named.exec(query) ?? [];
  return army === undefined || line === undefined ? undefined : { army, line };
}
