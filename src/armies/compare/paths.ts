/** The rest of the address under which two armies stand side by side; no id of an army can be that. */
export const compareRest = '~compare';

export const comparePath = (one: string, other: string): string => `armies/${compareRest}/${one}/${other}`;

/** The two armies of an address. */
export function readCompared(rest: string): readonly [one: string, other: string] | undefined {
  const [, one, other] = rest.split('/');
  return one && other ? [one, other] : undefined;
}
