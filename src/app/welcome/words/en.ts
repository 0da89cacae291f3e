declare module '../../../platform/words.ts' {
  interface SliceWords {
    readonly welcome: typeof import('./en.ts');
  }
}

export const welcome = {
  language: 'Language',
  playing: 'Tap what you play',
  games: {
    brikwars: 'Brick figures: fights, charges, dice',
    usb: 'Units: shooting, charge, morale',
    'mage-knight': 'Plan, shots, sieges',
  },
  playingHint: 'Choose nothing to see all three games. You can change this in Settings.',
  example: 'For example',
  swordHits: (dies: string, parried: string) =>
    `Sword against minifig: ${dies}\u00a0% to kill, ${parried}\u00a0% if the minifig parries with a shield.`,
  poolHits: (chance: string) => `10 USB dice on 4+: ${chance}\u00a0% for 5 or more successes.`,
  pairReaches: (chance: string) => `2d6: ${chance}\u00a0% for 8 or more.`,
  rollIt: 'Roll it',
  rollAgain: 'Roll again',
  openFight: 'Open this fight',
  openRoll: 'Open this roll',
  outcome: {
    miss: (roll: string) => `Rolled ${roll}: a miss.`,
    dies: (roll: string, damage: string) => `Rolled ${roll}: hit, damage ${damage}: dies.`,
    lives: (roll: string, damage: string) => `Rolled ${roll}: hit, damage ${damage}: survives.`,
  },
  count: (count: string, chance: string) =>
    `Rolled ${count}. The chance of that many or more was ${chance}\u00a0%.`,
  likely: (chance: string) => `The chance of that was ${chance}\u00a0%.`,
  haveBackup: 'I have a backup to import',
  start: 'Start',
  offlineReady: 'Works offline: ready',
  offlinePending: 'Works offline: getting ready…',
};
