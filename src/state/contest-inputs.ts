import {
  type ContestRules,
  type CrankyWay,
  contestRules,
  crankyWays,
} from '../rules/brikwars/contest-rules.ts';
import { type BonusDice, bonusDice } from '../rules/dice/expression.ts';
import type { Game } from '../rules/ids.ts';
import { type ThrowsAgain, throwsAgain } from '../rules/roll-off.ts';
import type { SettingsEdition } from '../storage/settings-mirror.ts';
import type { InputCodec } from './inputs.ts';

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

export { bonusDice, crankyWays, throwsAgain };

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

const within = (value: number, lowest: number, highest: number) =>
  Number.isInteger(value) && value >= lowest && value <= highest;

const encodeSide = ({ skill, modifier, use, declines }: ActingSide, uses: boolean) =>
  [skill, modifier, ...(uses ? [use ?? 'no'] : []), ...(declines ? ['x'] : [])].join('.');

function decodeSide(text: string | null, uses: boolean): ActingSide | undefined {
  const [first, modifierText = '', useText, mark, ...rest] = (text ?? '').split('.');
  const skill = contestSkills.find((known) => known === first);
  const modifier = Number(modifierText);
  const most = contestLimits.modifier;
  if (!skill || rest.length > 0 || !/^-?\d$/.test(modifierText) || !within(modifier, -most, most)) return;
  if (!uses) return useText === undefined ? { skill, modifier } : undefined;
  // Links of old end with the Use.
  if (mark !== undefined && mark !== 'x') return;
  const side: ActingSide = { skill, modifier, ...(mark ? { declines: true } : {}) };
  if (useText === 'no') return side;
  return /^\d$/.test(useText ?? '') ? { ...side, use: Number(useText) } : undefined;
}

/**
 * `v=1&k=wisg&b=d6&cf=1&d=1d6_1d10&a=1d6.0.3&r=1d6.0.no.x&h=1d6.-1&c=2.die&o=1d6.0`; `o=no` where nobody opposes, `.x`
 * for a Skill without bonus dice, and `t=all` where everybody throws again after a tie.
 */
export function contestCodec(initial: ContestInputs): InputCodec<ContestInputs> {
  return {
    initial,
    encode(inputs) {
      const { kind, bonus, criticalFailure, dice, again, active, responder, hero, opponent } = inputs;
      return new URLSearchParams({
        v: '1',
        k: kind,
        b: bonus,
        cf: criticalFailure ? '1' : '0',
        d: dice.join('_'),
        a: encodeSide(active, true),
        r: encodeSide(responder, true),
        h: encodeSide(hero, false),
        c: `${inputs.cranky}.${inputs.crankyWay}`,
        o: opponent ? encodeSide(opponent, false) : 'no',
        ...(again === 'tied' ? {} : { t: again }),
      }).toString();
    },
    decode: decodeContest,
  };
}

function decodeContest(query: string): ContestInputs | undefined {
  const read = new URLSearchParams(query);
  const kind = contestKinds.find((known) => known === read.get('k'));
  const bonus = bonusDice.find((known) => known === read.get('b'));
  const failing = read.get('cf');
  const named = (read.get('d') ?? '').split('_');
  const dice = named.flatMap((name) => contestDice.filter((known) => known === name));
  // Links of old know nothing else.
  const again = throwsAgain.find((known) => known === (read.get('t') ?? 'tied'));
  const active = decodeSide(read.get('a'), true);
  const responder = decodeSide(read.get('r'), true);
  const hero = decodeSide(read.get('h'), false);
  const opponent = read.get('o') === 'no' ? undefined : decodeSide(read.get('o'), false);
  const [crankyText = '', way] = (read.get('c') ?? '').split('.');
  const crankyWay = crankyWays.find((known) => known === way);
  if (read.get('v') !== '1' || !kind || !bonus || (failing !== '0' && failing !== '1')) return undefined;
  if (dice.length !== named.length || !within(dice.length, contestLimits.fewest, contestLimits.players))
    return undefined;
  if (!again || !active || !responder || !hero || (!opponent && read.get('o') !== 'no')) return undefined;
  if (!/^\d$/.test(crankyText) || Number(crankyText) > contestLimits.cranky || !crankyWay) return undefined;
  return {
    kind,
    bonus,
    criticalFailure: failing === '1',
    dice,
    again,
    active,
    responder,
    hero,
    cranky: Number(crankyText),
    crankyWay,
    ...(opponent ? { opponent } : {}),
  };
}

/** A link inside the app names only the contest it wants. */
export function kindWanted(query: string): ContestKind | undefined {
  return contestKinds.find((kind) => query === `k=${kind}`);
}
