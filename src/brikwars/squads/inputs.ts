import { namedLink, question } from '../../kit/question/asked.ts';
import { battleField } from '../../kit/question/battle-ref.ts';
import { choice, type InputsOf, number, onOff, optional } from '../../kit/question/fields.ts';
import type { InputCodec } from '../../kit/question/inputs.ts';
import { oneOf } from '../../kit/question/link.ts';
import type { EditionId } from '../../rules/brikwars/edition.ts';
import { diceField } from '../dice.ts';
import { begun, tableField } from '../house-rules.ts';
import { situationGroup } from '../situation.ts';
import { readSquads1 } from './link-1.ts';

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

const sideFields = {
  count: number({ default: 8, most: 12 }),
  unit: choice(squadUnits, 'minifig'),
  officer: onOff(),
  close: choice(closeArms, 'heavy'),
  ranged: choice(rangedArms, 'long-ranged'),
  ownSkill: diceField('1d6'),
  ownArmor: diceField('4'),
  ownUse: number({ default: 3, most: 15 }),
  ownDamage: diceField('1d6'),
  /** Of each member with own values: more than a minifig's is a giant's. */
  size: number({ default: 1, least: 1, most: 12 }),
  /** Pips that giants have taken: nobody two more than another. */
  pips: number({ most: 132 }),
  /** Inches of its plate across. */
  plate: number({ default: 2, most: 12 }),
  /** What of `close` can charge if nothing is said. */
  charging: optional(oneOf(chargeArms)),
};

/** A squad: members alike, and the Officer who leads them. */
export type SquadSide = InputsOf<typeof sideFields>;

/** The Size of each member; only own values have more than a minifig's. */
export const sizeOf = ({ unit, size }: Pick<SquadSide, 'unit' | 'size'>): number =>
  unit === 'own' ? size : 1;

export const squadSide = question(sideFields, {
  limits: {
    // With as many as all their Sizes there would be nobody.
    pips: {
      when: (side) => sizeOf(side) > 1,
      most: ({ count, size }) => count * (size - 1),
    },
  },
});

const { count } = sideFields;
const some = { default: 4, least: 1, most: count.most };

const runFields = {
  /** The Collision Speed, in inches: as far as a minifig may sprint. */
  inches: number({ default: 8, most: 24 }),
  /** Who is charged braces. */
  braced: onOff(),
  /** They lead with their weapons; else with their bodies alone. */
  armed: onOff(),
  riders: onOff(),
  /** Riders of the front row, who collide. */
  front: number(some),
  /** How many of a squad that does not brace stand in the way. */
  path: number(some),
  /** Who is charged is mounted. */
  ridersMet: onOff(),
};

export const squadRun = question(runFields, {
  limits: { front: { when: ({ riders }) => riders }, path: { when: ({ braced }) => !braced } },
});

/** How a squad charges the other. */
export type SquadRun = InputsOf<typeof runFields>;

const fields = {
  table: tableField,
  kind: choice(squadKinds, 'close'),
  attacker: choice(squadOwners, 'mine'),
  mine: squadSide,
  theirs: squadSide,
  /** From Standard to Standard, in inches. */
  distance: number({ default: 8, most: 60 }),
  /** Who is attacked in close combat strikes back. */
  counters: onOff(true),
  situation: situationGroup,
  modifier: number({ least: -9, most: 9 }),
  run: squadRun,
  battle: battleField,
};

/** Everything the screen of two squads asks. */
export type SquadsInputs = InputsOf<typeof fields>;

export const squadsAsked = question(fields, {
  limits: { counters: { when: ({ kind }) => kind === 'close' } },
});

/** In texts of old all were as large as a minifig. */
function readOld(query: string) {
  const read = readSquads1(query);
  return (
    read && {
      ...read,
      mine: { size: 1, pips: 0, ...read.mine },
      theirs: { size: 1, pips: 0, ...read.theirs },
    }
  );
}

const link = namedLink(squadsAsked, readOld);

export const { encode: encodeSquads, decode: decodeSquads } = link;

export const initialSquads = (edition: EditionId): SquadsInputs => begun(squadsAsked.default, edition);

export function squadsCodec(edition: EditionId): InputCodec<SquadsInputs> {
  return { ...link, initial: initialSquads(edition) };
}

/** What a squad charges with; of what it fights with otherwise a spear alone can (BW-CHG-13). */
export function chargeArmOf({ charging, close }: SquadSide): ChargeArm {
  return charging ?? (close === 'heavy' || close === 'own' ? close : 'nothing');
}

/** Pips that each member has left, the Officer apart: who has taken the fewest takes the next (BW-DMG-04). */
export function stepsOf(side: SquadSide): readonly number[] {
  const { count } = side;
  const pips = sizeOf(side) > 1 ? side.pips : 0;
  const all = Math.floor(pips / Math.max(1, count));
  return Array.from({ length: count }, (_, at) =>
    Math.max(1, sizeOf(side) - all - Number(at < pips - all * count)),
  );
}

/** Who the attacker, or the other side, belongs to. */
export function ownerOf(
  { attacker }: Pick<SquadsInputs, 'attacker'>,
  who: 'attacker' | 'defender',
): SquadOwner {
  if (who === 'attacker') return attacker;
  return attacker === 'mine' ? 'theirs' : 'mine';
}

/** All that a squad has to lose: its members, of giants each pip. */
export const livesOf = (side: SquadSide): number =>
  stepsOf(side).reduce((sum, steps) => sum + steps, 0) + Number(side.officer);

/** All that a squad may lose in such a fight: of one attack nobody loses more than one pip (BW-DMG-04, BWC-172). */
export const mostLost = ({ kind }: Pick<SquadsInputs, 'kind'>, side: SquadSide): number =>
  kind === 'charge' ? livesOf(side) : membersOf(side);

/** Giants are shot at: what is hoped for is a pip. */
export const giantsShot = (inputs: SquadsInputs): boolean =>
  inputs.kind === 'ranged' && sizeOf(inputs[ownerOf(inputs, 'defender')]) > 1;

/** All members of a squad, its Officer with them. */
export function membersOf({ count, officer }: SquadSide): number {
  return count + Number(officer);
}
