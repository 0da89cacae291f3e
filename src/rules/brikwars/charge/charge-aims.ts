/** What a side wants of a Charge: the other dead, itself alive, or the better of both. */
export const chargeAims = ['kill', 'survive', 'trade'] as const;
export type ChargeAim = (typeof chargeAims)[number];
