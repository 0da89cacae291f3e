import { battleAddress } from '../../kit/question/battle-ref.ts';

/** The rest of the address under which battles stand; no id of an army can be that. */
export const battlePath = '~battle';

export const playPath = battleAddress;

/** Where a battle of this army begins. */
export const beginPath = (army: string): string => `armies/${battlePath}/~begin/${army}`;

export type BattleRoute =
  | { readonly shows: 'list' }
  | { readonly shows: 'begin'; readonly army: string }
  | { readonly shows: 'play'; readonly play: string; readonly unit?: string };

export function readRoute(rest: string): BattleRoute {
  const [, play, of] = rest.split('/');
  if (!play) return { shows: 'list' };
  // An army whose battle begins, or the unit that has the focus.
  return play === '~begin' && of
    ? { shows: 'begin', army: of }
    : { shows: 'play', play, ...(of && { unit: of }) };
}
