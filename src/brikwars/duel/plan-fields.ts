import { type TextField, written } from '../../kit/question/fields.ts';
import { checked, list } from '../../kit/question/link.ts';
import { readResponse, responseId } from '../../rules/brikwars/attack/defences.ts';
import type { DefencePlan } from '../../rules/brikwars/attack/fight.ts';
import { type ArmId, readArmId } from '../../rules/brikwars/weapons.ts';

/** The attacker's things in the order used: `shield.1,heavy.1`; none stands for the order held. */
export const orderField: TextField<readonly ArmId[]> = written<readonly ArmId[]>(
  checked(
    list({ write: String, read: readArmId }, ',', 0, 2),
    (order) => new Set(order).size === order.length,
  ),
  [],
);

/** The chosen defence: `counterattack:hand.1,parry:shield.1`; none stands for the usual one. */
export const planField: TextField<DefencePlan> = written<DefencePlan>(
  list({ write: responseId, read: readResponse }, ',', 0, 2),
  [],
);
