export const dice = {};
