// Who has won a battle, and by what.
import type { BattleSetup, BattleState } from './battle.ts';
import { sideCount } from './battle-count.ts';
import { scoreOf } from './battle-score.ts';
import type { BattleWinner } from './battle-winner.ts';
import type { Game, RuleId } from './ids.ts';

/** The rule that says who wins, by game. */
const victoryRules = {
  brikwars: 'BW-GEN-05',
  usb: 'USB-VIC-01',
  'mage-knight': 'MK-VP-01',
} as const satisfies Readonly<Record<Game, RuleId>>;

export interface BattleVerdict {
  readonly winner: BattleWinner;
  /** The players said so; one side has nobody left; by the score; by what fell where no score was kept. */
  readonly by: 'said' | 'last' | 'score' | 'losses';
  readonly rule: RuleId;
}

/** How a battle stands; undefined where nobody is fought. */
export function battleVerdict(setup: BattleSetup, state: BattleState): BattleVerdict | undefined {
  const [mine, theirs] = [sideCount(setup, state, 'mine'), sideCount(setup, state, 'theirs')];
  if (theirs.of === 0) return undefined;
  const rule = victoryRules[setup.game];
  if (setup.won) return { winner: setup.won, by: 'said', rule };
  const ahead = scoreOf(setup, state, 'mine') - scoreOf(setup, state, 'theirs');
  const last = mine.alive === 0 || theirs.alive === 0;
  // A score that counts itself is that of losses: who has nobody left has lost all the same.
  const by =
    ahead !== 0 && !(setup.counted && last) ? 'score' : last ? 'last' : setup.counted ? 'score' : 'losses';
  const more = by === 'score' ? ahead : by === 'last' ? mine.alive - theirs.alive : theirs.lost - mine.lost;
  return { winner: more > 0 ? 'mine' : more < 0 ? 'theirs' : 'draw', by, rule };
}
