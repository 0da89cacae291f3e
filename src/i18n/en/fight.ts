export const fight = {};
