import { createOwnUnits, type OwnUnits, type OwnUnitsServices, openedOnce } from '../../kit/units/model.ts';
import { judge } from '../../rules/mage-knight/eligibility.ts';
import {
  attackerKindOf,
  type Figure,
  type FigureValue,
  figureLimits,
  figureValues,
} from '../../rules/mage-knight/figure.ts';
import { castleFiguresList, figureLines } from '../../storage/castle-figures.ts';
import { createFigureForm, type FigureForm } from './form-model.ts';

export const mostFigures = 300;

export const plainFigure: Figure = {
  name: '',
  kind: 'warrior',
  baseDamage: 3,
  baseRangedDamage: 3,
  abilities: [],
};

/** The player's own figures of Mage Knight and those of his armies. */
export interface CastleFiguresModel extends OwnUnits<Figure> {
  readonly arrived: Promise<void>;
  readonly form: FigureForm;
}

export const openCastleFigures = openedOnce(createCastleFiguresModel);

/** The figure with its own values and nothing that came along by chance. */
function bare({ name, kind, baseDamage, baseRangedDamage, abilities, ...rest }: Figure): Figure {
  const values = [...(Object.keys(figureValues) as FigureValue[]), 'cost'] as const;
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
      const { range, attack, defence, clicks, cost, ...kept } = before;
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
    ranged: judge(attacker, 'ranged', 'castle').eligible,
  };
}
