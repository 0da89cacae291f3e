/** How a mode is reached: the draft that keeps its question, where it is shown, and its link. */
interface Door<Inputs> {
  readonly draft: string;
  readonly address: string;
  readonly encode: (inputs: Inputs) => string;
}

/** A question with its inputs, on its way to the mode that asks it. */
export type AskedIn<Doors> = {
  readonly [Mode in keyof Doors]: Doors[Mode] extends Door<infer Inputs>
    ? { readonly mode: Mode; readonly inputs: Inputs }
    : never;
}[keyof Doors];

/** The same as text. */
export interface Addressed {
  readonly draft: string;
  readonly address: string;
  readonly query: string;
}

/** Writes questions on their way, for the place that knows all its modes. */
export function addressIn<Doors extends Readonly<Record<string, Door<never>>>>(
  doors: Doors,
): (to: AskedIn<Doors>) => Addressed {
  return (to) => {
    // Its inputs are those of its own mode.
    const { mode, inputs } = to as unknown as { readonly mode: string; readonly inputs: never };
    const door = doors[mode];
    if (!door) throw new Error(`no mode ${mode} here`);
    const { draft, address, encode } = door;
    return { draft, address, query: encode(inputs) };
  };
}
