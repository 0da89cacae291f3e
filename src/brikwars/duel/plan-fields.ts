import { type TextField, written } from '../../kit/fields.ts';
import { checked, list, oneOf } from '../../kit/link.ts';

/** The attacker's things in the order used, by their places; none stands for the order held. */
export const orderField: TextField<readonly number[]> = written<readonly number[]>(
  checked(list(oneOf([0, 1]), ',', 0, 2), (order) => new Set(order).size === order.length),
  [],
);

/** The chosen defence in short (`c0-p1`); empty is the standard one. */
export const planField: TextField<string> = written(
  {
    write: String,
    read: (text) =>
      /^(n|c\d|p\d|r\d\d)?(-(n|c\d|p\d|r\d\d))*$/.test(text) && text.length <= 40 ? text : undefined,
  },
  '',
);
