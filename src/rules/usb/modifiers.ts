import { formationEffects, terrainEffects, terrainRules } from './circumstances.ts';
import type { UsbRules } from './house-rules.ts';
import type { UsbRuleId } from './ids.ts';
import { type MeleeId, meleeWeapons, type RangedId, rangedWeapons } from './units/equipment.ts';
import { areAllSpecialised, type Fighter, leading } from './units/fighter.ts';
import { growthOf, isSpecialised, machineOf } from './units/profile.ts';

/** What changes a to-hit roll or a save; a positive amount helps the roller (USB-TEST-04, USB-C-07). */
export const modifierEffects = [
  'aimed',
  'own-cover',
  'enemy-cover',
  'entrenched',
  'ruins',
  'phalanx-front',
  'phalanx-side',
  'column',
  'shaken',
  'fatigue',
  'camouflage',
  'indirect',
  'weapon',
  'weapon-charging',
] as const;
export type ModifierEffect = (typeof modifierEffects)[number];

export interface Modifier {
  readonly rule: UsbRuleId;
  readonly effect: ModifierEffect;
  readonly amount: number;
}

/** An attack by one weapon, with what is true of the moment. */
export interface AttackMoment {
  readonly mode: 'shooting' | 'melee';
  /** The attacker charges now. */
  readonly charging?: boolean;
  /** Aimed shot (USB-ACT-04). */
  readonly aimed?: boolean;
  /** A machine fires at what only a friend sees (USB-SHOOT-08). */
  readonly indirect?: boolean;
  /** A later round of a locked fight: no terrain, no charge (USB-MELEE-12). */
  readonly locked?: boolean;
  /** The target's phalanx is met from a side or from behind. */
  readonly flank?: boolean;
  /** The attacker is under attack by engineers itself: its terrain gives it nothing (USB-SPEC-05). */
  readonly sapped?: boolean;
  /** The attacker's own phalanx is met from a side or from behind: its front helps it nothing (USB-FORM-04). */
  readonly turned?: boolean;
  /** Penalties to hit are ignored (USB-PP-05). */
  readonly perfect?: boolean;
}

/** Machines from growth 3 heed no terrain (USB-MACH-02, USB-A-25). */
export function ignoresTerrain(fighter: Fighter): boolean {
  return growthOf(leading(fighter)) >= 3;
}

/** Whether its target has nothing of its terrain: the soldiers' craft while one lives (USB-SPEC-05). */
export function areEngineers(fighter: Fighter): boolean {
  return isSpecialised(leading(fighter), 'engineers');
}

/** What terrain does to a unit now. */
function terrainOf(fighter: Fighter, { locked }: AttackMoment) {
  return terrainEffects[locked || ignoresTerrain(fighter) ? 'open' : fighter.terrain];
}

const terrainRule = ({ terrain }: Fighter): UsbRuleId => terrainRules[terrain] ?? 'USB-TERR-01';

function sum(modifiers: readonly Modifier[]): number {
  return modifiers.reduce((total, { amount }) => total + amount, 0);
}

/** Earlier fights and the activation that tire it (USB-FAT-01, USB-A-05). */
export function fatigueOf({ activated, fights }: Fighter, { fatigue }: Pick<UsbRules, 'fatigue'>): number {
  return fatigue === 'inclusive' ? fights + 1 : (activated ? 1 : 0) + fights;
}

/** What is added to each to-hit roll of `attacker` with a weapon, piece by piece (USB-SHOOT-06, USB-MELEE-05). */
export function hitModifiers(
  attacker: Fighter,
  target: Fighter,
  moment: AttackMoment,
  rules: UsbRules,
  weapon?: MeleeId,
): readonly Modifier[] {
  const own = moment.sapped ? terrainEffects.open : terrainOf(attacker, moment);
  // A machine that heeds no terrain is not hindered by its target's either; engineers take it from them.
  const seen = ignoresTerrain(attacker) || areEngineers(attacker) ? undefined : terrainOf(target, moment);
  const tired = fatigueOf(attacker, rules);
  const charge = moment.mode === 'melee' && moment.charging && weapon ? meleeWeapons[weapon].chargeHit : 0;
  const all: readonly Modifier[] = [
    { rule: 'USB-ACT-04', effect: 'aimed', amount: moment.aimed ? 1 : 0 },
    { rule: terrainRule(attacker), effect: 'own-cover', amount: own.ownHit },
    {
      rule: 'USB-FORM-04',
      effect: 'phalanx-front',
      amount: attacker.formation === 'phalanx' && !moment.turned ? formationEffects.phalanx.hit : 0,
    },
    { rule: 'USB-MELEE-05', effect: 'weapon-charging', amount: charge },
    { rule: terrainRule(target), effect: 'enemy-cover', amount: seen?.enemyHit ?? 0 },
    {
      rule: 'USB-FORM-03',
      effect: 'column',
      amount: attacker.formation === 'column' ? formationEffects.column.hit : 0,
    },
    { rule: 'USB-MOR-05', effect: 'shaken', amount: attacker.state === 'shaken' ? -1 : 0 },
    { rule: 'USB-FAT-01', effect: 'fatigue', amount: -tired },
    {
      rule: 'USB-SPEC-10',
      effect: 'camouflage',
      amount: moment.mode === 'shooting' && areAllSpecialised(target, 'camouflage') ? -1 : 0,
    },
    { rule: 'USB-SHOOT-08', effect: 'indirect', amount: moment.indirect ? -1 : 0 },
  ];
  return all.filter(({ amount }) => (moment.perfect ? amount > 0 : amount !== 0));
}

/** Whether it counts as entrenched against this attacker, by its own action or by its terrain (USB-A-04, USB-SPEC-05, USB-TERR-11). */
export function isEntrenched(target: Fighter, attacker: Fighter | undefined, moment: AttackMoment): boolean {
  const terrain = terrainOf(target, moment);
  if (machineOf(leading(target)) || terrain.noEntrenchment) return false;
  const sapped = attacker !== undefined && areEngineers(attacker);
  return target.entrenched || (terrain.entrenched && !sapped);
}

/** What is added to each save of `target` against a weapon, piece by piece (USB-SHOOT-07, USB-MELEE-05); hits that nobody deals have no attacker. */
export function saveModifiers(
  target: Fighter,
  attacker: Fighter | undefined,
  moment: AttackMoment,
  rules: UsbRules,
  weapon: MeleeId | RangedId | undefined,
): readonly Modifier[] {
  const terrain = terrainOf(target, moment);
  const sapped = attacker !== undefined && areEngineers(attacker);
  const entrenched = isEntrenched(target, attacker, moment);
  const ruins = sapped ? 0 : terrain.save;
  const blow = weapon === undefined ? undefined : weaponSave(weapon, moment);
  const side = moment.flank ? 'phalanx-side' : 'phalanx-front';
  const phalanx = target.formation === 'phalanx';
  const all: readonly Modifier[] = [
    {
      rule: target.entrenched ? 'USB-ACT-05' : terrainRule(target),
      effect: 'entrenched',
      amount: entrenched ? 1 : 0,
    },
    { rule: 'USB-TERR-07', effect: 'ruins', amount: rules.ruinsStack === 1 && entrenched ? 0 : ruins },
    {
      rule: 'USB-FORM-04',
      effect: side,
      amount: phalanx ? formationEffects.phalanx[moment.flank ? 'side' : 'front'] : 0,
    },
    {
      rule: 'USB-FORM-03',
      effect: 'column',
      amount: target.formation === 'column' ? formationEffects.column.save : 0,
    },
    { rule: 'USB-C-07', effect: 'weapon', amount: blow?.always ?? 0 },
    { rule: 'USB-MELEE-05', effect: 'weapon-charging', amount: blow?.charging ?? 0 },
  ];
  return all.filter(({ amount }) => amount !== 0);
}

function weaponSave(weapon: MeleeId | RangedId, { mode, charging }: AttackMoment) {
  if (mode === 'shooting' || !isMelee(weapon)) {
    return { always: isMelee(weapon) ? 0 : rangedWeapons[weapon].save, charging: 0 };
  }
  const { save, chargeSave } = meleeWeapons[weapon];
  return { always: save, charging: charging ? chargeSave : 0 };
}

function isMelee(weapon: MeleeId | RangedId): weapon is MeleeId {
  return weapon in meleeWeapons;
}

/** The modifiers added up. */
export function totalOf(modifiers: readonly Modifier[]): number {
  return sum(modifiers);
}
