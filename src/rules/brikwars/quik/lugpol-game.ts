// LUGPolWars price lists (P:1416-1441).
import { type QuikGame, quikGames } from './quik-game.ts';

export const lugpolUnitIds = ['mercenary', 'officer', 'hero'] as const;
export type LugpolUnitId = (typeof lugpolUnitIds)[number];

export const lugpolWeaponIds = [
  'short',
  'heavy',
  'two-handed',
  'short-ranged',
  'long-ranged',
  'explosive',
  'bare-hands',
  'improvised',
  'mounted',
] as const;
export type LugpolWeaponId = (typeof lugpolWeaponIds)[number];

/** LUGPolWars: a list of its own, fought as QuikWars (BW-LP-01, BW-LP-02, BW-LP-03, BWC-98, BWC-109, BWC-113). */
export const lugpolGame: QuikGame<LugpolWeaponId, LugpolUnitId> = {
  rules: { ...quikGames.pl.rules, protection: 'each', crewLimit: 3 },
  priced: true,
  beyond: 'act',
  noRollToHit: 'BWC-98',
  protectionRule: 'BW-LP-02',
  weapons: {
    short: { rule: 'BW-LP-02', damage: '1d6+2', touch: true, cost: 2 },
    heavy: { rule: 'BW-LP-02', damage: '2d6', touch: true, cost: 3 },
    'two-handed': { rule: 'BW-LP-02', damage: '2d6', touch: true, cost: 3 },
    'short-ranged': { rule: 'BW-LP-02', damage: '1d6', range: 10, cost: 3 },
    'long-ranged': { rule: 'BW-LP-02', damage: '1d6', range: 10, cost: 3 },
    explosive: { rule: 'BW-LP-02', damage: '2d6-1', thrown: '1d6+2', cost: 1 },
    'bare-hands': { rule: 'BW-LP-02' },
    improvised: { rule: 'BW-LP-02', damage: '1d6-2', touch: true },
    mounted: { rule: 'BW-LP-03', damage: '2d6', range: 10, crewed: true, cost: 5 },
  },
  units: {
    mercenary: { rule: 'BW-LP-01', move: 5, armor: '4', attacks: 1, cost: 4 },
    officer: { rule: 'BW-LP-01', move: 6, armor: '1d6+2', attacks: 1, cost: 7 },
    hero: { rule: 'BW-LP-01', move: 7, armor: '2d6', attacks: 1, cost: 11 },
  },
};

/** Construction Points of a shield, and of a piece of armor (BW-LP-02). */
export const lugpolProtectionCost = 1;
