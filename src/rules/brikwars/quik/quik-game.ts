// QuikWars, English and Polish text (E:293-437; P:30-110).
import type { BonusDice } from '../../dice/expression.ts';
import type { BrikwarsRuleId } from '../ids.ts';

/** What a shield and a piece of armor together add: one die, or one each (BWC-68). */
export const protectionWays = ['one-die', 'each'] as const;
/** What a hero's double attack rolls: the dice of both attacks, or one attack whose sum counts twice (BWC-69). */
export const doubleWays = ['both-attacks', 'doubled-sum'] as const;
/** How much a minifig picks up or drops while it moves: anything, or one thing in place of moving (BWC-105). */
export const handlingWays = ['any', 'one-act'] as const;
/** What the limit of a jump measures: its height, or also how far it goes (BWC-106). */
export const jumpWays = ['height', 'distance'] as const;

/** The switches of a short game: a text's own values, or a table's house rules. */
export interface QuikRules {
  readonly bonus: BonusDice;
  readonly protection: (typeof protectionWays)[number];
  readonly double: (typeof doubleWays)[number];
  readonly handling: (typeof handlingWays)[number];
  readonly jump: (typeof jumpWays)[number];
  /** The most crew that strengthens a weapon (BWC-109); left out, there is no limit. */
  readonly crewLimit?: number;
}

export interface QuikWeapon {
  readonly rule: BrikwarsRuleId;
  readonly damage?: string;
  /** Reaches what it touches. */
  readonly touch?: true;
  /** Inches. */
  readonly range?: number;
  /** Inches rolled for every throw. */
  readonly thrown?: string;
  /** Every crew member after the first adds 1d6 and 5 inches (BW-QW-13). */
  readonly crewed?: true;
  /** Construction Points, where the game has a price for it. */
  readonly cost?: number;
}

export interface QuikUnit {
  readonly rule: BrikwarsRuleId;
  /** Inches a turn. */
  readonly move: number;
  readonly armor: string;
  /** Attacks a turn; a steed leaves them to its rider. */
  readonly attacks: 0 | 1 | 2;
  readonly cost?: number;
}

/** A short game: its switches, its weapons and its units, by ids of its own. No roll decides whether an attack hits. */
export interface QuikGame<Weapon extends string = string, Unit extends string = string> {
  readonly rules: QuikRules;
  /** Its list has prices. */
  readonly priced: boolean;
  /** What goes beyond the rules: a Stupendous Feat of a hero, or an act of anybody by its difficulty (BW-QW-08, BW-LP-05). */
  readonly beyond: 'feat' | 'act';
  /** Why nobody rolls to hit. */
  readonly noRollToHit: BrikwarsRuleId;
  /** What shields and armor are. */
  readonly protectionRule: BrikwarsRuleId;
  readonly weapons: Readonly<Record<Weapon, QuikWeapon>>;
  readonly units: Readonly<Record<Unit, QuikUnit>>;
}

export const quikTexts = ['en', 'pl'] as const;
export type QuikText = (typeof quikTexts)[number];

export const quikWeaponIds = ['bare-hands', 'hand', 'ranged', 'brick', 'siege'] as const;
export type QuikWeaponId = (typeof quikWeaponIds)[number];

export const quikUnitIds = ['minifig', 'hero', 'steed'] as const;
export type QuikUnitId = (typeof quikUnitIds)[number];

const english: QuikGame<QuikWeaponId, QuikUnitId> = {
  rules: { bonus: 'd6', protection: 'one-die', double: 'both-attacks', handling: 'any', jump: 'height' },
  priced: false,
  beyond: 'feat',
  noRollToHit: 'BW-QW-09',
  protectionRule: 'BW-QW-11',
  weapons: {
    'bare-hands': { rule: 'BW-QW-10' },
    hand: { rule: 'BW-QW-10', damage: '2d6', touch: true },
    ranged: { rule: 'BW-QW-10', damage: '1d6', range: 10 },
    brick: { rule: 'BW-QW-12', damage: '1d6', touch: true, range: 5 },
    siege: { rule: 'BW-QW-13', damage: '2d6', range: 10, crewed: true },
  },
  units: {
    minifig: { rule: 'BW-QW-06', move: 5, armor: '2d6', attacks: 1 },
    hero: { rule: 'BW-QW-07', move: 5, armor: '2d6', attacks: 2 },
    steed: { rule: 'BW-QW-14', move: 10, armor: '3d6', attacks: 0 },
  },
};

/** QuikWars by the text in which it is played (BW-QW-01, BWC-105, BWC-107). */
export const quikGames: Readonly<Record<QuikText, QuikGame<QuikWeaponId, QuikUnitId>>> = {
  en: english,
  pl: { ...english, rules: { ...english.rules, handling: 'one-act' } },
};
