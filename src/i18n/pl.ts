import type { Catalog } from './messages.ts';

export const pl: Catalog = {
  shell: () => import('./pl/shell.ts').then((module) => module.shell),
  trouble: () => import('./pl/trouble.ts').then((module) => module.trouble),
  welcome: () => import('./pl/welcome.ts').then((module) => module.welcome),
  dice: () => import('./pl/dice.ts').then((module) => module.dice),
  compose: () => import('./pl/compose.ts').then((module) => module.compose),
  table: () => import('./pl/table.ts').then((module) => module.table),
  rolls: () => import('./pl/rolls.ts').then((module) => module.rolls),
  contests: () => import('./pl/contests.ts').then((module) => module.contests),
  fight: () => import('./pl/fight.ts').then((module) => module.fight),
  usb: () => import('./pl/usb.ts').then((module) => module.usb),
  castle: () => import('./pl/castle.ts').then((module) => module.castle),
  armies: () => import('./pl/armies.ts').then((module) => module.armies),
  rules: () => import('./pl/rules.ts').then((module) => module.rules),
  settings: () => import('./pl/settings.ts').then((module) => module.settings),
};
