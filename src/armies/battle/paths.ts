import { battleAddress } from '../../kit/question/battle-ref.ts';

/** The rest of the address under which battles stand; no id of an army can be that. */
export const battlePath = '~battle';

export const playPath = battleAddress;

/** Where a battle begins: of this army, or of one that is still to be chosen, and perhaps against that one. */
export const beginPath = (army?: string, enemy?: string): string =>
  ['armies', battlePath, '~begin', army, enemy].filter((part) => part !== undefined).join('/');

export type BattleRoute =
  | { readonly shows: 'list' }
  | { readonly shows: 'begin'; readonly army?: string; readonly enemy?: string }
  | { readonly shows: 'play'; readonly play: string; readonly unit?: string };

export function readRoute(rest: string): BattleRoute {
  const [, play, of, enemy] = rest.split('/');
  if (!play) return { shows: 'list' };
  if (play === '~begin') return { shows: 'begin', ...(of && { army: of }), ...(enemy && { enemy }) };
  // The unit that has the focus.
  return { shows: 'play', play, ...(of && { unit: of }) };
}
