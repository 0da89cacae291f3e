export const castle = {};
