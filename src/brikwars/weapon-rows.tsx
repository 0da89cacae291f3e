import type { ComponentChildren } from 'preact';
import { WorthRows, type WorthWay } from '../fight/worth-rows.tsx';
import { useFormat, useTexts } from '../kit/context.ts';
import { WeaponPicture } from '../kit/figures/figure.tsx';
import type { TableRules } from '../rules/brikwars/house-rules.ts';
import { editionOf } from '../rules/brikwars/house-rules.ts';
import type { WeaponId, WeaponName } from '../rules/brikwars/weapons.ts';
import { weaponPictures } from './looks.ts';

/** What can be chosen to fight with: a weapon, one that is thrown, or nothing. */
export interface Arm {
  readonly weapon: WeaponName | 'nothing';
  /** Shot or thrown. */
  readonly far?: boolean;
}

export interface ArmWay<Id extends string>
  extends Pick<WorthWay<Id>, 'id' | 'part' | 'stays' | 'worth'>,
    Arm {
  /** Where the table does not say it: a weapon with values of its own. */
  readonly label?: string | undefined;
  readonly examples?: string | undefined;
  readonly picture?: ComponentChildren;
  readonly values?: { readonly use: number; readonly damage: string } | undefined;
  readonly reach?: string | undefined;
}

const drawn = { ...weaponPictures, 'bare-hands': 'none', bite: 'none', 'own-2': 'axe' } as const;

/** What is thrown has a name and examples of its own. */
const thrown = { hand: 'thrown-hand', 'random-object': 'thrown-object' } as const;

function keyOf({ weapon, far }: Arm) {
  return far && (weapon === 'hand' || weapon === 'random-object') ? thrown[weapon] : weapon;
}

const isOwn = (weapon: Arm['weapon']): weapon is 'own' | 'own-2' => weapon === 'own' || weapon === 'own-2';

/** What the lists of weapons say of each: its name, what everybody knows of its kind, how far it reaches. */
function useArmRow(table: TableRules) {
  const t = useTexts('brikwars').armRows;
  const examples: Partial<Record<ReturnType<typeof keyOf>, string>> = t.examples;
  const fight = useTexts('brikwars');
  const { dice } = useTexts('fight');
  const format = useFormat();
  const { weapons } = editionOf(table);
  return <Id extends string>(way: ArmWay<Id>): WorthWay<Id> => {
    const { id, part, stays, worth, weapon, far } = way;
    const known: WeaponId | undefined = weapon === 'nothing' || isOwn(weapon) ? undefined : weapon;
    const row = known && weapons[known];
    const values = way.values ?? (row && { use: row.use, damage: row.damage ?? '0' });
    const carries = row?.range === undefined ? row?.thrown : format.number(row.range);
    return {
      ...{ id, part, stays, worth },
      label: way.label ?? t.names[keyOf(way)],
      examples: way.examples ?? (way.label === undefined ? examples[keyOf(way)] : undefined),
      hint: values
        ? fight.weaponLine(format.number(values.use), dice(values.damage))
        : weapon === 'nothing'
          ? fight.bareHandsLine
          : undefined,
      reach:
        way.reach ??
        (known && (far && carries ? t.inches(row?.range === undefined ? dice(carries) : carries) : '')),
      picture: way.picture ?? (
        <WeaponPicture weapon={far && weapon === 'hand' ? 'axe' : drawn[weapon]} size={34} />
      ),
    };
  };
}

interface ArmRowsProps<Id extends string> {
  readonly legend: string;
  readonly of: string | readonly [main: string, other?: string];
  readonly table: TableRules;
  readonly ways: readonly ArmWay<Id>[];
  readonly chosen: Id | undefined;
  readonly onChoose: (id: Id) => void;
  readonly changing: readonly unknown[];
  /** It is all that its sheet sets. */
  readonly closes?: boolean;
}

/** Weapons to choose from, each with what everybody knows of its kind, its reach, and the odds that it would make. */
export function ArmRows<Id extends string>({ table, ways, ...rows }: ArmRowsProps<Id>) {
  const row = useArmRow(table);
  return <WorthRows {...rows} ways={ways.map(row)} />;
}
