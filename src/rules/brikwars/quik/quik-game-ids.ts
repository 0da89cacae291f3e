/** The short games by the text that a table plays: QuikWars in English or Polish, and LUGPolWars. */
export const quikGameIds = ['en', 'pl', 'lugpol'] as const;
export type QuikGameId = (typeof quikGameIds)[number];
