import type { ReadonlySignal } from '@preact/signals';
import { createKeptDraft } from '../../kit/kept-draft.ts';
import type { UnitOfArmy } from '../../kit/units/address.ts';
import type { Drafts } from '../../platform/drafts.ts';
import type { Figure } from '../../rules/mage-knight/figure.ts';
import { decodeFigureDraft, type FigureDraft } from '../../storage/castle-figures.ts';

type Whose = Pick<FigureDraft, 'id' | 'of'>;

/** A figure being entered: kept on the device as it is entered. */
export interface FigureForm {
  /** Undefined while none is. */
  readonly draft: ReadonlySignal<FigureDraft | undefined>;
  readonly arrived: Promise<void>;
  start(figure: Figure, whose?: Whose): void;
  change(part: Partial<Figure>): void;
  /** A value that a figure need not have, or nothing of it. */
  setValue(value: OptionalValue, to: number | undefined): void;
  /** Keeps it under its name or, where it has none, under `called`; undefined where there is no room. */
  save(called: string): KeptFigure | undefined;
  stop(): void;
}

export type OptionalValue = 'range' | 'attack' | 'defence' | 'clicks' | 'cost';

export interface KeptFigure {
  readonly figure: Figure;
  /** The id that a new one was given. */
  readonly made?: string | undefined;
}

interface Keeper {
  readonly save: (figure: Figure) => { readonly id: string } | undefined;
  readonly change: (id: string, figure: Figure) => void;
  readonly changeLine: (of: UnitOfArmy, figure: Figure) => Promise<void>;
}

/** `place` names the draft that keeps it. */
export function createFigureForm(drafts: Drafts, keeper: Keeper, place: string): FigureForm {
  const { draft, arrived, set } = createKeptDraft<FigureDraft>(drafts, place, decodeFigureDraft);

  return {
    draft,
    arrived,
    start: (figure, whose = {}) => set({ ...whose, figure }),
    change(part) {
      const open = draft.peek();
      if (open) set({ ...open, figure: { ...open.figure, ...part } });
    },
    setValue(value, to) {
      const open = draft.peek();
      if (!open) return;
      const { [value]: _before, ...rest } = open.figure;
      set({ ...open, figure: to === undefined ? rest : { ...rest, [value]: to } });
    },
    save(called) {
      const open = draft.peek();
      if (!open) return undefined;
      const figure = { ...open.figure, name: open.figure.name.trim() || called };
      let made: string | undefined;
      if (open.of) void keeper.changeLine(open.of, figure);
      else if (open.id !== undefined) keeper.change(open.id, figure);
      else {
        made = keeper.save(figure)?.id;
        if (made === undefined) return undefined;
      }
      set(undefined);
      return { figure, made };
    },
    stop: () => set(undefined),
  };
}
