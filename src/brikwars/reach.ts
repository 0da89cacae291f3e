import { useFormat, useTexts } from '../kit/context.ts';
import type { Band, GroundProps } from '../kit/stage/ground.tsx';
import { editionOf, type TableRules } from '../rules/brikwars/house-rules.ts';
import type { WeaponId } from '../rules/brikwars/weapons.ts';
import { diceValueOf } from './dice.ts';

/** What is shot or thrown, and how far it carries: inches, or the dice that say it. */
export interface Reaching {
  readonly weapon: WeaponId | 'own';
  readonly reach?: number | undefined;
  readonly thrown?: string | undefined;
}

/** How far a weapon of the table carries. */
export function reachIn(table: TableRules, weapon: WeaponId): Pick<Reaching, 'reach' | 'thrown'> {
  const { range, thrown } = editionOf(table).weapons[weapon];
  return { reach: range, thrown: range === undefined ? thrown : undefined };
}

/** The least and the most inches of a throw, or what a shot carries. */
function spanOf({ reach, thrown }: Reaching): readonly [least: number, most: number] | undefined {
  if (reach !== undefined) return [reach, reach];
  const dice = thrown === undefined ? undefined : diceValueOf(thrown);
  return dice && [Math.max(0, dice.count + dice.plus), dice.count * dice.sides + dice.plus];
}

/** As long is the ground for what a minifig shoots with. */
const plainEnd = 14;

/** Two lengths of the table are written on the ground, whatever is shot with. */
const written = ['short-ranged', 'long-ranged'] as const;

/** The ground of a run: as far as a Move carries, and where it ends. */
export function useRunGround(): (
  run: number,
  move: number | undefined,
) => Pick<GroundProps, 'bands' | 'end' | 'at' | 'still'> {
  const t = useTexts('creation');
  const format = useFormat();
  return (run, move) => ({
    bands:
      move === undefined || move <= 0
        ? []
        : [{ to: move, label: t.move(format.number(move)), reach: 'sure' as const }],
    end: Math.max(plainEnd, run, Math.ceil(move ?? 0) + 2),
    at: run,
    still: true,
  });
}

/** The ground of a shot: what reaches how far, where it ends, and where the target stands. */
export function useGroundOf(): (
  table: TableRules,
  shots: readonly Reaching[],
  distance: number,
) => Pick<GroundProps, 'bands' | 'end' | 'at' | 'flag'> {
  const t = useTexts('brikwars');
  const { dice } = useTexts('fight');
  const format = useFormat();
  return (table, shots, distance) => {
    const inches = (value: number) => t.armRows.inches(format.number(value));
    const spans = shots.flatMap((shot) => spanOf(shot) ?? []);
    const sure = spans.length > 0 ? Math.min(...spans) : undefined;
    const most = spans.length > 0 ? Math.max(...spans) : undefined;
    const marks = new Map<number, string>();
    for (const weapon of written) {
      const { reach } = reachIn(table, weapon);
      if (reach !== undefined) marks.set(reach, `${t.bands[weapon]} ${inches(reach)}`);
    }
    const known = shots.every(({ reach }) => reach !== undefined && marks.has(reach));
    if (!known) {
      marks.clear();
      for (const { weapon, reach, thrown } of shots) {
        if (reach !== undefined)
          marks.set(reach, `${weapon === 'own' ? '' : t.bands.thrown} ${inches(reach)}`.trim());
        else if (thrown !== undefined && most !== undefined) marks.set(most, t.armRows.inches(dice(thrown)));
      }
      if (sure !== undefined && !marks.has(sure)) marks.set(sure, '');
    }
    const end = Math.max(plainEnd, distance, most !== undefined && most > plainEnd - 2 ? most + 4 : 0);
    const bands = [...marks]
      .filter(([to]) => to > 0)
      .toSorted(([a], [b]) => a - b)
      .map(
        ([to, label], place): Band => ({
          ...{ to, label },
          reach:
            place === 0 && sure !== undefined && to <= sure
              ? 'sure'
              : most !== undefined && to <= most
                ? 'far'
                : 'out',
        }),
      );
    // Where nobody has measured, it stands as far as all of them carry.
    const assumed = sure !== undefined && known ? sure : Math.min(6, end);
    return {
      ...{ bands, end },
      at: distance > 0 ? distance : assumed,
      flag: distance > 0 ? undefined : known && sure !== undefined ? `≤\u00a0${inches(sure)}` : '?',
    };
  };
}
