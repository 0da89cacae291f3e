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
  playingHint: 'With nothing chosen the app shows all of it. You can change this in Settings.',
  example: 'For example',
  swordHits: (dies: string, parried: string) =>
    `A sword swings at a minifig: it dies in ${dies}\u00a0%; if it parries with a shield, in ${parried}\u00a0%.`,
  poolHits: (chance: string) => `10 USB dice need 4+: 5 or more succeed in ${chance}\u00a0%.`,
  pairReaches: (chance: string) => `2d6 reach 8 or more in ${chance}\u00a0%.`,
  rollIt: 'Roll it',
  rollAgain: 'Roll again',
  openFight: 'Open this fight',
  openRoll: 'Open this roll',
  outcome: {
    miss: (roll: string) => `Rolled ${roll}: a miss.`,
    dies: (roll: string, damage: string) => `Rolled ${roll}: hit, damage ${damage}: dies.`,
    lives: (roll: string, damage: string) => `Rolled ${roll}: hit, damage ${damage}: survives.`,
  },
  count: (count: string, chance: string) => `Rolled ${count}. As many or more come up in ${chance}\u00a0%.`,
  likely: (chance: string) => `That happens in ${chance}\u00a0%.`,
  haveBackup: 'I have a backup to import',
  start: 'Start',
  offlineReady: 'Works offline: ready',
  offlinePending: 'Works offline: getting ready…',
};
