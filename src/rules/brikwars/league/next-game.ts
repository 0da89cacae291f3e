// Which game brings a season forward, and what a play-off plays (BW-LG-01, BW-LG-13).
import type { Slot } from './ledger.ts';
import { type PerSide, type Scenario, scenarios } from './results.ts';
import { isSame, type Row } from './table.ts';

/** A game that two could play. */
export interface Pairing {
  readonly scenario: Scenario;
  readonly players: PerSide<string>;
}

/** How often two have met already. */
export type Meetings = (one: string, other: string) => number;

type Open = Pick<Row, 'player' | 'open'>;

const has = ({ open }: Open, slot: Slot) => open.some((one) => isSame(one, slot));

/** The scenarios that two have both still to play, the first from the light side. */
export const common = (light: Open, dark: Open): readonly Scenario[] =>
  scenarios.filter(
    (scenario) => has(light, { scenario, side: 'light' }) && has(dark, { scenario, side: 'dark' }),
  );

interface NextOptions {
  /** One who is to take part. */
  readonly of?: string;
  /** All players in an order that no result changes. */
  readonly ring?: readonly string[];
}

/**
 * A game that fills a slot of both: first between those who have met least, then between those with most still to play;
 * undefined where no game can fill two.
 *
 * Were all players to sit in a ring, and everybody to play the battle against the next one on the left, the flag against
 * the second and the transport against the third, no two would meet twice (of seven or more; of fewer, as seldom as can
 * be): of games that are as good as each other, one of that scheme comes first.
 */
export function nextGame(
  table: readonly Row[],
  met: Meetings,
  { of, ring = table.map(({ player }) => player) }: NextOptions = {},
): Pairing | undefined {
  const seat = ({ player }: Row) => ring.indexOf(player);
  const pairs = table.flatMap((light) =>
    table.flatMap((dark) => {
      if (light === dark || (of !== undefined && light.player !== of && dark.player !== of)) return [];
      const apart = (seat(dark) - seat(light) + ring.length) % ring.length;
      return common(light, dark).map((scenario) => ({
        scenario,
        players: { light: light.player, dark: dark.player },
        left: light.open.length + dark.open.length,
        met: met(light.player, dark.player),
        astray: Number((1 + scenarios.indexOf(scenario)) % ring.length !== apart),
      }));
    }),
  );
  const [best] = pairs.sort((a, b) => a.met - b.met || a.astray - b.astray || b.left - a.left);
  return best && { scenario: best.scenario, players: best.players };
}

/** Who plays off for the first place: all who share it (BW-LG-13). */
export const playoffPlayers = (table: readonly Row[]): readonly string[] =>
  table.flatMap(({ player, place, tied }) => (place === 1 && tied > 0 ? [player] : []));
