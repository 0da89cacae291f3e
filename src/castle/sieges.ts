import type { Messages } from '../platform/words.ts';

type Texts = Pick<Messages['castlesiege'], 'player'>;

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

/** Where sieges are played. */
export const siegesAddress = 'castle/siege';

/** The address that opens one siege. */
export const siegeAddress = (id: string): string => `${siegesAddress}/${id}`;

/** The siege that stands behind the name of the place, if one does. */
export const siegeNamed = (rest: string): string | undefined => /^siege\/([\w-]{1,64})$/.exec(rest)?.[1];
