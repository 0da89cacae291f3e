import type { Circumstance } from '../fight/circumstances.tsx';
import { useFormat, useTexts } from '../kit/context.ts';
import {
  type CircumstanceId,
  circumstanceIds,
  circumstancesOf,
  type Situation,
} from '../rules/brikwars/attack/circumstances.ts';
import type { AttackKind } from '../rules/brikwars/attack/modifiers.ts';
import type { TableRules } from '../rules/brikwars/house-rules.ts';
import { asksHeadOn } from './situation.ts';

export interface SituationOf {
  /** Of all who attack: what holds for each of them is in force. */
  readonly of: readonly Situation[];
  readonly kind: AttackKind;
  readonly table: TableRules;
  /** The target is no minifig: how much of it is seen is asked elsewhere. */
  readonly whole?: boolean;
  readonly change: (part: Partial<Situation>) => void;
  /** The chance that is watched, were it so. */
  readonly chance?: ((part: Partial<Situation>) => number | undefined) | undefined;
}

type Row = readonly [
  id: string,
  label: string,
  holds: (one: Situation) => boolean,
  on: Partial<Situation>,
  off: Partial<Situation>,
];

/** What around an attack may hold or not, the most frequent first. */
export function useSituation(situation: SituationOf): readonly Circumstance[] {
  const t = useTexts('brikwars');
  const format = useFormat();
  const { of, kind, table, whole = false, change, chance } = situation;
  const known: readonly CircumstanceId[] = circumstancesOf(kind);
  const flags = circumstanceIds
    .filter((id) => known.includes(id))
    .map((id): Row => [id, t[id], (one) => one[id], { [id]: true }, { [id]: false }]);
  const whenFrequent = (frequent: boolean) => flags.filter(([id]) => (id === 'aimed') === frequent);
  const legs: Row = ['legs', t.legsHidden, ({ thirds }) => thirds === 2, { thirds: 2 }, { thirds: 3 }];
  const moved: Row = ['moved', t.moved, ({ speed }) => speed >= 6, { speed: 6 }, { speed: 0 }];
  const seen: readonly Row[] = [
    ['head', t.headOnly, ({ thirds }) => thirds === 1, { thirds: 1 }, { thirds: 3 }],
    ['large', t.large, ({ large }) => large >= 2, { large: 2 }, { large: 0 }],
  ];
  const hides: readonly Row[] = [
    ['half', t.hidesHalf, ({ hiding }) => hiding === 'half', { hiding: 'half' }, { hiding: undefined }],
    ['hides', t.hidesStill, ({ hiding }) => hiding === 'still', { hiding: 'still' }, { hiding: undefined }],
  ];
  const straight: Row = ['straight', t.headOn, ({ headOn }) => headOn, { headOn: true }, { headOn: false }];
  const rows: readonly Row[] = [
    ...(whole ? [] : [legs]),
    ...whenFrequent(true),
    moved,
    ...(whole ? [] : seen),
    ...whenFrequent(false),
    ...(kind === 'ranged' && !whole ? hides : []),
    ...(of.some((one) => asksHeadOn(one, table)) ? [straight] : []),
  ];
  return rows.map(([id, label, holds, on, off]): Circumstance => {
    const now = of.length > 0 && of.every(holds);
    const part = now ? off : on;
    return {
      id,
      label,
      on: now,
      tap: () => change(part),
      after:
        chance &&
        (() => {
          const weighed = chance(part);
          return weighed === undefined ? undefined : format.hundredths(weighed);
        }),
    };
  });
}
