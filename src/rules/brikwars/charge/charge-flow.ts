import { beginClash, type Flow } from './charge-clash.ts';
import { dieFlow } from './charge-flow-die.ts';
import { sizeFlow } from './charge-flow-size.ts';
import type { Charge } from './charge-setup.ts';

/** A Charge as it happens, by either model (BW-CHG-11 to BW-CHG-17, BW-CHGW-02 to BW-CHGW-08). */
export function collide(charge: Charge): Flow {
  const clash = beginClash(charge);
  return charge.model === 'die' ? dieFlow(clash) : sizeFlow(clash);
}
