/** What a side wants: to live, to trade well (his kill less his death), or to kill. */
export const goals = ['survive', 'trade', 'kill'] as const;
export type Goal = (typeof goals)[number];
