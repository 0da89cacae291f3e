import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { UnitOfArmy } from '../../kit/figures/unit-address.ts';
import { createKeptDraft } from '../../kit/question/kept-draft.ts';
import { createOwnUnits, type OwnUnits, type OwnUnitsServices, openedOnce } from '../../kit/units/model.ts';
import type { Drafts } from '../../platform/drafts.ts';
import { judge } from '../../rules/mage-knight/attack/eligibility.ts';
import {
  attackerKindOf,
  type Figure,
  type FigureClick,
  type FigureValue,
  figureLimits,
  figureValues,
} from '../../rules/mage-knight/attack/figure.ts';
import { dialOf, isBlank, withDial } from '../../rules/mage-knight/attack/figure-dial.ts';
import {
  castleFiguresList,
  decodeFigureDraft,
  type FigureDraft,
  figureLines,
} from '../../storage/castle/castle-figures.ts';

type Whose = Pick<FigureDraft, 'id' | 'of'>;

/** A figure being entered: kept on the device as it is entered. */
interface FigureForm {
  /** Undefined while none is. */
  readonly draft: ReadonlySignal<FigureDraft | undefined>;
  readonly arrived: Promise<void>;
  start(figure: Figure, whose?: Whose): void;
  change(part: Partial<Figure>): void;
  /** A value that a figure need not have, or nothing of it. */
  setValue(value: OptionalValue, to: number | undefined): void;
  /** Its clicks from the first one on; its other values are those of the click that it stands at. */
  setDial(dial: readonly FigureClick[]): void;
  /** Keeps it under its name or, where it has none, under `called`; undefined where there is no room. */
  save(called: string): KeptFigure | undefined;
  stop(): void;
}

/** The clicks of a figure that is being entered: none yet where nothing of it is known. */
export function enteredDial(figure: Figure): readonly FigureClick[] {
  return isBlank(figure) ? [] : dialOf(figure);
}

type OptionalValue = 'range' | 'attack' | 'defence' | 'clicks' | 'cost';

interface KeptFigure {
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
function createFigureForm(drafts: Drafts, keeper: Keeper, place: string): FigureForm {
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
      const figure = to === undefined ? rest : { ...rest, [value]: to };
      // What it shoots with depends on whether it shoots at all.
      set({ ...open, figure: figure.dial ? withDial(figure, figure.dial) : figure });
    },
    setDial(dial) {
      const open = draft.peek();
      if (open) set({ ...open, figure: withDial(open.figure, dial) });
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

export const mostFigures = 300;

export const plainFigure: Figure = {
  name: '',
  kind: 'warrior',
  baseDamage: 3,
  baseRangedDamage: 3,
  abilities: [],
};

/** One of which nothing is known yet. */
export const newFigure: Figure = { ...plainFigure, baseDamage: 0, baseRangedDamage: 0 };

/** The player's own figures of Mage Knight and those of his armies. */
export interface CastleFiguresModel extends OwnUnits<Figure> {
  readonly arrived: Promise<void>;
  readonly form: FigureForm;
  /** How many of each are to join an army, by the id of the figure or line; kept until they have. */
  readonly ticked: Signal<ReadonlyMap<string, number>>;
}

export const openCastleFigures = openedOnce(createCastleFiguresModel);

/** The figure with its own values and nothing that came along by chance. */
function bare({ name, kind, baseDamage, baseRangedDamage, abilities, ...rest }: Figure): Figure {
  const values = [...(Object.keys(figureValues) as FigureValue[]), 'cost', 'dial'] as const;
  const known = values.flatMap((value) => (rest[value] === undefined ? [] : [[value, rest[value]]]));
  return { name, kind, baseDamage, baseRangedDamage, abilities, ...Object.fromEntries(known) };
}

export function createCastleFiguresModel(services: OwnUnitsServices): CastleFiguresModel {
  const figures = createOwnUnits<Figure>(services, {
    kind: 'castle-figures',
    most: mostFigures,
    longestName: figureLimits.name,
    stored: { list: castleFiguresList, keeper: figureLines },
    bare,
    renewed(before, figure) {
      // A value that was taken away does not stay.
      const { range, attack, defence, clicks, cost, dial, ...kept } = before;
      return { ...kept, ...bare(figure), id: before.id };
    },
  });
  const form = createFigureForm(
    services.drafts,
    {
      save: figures.save,
      change: figures.change,
      changeLine: (of, figure) => figures.lines.change(of, figure, figure.cost),
    },
    'castle-figure',
  );
  return {
    ...figures,
    form,
    ticked: signal(new Map()),
    arrived: Promise.all([figures.read(), form.arrived]).then(() => undefined),
  };
}

/** Whether a figure may attack a castle alone with its front arc on it: hand to hand, and from afar (MK-ELG-01 to MK-ELG-12). */
export function mayAttack(figure: Figure): { readonly close: boolean; readonly ranged: boolean } {
  const attacker = {
    kind: attackerKindOf(figure.kind),
    baseDamage: figure.baseDamage,
    baseRangedDamage: figure.baseRangedDamage,
    abilities: figure.abilities,
    frontArcTouches: true,
    stands: undefined,
  };
  return {
    close: judge(attacker, 'close', 'castle').eligible,
    // Without a range there is nothing to shoot with.
    ranged: figure.range !== 0 && judge(attacker, 'ranged', 'castle').eligible,
  };
}
