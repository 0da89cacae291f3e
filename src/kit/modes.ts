import { type ComponentChildren, createElement } from 'preact';
import { once } from '../platform/lazily.ts';
import type { Render } from './fetched.tsx';

/** Each mode of a place with the door behind which its screen is. */
export type Modes<Models> = {
  readonly [Part in keyof Models]: () => Promise<{
    readonly Screen: (props: { readonly model: Models[Part] }) => ComponentChildren;
  }>;
};

/** The model of each mode of a table, as its code builds it. */
export type ModelsOf<Code> = {
  readonly [Mode in keyof Code]: Code[Mode] extends () => Promise<{
    readonly createModel: (...given: never[]) => infer Model;
  }>
    ? Awaited<Model>
    : never;
};

/** How the model of each mode is built, once its code is there; each is built once. */
export function buildersOf<
  Given,
  Code extends Readonly<Record<string, () => Promise<{ readonly createModel: (given: Given) => unknown }>>>,
>(code: Code, given: Given): { readonly [Mode in keyof Code]: () => Promise<ModelsOf<Code>[Mode]> } {
  const builders = Object.entries(code).map(([mode, load]) => [
    mode,
    once(async () => (await load()).createModel(given)),
  ]);
  // Under each mode stands what its own code builds.
  return Object.fromEntries(builders);
}

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
