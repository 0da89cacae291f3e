export const armies = {};
