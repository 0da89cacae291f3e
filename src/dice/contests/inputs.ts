import type { InputCodec } from '../../kit/inputs.ts';
import { at, columns, type Field, flag, link, list, maybe, oneOf, row, whole } from '../../kit/link.ts';
import { type ContestRules, contestRules } from '../../rules/brikwars/contest-rules.ts';
import { type CrankyWay, crankyWays } from '../../rules/brikwars/edition.ts';
import { type BonusDice, bonusDice } from '../../rules/dice/expression.ts';
import type { Game } from '../../rules/ids.ts';
import { type ThrowsAgain, throwsAgain } from '../../rules/roll-off.ts';
import type { SettingsEdition } from '../../storage/settings-mirror.ts';

/** What I Say Goes, who starts, Who Acts First, a Feat, a dispute of USB. */
export const contestKinds = ['wisg', 'starts', 'first', 'feat', 'dispute'] as const;
export type ContestKind = (typeof contestKinds)[number];

/** Dice that a player of a contest, a skill, a hero can be given. */
export const contestDice = ['1d6', '1d6+1', '1d6+2', '2d6', '1d8', '1d10', '1d12', '1d20', '1d100'] as const;
export const contestSkills = ['1d6', '1d6+1', '1d10'] as const;
export type ContestDice = (typeof contestDice)[number];
export type ContestSkill = (typeof contestSkills)[number];

/** Bounds of the screen. */
export const contestLimits = { fewest: 2, players: 8, use: 9, modifier: 9, cranky: 5, name: 30 } as const;

/** One side of Who Acts First; an action without a Use rating, such as a Bail, has none. */
export interface ActingSide {
  readonly skill: ContestSkill;
  readonly modifier: number;
  readonly use?: number;
  /** Its Skill earns no bonus dice (BW-DICE-06). */
  readonly declines?: boolean;
}

export type FeatSide = Omit<ActingSide, 'use' | 'declines'>;

/** What the contest screen asks. */
export interface ContestInputs {
  readonly kind: ContestKind;
  readonly bonus: BonusDice;
  /** All ones fail a Feat. */
  readonly criticalFailure: boolean;
  /** One for each player of a roll-off. */
  readonly dice: readonly ContestDice[];
  /** Who throws again after a tie at the top of a roll-off. */
  readonly again: ThrowsAgain;
  readonly active: ActingSide;
  readonly responder: ActingSide;
  readonly hero: FeatSide;
  readonly cranky: number;
  readonly crankyWay: CrankyWay;
  /** Undefined where nobody rolls against the Feat. */
  readonly opponent?: FeatSide;
}

/** Nobody special with a ranged weapon. */
export const plainSide = { skill: '1d6', modifier: 0, use: 3 } as const satisfies ActingSide;

/** The contests that the games played know, in the order of `contestKinds`. */
export function kindsOf(games: readonly Game[]): readonly ContestKind[] {
  return contestKinds.filter((kind) => {
    if (kind === 'starts') return true;
    return games.includes(kind === 'dispute' ? 'usb' : 'brikwars');
  });
}

/** Whose rules a contest follows; anyone may ask who starts. */
export function gameOf(kind: ContestKind, current: Game): Game {
  if (kind === 'starts') return current;
  return kind === 'dispute' ? 'usb' : 'brikwars';
}

export function initialContest(edition: SettingsEdition, kind: ContestKind): ContestInputs {
  const { bonus, criticalFailure, cranky: crankyWay } = contestRules[edition];
  return {
    kind,
    bonus,
    criticalFailure,
    dice: ['1d6', '1d6'],
    again: 'tied',
    active: plainSide,
    responder: plainSide,
    hero: { skill: '1d6', modifier: 0 },
    cranky: 0,
    crankyWay,
    opponent: { skill: '1d6', modifier: 0 },
  };
}

/** The switches that these inputs set. */
export function rulesOf({ bonus, criticalFailure, crankyWay }: ContestInputs): ContestRules {
  return { bonus, criticalFailure, cranky: crankyWay, redShirt: 'within' };
}

/** As many players as asked for: new ones throw what the last one throws. */
export function withPlayers(dice: readonly ContestDice[], players: number): readonly ContestDice[] {
  const last = dice.at(-1) ?? '1d6';
  return Array.from({ length: players }, (_, player) => dice[player] ?? last);
}

/** A plus of its dice would be read as a space. */
function escaped<Value>({ write, read }: Field<Value>): Field<Value> {
  return { write: (value) => encodeURIComponent(write(value)), read };
}

const skilled = [
  at('skill', oneOf(contestSkills)),
  at('modifier', whole(-contestLimits.modifier, contestLimits.modifier)),
] as const;
const feat = escaped<FeatSide>(columns(skilled));
const acting = columns([...skilled, maybe('use', whole(0, contestLimits.use), 'no')]);

const side: Field<ActingSide> = escaped({
  write: (side) => acting.write(side) + (side.declines ? '.x' : ''),
  read(text) {
    // Links of old end with the Use.
    const declines = text.endsWith('.x');
    const read = acting.read(declines ? text.slice(0, -2) : text);
    return read && { ...read, ...(declines && { declines }) };
  },
});

const codec = link(initialContest('2005', 'wisg'), {
  k: at('kind', oneOf(contestKinds)),
  b: at('bonus', oneOf(bonusDice)),
  cf: at('criticalFailure', flag),
  d: at('dice', escaped(list(oneOf(contestDice), '_', contestLimits.fewest, contestLimits.players))),
  a: at('active', side),
  r: at('responder', side),
  h: at('hero', feat),
  c: row({ cranky: whole(0, contestLimits.cranky), crankyWay: oneOf(crankyWays) }),
  o: maybe('opponent', feat, 'no'),
  t: at('again', oneOf(throwsAgain)),
});

/**
 * `v=1&k=wisg&b=d6&cf=1&d=1d6_1d10&a=1d6.0.3&r=1d6.0.no.x&h=1d6.-1&c=2.die&o=1d6.0`; `o=no` where nobody opposes, `.x`
 * for a Skill without bonus dice, and `t=all` where everybody throws again after a tie.
 */
export function contestCodec(initial: ContestInputs): InputCodec<ContestInputs> {
  return {
    initial,
    encode: (inputs) => codec.encode(inputs).replace('&t=tied', ''),
    // Links of old know nothing else.
    decode: (query) => codec.decode(/(^|&)t=/.test(query) ? query : `${query}&t=tied`),
  };
}

/** A link inside the app names only the contest it wants. */
export function kindWanted(query: string): ContestKind | undefined {
  return contestKinds.find((kind) => query === `k=${kind}`);
}
