/** Lengths that differ by less are equal: it takes up what adding decimal fractions leaves behind, and nothing a tape shows. */
export const tolerance = 1e-9;
