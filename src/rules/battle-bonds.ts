// Units of a battle that are bound to another one: locked in a fight, or a hero in a unit (USB-MELEE-12, USB-HERO-02).
import type { BattleMark, BattleSetup, BattleState, FightChange } from './battle.ts';
import type { BattleUnit } from './battle-unit.ts';

/** The number by which the sign of a bond names a unit; 0 names nobody. */
export function bondTo({ units }: Pick<BattleSetup, 'units'>, id: string | undefined): number {
  return units.findIndex((unit) => unit.id === id) + 1;
}

type Standing = Pick<BattleState, 'units'>;

/** The unit that a sign names, while it stands. */
function bond(
  { units }: Pick<BattleSetup, 'units'>,
  state: Standing,
  id: string,
  mark: BattleMark,
): string | undefined {
  const other = units[(state.units.get(id)?.marks[mark] ?? 0) - 1];
  return other && (state.units.get(other.id)?.left ?? 0) > 0 ? other.id : undefined;
}

/** Whom a unit is locked in a fight with: either of the two may bear the sign. */
export function lockedWith(setup: BattleSetup, state: Standing, id: string): BattleUnit | undefined {
  const own = bond(setup, state, id, 'locked');
  return setup.units.find((unit) => unit.id === own || bond(setup, state, unit.id, 'locked') === id);
}

/** The hero who has joined a unit, while he lives. */
export function heroJoined(setup: BattleSetup, state: Standing, id: string): BattleUnit | undefined {
  const hero = bond(setup, state, id, 'joined');
  return setup.units.find((unit) => unit.id === hero);
}

/** The unit that a hero has joined. */
export function joinedBy(setup: BattleSetup, state: Standing, hero: string): BattleUnit | undefined {
  return setup.units.find((unit) => bond(setup, state, unit.id, 'joined') === hero);
}

/** What a fight has done to a unit, with what it says of those it is bound to. */
export interface ResultChange extends FightChange {
  /** What has become of the hero in it, and the points of Power that were his. */
  readonly hero?: { readonly gone: boolean; readonly wounds: number; readonly spent: number };
  /** Whom the fight has locked it with; nobody any more where it says `undefined`. */
  readonly lock?: { readonly to: string | undefined };
}

/** The same as changes of single units: what befell a hero befalls his own row. */
export function ofEachUnit(
  setup: BattleSetup,
  begun: Standing,
  changes: readonly ResultChange[],
): readonly FightChange[] {
  return changes.flatMap(({ hero, lock, ...change }): readonly FightChange[] => {
    const he = hero && heroJoined(setup, begun, change.unit);
    const before = begun.units.get(change.unit)?.marks.locked ?? 0;
    const locked = lock && bondTo(setup, lock.to);
    const marks = {
      ...change.marks,
      ...(locked !== undefined && (locked > 0 || before > 0) && { locked }),
      ...(he && hero.gone && { joined: 0 }),
    };
    const own = { ...change, ...(Object.keys(marks).length > 0 && { marks }) };
    if (!he || !hero) return [own];
    return [
      own,
      {
        unit: he.id,
        lost: Number(hero.gone),
        ...(!hero.gone && { marks: { wounds: hero.wounds } }),
        ...(hero.spent > 0 && { more: { spent: hero.spent } }),
        ...(change.acted && { acted: true as const }),
      },
    ];
  });
}
