import { useSignal } from '@preact/signals';
import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Services } from '../../platform/services.ts';
import type { Messages } from '../../platform/words.ts';
import { useServices, useTexts } from '../context.ts';
import { Button } from '../controls/button.tsx';
import type { Own, OwnUnits as OwnUnitsModel } from './model.ts';

/** A player's own units of a game, with his armies as they are now; undefined until they are read. */
export function useOwnUnits<Model extends { refresh(): Promise<void> }>(
  open: (services: Services) => Promise<Model>,
): Model | undefined {
  const services = useServices();
  const model = useSignal<Model | undefined>(undefined);
  useEffect(() => {
    let current = true;
    void open(services).then(async (opened) => {
      await opened.refresh();
      if (current) model.value = opened;
    });
    return () => {
      current = false;
    };
  }, [services, model, open]);
  return model.value;
}

/** The inside of a sheet: it takes the focus when another view is shown, for what had it is gone with the one before. */
export function useViewFocus(shown: string): RefObject<HTMLDivElement | null> {
  const inside = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current !== shown) {
      const field = inside.current?.querySelector('input:focus');
      // A view that asks for a name at once has the focus there.
      if (!field) inside.current?.focus({ preventScroll: true });
      inside.current?.closest('dialog')?.scrollTo(0, 0);
    }
    before.current = shown;
  }, [shown]);
  return inside;
}

interface RowFocus {
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly list: RefObject<HTMLUListElement | null>;
  /** Where the keyboard goes on once the rows stand again: at the row with this number, or at the heading. */
  readonly focusRow: (place: number) => void;
}

/** Keeps the keyboard in a list whose rows come and go. */
function useRowFocus(): RowFocus {
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const next = useRef<{ readonly place: number; readonly among: number | undefined } | undefined>(undefined);
  useEffect(() => {
    const rows = list.current?.children;
    // Until one has come or gone the rows are those from before.
    if (next.current === undefined || rows?.length === next.current.among) return;
    const row = rows?.[next.current.place] ?? list.current?.lastElementChild;
    next.current = undefined;
    (row?.querySelector<HTMLElement>('button') ?? heading.current)?.focus();
  });
  return {
    heading,
    list,
    focusRow(place) {
      next.current = { place, among: list.current?.children.length };
    },
  };
}

interface OwnUnitsProps<Unit extends { readonly name: string }> {
  readonly model: Pick<OwnUnitsModel<Unit>, 'list' | 'newer' | 'full' | 'copy' | 'remove'>;
  /** Those to show. */
  readonly units: readonly Own<Unit>[];
  readonly nameOf: (unit: Unit) => string;
  /** As the game calls its units; `units` where nothing is said. */
  readonly words?: Pick<Messages['units'], 'own' | 'noOwn' | 'newer'>;
  /** The row of one unit, with a key. */
  readonly row: (unit: Own<Unit>, tools: ComponentChildren) => ComponentChildren;
  readonly onEdit: (unit: Own<Unit>) => void;
  /** Into an army with it. */
  readonly onWant: (unit: Own<Unit>) => void;
}

/** The player's own units: edited, copied, put into an army or deleted behind a tap. */
export function OwnUnits<Unit extends { readonly name: string }>({
  model,
  units,
  nameOf,
  words,
  row,
  onEdit,
  onWant,
}: OwnUnitsProps<Unit>) {
  const { announcer } = useServices();
  const t = useTexts('units');
  const shell = useTexts('shell');
  const { own, noOwn, newer } = words ?? t;
  const { heading, list, focusRow } = useRowFocus();

  function copy(id: string, place: number): void {
    const made = model.copy(id);
    if (!made) return;
    focusRow(place + 1);
    announcer.announce(t.copied(nameOf(made)));
  }

  function remove(unit: Own<Unit>, place: number): void {
    focusRow(place);
    model.remove(unit.id, nameOf(unit));
  }

  if (model.newer.value) return <p class="note">{newer}</p>;
  return (
    <section class="stack">
      <h3 ref={heading} tabIndex={-1}>
        {own}
      </h3>
      {model.list.value.length === 0 && <p class="hint">{noOwn}</p>}
      <ul class="unit-rows" ref={list}>
        {units.map((unit, place) =>
          row(
            unit,
            <>
              <Button icon="edit" onClick={() => onEdit(unit)}>
                {t.edit}
              </Button>
              <Button icon="copy" disabled={model.full.value} onClick={() => copy(unit.id, place)}>
                {t.copy}
              </Button>
              <Button icon="armies" onClick={() => onWant(unit)}>
                {t.toArmy}
              </Button>
              <Button icon="trash" onClick={() => remove(unit, place)}>
                {shell.delete}
              </Button>
            </>,
          ),
        )}
      </ul>
    </section>
  );
}
