// Which game brings a season forward, and what a play-off plays (BW-LG-01, BW-LG-13).
import type { Slot } from './ledger.ts';
import type { PerSide, Scenario } from './results.ts';
import { isSame, type Row } from './table.ts';

/** A game that two could play. */
export interface Pairing {
  readonly scenario: Scenario;
  readonly players: PerSide<string>;
}

/** How often two have met already. */
export type Meetings = (one: string, other: string) => number;

const has = ({ open }: Row, slot: Slot) => open.some((one) => isSame(one, slot));

/**
 * A game that fills a slot of both: first between those with most still to play, then between those who have met least;
 * undefined where no game can fill two. `of` names one who takes part.
 */
export function nextGame(table: readonly Row[], met: Meetings, of?: string): Pairing | undefined {
  const pairs = table.flatMap((light) =>
    table.flatMap((dark) => {
      if (light === dark || (of !== undefined && light.player !== of && dark.player !== of)) return [];
      const slot = light.open.find(
        ({ scenario, side }) => side === 'light' && has(dark, { scenario, side: 'dark' }),
      );
      if (!slot) return [];
      const left = light.open.length + dark.open.length;
      const players = { light: light.player, dark: dark.player };
      return [{ scenario: slot.scenario, players, left, met: met(light.player, dark.player) }];
    }),
  );
  const [best] = pairs.sort((a, b) => b.left - a.left || a.met - b.met);
  return best && { scenario: best.scenario, players: best.players };
}

/** Who plays off for the first place: all who share it (BW-LG-13). */
export const playoffPlayers = (table: readonly Row[]): readonly string[] =>
  table.flatMap(({ player, place, tied }) => (place === 1 && tied > 0 ? [player] : []));
