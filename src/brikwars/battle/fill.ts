import { rulesOfFight } from '../../fight/facts.ts';
import type { BattleFighter, BattlePair, FilledFight } from '../../kit/question/battle-ref.ts';
import type { Drafts } from '../../platform/drafts.ts';
import type { Side } from '../../rules/brikwars/attack/fight.ts';
import type { TurnChances } from '../../rules/brikwars/duel/turn-chances.ts';
import type { EditionId } from '../../rules/brikwars/edition.ts';
import type { TableRules } from '../../rules/brikwars/house-rules.ts';
import type { Profile } from '../../rules/brikwars/units/profile.ts';
import { costOfProfile } from '../../rules/brikwars/units/profile-price.ts';
import { explosivesOf, withoutExplosives } from '../../rules/brikwars/units/supply.ts';
import { creationLeft } from '../../rules/brikwars/wreck/creation-left.ts';
import { fittingState, unhurt, type WreckState } from '../../rules/brikwars/wreck/wreck-state.ts';
import { mean } from '../../rules/dice/distribution.ts';
import type { BrikwarsAsked } from '../asked-at.ts';
import { chargeAnswerOf } from '../charge/answer.ts';
import { type ChargeInputs, initialCharge } from '../charge/inputs.ts';
import { withChargeProfile } from '../charge/model.ts';
import { answerOf, barEnds } from '../duel/answer.ts';
import { type DuelInputs, duelAsked, initialDuel, shots, wholeSteps } from '../duel/inputs.ts';
import { withProfile } from '../duel/presets.ts';
import { reachOf } from '../duel/reach.ts';
import { fullHouse } from '../house-rules.ts';
import { gangDead, manyAnswerOf, volleyDead } from '../many/answer.ts';
import {
  type GroupInputs,
  gangRoom,
  type ManyInputs,
  manyMost,
  manyShooters,
  manyTarget,
} from '../many/inputs.ts';
import { manyOf } from '../onward/duel-to-many.ts';
import { chancesOf, meanLost, squadsAnswerOf } from '../squads/answer.ts';
import { initialSquads, type SquadsInputs } from '../squads/inputs.ts';
import { withSquadProfile } from '../squads/model.ts';
import { endsOf, wreckAnswerOf } from '../wreck/answer.ts';
import {
  aimsOf,
  groupsOf,
  heldWeapons,
  initialWreck,
  sameAim,
  type WreckGroup,
  type WreckInputs,
  wreckAsked,
  wreckGroup,
} from '../wreck/inputs.ts';
import { battleHealing, battleMagic } from './magic.ts';

/** A unit of a battle with what it is, where anybody knows. */
export interface BrikwarsBattleFighter extends BattleFighter {
  readonly profile?: Profile | undefined;
}

type Way = 'fight' | 'shoot' | 'charge' | 'many' | 'squads' | 'wreck' | 'magic' | 'heal';

/** Explosives that it has left; endless where nobody counts them. */
const explosivesLeft = ({ explosives, marks }: BattleFighter): number =>
  explosives === undefined ? Number.POSITIVE_INFINITY : explosives - (marks.used ?? 0);

/** With the damage that the battle counts on it, and without what it has used up. */
function asItStands(fighter: BrikwarsBattleFighter): Profile | undefined {
  const { marks } = fighter;
  const usedUp = explosivesLeft(fighter) <= 0;
  const profile = fighter.profile && usedUp ? withoutExplosives(fighter.profile) : fighter.profile;
  if (!profile?.creation || (!marks.pips && !fighter.wreck)) return profile;
  const { ground: _, controlsOff = false, ...parts } = fighter.wreck ?? {};
  const begun = profile.wreck ?? unhurt;
  const state: WreckState = {
    ...(fighter.wreck ? { ...unhurt, pips: begun.pips, ...parts, controlsOff } : begun),
    ...(marks.pips && { pips: marks.pips }),
  };
  return { ...profile, wreck: fittingState(profile.creation, state) };
}

/** The part that was ground before by what attacks now, with the points that help there (BW-DMG-09, BWC-37). */
function groundOf(
  inputs: WreckInputs,
  { wreck }: BrikwarsBattleFighter,
): Partial<Pick<WreckInputs, 'aim' | 'points'>> {
  const attack = inputs.groups[0]?.weapon;
  const known = (wreck?.ground ?? []).flatMap(({ part, place, attack: by, points }) => {
    const aim = aimsOf(inputs).find((one) => sameAim(one, { kind: part, place }));
    return aim && by === attack ? [{ aim, points: Math.min(points, wreckAsked.fields.points.most) }] : [];
  });
  return known.toSorted((one, other) => other.points - one.points)[0] ?? {};
}

/** How Cranky it is, a Hero where nothing else is known; what was built has no Ego (BW-HERO-03). */
function moodOf({ marks: { cranky = 0 }, profile }: BrikwarsBattleFighter): {
  readonly cranky?: number;
  readonly unit?: 'hero';
} {
  if (cranky === 0 || profile?.creation) return {};
  return { cranky, ...(!profile && { unit: 'hero' }) };
}

/** Pips of a creature that is no creation: they stand on the one of it that was hurt first (BW-DMG-03). */
function hurtOf({ marks: { pips = 0 }, profile }: BrikwarsBattleFighter): { readonly pips?: number } {
  return profile && !profile.creation && pips > 0 ? { pips } : {};
}

function duelOf(
  table: TableRules,
  mode: DuelInputs['mode'],
  acts: BrikwarsBattleFighter,
  other: BrikwarsBattleFighter,
): DuelInputs {
  const plain: DuelInputs = { ...initialDuel(table.edition), table, mode };
  const [own, enemy] = [asItStands(acts), asItStands(other)];
  const one = own ? withProfile(plain, 'attacker', own) : plain;
  const both = enemy ? withProfile(one, 'defender', enemy) : one;
  return {
    ...both,
    attacker: { ...both.attacker, ...moodOf(acts), ...hurtOf(acts) },
    defender: { ...both.defender, ...moodOf(other), ...hurtOf(other) },
  };
}

/** The same with as many on both sides as there are in the units. */
function manyOfUnits(duel: DuelInputs, acts: BattleFighter, other: BattleFighter): ManyInputs {
  const many = manyOf(duel);
  /** Of several but one is hurt. */
  const whole = <Who extends { readonly steps?: number }>(who: Who, side: Side, count: number): Who =>
    count > 1 && who.steps !== undefined
      ? { ...who, steps: Math.min(manyMost.size, wholeSteps(duel[side])) }
      : who;
  const counted = (group: GroupInputs, most: number): GroupInputs => {
    const attackers = Math.min(most, acts.left);
    return { ...whole(group, 'attacker', attackers), count: attackers };
  };
  return {
    ...many,
    assaults: many.assaults.map(({ groups, target, strays }) => ({
      groups: groups.map((group) => counted(group, manyShooters.fields.count.most)),
      target: {
        ...whole(target, 'defender', other.left),
        count: Math.min(manyTarget.fields.count.most, other.left),
      },
      strays,
    })),
    gang: {
      ...many.gang,
      attackers: many.gang.attackers.map((group) => counted(group, gangRoom(many))),
    },
  };
}

/** What can be shot or thrown; a weapon of one's own may be either. */
const isShot = (weapon: Profile['weapons'][number]): boolean =>
  shots.some((shot) => shot === weapon) || typeof weapon === 'object';

/** Whether it has something to throw that goes off. */
const hasExplosive = (profile: Profile): boolean => explosivesOf(profile) > 0;

/** Those who attack a creation: another creation with its weapons, or the models of a unit with theirs. */
function attackersOf(
  inputs: WreckInputs,
  acts: BrikwarsBattleFighter,
  own: Profile | undefined,
): WreckInputs {
  if (own?.creation) {
    const by = own.wreck ? creationLeft(own.creation, own.wreck) : own.creation;
    const groups = groupsOf(by, own.skill);
    return groups.length > 0 ? { ...inputs, groups, by } : inputs;
  }
  const [plain] = inputs.groups;
  if (!plain) return inputs;
  // What goes off is kept for walls and hulls.
  const known =
    own && hasExplosive(own)
      ? 'explosive'
      : heldWeapons.find((held) => own?.weapons.some((weapon) => weapon === held));
  const made = own?.weapons.find((weapon) => typeof weapon === 'object');
  const arm: Partial<WreckGroup> =
    known === undefined && made
      ? { weapon: 'own', ownUse: Math.min(made.use, wreckGroup.fields.ownUse.most), ownDamage: made.damage }
      : { weapon: known ?? 'hand' };
  const who: Partial<WreckGroup> = own ? { unit: 'own', ownSkill: own.skill } : {};
  const bombs = known === 'explosive' ? [explosivesLeft(acts)] : [];
  const most = Math.min(acts.left, wreckGroup.fields.count.most, ...bombs);
  return { ...inputs, groups: [{ ...plain, ...who, ...moodOf(acts), ...arm, count: Math.max(1, most) }] };
}

/** The table of the mode that was played last, if it is of this edition: each mode keeps its own. */
async function tableOf(drafts: Pick<Drafts, 'load'>, edition: EditionId): Promise<TableRules> {
  const mode = (await drafts.load('fight-mode')) ?? 'brikwars';
  // The short games have tables of their own.
  const kept = await drafts.load(mode === 'brikwars' || mode === 'quik' ? 'fight' : mode);
  const table = fullHouse.read(rulesOfFight({ query: kept ?? '' }) ?? '');
  return table?.edition === edition ? table : { edition, house: {} };
}

type Filled = FilledFight<BrikwarsAsked>;

/** The fights of BrikWars between two units of a battle; without an enemy there are spells and treatments alone. */
export async function brikwarsBattleFights(
  drafts: Pick<Drafts, 'load'>,
  edition: EditionId,
  acts: BrikwarsBattleFighter,
  against: BrikwarsBattleFighter | undefined,
  patients: readonly Profile[] = [],
): Promise<Readonly<Partial<Record<Way, Filled>>>> {
  const table = await tableOf(drafts, edition);
  const spell = acts.profile && battleMagic(table, { ...acts, profile: acts.profile }, against);
  const treated = acts.profile && battleHealing(table, { ...acts, profile: acts.profile }, patients);
  const care = { ...(spell && { magic: spell }), ...(treated && { heal: treated }) };
  return against ? { ...(await pairFights(table, acts, against)), ...care } : care;
}

/** What becomes of a creation, as its bar has it, and what its pips are worth. */
function wreckEnds(inputs: WreckInputs, { profile }: BrikwarsBattleFighter): Partial<Filled> {
  const answer = wreckAnswerOf(inputs);
  if (!answer.ok) return { barred: true };
  const { pips, steps, meanPips } = answer.value;
  const { ended, hurt, nothing } = endsOf(pips, steps);
  const ends = inputs.aim.kind === 'whole' && steps > 1 ? [ended, hurt, nothing] : [ended, nothing];
  const cost = profile && costOfProfile(profile);
  const won = cost === undefined ? undefined : cost * Math.min(1, meanPips / steps);
  return {
    ends,
    falls: [nothing, hurt + ended],
    ...(won !== undefined && { worth: { won, risked: 0 } }),
  };
}

/** What a fight is worth by the models of either side that fall on average; nothing is said where nobody knows what they cost. */
type Worth = (theirs: number, mine: number) => Pick<Filled, 'worth'>;

/** Who dies of a Charge, as its bar has it. */
function chargeOddsOf(inputs: ChargeInputs, worth: Worth): Partial<Filled> {
  const answer = chargeAnswerOf(inputs);
  if (!answer.ok) return { barred: true };
  const { defenderDies, attackerDies, bothDie, neitherDies } = answer.value.odds;
  return {
    ends: [defenderDies.value, neitherDies.value, Math.max(0, attackerDies.value - bothDie.value)],
    ...worth(defenderDies.value, attackerDies.value),
  };
}

/** What several do together: how many of those shot at fall, or the victim of a gang. */
function manyOddsOf(inputs: ManyInputs, worth: Worth): Partial<Filled> {
  const answer = manyAnswerOf(inputs);
  if (!answer.ok) return { barred: true };
  const { value } = answer;
  switch (value.kind) {
    case 'volley': {
      const { any, all } = volleyDead(value, inputs);
      const none = 1 - any.value;
      return {
        ends: [all.value, any.value - all.value, none],
        falls: [none, any.value],
        ...worth(value.odds.meanDeaths.value, 0),
      };
    }
    case 'gang': {
      const { victimDies, attackersDead } = value.odds;
      const { only, nobody } = gangDead(value);
      return {
        ends: [victimDies.value, only.value, nobody.value],
        ...worth(victimDies.value, mean(attackersDead.value)),
      };
    }
    case 'blast':
      return {};
  }
}

/** Who loses fewer of two squads. */
function squadOddsOf(inputs: SquadsInputs, worth: Worth): Partial<Filled> {
  const answer = squadsAnswerOf(inputs);
  if (!answer.ok) return { barred: true };
  const { lost } = answer.value;
  return {
    ends: chancesOf(inputs, lost).map(({ chance }) => chance),
    ...worth(meanLost(inputs, lost, 'theirs'), meanLost(inputs, lost, 'mine')),
  };
}

/** Between two answers the screen goes on answering taps. */
const pause = () => new Promise((next) => setTimeout(next));

/** A giant with a weapon in each hand has too many ways to counter a gang to be weighed beside others. */
const isWeighed = ({ kind, gang: { victim, attackers } }: ManyInputs): boolean =>
  kind !== 'gang' ||
  (attackers[0]?.count ?? 0) < 5 ||
  (victim.steps ?? 1) === 1 ||
  victim.weapons !== 'two-hands';

/** The fights between the two. */
async function pairFights(
  table: TableRules,
  acts: BrikwarsBattleFighter,
  other: BrikwarsBattleFighter,
): Promise<Readonly<Partial<Record<Way, Filled>>>> {
  const { edition } = table;
  const battle: BattlePair = { acts: acts.ref, other: other.ref };
  const close = { ...duelOf(table, 'close', acts, other), battle };
  const { far = 0 } = other;
  const shot = duelOf(table, 'ranged', acts, other);
  const ranged = { ...shot, distance: Math.min(far, duelAsked.fields.distance.most), battle };
  const { reach } = reachOf(ranged);
  const within: Pick<Filled, 'reach' | 'tooFar'> =
    reach === undefined ? {} : { reach, ...(far > reach && { tooFar: true }) };
  const [own, enemy] = [asItStands(acts), asItStands(other)];

  const armed = !own || own.creation !== undefined || hasExplosive(own) || own.weapons.some(isShot);
  const [price, enemyPrice] = [acts, other].map(({ profile }) => profile && costOfProfile(profile));
  const worth: Worth = (theirs, mine) =>
    price === undefined || enemyPrice === undefined
      ? {}
      : { worth: { won: enemyPrice * theirs, risked: price * mine } };
  const barOf = (chances: TurnChances) => ({
    ends: barEnds(chances),
    ...worth(chances.defenderDies, chances.attackerDies),
  });
  const duel = (inputs: DuelInputs): Filled => {
    const answer = armed || inputs.mode === 'close' ? answerOf(inputs) : undefined;
    return {
      to: { mode: 'brikwars', inputs },
      ...(answer?.ok ? barOf(answer.value.chosen.chances) : { barred: true as const }),
    };
  };

  const run = far > 0 ? { straight: far } : {};
  const plainCharge = { ...initialCharge(edition), table, battle, ...run };
  const charger = own ? withChargeProfile(plainCharge, 'attacker', own) : plainCharge;
  const both = enemy ? withChargeProfile(charger, 'defender', enemy) : charger;
  const charge: ChargeInputs = {
    ...both,
    attacker: { ...both.attacker, ...moodOf(acts), ...hurtOf(acts) },
    defender: { ...both.defender, ...moodOf(other), ...hurtOf(other) },
  };

  const { creation } = enemy ?? {};
  // Many blows at one thing that is built take pips off it one by one.
  const several = !creation && (acts.left > 1 || other.left > 1);
  const shoots =
    own && (hasExplosive(own) || own.weapons.some((weapon) => weapon !== 'hand' && isShot(weapon)));
  // Nobody throws away the only weapon that he strikes with because its odds are good.
  const throwsIt = own !== undefined && !own.creation && !shoots;
  const many = several ? manyOfUnits(shoots ? ranged : close, acts, other) : undefined;
  const inSquads = (acts.marks.squad ?? 0) > 0 && (other.marks.squad ?? 0) > 0;
  const plainSquads = initialSquads(edition);
  const squad = ({ left, marks }: BattleFighter, profile: Profile | undefined) =>
    profile
      ? withSquadProfile(plainSquads.mine, profile, left, marks.pips)
      : { ...plainSquads.mine, count: Math.min(left, 12) };
  const together = many && { ...many, battle };
  const squads: SquadsInputs | undefined =
    inSquads || (acts.left > 2 && other.left > 2)
      ? { ...plainSquads, table, mine: squad(acts, own), theirs: squad(other, enemy), battle }
      : undefined;
  const attacked = creation && {
    ...attackersOf(initialWreck(edition), acts, own),
    table,
    creation,
    state: fittingState(creation, enemy?.wreck ?? unhurt),
    battle,
  };
  const wreckTarget = attacked && { ...attacked, ...groundOf(attacked, other) };
  const { to, barred, ...odds } = duel(ranged);
  const shoot: Filled = { to, ...(barred && { barred }), ...(!throwsIt && odds) };
  const fought = creation
    ? {}
    : {
        // A creation that has nothing but guns strikes nobody with them.
        ...(close.mode === 'close' && { fight: duel(close) }),
        ...(armed && { shoot: { ...shoot, ...((shoot.ends || (within.tooFar && !throwsIt)) && within) } }),
      };
  await pause();
  // What a creation suffers by it is more than a death.
  const charged = creation || own?.creation ? {} : chargeOddsOf(charge, worth);
  await pause();
  // One alone has nobody to act with.
  const weighs = together && acts.left > 1 && isWeighed(together);
  const joined = weighs ? manyOddsOf(together, worth) : {};
  const { tooFar } = shoots ? within : {};
  await pause();
  return {
    ...fought,
    charge: { to: { mode: 'charge', inputs: charge }, ...charged },
    ...(together && {
      many: { to: { mode: 'many', inputs: together }, ...joined, ...(tooFar && { tooFar }) },
    }),
    ...(squads && {
      // Those who have not formed up fight as many, till the players say otherwise.
      squads: { to: { mode: 'squads', inputs: squads }, ...(inSquads && squadOddsOf(squads, worth)) },
    }),
    ...(wreckTarget && {
      wreck: { to: { mode: 'wreck', inputs: wreckTarget }, ...wreckEnds(wreckTarget, other) },
    }),
  };
}
