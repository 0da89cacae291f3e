/** Rules of creations and their prices that no entry of the look-up explains yet; each belongs to the other ids once one does. */
export const creationRuleIds = ['BW-LG-05'] as const;
