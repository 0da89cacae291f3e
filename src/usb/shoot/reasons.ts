import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import type { Modifier } from '../../rules/usb/modifiers.ts';
import type { ShootingPoolOdds } from '../../rules/usb/shooting/shooting-odds.ts';
import type { UsbTest } from '../../rules/usb/test/test.ts';
import { idleGroundOf, idleGroundRules } from '../../rules/usb/turn/idle-ground.ts';
import { sightFacts, sightThings } from '../../rules/usb/turn/sight.ts';
import { findingTough, hasToTakeNearest, type ShootAnswer } from './explained-odds.ts';

/** What may stand between a model and its target, with the rule that says whether it blocks sight. */
export const sightLines = sightThings.map((thing) => ({ thing, ...sightFacts[thing] }));

/** Why ground that is there counts for nothing in a shooting, with its rules. */
function idleGroundIn({ setup }: Pick<ShootAnswer, 'setup'>) {
  return idleGroundOf(setup).map((why) => ({ why, rule: idleGroundRules[why] }));
}

export interface ReasonTexts {
  readonly shoot: Messages['usbshoot'];
  readonly units: Messages['usb'];
}

export interface ReasonItem {
  readonly text: string;
  readonly rule?: string;
}

/** A face as players say it: 4+, or a six and another. */
export function faceText({ shoot }: Pick<ReasonTexts, 'shoot'>, face: number): string {
  return face > 6 ? shoot.reasons.sixes : `${face}+`;
}

export function weaponText(
  { units, shoot }: Pick<ReasonTexts, 'units' | 'shoot'>,
  { pool }: ShootingPoolOdds,
): string {
  const names: Readonly<Record<string, string>> = { ...units.melee, ...units.ranged };
  const name = names[pool.weapon ?? ''] ?? '';
  const shown = name.charAt(0).toLocaleUpperCase() + name.slice(1);
  return pool.of === 'hero' ? shoot.ofHero(shown) : shown;
}

function modifierItems(
  { units }: ReasonTexts,
  format: Format,
  modifiers: readonly Modifier[],
): readonly ReasonItem[] {
  return modifiers.map(({ rule, effect, amount }) => ({
    rule,
    text: units.modifiers[effect](format.signed(amount)),
  }));
}

function rerollItems({ shoot }: ReasonTexts, { reroll }: UsbTest): readonly ReasonItem[] {
  return reroll === 'fails' ? [{ rule: 'USB-SPEC-08', text: shoot.reasons.blessed }] : [];
}

function hitItems(
  t: ReasonTexts,
  format: Format,
  { pool, hitTarget }: ShootingPoolOdds,
): readonly ReasonItem[] {
  const { hit } = pool;
  if (!hit || hitTarget === undefined) return [];
  const { reasons } = t.shoot;
  return [
    { rule: 'USB-SHOOT-06', text: reasons.hitStat(String(hit.stat)) },
    ...modifierItems(t, format, pool.hitModifiers),
    ...(hit.onlySix ? [{ rule: 'USB-MOR-06', text: reasons.onlySix }] : []),
    { rule: hitTarget > 6 ? 'USB-TEST-03' : 'USB-TEST-01', text: reasons.needs(faceText(t, hitTarget)) },
    ...rerollItems(t, hit),
  ];
}

function saveItems(
  t: ReasonTexts,
  format: Format,
  { pool, saveTarget }: ShootingPoolOdds,
): readonly ReasonItem[] {
  const { reasons } = t.shoot;
  return [
    { rule: 'USB-SHOOT-07', text: reasons.saveStat(String(pool.save.stat)) },
    ...modifierItems(t, format, pool.saveModifiers),
    { rule: saveTarget > 6 ? 'USB-TEST-03' : 'USB-TEST-01', text: reasons.needs(faceText(t, saveTarget)) },
    ...rerollItems(t, pool.save),
  ];
}

/** Why a weapon fires so many dice, hits and is saved on these faces, and costs what it costs. */
export function poolItems(
  t: ReasonTexts,
  format: Format,
  answer: ShootAnswer,
  odds: ShootingPoolOdds,
): readonly ReasonItem[] {
  const { pool } = odds;
  const { reasons } = t.shoot;
  const { d3Overflow } = answer.rules;
  const twice = pool.weapon === 'automatic' ? [{ rule: 'USB-A-53', text: reasons.twice }] : [];
  const thrice = pool.weapon === 'special' ? [{ rule: 'USB-SHOOT-10', text: reasons.thrice }] : [];
  const wound =
    pool.wound === 1
      ? []
      : [
          { rule: 'USB-WOUND-03', text: reasons[pool.wound] },
          { rule: 'USB-A-18', text: d3Overflow === 'spill' ? reasons.spill : reasons.perModel },
        ];
  return [
    answer.odds.halvedFrom === undefined
      ? { rule: 'USB-SHOOT-03', text: reasons.models(pool.models, t.shoot.dice(pool.dice)) }
      : { rule: 'USB-SHOOT-09', text: reasons.halved(pool.models, t.shoot.dice(pool.dice)) },
    ...twice,
    ...thrice,
    ...hitItems(t, format, odds),
    ...saveItems(t, format, odds),
    ...wound,
  ];
}

/** Why the whole loses what it loses. */
export function lossItems(t: ReasonTexts, answer: ShootAnswer): readonly ReasonItem[] {
  const { reasons, silent } = t.shoot;
  const names: Readonly<Record<string, string>> = t.units.ranged;
  const rulesOf = {
    'out-of-range': 'USB-SHOOT-01',
    unseen: 'USB-SHOOT-02',
    'only-machines': 'USB-SHOOT-08',
  } as const;
  const { odds, setup } = answer;
  const tough = String(findingTough(answer));
  return [
    ...(odds.found < 1 ? [{ rule: 'USB-FORM-05', text: reasons.find(tough) }] : []),
    ...(odds.halvedFrom === undefined
      ? []
      : [{ rule: 'USB-SHOOT-09', text: reasons.half(t.shoot.dice(odds.halvedFrom)) }]),
    ...(setup.perfect ? [{ rule: 'USB-PP-05', text: reasons.perfect }] : []),
    ...odds.silent.map(({ weapon, why }) => ({ rule: rulesOf[why], text: silent[why](names[weapon] ?? '') })),
    ...idleGroundIn(answer).map(({ why, rule }) => ({ rule, text: t.shoot.idleGround[why] })),
    ...(hasToTakeNearest(answer) ? [{ rule: 'USB-SHOOT-05', text: reasons.nearest }] : []),
    { rule: 'USB-WOUND-02', text: reasons.weakest },
  ];
}

/** Why morale ends as it does. */
export function moraleItems(t: ReasonTexts, format: Format, { odds }: ShootAnswer): readonly ReasonItem[] {
  const { tested, morale } = odds;
  const levels = ([25, 50, 75] as const)
    .filter((level) => tested[level] > 0)
    .map((level) => ({
      rule: level === 25 ? 'USB-MOR-02' : level === 50 ? 'USB-MOR-03' : 'USB-MOR-04',
      text: `${t.shoot.tested(String(level))}: ${format.percent(tested[level])}`,
    }));
  const why = (morale?.reasons ?? [])
    .filter(({ effect }) => effect !== 'level')
    .map(({ rule, effect, amount }) => ({ rule, text: t.units.moraleReasons[effect](String(amount ?? '')) }));
  const needs = morale
    ? [{ rule: 'USB-MOR-07', text: t.shoot.reasons.needs(faceText(t, morale.target)) }]
    : [];
  return [...levels, ...why, ...needs, { rule: 'USB-MOR-08', text: t.shoot.reasons.highest }];
}
