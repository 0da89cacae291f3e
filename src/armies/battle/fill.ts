import type { Addressed } from '../../kit/asked-at.ts';
import type { BattleFighter, FilledFight } from '../../kit/question/battle-ref.ts';
import { sidedText } from '../../kit/question/sided-text.ts';
import type { Format } from '../../platform/format.ts';
import type { Services } from '../../platform/services.ts';
import type { BattleSide, BattleWay, UnitState } from '../../rules/battle.ts';
import { battleAfter, unitsOnTable } from '../../rules/battle-after.ts';
import type { BattleUnit } from '../../rules/battle-unit.ts';
import { fightEditionOf } from '../../rules/brikwars/rule-sets.ts';
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
  /** Its commander has just fallen (USB-MOR-10). */
  readonly bereft?: boolean;
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

function fighterOf(play: StoredPlay, { unit, state }: StandingUnit): BattleFighter {
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
  };
}

/** A unit of a battle as fights take it, with what its army says of it. */
export async function standingFighter<Known>(
  services: Pick<Services, 'store'>,
  play: StoredPlay,
  standing: StandingUnit,
  read: (unit: ArmyUnit | undefined) => Known,
): Promise<BattleFighter & { readonly known: Known }> {
  const army = await armyOf(services, play, standing.unit.side);
  return { ...fighterOf(play, standing), known: read(armyUnitOf(army, standing.unit)) };
}

/** The fights that may be opened for a unit, with the enemy chosen filled in. */
export async function fightsFor(
  services: FillServices,
  play: StoredPlay,
  acts: StandingUnit,
  against: StandingUnit | undefined,
): Promise<FilledFights> {
  const { drafts, settings } = services;
  const armies = { mine: armyOf(services, play, 'mine'), theirs: armyOf(services, play, 'theirs') };
  const of = async <Known>(standing: StandingUnit, read: (unit: ArmyUnit | undefined) => Known) => ({
    ...fighterOf(play, standing),
    known: read(armyUnitOf(await armies[standing.unit.side], standing.unit)),
  });
  switch (play.game) {
    case 'usb': {
      const { usbAddress, usbBattleFights } = await import('../../usb/battle/entry.ts');
      const own = await of(acts, usbUnitOf);
      const enemy = against && (await of(against, usbUnitOf));
      const fights = await usbBattleFights(
        drafts,
        { ...own, unit: own.known, bereft: acts.bereft },
        enemy && { ...enemy, unit: enemy.known },
      );
      return addressed(fights, usbAddress);
    }
    case 'brikwars': {
      const { brikwarsAddress, brikwarsBattleFights } = await import('../../brikwars/battle/entry.ts');
      const own = await of(acts, profileOfUnit);
      const enemy = against && (await of(against, profileOfUnit));
      const patients = patientsOf(play, acts.unit.side);
      const ownArmy = await armies[acts.unit.side];
      // Both fight by what the player's army was built by when the battle began.
      const edition = play.edition ?? fightEditionOf((await armies.mine)?.edition);
      const fights = await brikwarsBattleFights(
        drafts,
        edition ?? settings.value.peek().edition,
        { ...own, profile: own.known },
        enemy && { ...enemy, profile: enemy.known },
        patients.flatMap((unit) => profileOfUnit(armyUnitOf(ownArmy, unit)) ?? []),
      );
      return addressed(fights, brikwarsAddress);
    }
    case 'mage-knight': {
      const { castleAddress, castleBattleFight } = await import('../../castle/battle/entry.ts');
      const own = await of(acts, figureOfUnit);
      const figure = { ...own, name: acts.unit.name, figure: own.known };
      return addressed(
        { castle: castleBattleFight(figure, against && fighterOf(play, against)) },
        castleAddress,
      );
    }
  }
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

/** How likely it is that none, one, two … fall, as they are written: none as the bar of the fight has it, and together 100. */
export function fallTexts(
  format: Pick<Format, 'shares'>,
  ends: readonly number[],
  chances: readonly number[],
): readonly string[] {
  const nobody = format.shares(ends).at(-1) ?? '';
  const [none = 0, ...some] = chances;
  // What is <1 or >99 stays what it is.
  const whole = none < 1 && /^\d+$/.test(nobody) ? Number(nobody) / 100 : none;
  const by = none < 1 ? (1 - whole) / (1 - none) : 1;
  const [, ...shares] = format.shares([whole, ...some.map((chance) => chance * by)]);
  return [nobody, ...shares];
}

/** The target that this side chose last, else the first enemy still standing. */
export function enemyOf(
  play: StoredPlay,
  side: BattleSide,
  stands: (unit: BattleUnit) => boolean,
): PlayedUnit | undefined {
  const enemies = play.units.filter((unit) => unit.side !== side && stands(unit));
  return enemies.find(({ id }) => id === play.chosen?.[side]) ?? enemies[0];
}
