import { chargeAims } from '../../rules/brikwars/charge-aims.ts';
import { chargeResults } from '../../rules/brikwars/charge-play-record.ts';
import { sides } from '../../rules/brikwars/fight.ts';

/** What can be chosen for a Charge, and what can come of it, in the order in which the screen shows it. */
export const chargeOptions = { aims: chargeAims, sides, results: chargeResults } as const;
