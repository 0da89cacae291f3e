import { inBattle, type OfBattle } from '../../kit/battle-ref.ts';
import type { InputCodec } from '../../kit/inputs.ts';
import { at, type Field, flag, grown, link, maybe, oneOf, row, whole } from '../../kit/link.ts';
import { noSituation, type Situation } from '../../rules/brikwars/circumstances.ts';
import type { EditionId } from '../../rules/brikwars/edition.ts';
import type { TableRules } from '../../rules/brikwars/house-rules.ts';
import { dice } from '../dice.ts';
import { fullHouse } from '../house-rules.ts';
import { specialSituation } from '../situation.ts';

export const squadKinds = ['ranged', 'close', 'charge'] as const;
export type SquadKind = (typeof squadKinds)[number];

export const squadOwners = ['mine', 'theirs'] as const;
export type SquadOwner = (typeof squadOwners)[number];

export const squadUnits = ['minifig', 'armored-minifig', 'own'] as const;

/** What an engaged squad strikes with: a two-handed weapon has no room there (BW-SQ-28). */
export const closeArms = ['hand', 'heavy', 'random-object', 'own'] as const;
export const rangedArms = ['short-ranged', 'long-ranged', 'own'] as const;
/** What a squad charges with: a spear, a lance or a pike, a weapon of its own, or bodies alone (BW-CHG-13). */
export const chargeArms = ['heavy', 'two-handed', 'own', 'nothing'] as const;
export type ChargeArm = (typeof chargeArms)[number];
export type SquadArm = (typeof closeArms)[number] | (typeof rangedArms)[number] | ChargeArm;

/** A squad: members alike, and the Officer who leads them. */
export interface SquadSide {
  readonly count: number;
  readonly unit: (typeof squadUnits)[number];
  readonly officer: boolean;
  readonly close: (typeof closeArms)[number];
  readonly ranged: (typeof rangedArms)[number];
  readonly ownSkill: string;
  readonly ownArmor: string;
  readonly ownUse: number;
  readonly ownDamage: string;
  /** Inches of its plate across. */
  readonly plate: number;
  /** What of `close` can charge if nothing is said. */
  readonly charging?: ChargeArm;
}

/** How a squad charges the other. */
export interface SquadRun {
  /** The Collision Speed, in inches. */
  readonly inches: number;
  /** Who is charged braces. */
  readonly braced: boolean;
  /** They lead with their weapons; else with their bodies alone. */
  readonly armed: boolean;
  /** Riders, of whom so many of the front row collide; nobody is none. */
  readonly riders: boolean;
  readonly front: number;
  /** How many of a squad that does not brace stand in the way. */
  readonly path: number;
  /** Who is charged is mounted. */
  readonly ridersMet: boolean;
}

/** Everything the screen of two squads asks. */
export interface SquadsInputs extends OfBattle, Readonly<Record<SquadOwner, SquadSide>> {
  readonly table: TableRules;
  readonly kind: SquadKind;
  readonly attacker: SquadOwner;
  /** From Standard to Standard, in inches. */
  readonly distance: number;
  /** Who is attacked in close combat strikes back. */
  readonly counters: boolean;
  readonly situation: Situation;
  readonly modifier: number;
  /** `usualRun` if nothing else is said. */
  readonly run?: SquadRun;
}

export const squadBounds = { count: 12, use: 15, plate: 12, distance: 60, modifier: 9, inches: 24 } as const;

/** As far as a minifig may sprint, at a squad that does not see it come. */
const usualRun: SquadRun = {
  inches: 8,
  braced: false,
  armed: false,
  riders: false,
  front: 4,
  path: 4,
  ridersMet: false,
};

const plain: SquadSide = {
  count: 8,
  unit: 'minifig',
  officer: false,
  close: 'heavy',
  ranged: 'long-ranged',
  ownSkill: '1d6',
  ownArmor: '4',
  ownUse: 3,
  ownDamage: '1d6',
  plate: 2,
};

export function initialSquads(edition: EditionId): SquadsInputs {
  return {
    table: { edition, house: {} },
    kind: 'close',
    attacker: 'mine',
    mine: plain,
    theirs: plain,
    distance: 8,
    counters: true,
    situation: noSituation,
    modifier: 0,
  };
}

const plainSide = row<Omit<SquadSide, 'charging'>>(
  {
    count: whole(0, squadBounds.count),
    unit: oneOf(squadUnits),
    officer: flag,
    close: oneOf(closeArms),
    ranged: oneOf(rangedArms),
    ownSkill: dice,
    ownArmor: dice,
    ownUse: whole(0, squadBounds.use),
    ownDamage: dice,
    plate: whole(0, squadBounds.plate),
  },
  '*',
);

/** Links of old do not say what a squad charges with. */
const side: Field<SquadSide> = {
  write: (whole) => [plainSide.write(whole), ...(whole.charging ? [whole.charging] : [])].join('*'),
  read(text) {
    const parts = text.split('*');
    const charging = chargeArms.find((arm) => arm === parts.at(-1));
    const read = plainSide.read((charging ? parts.slice(0, -1) : parts).join('*'));
    return read && { ...read, ...(charging && { charging }) };
  },
};

/** Links of old know of no riders who are charged. */
const plainRun = row<Omit<SquadRun, 'ridersMet'>>({
  inches: whole(0, squadBounds.inches),
  braced: flag,
  armed: flag,
  riders: flag,
  front: whole(1, squadBounds.count),
  path: whole(1, squadBounds.count),
});

/** `v=1&e=2005&k=close.mine.8.1.0&m=8*minifig*0*heavy*long-ranged*…&t=…&s=`. */
const codec = link(initialSquads('2005'), {
  e: at('table', fullHouse),
  k: row<Pick<SquadsInputs, 'kind' | 'attacker' | 'distance' | 'counters' | 'modifier'>>({
    kind: oneOf(squadKinds),
    attacker: oneOf(squadOwners),
    distance: whole(0, squadBounds.distance),
    counters: flag,
    modifier: whole(-squadBounds.modifier, squadBounds.modifier),
  }),
  m: at('mine', side),
  t: at('theirs', side),
  s: at('situation', specialSituation('|')),
  c: maybe('run', grown(plainRun, ['ridersMet']), ''),
});

export const decodeSquads = codec.decode;

export function squadsCodec(edition: EditionId): InputCodec<SquadsInputs> {
  return inBattle({ ...codec, initial: initialSquads(edition) });
}

/** How the squad charges. */
export const runOf = ({ run }: Pick<SquadsInputs, 'run'>): SquadRun => run ?? usualRun;

/** What a squad charges with; of what it fights with otherwise a spear alone can (BW-CHG-13). */
export function chargeArmOf({ charging, close }: SquadSide): ChargeArm {
  return charging ?? (close === 'heavy' || close === 'own' ? close : 'nothing');
}

/** Whom the one who attacks, or the other, belongs to. */
export function ownerOf(
  { attacker }: Pick<SquadsInputs, 'attacker'>,
  who: 'attacker' | 'defender',
): SquadOwner {
  if (who === 'attacker') return attacker;
  return attacker === 'mine' ? 'theirs' : 'mine';
}

/** All members of a squad, its Officer with them. */
export function membersOf({ count, officer }: SquadSide): number {
  return count + Number(officer);
}
