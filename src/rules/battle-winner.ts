/** Who may have won a battle. */
export const battleWinners = ['mine', 'theirs', 'draw'] as const;
export type BattleWinner = (typeof battleWinners)[number];
