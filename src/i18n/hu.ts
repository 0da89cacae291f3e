import type { Catalog } from './messages.ts';

export const hu: Catalog = {
  shell: () => import('./hu/shell.ts').then((module) => module.shell),
  trouble: () => import('./hu/trouble.ts').then((module) => module.trouble),
  welcome: () => import('./hu/welcome.ts').then((module) => module.welcome),
  dice: () => import('./hu/dice.ts').then((module) => module.dice),
  compose: () => import('./hu/compose.ts').then((module) => module.compose),
  table: () => import('./hu/table.ts').then((module) => module.table),
  rolls: () => import('./hu/rolls.ts').then((module) => module.rolls),
  contests: () => import('./hu/contests.ts').then((module) => module.contests),
  fight: () => import('./hu/fight.ts').then((module) => module.fight),
  usb: () => import('./hu/usb.ts').then((module) => module.usb),
  castle: () => import('./hu/castle.ts').then((module) => module.castle),
  armies: () => import('./hu/armies.ts').then((module) => module.armies),
  rules: () => import('./hu/rules.ts').then((module) => module.rules),
  settings: () => import('./hu/settings.ts').then((module) => module.settings),
};
