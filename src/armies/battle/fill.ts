import type { Addressed } from '../../kit/asked-at.ts';
import type { BattleFighter, FilledFight } from '../../kit/question/battle-ref.ts';
import { sidedText } from '../../kit/question/sided-text.ts';
import type { Format } from '../../platform/format.ts';
import type { Services } from '../../platform/services.ts';
import type { BattleSide, BattleState, BattleWay, UnitState } from '../../rules/battle.ts';
import { battleAfter, unitsOnTable } from '../../rules/battle-after.ts';
import { heroJoined, lockedWith } from '../../rules/battle-bonds.ts';
import { fightEditionOf } from '../../rules/brikwars/rule-sets.ts';
import type { Profile } from '../../rules/brikwars/units/profile.ts';
import type { Game } from '../../rules/ids.ts';
import { loadArmy } from '../../storage/army/armies.ts';
import type { Army, ArmyUnit } from '../../storage/army/army.ts';
import { figureOfUnit } from '../../storage/castle/castle-figures.ts';
import type { PlayedUnit, StoredPlay } from '../../storage/plays.ts';
import { profileOfUnit } from '../../storage/units/profiles.ts';
import { usbUnitOf } from '../../storage/units/usb-units.ts';

/** A fight with its address. */
export type OpenableFight = Omit<FilledFight, 'to'> & Addressed;

export type FilledFights = Readonly<Partial<Record<BattleWay, OpenableFight>>>;

/** Fights of a game as it writes them. */
function addressed<Asked>(
  fights: Readonly<Partial<Record<BattleWay, FilledFight<Asked>>>>,
  addressOf: (to: Asked) => Addressed,
): FilledFights {
  const written = Object.entries(fights).map(([way, { to, ...shown }]) => [
    way,
    { ...shown, ...addressOf(to) },
  ]);
  return Object.fromEntries(written);
}

type FillServices = Pick<Services, 'store' | 'drafts' | 'settings' | 'navigation'>;

/** A unit and how it stands. */
export interface StandingUnit {
  readonly unit: PlayedUnit;
  readonly state: UnitState;
  /** Inches to it, where they were measured. */
  readonly far?: number | undefined;
}

/** By what the fights that are opened from here now are known. */
const stampOf = ({ revision }: StoredPlay): string => revision.toString(36);

/** The army that a side was taken from, as it is here now. */
async function armyOf(
  { store }: Pick<Services, 'store'>,
  play: StoredPlay,
  side: BattleSide,
): Promise<Army | undefined> {
  const { army } = play[side];
  const loaded = army === undefined ? undefined : await loadArmy(store, army);
  return loaded?.ok && loaded.value?.state === 'ok' ? loaded.value.value : undefined;
}

/** What the army says of a unit now; where it is gone or stands on another phone, what it said when the battle began. */
const armyUnitOf = (army: Army | undefined, { line, unit }: PlayedUnit): ArmyUnit | undefined =>
  army?.lines.find(({ id }) => id === line)?.unit ?? unit;

/** Those of a side who may be treated: who has lost somebody, or where nobody has, all of them (BW-HEAL-01). */
function patientsOf(play: StoredPlay, side: BattleSide): readonly PlayedUnit[] {
  const state = battleAfter(play, play.events);
  const own = unitsOnTable(play, state, side).flatMap(({ id }) =>
    play.units.filter((unit) => unit.id === id),
  );
  const hurt = own.filter(({ id, models }) => (state.units.get(id)?.left ?? models) < models);
  return hurt.length > 0 ? hurt : own;
}

function fighterOf(play: StoredPlay, { unit, state, far }: StandingUnit, now: BattleState): BattleFighter {
  const locked = lockedWith(play, now, unit.id);
  return {
    ref: { play: play.id, stamp: stampOf(play), unit: unit.id },
    models: unit.models,
    left: state.left,
    marks: state.marks,
    acted: state.acted,
    ...(state.wreck && { wreck: state.wreck }),
    ...(unit.explosives !== undefined && { explosives: unit.explosives }),
    ...(unit.mage && { mage: unit.mage }),
    ...(unit.power !== undefined && { power: Math.max(0, unit.power - (state.marks.spent ?? 0)) }),
    ...(locked && { locked: locked.id }),
    ...(far !== undefined && { far }),
  };
}

/** A unit of USB as fights take it, with the hero who has joined it. */
function usbFighterOf(
  play: StoredPlay,
  standing: StandingUnit,
  now: BattleState,
  known: (unit: PlayedUnit) => ArmyUnit | undefined,
) {
  const he = heroJoined(play, now, standing.unit.id);
  const hero = play.units.find(({ id }) => id === he?.id);
  const { marks = {} } = (hero && now.units.get(hero.id)) ?? {};
  return {
    ...fighterOf(play, standing, now),
    unit: usbUnitOf(known(standing.unit)),
    ...(hero && {
      hero: { unit: usbUnitOf(known(hero)), marks },
      power: Math.max(0, (hero.power ?? 0) - (marks.spent ?? 0)),
    }),
  };
}

/** The same, with what its army says now. */
export async function usbFighter(
  services: Pick<Services, 'store'>,
  play: StoredPlay,
  standing: StandingUnit,
) {
  const army = await armyOf(services, play, standing.unit.side);
  return usbFighterOf(play, standing, battleAfter(play, play.events), (unit) => armyUnitOf(army, unit));
}

/** Values of a unit that are seen on its sheet. */
export type UnitValue =
  | 'hit'
  | 'initiative'
  | 'tough'
  | 'standfast'
  | 'skill'
  | 'armor'
  | 'move'
  | 'size'
  | 'speed'
  | 'attack'
  | 'defence'
  | 'damage'
  | 'ranged'
  | 'range';

/** How a value is written: a number, what a die must show, inches, or dice as the rules write them. */
export interface ShownValue {
  readonly of: UnitValue;
  readonly value: number | string;
  readonly as?: 'needs' | 'inches';
  /** What it is one click on, where that is another. */
  readonly next?: number | undefined;
}

/** What a unit is, and its fights, worked out for one enemy after the other. */
export interface UnitFights {
  readonly values: readonly ShownValue[];
  readonly against: (enemy: StandingUnit | undefined) => Promise<FilledFights>;
}

function profileValues(profile: Profile | undefined): readonly ShownValue[] {
  if (!profile) return [];
  const { skill, armor, move, size } = profile;
  return [
    { of: 'skill', value: skill },
    { of: 'armor', value: armor },
    { of: 'move', value: move, as: 'inches' },
    { of: 'size', value: size },
  ];
}

/** Reads what a unit is, once, and works out its fights with each enemy that is asked for. */
export async function fightsOf(
  services: FillServices,
  play: StoredPlay,
  acts: StandingUnit,
): Promise<UnitFights> {
  const { drafts, settings } = services;
  const now = battleAfter(play, play.events);
  const [mine, theirs] = await Promise.all([
    armyOf(services, play, 'mine'),
    armyOf(services, play, 'theirs'),
  ]);
  const armies = { mine, theirs };
  const known = (unit: PlayedUnit) => armyUnitOf(armies[unit.side], unit);
  const of = (standing: StandingUnit) => fighterOf(play, standing, now);
  switch (play.game) {
    case 'usb': {
      const { usbAddress, usbBattleFights, usbValues } = await import('../../usb/battle/entry.ts');
      const fighter = (standing: StandingUnit) => usbFighterOf(play, standing, now, known);
      const own = fighter(acts);
      const { hit, initiative, tough, standfast } = await usbValues(drafts, own);
      return {
        values: [
          { of: 'hit', value: hit, as: 'needs' },
          { of: 'initiative', value: initiative },
          { of: 'tough', value: tough, as: 'needs' },
          { of: 'standfast', value: standfast },
        ],
        against: async (enemy) =>
          addressed(await usbBattleFights(drafts, own, enemy && fighter(enemy)), usbAddress),
      };
    }
    case 'brikwars': {
      const { brikwarsAddress, brikwarsBattleFights } = await import('../../brikwars/battle/entry.ts');
      const fighter = (standing: StandingUnit) => ({
        ...of(standing),
        profile: profileOfUnit(known(standing.unit)),
      });
      const own = fighter(acts);
      const patients = patientsOf(play, acts.unit.side).flatMap((unit) => profileOfUnit(known(unit)) ?? []);
      // Both fight by what the player's army was built by when the battle began.
      const edition = play.edition ?? fightEditionOf(mine?.edition) ?? settings.value.peek().edition;
      return {
        values: profileValues(own.profile),
        against: async (enemy) =>
          addressed(
            await brikwarsBattleFights(drafts, edition, own, enemy && fighter(enemy), patients),
            brikwarsAddress,
          ),
      };
    }
    case 'mage-knight': {
      const { castleAddress, castleBattleFight } = await import('../../castle/battle/entry.ts');
      const fighter = (standing: StandingUnit) => ({
        ...of(standing),
        name: standing.unit.name,
        figure: figureOfUnit(known(standing.unit)),
      });
      const own = fighter(acts);
      const { values } = castleBattleFight(own, undefined).click ?? {};
      const { clicks = 0 } = own.marks;
      const next = castleBattleFight(
        { ...own, marks: { ...own.marks, clicks: clicks + 1 } },
        undefined,
      ).click;
      return {
        values: (['speed', 'attack', 'defence', 'damage', 'ranged', 'range'] as const).flatMap(
          (of): readonly ShownValue[] => {
            const value = values?.[of];
            if (value === undefined) return [];
            const on = next?.gone ? value : next?.values[of];
            return [
              of === 'range' ? { of, value, as: 'inches' } : { of, value, ...(on !== value && { next: on }) },
            ];
          },
        ),
        against: (enemy) =>
          Promise.resolve(
            addressed({ castle: castleBattleFight(own, enemy && fighter(enemy)) }, castleAddress),
          ),
      };
    }
  }
}

/** The fights that may be opened for a unit, with the enemy chosen filled in. */
export async function fightsFor(
  services: FillServices,
  play: StoredPlay,
  acts: StandingUnit,
  against: StandingUnit | undefined,
): Promise<FilledFights> {
  const { against: fights } = await fightsOf(services, play, acts);
  return fights(against);
}

/** Opens a fight with its units filled in; they are kept at once, so that nothing is lost if the app ends there. */
export function openFight(
  { drafts, navigation }: Pick<FillServices, 'drafts' | 'navigation'>,
  fight: Addressed,
  side: BattleSide,
) {
  // What Mage Knight asks knows its sides by itself.
  const query = fight.address.startsWith('fight/') ? sidedText(fight.query, side) : fight.query;
  drafts.save(fight.draft, query);
  navigation.go(`${fight.address}?${query}`);
}

/** Out of 100, as `Format.shares` writes it, and all others of these. */
function otherShares(format: Pick<Format, 'number'>, share: string): string {
  return share === '<1' ? '>99' : share === '>99' ? '<1' : format.number(100 - Number(share));
}

/** What a fight is likely to come to, in whole percent without the sign: what its bar says when it is opened. */
export function hopeOf(
  format: Pick<Format, 'number' | 'shares'>,
  { ends, falls }: Pick<FilledFight, 'ends' | 'falls'>,
): string | undefined {
  const shares = ends && format.shares(ends);
  const none = falls && shares?.at(-1);
  return none === undefined ? shares?.[0] : otherShares(format, none);
}

/** What a fight is worth: points won above points risked; undefined where nobody knows what the units cost. */
const gainOf = ({ worth }: Pick<FilledFight, 'worth'>): number | undefined =>
  worth && worth.won - worth.risked;

/** The fights of a unit that are weighed against each enemy: hand to hand, from afar, at a run, and all of it together. */
export const weighed: Readonly<Record<Game, readonly (readonly BattleWay[])[]>> = {
  usb: [['charge'], ['shoot']],
  brikwars: [['fight', 'wreck'], ['magic', 'shoot'], ['charge'], ['squads', 'many']],
  'mage-knight': [['castle']],
};

/** Of the ways of a column that which there is. */
export function weighedIn(
  fights: FilledFights | undefined,
  ways: readonly BattleWay[],
): readonly [BattleWay, OpenableFight] | undefined {
  const known = ways.flatMap((way): readonly (readonly [BattleWay, OpenableFight])[] => {
    const fight = fights?.[way];
    return fight ? [[way, fight]] : [];
  });
  return known.find(([, { barred, ends }]) => !barred && ends) ?? known[0];
}

export interface Weighed {
  readonly unit: string;
  readonly way: BattleWay;
  readonly fight: OpenableFight;
}

/** The fights with an enemy that are weighed: of each column one. */
export function weighedWith(game: Game, enemy: string, fights: FilledFights | undefined): readonly Weighed[] {
  return weighed[game].flatMap((ways) => {
    const [way, fight] = weighedIn(fights, ways) ?? [];
    return way && fight ? [{ unit: enemy, way, fight }] : [];
  });
}

/** The best of all: by points won above points risked, and where nobody knows them, by its chance. */
export function bestOf(all: readonly Weighed[]): Weighed | undefined {
  const open = all.filter(({ fight }) => !fight.barred && fight.ends);
  const priced = open.every(({ fight }) => fight.worth);
  const of = ({ fight }: Weighed) => (priced ? (gainOf(fight) ?? 0) : hope(fight));
  return open.toSorted((one, other) => of(other) - of(one) || hope(other.fight) - hope(one.fight))[0];
}

const hope = ({ ends = [], falls }: Pick<FilledFight, 'ends' | 'falls'>): number =>
  falls ? 1 - (ends.at(-1) ?? 0) : (ends[0] ?? 0);
