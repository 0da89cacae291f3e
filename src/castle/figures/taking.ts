import type { Figure } from '../../rules/mage-knight/attack/figure.ts';
import { clickNow, clicksOf } from '../../rules/mage-knight/attack/figure-dial.ts';
import type { CastleFiguresModel } from './model.ts';

/** The figures that are to be taken, each as often as it was ticked; of the player's own and of his armies. */
export function tickedFigures(
  { list, armyUnits }: Pick<CastleFiguresModel, 'list' | 'armyUnits'>,
  ticked: ReadonlyMap<string, number>,
  as: (id: string, figure: Figure) => Figure = (_, figure) => figure,
): readonly Figure[] {
  const known = [
    ...list.value.map((figure) => [figure.id, figure] as const),
    ...armyUnits.value.flatMap((army) => army.units.map(({ line, unit }) => [line, unit] as const)),
  ];
  return known.flatMap(([id, figure]) => Array.from({ length: ticked.get(id) ?? 0 }, () => as(id, figure)));
}

/** A figure that goes to the table: of its clicks those are counted that it has left. */
export function readyFigure(figure: Figure): Figure {
  const clicks = clicksOf(figure);
  if (clicks === undefined) return figure;
  return { ...figure, clicks: Math.max(1, clicks - clickNow(figure)) };
}
