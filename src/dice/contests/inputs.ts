import { namedLink, question } from '../../kit/question/asked.ts';
import {
  always,
  choice,
  type InputsOf,
  listOf,
  number,
  onOff,
  optional,
  type TextField,
} from '../../kit/question/fields.ts';
import type { InputCodec } from '../../kit/question/inputs.ts';
import { row, whole } from '../../kit/question/link.ts';
import { type ContestRules, contestRules } from '../../rules/brikwars/contests/contest-rules.ts';
import type { EditionId } from '../../rules/brikwars/edition.ts';
import { crankyWays } from '../../rules/brikwars/edition.ts';
import { bonusDice } from '../../rules/dice/expression.ts';
import type { Game } from '../../rules/ids.ts';
import { throwsAgain } from '../../rules/roll-off.ts';
import { readContest1 } from './link-1.ts';

/** Who starts, Who Acts First, What I Say Goes, a Feat, a dispute of USB. */
export const contestKinds = ['starts', 'first', 'wisg', 'feat', 'dispute'] as const;
export type ContestKind = (typeof contestKinds)[number];

/** Dice that a player of a contest, a skill, a hero can be given. */
export const contestDice = ['1d6', '1d6+1', '1d6+2', '2d6', '1d8', '1d10', '1d12', '1d20', '1d100'] as const;
const contestSkills = ['1d6', '1d6+1', '1d10'] as const;
export type ContestDice = (typeof contestDice)[number];

/** Bounds of the screen. */
export const contestLimits = { fewest: 2, players: 8, use: 9, name: 30 } as const;

const featFields = { skill: choice(contestSkills, '1d6'), modifier: number({ least: -9, most: 9 }) };

export const featSide = question(featFields);

export type FeatSide = InputsOf<typeof featFields>;

const actingFields = {
  ...featFields,
  /** An action without a Use rating, such as a Bail, has none. */
  use: optional(whole(0, contestLimits.use)),
  /** Its Skill earns no bonus dice (BW-DICE-06). */
  declines: onOff(),
};

/** Nobody special with a ranged weapon. */
export const actingSide = question(actingFields, { default: { use: 3 } });

/** One side of Who Acts First. */
export type ActingSide = InputsOf<typeof actingFields>;

/** What the settings decide first, every link says. */
function said<Kind extends TextField<unknown>>(field: Kind): Kind {
  return { ...field, put: always<unknown>(field, field.default).put };
}

const fields = {
  kind: said(choice(contestKinds, 'wisg')),
  bonus: said(choice(bonusDice, 'd6')),
  /** All ones fail a Feat. */
  criticalFailure: said(onOff(true)),
  /** One for each player of a roll-off. */
  dice: listOf(choice(contestDice, '1d6'), {
    fewest: contestLimits.fewest,
    most: contestLimits.players,
    default: ['1d6', '1d6'],
  }),
  /** Who throws again after a tie at the top of a roll-off. */
  again: choice(throwsAgain, 'tied'),
  active: actingSide,
  responder: actingSide,
  hero: featSide,
  cranky: number({ most: 5 }),
  crankyWay: said(choice(crankyWays, 'die')),
  /** Undefined where nobody rolls against the Feat. */
  opponent: optional<FeatSide>(row(featFields)),
};

/** What the contest screen asks. */
export type ContestInputs = InputsOf<typeof fields>;

export const contest = question(fields, { default: { opponent: featSide.default } });

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

export function initialContest(edition: EditionId, kind: ContestKind): ContestInputs {
  const { bonus, criticalFailure, cranky: crankyWay } = contestRules[edition];
  return { ...contest.default, kind, bonus, criticalFailure, crankyWay };
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

const codec = namedLink(contest, readContest1);

export function contestCodec(initial: ContestInputs): InputCodec<ContestInputs> {
  return { ...codec, initial };
}

/** A link inside the app names only the contest it wants. */
export function kindWanted(query: string): ContestKind | undefined {
  return contestKinds.find((kind) => query === `k=${kind}`);
}
