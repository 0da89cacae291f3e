/** Under which sieges are stored. */
export const battlePrefix = 'battle:';
