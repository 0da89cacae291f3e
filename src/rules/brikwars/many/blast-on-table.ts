import type { Roll } from '../../dice/roll.ts';
import type { FightRules } from '../edition.ts';
import { blastToss } from './explosion.ts';

/** One thing reached by a blast, with the damage it meets and its Armor roll. */
export interface BlastVictim {
  /** The same for all, or a roll of its own (BWC-64). */
  readonly damage: Pick<Roll, 'total' | 'allOnes'>;
  readonly armor: number;
  readonly fixed?: boolean;
}

/** What becomes of each thing that a blast reached: only more damage than Armor destroys it (BW-WEAP-12, BW-ATK-07). */
export function judgeBlast(
  victims: readonly BlastVictim[],
  { damageCriticalFailure }: Pick<FightRules, 'damageCriticalFailure'>,
): readonly { readonly dies: boolean; readonly tossed: number }[] {
  return victims.map(({ damage, armor, fixed = false }) => {
    const points = damage.allOnes && damageCriticalFailure === 'zero' ? 0 : damage.total;
    const dies = points > armor;
    return { dies, tossed: fixed && !dies ? 0 : blastToss };
  });
}
