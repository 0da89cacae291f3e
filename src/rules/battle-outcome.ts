import type { BattleEvent, BattleSetup, BattleState } from './battle.ts';
import { sideCount } from './battle-after.ts';
import { scoreOf } from './battle-score.ts';

/** What a battle came to for the player's own side, or how it stands. */
export interface BattleOutcome {
  /** Missing where nobody said who won. */
  readonly outcome?: 'won' | 'lost' | 'drawn';
  /** The own points first; missing where nobody counted any. */
  readonly score?: readonly [own: number, other: number];
}

/** The same for the other side. */
export function outcomeAcross({ outcome, score }: BattleOutcome): BattleOutcome {
  const across = { won: 'lost', lost: 'won', drawn: 'drawn' } as const;
  return {
    ...(outcome && { outcome: across[outcome] }),
    ...(score && { score: [score[1], score[0]] as const }),
  };
}

/** Who won: by the score, else by who is left, and in USB by what fell (USB-VIC-01). */
export function outcomeOf(
  setup: BattleSetup,
  events: readonly BattleEvent[],
  state: BattleState,
): BattleOutcome {
  const score = [scoreOf(setup, state, 'mine'), scoreOf(setup, state, 'theirs')] as const;
  const [here, there] = [sideCount(setup, state, 'mine'), sideCount(setup, state, 'theirs')];
  const fought = here.of > 0 && there.of > 0;
  const counted = (setup.counted && fought) || events.some((event) => event.do === 'score');
  const alone = fought && here.alive > 0 !== there.alive > 0;
  const said = { mine: 'won', theirs: 'lost', draw: 'drawn' } as const;
  if (setup.won && fought) return { outcome: said[setup.won], ...(counted && { score }) };
  // A score that counts itself is that of losses: who has nobody left has lost all the same.
  if (counted && score[0] !== score[1] && !(setup.counted && alone))
    return { outcome: score[0] > score[1] ? 'won' : 'lost', score };
  if (alone) return { outcome: here.alive > 0 ? 'won' : 'lost', ...(setup.counted && { score }) };
  if (counted) return { outcome: 'drawn', score };
  if (!fought || setup.game !== 'usb') return {};
  if (here.lost === there.lost) return { outcome: 'drawn' };
  return { outcome: here.lost < there.lost ? 'won' : 'lost' };
}
