import type { Messages } from '../../../platform/words.ts';
import type { AccessEffect, AccessPoint, WayUp } from '../../../rules/mage-knight/access.ts';
import type { Answer, CastleReason } from '../../../rules/mage-knight/answer.ts';
import type { ContactEffect } from '../../../rules/mage-knight/contact.ts';
import type { DoorEffect } from '../../../rules/mage-knight/doors.ts';
import type { HeightEffect } from '../../../rules/mage-knight/heights.ts';
import type { DoorId } from '../../../rules/mage-knight/kinds.ts';
import type { PlankingEffect } from '../../../rules/mage-knight/planking.ts';
import type { WayGoal } from './inputs.ts';

/** What is said of contact and levels beyond what the core's answers carry. */
export const levelEffects = [
  'base-rules-decide',
  'touch-serves-attack',
  'tops-level',
  'above-ground',
  'flight-by-base-rules',
] as const;

export type WaysEffect =
  | AccessEffect
  | ContactEffect
  | DoorEffect
  | PlankingEffect
  | HeightEffect
  | (typeof levelEffects)[number];

export type WaysReason = CastleReason<WaysEffect>;

/** What an answer may say; some name ways or a door. */
export const waySayings = [
  'in',
  'in-not',
  'up',
  'up-not',
  'up-flying',
  'along',
  'along-not',
  'over-wall-only',
  'over-rubble',
  'through',
  'through-not',
  'under-arch',
  'under-arch-not',
  'door-passes',
  'door-stops',
  'linked',
  'linked-none',
  'cross',
  'cross-not',
  'cross-flying',
  'way-continuous',
  'way-broken',
  'planking',
  'planking-not',
  'gap-on-ground',
  'contact',
  'contact-not',
  'contact-by-base-rules',
  'at-ends-close-combat',
  'at-ends-no-poison',
  'at-ends-nothing-else',
  'same-level',
  'first-higher',
  'second-higher',
  'door-opens',
  'door-opens-not',
  'door-closes',
  'door-closes-not',
] as const;

export type WaySaying = (typeof waySayings)[number];

export type WayName = WayUp | AccessPoint;

/** One answer with its reasons, the one that decided first. */
export interface WayLine {
  readonly says: WaySaying;
  /** `open` where more must be known, `fact` where nothing was asked. */
  readonly outcome: 'yes' | 'no' | 'open' | 'fact';
  readonly reasons: readonly WaysReason[];
  /** What is named in it. */
  readonly names?: readonly WayName[];
  /** The ruling whose other reading answers the opposite. */
  readonly otherwise?: Answer['otherwise'];
}

export interface GoalLine {
  readonly goal: WayGoal;
  readonly line: WayLine;
}

export interface WaysAnswer {
  /** Where one may want to get, each with its own answer; empty where nothing is to be chosen. */
  readonly goals: readonly GoalLine[];
  readonly main: WayLine;
  readonly lines: readonly WayLine[];
}

/** A yes or a no of the core as a line. */
export function lineOf(
  { allowed, reasons, otherwise }: Answer<WaysEffect>,
  yes: WaySaying,
  no: WaySaying,
  names: readonly WayName[] = [],
): WayLine {
  return { says: allowed ? yes : no, outcome: allowed ? 'yes' : 'no', reasons, names, otherwise };
}

/** Changes that, each made alone, may turn a no. */
export const wayHelps = [
  'open-door',
  'ladder',
  'wall-beside',
  'touching',
  'laid-planking',
  'planking-by-lord',
  'planking-at-wall',
  'planking-at-right-angles',
  'bases-touch',
  'door-by-lord',
  'before-command',
  'base-gone',
] as const;

export type WayHelpId = (typeof wayHelps)[number];

export interface WayHelp {
  readonly help: WayHelpId;
  readonly door?: DoorId;
}

export interface WaysTexts {
  readonly t: Messages['castlequestions'];
  readonly terms: Messages['castleterms'];
}

interface ReasonItem {
  readonly text: string;
  readonly rule: string;
}

/** What a way or an access point is called. */
function wayName({ t, terms }: WaysTexts, name: WayName): string {
  return name === 'ladder' || name === 'touching-wall' || name === 'top'
    ? t.wayNames[name]
    : terms.doors[name];
}

/** The ways or access points that an answer names, in a row. */
export function namesText(texts: WaysTexts, { names = [] }: WayLine): string {
  return names.map((name) => wayName(texts, name)).join(', ');
}

export function sayingText(texts: WaysTexts, line: WayLine): string {
  return texts.t.waySays[line.says](namesText(texts, line));
}

/** Every reason, and behind them what another reading would answer. */
export function reasonItems({ t }: WaysTexts, { reasons, otherwise }: WayLine): readonly ReasonItem[] {
  const others: Readonly<Record<string, string>> = t.others;
  const items = reasons.map(({ effect, rule }) => ({ text: t.reasons[effect](), rule }));
  const other = otherwise && others[otherwise.rule];
  return otherwise && other ? [...items, { text: other, rule: otherwise.rule }] : items;
}

export function helpText({ t, terms }: WaysTexts, { help, door }: WayHelp): string {
  return t.helps[help](door ? terms.doors[door] : '');
}
