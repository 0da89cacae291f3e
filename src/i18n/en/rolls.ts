export const rolls = {};
