export const welcome = {
  purpose: 'Dice, odds, rules and armies at your gaming table.',
  language: 'Language',
  playing: 'What are you playing?',
  playingHint: 'Any number; you can change this in Settings.',
  example: 'For example',
  swordHits: (dies: string, parried: string) =>
    `Sword hits a minifig: dies in ${dies} of 100; with a shield parry ${parried}.`,
  rollIt: 'Roll it',
  rollAgain: 'Roll again',
  outcome: {
    miss: (roll: string) => `Rolled ${roll}: a miss.`,
    dies: (roll: string, damage: string) => `Rolled ${roll}: hit, damage ${damage}: dies.`,
    lives: (roll: string, damage: string) => `Rolled ${roll}: hit, damage ${damage}: survives.`,
  },
  likely: (chance: string) => `That happens in ${chance} of 100.`,
  start: 'Start',
  offlineReady: 'Works without network: ready',
  offlinePending: 'Works without network: getting ready…',
};
