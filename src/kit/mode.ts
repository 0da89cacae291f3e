import { type ComponentChildren, createElement } from 'preact';
import { once } from '../platform/lazily.ts';
import type { Render } from './fetched.tsx';

/** A mode of a place in one record: how it is built of what its place gives, and how it is drawn. */
export interface Mode<Given, Model> {
  readonly createModel: (given: Given) => Model | Promise<Model>;
  readonly Screen: (props: { readonly model: Model }) => ComponentChildren;
}

/** A record, or the door behind which it waits until it is first wanted. */
export type Behind<Record> = Record | (() => Promise<{ readonly mode: Record }>);

export async function openRecord<Record extends object>(behind: Behind<Record>): Promise<Record> {
  return typeof behind === 'function' ? (await behind()).mode : behind;
}

type RecordOf<Kept> = Kept extends () => Promise<{ readonly mode: infer Record }> ? Record : Kept;

/** The model of each mode of a table, as its record builds it. */
export type ModelsOf<Table> = {
  readonly [Name in keyof Table]: RecordOf<Table[Name]> extends {
    readonly createModel: (...given: never[]) => infer Model;
  }
    ? Awaited<Model>
    : never;
};

/** How the model of each mode is built, once its record is there; each is built once. */
export function buildersOf<
  Given,
  Table extends Readonly<Record<string, Behind<{ readonly createModel: (given: Given) => unknown }>>>,
>(table: Table, given: Given): { readonly [Name in keyof Table]: () => Promise<ModelsOf<Table>[Name]> } {
  const builders = Object.entries(table).map(([name, behind]) => [
    name,
    once(async () => (await openRecord(behind)).createModel(given)),
  ]);
  // Under each name stands what its own record builds.
  return Object.fromEntries(builders);
}

/** Each mode of a place with what draws its model. */
export type Screens<Models> = {
  readonly [Name in keyof Models]: Behind<{
    readonly Screen: (props: { readonly model: Models[Name] }) => ComponentChildren;
  }>;
};

interface Frame<Models> {
  load<Name extends keyof Models>(name: Name): Promise<Models[Name]>;
}

/** The screen of a mode as soon as it is there, and what it keeps has been read. */
export async function openMode<Models, Name extends keyof Models>(
  screens: Screens<Models>,
  name: Name,
  frame: Frame<Models>,
): Promise<Render> {
  const [{ Screen }, model] = await Promise.all([
    openRecord<{ readonly Screen: (props: { readonly model: Models[Name] }) => ComponentChildren }>(
      screens[name],
    ),
    frame.load(name),
  ]);
  return () => createElement(Screen, { model });
}
