/** The rest of the address where an army is received; no id begins with this sign. */
export const receivePath = '~receive';
