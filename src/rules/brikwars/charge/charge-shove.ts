/** Inches of a Shove without Momentum (BW-CC-07). */
export const shoveInches = 2;
