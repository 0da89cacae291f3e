import type { Marks } from '../../rules/battle.ts';
import type { BattleMage } from '../../rules/battle-mage.ts';
import type { BattleWreck } from '../../rules/battle-wreck.ts';
import { optional } from './fields.ts';

/** A unit of a battle in a fight: which battle, which unit, and by what the battle knows the fight. */
export interface BattleRef {
  readonly play: string;
  readonly stamp: string;
  readonly unit: string;
}

const named = /^battle-([\w-]{1,40})-([0-9a-z]{1,8})-(\w{1,12})$/;

/** As a fighter's own id, or in the text of a fight. */
export function battleRefText({ play, stamp, unit }: BattleRef): string {
  return `battle-${play}-${stamp}-${unit}`;
}

export function battleRef(text: string | undefined): BattleRef | undefined {
  const [, play, stamp, unit] = named.exec(text ?? '') ?? [];
  return play === undefined || stamp === undefined || unit === undefined ? undefined : { play, stamp, unit };
}

/** The battle that the text of a fight speaks of. */
export function battleInText(text: string): BattleRef | undefined {
  return battleRef(/battle-[\w-]+/.exec(text)?.[0]);
}

/** Where a battle is shown, with the focus on one of its units. */
export function battleAddress(play: string, unit?: string): string {
  return `armies/~battle/${play}${unit === undefined ? '' : `/${unit}`}`;
}

/** The two sides of a fight that are units of a battle; who is none is left out. */
export interface BattlePair {
  readonly acts?: BattleRef;
  readonly other?: BattleRef;
}

/** Inputs of a fight that may belong to a battle. */
export interface OfBattle {
  readonly battle?: BattlePair;
}

/** The pair with its sides changed. */
export function swappedPair({ battle }: OfBattle): OfBattle {
  if (!battle) return {};
  const { acts, other } = battle;
  return { battle: { ...(other && { acts: other }), ...(acts && { other: acts }) } };
}

/** Inputs whose side is no longer the unit of the battle that it was. */
export function withoutRef<Inputs extends OfBattle>(inputs: Inputs, role: keyof BattlePair): Inputs {
  if (!inputs.battle?.[role]) return inputs;
  const { battle, ...rest } = inputs;
  const { [role]: _, ...kept } = battle;
  // Only the battle is another; all else is as it was.
  return (Object.keys(kept).length > 0 ? { ...rest, battle: kept } : rest) as Inputs;
}

function pairText({ acts, other }: BattlePair): string {
  // No point ends it: a chat would take that for the end of its sentence.
  return [acts, ...(other ? [other] : [])].map((ref) => (ref ? battleRefText(ref) : '')).join('.');
}

function readPair(text: string): BattlePair | undefined {
  const [first, second = '', more] = text.split('.');
  const acts = battleRef(first);
  const other = battleRef(second);
  const known = (first === '' || acts) && (second === '' || other) && more === undefined;
  return known && (acts || other) ? { ...(acts && { acts }), ...(other && { other }) } : undefined;
}

/** Which battle a question belongs to, as one of its fields. */
export const battleField = optional<BattlePair>({ write: pairText, read: readPair });

/** Both units that the text of a fight speaks of. */
export function pairInText(text: string): BattlePair | undefined {
  const [, pair] = /(?:^|&)battle=([^&]*)/.exec(text) ?? [];
  return pair === undefined ? undefined : readPair(decodeURIComponent(pair));
}

const mark = '&ofbattle=';

/** What texts say that have the battle behind them, as all did before it was a field. */
export function readInBattle<Inputs extends object>(
  read: (query: string) => Inputs | undefined,
): (query: string) => (Inputs & OfBattle) | undefined {
  return (query) => {
    const at = query.lastIndexOf(mark);
    const inputs = read(at < 0 ? query : query.slice(0, at));
    if (at < 0 || !inputs) return inputs;
    const battle = readPair(query.slice(at + mark.length));
    return battle && { ...inputs, battle };
  };
}

/** A unit of a battle as it stands now, on its way to a fight. */
export interface BattleFighter {
  readonly ref: BattleRef;
  /** Models at the start, and those that stand. */
  readonly models: number;
  readonly left: number;
  readonly marks: Marks;
  readonly acted: boolean;
  /** What has become of a creation beside its pips. */
  readonly wreck?: BattleWreck;
  /** Explosives that it began with, and what its mage did, where that is counted. */
  readonly explosives?: number;
  readonly mage?: BattleMage;
  /** Points of Power that its hero has left. */
  readonly power?: number;
  /** The unit that it is locked in a fight with. */
  readonly locked?: string;
  /** Of an enemy: inches to it, where the players have measured them. */
  readonly far?: number;
}

/** A fight with units of a battle filled in, and what it comes to. */
export interface FilledFight<Asked = unknown> {
  readonly to: Asked;
  /**
   * Of its bar, which rounds them together: first what is hoped for, or, where it is known how many fall, last that nobody
   * does. Undefined where there is no such fight, or nobody has worked it out.
   */
  readonly ends?: readonly number[];
  /** The rules forbid it, or it cannot be. */
  readonly barred?: true;
  /** How many inches it reaches, where that is certain; and the enemy stands farther away. */
  readonly reach?: number;
  readonly tooFar?: true;
  /** Of a figure of Mage Knight: what its dial shows now, as far as that is known. */
  readonly click?: {
    readonly values: Readonly<
      Record<'speed' | 'attack' | 'defence' | 'damage' | 'ranged' | 'range', number | undefined>
    >;
    readonly demoralised?: true;
    /** Its last click is behind it. */
    readonly gone?: true;
  };
  /** What two dice must show, where that alone decides. */
  readonly need?: number;
  /** How many fall, or points are lost: chances from none upwards. */
  readonly falls?: readonly number[];
  /** Points that it takes from the enemy on average, and those that it costs. */
  readonly worth?: { readonly won: number; readonly risked: number };
}
