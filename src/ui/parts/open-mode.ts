import { type ComponentChildren, createElement } from 'preact';
import type { Render } from './fetched.tsx';

/** Each mode of a place with its screen. */
export type Modes<Models> = {
  readonly [Part in keyof Models]: (props: { readonly model: Models[Part] }) => ComponentChildren;
};

interface Frame<Models> {
  load<Part extends keyof Models>(part: Part): Promise<Models[Part]>;
}

/** The screen of a mode as soon as what it keeps has been read. */
export async function openMode<Models, Part extends keyof Models>(
  modes: Modes<Models>,
  part: Part,
  frame: Frame<Models>,
): Promise<Render> {
  const model: Models[Part] = await frame.load(part);
  return () => createElement(modes[part], { model });
}
