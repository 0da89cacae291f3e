import type { Catalog } from './messages.ts';

export const en: Catalog = {
  shell: () => import('./en/shell.ts').then((module) => module.shell),
  trouble: () => import('./en/trouble.ts').then((module) => module.trouble),
  welcome: () => import('./en/welcome.ts').then((module) => module.welcome),
  dice: () => import('./en/dice.ts').then((module) => module.dice),
  compose: () => import('./en/compose.ts').then((module) => module.compose),
  table: () => import('./en/table.ts').then((module) => module.table),
  rolls: () => import('./en/rolls.ts').then((module) => module.rolls),
  contests: () => import('./en/contests.ts').then((module) => module.contests),
  fight: () => import('./en/fight.ts').then((module) => module.fight),
  usb: () => import('./en/usb.ts').then((module) => module.usb),
  castle: () => import('./en/castle.ts').then((module) => module.castle),
  armies: () => import('./en/armies.ts').then((module) => module.armies),
  rules: () => import('./en/rules.ts').then((module) => module.rules),
  settings: () => import('./en/settings.ts').then((module) => module.settings),
};
