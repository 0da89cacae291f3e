export const contests = {};
