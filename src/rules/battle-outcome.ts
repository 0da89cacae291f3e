import type { BattleEvent, BattleSetup, BattleState } from './battle.ts';
import { scoreOf } from './battle-score.ts';
import { battleVerdict } from './battle-verdict.ts';

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

const outcomes = { mine: 'won', theirs: 'lost', draw: 'drawn' } as const;

/** Who won, as the end of the battle says it; where nothing was counted, only a game that counts losses has a winner (USB-VIC-01). */
export function outcomeOf(
  setup: BattleSetup,
  events: readonly BattleEvent[],
  state: BattleState,
): BattleOutcome {
  const verdict = battleVerdict(setup, state);
  const counted = (setup.counted && verdict !== undefined) || events.some((event) => event.do === 'score');
  const said = verdict && (verdict.by !== 'losses' || setup.game === 'usb' || counted);
  return {
    ...(said && { outcome: outcomes[verdict.winner] }),
    ...(counted && { score: [scoreOf(setup, state, 'mine'), scoreOf(setup, state, 'theirs')] as const }),
  };
}
