/** The rest of the address where armies, battles and sieges are received; no id begins with this sign. */
export const receivePath = '~receive';
