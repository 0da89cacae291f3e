// The goals of the three scenarios (BW-LG-15 to BW-LG-17; P:1598-1657).
import { across, gamePoints, type PerSide, type Side, type Winner } from './results.ts';

/** Goals as they stand, and what the game scores when it ends with them. */
export interface Goals {
  readonly winner: Winner;
  readonly main: PerSide<boolean>;
  readonly secondary: PerSide<boolean>;
  readonly points: PerSide<number>;
}

export interface BattleSide {
  /** Units at the beginning and now. */
  readonly start: number;
  readonly now: number;
  /** Enemy units on the table when the first of his own stood in their starting area; null if none ever did. */
  readonly enemiesThen: number | null;
}

/** Destroy the enemy; and break through while at least half of the enemy's units stand (BW-LG-15, BWC-102). */
export function battleGoals(armies: PerSide<BattleSide>): Goals {
  const brokeThrough = (side: Side) => {
    const { enemiesThen } = armies[side];
    return enemiesThen !== null && 2 * enemiesThen >= armies[across(side)].start;
  };
  const destroyed = (side: Side) => armies[side].now === 0;
  return goals(survivor(destroyed), { light: brokeThrough('light'), dark: brokeThrough('dark') });
}

export interface FlagSide {
  readonly captures: number;
  /** Units on the table; a unit that carried the artefact home is off it. */
  readonly onTable: number;
  readonly wipedOut: boolean;
}

const capturesToWin = 3;

/**
 * Three captures win, else the survivor (BW-LG-16, BWC-103). The secondary goal is a table without enemies, also where
 * the winner's last unit left it with the artefact.
 */
export function flagGoals(armies: PerSide<FlagSide>): Goals {
  const captured = (side: Side) => armies[side].captures >= capturesToWin;
  const winner = captured('light')
    ? 'light'
    : captured('dark')
      ? 'dark'
      : survivor((side) => armies[side].wipedOut);
  const cleared = (side: Side) => armies[across(side)].onTable === 0;
  return goals(winner, { light: cleared('light'), dark: cleared('dark') });
}

export interface Transport {
  /** Who carried the item off the table. */
  readonly itemOff: Side | 'nobody';
  readonly darkOnTable: number;
  /** The light side once had nobody on the table; reinforcements may come all the same. */
  readonly lightCleared: boolean;
}

/** Who carries the item off wins; the light side wins too when it leaves no enemy (BW-LG-17). */
export function transportGoals({
  itemOff,
  darkOnTable,
  lightCleared,
}: Transport): Goals & { readonly over: boolean } {
  const darkCleared = darkOnTable === 0;
  const winner = itemOff !== 'nobody' ? itemOff : darkCleared ? 'light' : 'draw';
  return {
    ...goals(winner, { light: darkCleared, dark: lightCleared }),
    over: itemOff !== 'nobody' || darkCleared,
  };
}

function survivor(isGone: (side: Side) => boolean): Winner {
  if (isGone('light') === isGone('dark')) return 'draw';
  return isGone('light') ? 'dark' : 'light';
}

function goals(winner: Winner, secondary: PerSide<boolean>): Goals {
  return {
    winner,
    main: { light: winner === 'light', dark: winner === 'dark' },
    secondary,
    points: gamePoints({ winner, secondary }),
  };
}
