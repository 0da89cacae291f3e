/** The rest of the address under which battles stand; no id of an army can be that. */
export const battlePath = '~battle';

export const playPath = (play: string): string => `armies/${battlePath}/${play}`;

/** Where a battle of this army begins. */
export const beginPath = (army: string): string => `armies/${battlePath}/~begin/${army}`;

export type BattleRoute =
  | { readonly shows: 'list' }
  | { readonly shows: 'begin'; readonly army: string }
  | { readonly shows: 'play'; readonly play: string };

export function readRoute(rest: string): BattleRoute {
  const [, play, army] = rest.split('/');
  if (!play) return { shows: 'list' };
  return play === '~begin' && army ? { shows: 'begin', army } : { shows: 'play', play };
}
