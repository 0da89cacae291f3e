import { type ComponentChildren, createElement } from 'preact';
import { Choice } from './choice.tsx';
import type { Render } from './fetched.tsx';

/** Each mode of a place with the door behind which its screen is. */
export type Modes<Models> = {
  readonly [Part in keyof Models]: () => Promise<{
    readonly Screen: (props: { readonly model: Models[Part] }) => ComponentChildren;
  }>;
};

interface Frame<Models> {
  load<Part extends keyof Models>(part: Part): Promise<Models[Part]>;
}

/** The screen of a mode as soon as it is there, and what it keeps has been read. */
export async function openMode<Models, Part extends keyof Models>(
  modes: Modes<Models>,
  part: Part,
  frame: Frame<Models>,
): Promise<Render> {
  const [{ Screen }, model] = await Promise.all([modes[part](), frame.load(part) as Promise<Models[Part]>]);
  return () => createElement(Screen, { model });
}

interface ModeBarProps<Mode extends string> {
  readonly legend: string;
  readonly modes: readonly Mode[];
  readonly names: Readonly<Record<Mode, string>>;
  readonly mode: Mode | undefined;
  readonly onChoose: (mode: Mode) => void;
}

/** What a place can show, one at a time: fight, shoot, charge and so on. */
export function ModeBar<Mode extends string>({ legend, modes, names, mode, onChoose }: ModeBarProps<Mode>) {
  return (
    <div class="mode-bar">
      <Choice
        legend={legend}
        hideLegend
        value={mode}
        options={modes.map((value) => ({ value, label: names[value] }))}
        onChange={onChoose}
      />
    </div>
  );
}
