import type { Messages } from '../platform/words.ts';

type Texts = Pick<Messages['castlesiege'], 'player'>;

/** A siege in the list. */
export interface SiegeSummary {
  readonly id: string;
  readonly name: string;
  readonly players: readonly string[];
  readonly sections: number;
  /** 0 before the game has begun. */
  readonly round: number;
  readonly changed: number;
  readonly ended?: number;
  /** Played on on two phones it stands here more than once: which of them this is, and whose turn it is there. */
  readonly copy?: { readonly number: number; readonly player: number };
}

/** A siege among the battles. */
export interface ListedSiege extends SiegeSummary {
  /** Whose turn it is. */
  readonly player: number;
  /** Of each player. */
  readonly points: readonly number[];
  /** Who has most points; -1 where several have. */
  readonly winner: number;
}

/** What a player of a siege is called: by the own name, else by number. */
export function playerCalled(t: Texts, players: readonly string[], player: number): string {
  return players[player]?.trim() || t.player(player + 1);
}

/** What a siege is called: by its own name, else after its players. */
export function siegeCalled(
  t: Texts,
  { name, players }: { readonly name: string; readonly players: readonly string[] },
): string {
  return name || players.map((_, player) => playerCalled(t, players, player)).join(' – ');
}

/** The same on this device, where it may stand beside a copy of itself. */
export const copyCalled = (t: Texts, siege: SiegeSummary): string =>
  siegeCalled(t, siege) + (siege.copy && siege.copy.number > 1 ? ` (${siege.copy.number})` : '');

/** Where sieges are played. */
export const siegesAddress = 'castle/siege';

/** The address that opens one siege. */
export const siegeAddress = (id: string): string => `${siegesAddress}/${id}`;

/** The siege that stands behind the name of the place, if one does. */
export const siegeNamed = (rest: string): string | undefined => /^siege\/([\w-]{1,64})$/.exec(rest)?.[1];
