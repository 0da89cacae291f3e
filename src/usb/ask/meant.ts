import type { FightAsking } from '../../fight/ask/look.ts';
import { linkOf, type Said } from '../../fight/ask/said.ts';
import type { AskedSide } from '../../fight/ask/sides.ts';
import type { UsbTable } from '../../rules/usb/house-rules.ts';
import { type Fighter, fresh } from '../../rules/usb/units/fighter.ts';
import { plainMachine } from '../../rules/usb/units/plain-units.ts';
import {
  type LineUnit,
  mostGrowth,
  mostModels,
  rankStats,
  ranks,
  type UsbUnit,
} from '../../rules/usb/units/unit.ts';
import type { UsbChargeInputs } from '../charge/inputs.ts';
import { usbHouse } from '../house-rules.ts';
import type { UsbMoraleInputs } from '../morale/inputs.ts';
import type { UsbMode } from '../place.ts';
import type { UsbShootInputs } from '../shoot/inputs.ts';
import { heroOf, presetUnit, regulars } from '../side.ts';
import { fighterField, sideField } from '../side-codec.ts';
import type { UsbTestInputs } from '../test/inputs.ts';
import {
  formationConcepts,
  lineTypeOf,
  meleeConcepts,
  rangedConcepts,
  terrainConcepts,
  tierConcepts,
  typeConcepts,
  type UsbConcept,
} from './vocabulary.ts';

export type Asking = FightAsking<UsbConcept>;

/** A question that words of USB mean, as the text of its mode. */
export interface UsbMeant {
  readonly mode: UsbMode;
  readonly query: string;
}

/** What "cover" is: a unit that has dug itself in, or what it stands behind. */
export type Cover = 'entrenched' | 'screen';

export type Builder = (asked: Asking, table: UsbTable, cover: Cover) => UsbMeant | undefined;

const counted: readonly UsbConcept[] = [...ranks, ...typeConcepts, ...rangedConcepts, 'soldiers'];

const isSpoken = (asked: Asking, side: AskedSide) =>
  asked.says(side, ...ranks, ...typeConcepts, ...tierConcepts, ...meleeConcepts, 'machine', 'shield');

function soldiersOf(asked: Asking, side: AskedSide, plain: LineUnit): LineUnit {
  const rank = asked.takeOf(side, ...ranks);
  const typed = asked.takeOf(side, ...typeConcepts);
  const type = typed ? lineTypeOf[typed] : plain.type;
  const models = asked.count(side, counted, mostModels[type]);
  const melee = asked.takeOf(side, ...meleeConcepts);
  const ranged = asked.takeOf(side, ...rangedConcepts);
  const spoken = isSpoken(asked, side);
  return {
    ...plain,
    type,
    ...(rank && { hit: rankStats[rank], tough: rankStats[rank] }),
    ...(models !== undefined && { models }),
    ...(melee && { melee }),
    ...(ranged && { ranged }),
    shield: spoken ? asked.takeOf(side, 'shield') !== undefined : plain.shield,
  };
}

function unitOf(asked: Asking, side: AskedSide, plain: UsbUnit): UsbUnit {
  const tier = asked.takeOf(side, ...tierConcepts);
  if (tier) {
    const melee = asked.takeOf(side, ...meleeConcepts);
    const ranged = asked.takeOf(side, ...rangedConcepts);
    asked.count(side, tierConcepts, 1);
    const shield = asked.takeOf(side, 'shield') !== undefined;
    return { ...heroOf(tier, ranged), ...(melee && { melee }), shield };
  }
  if (asked.takeOf(side, 'machine')) {
    const growth = asked.value('growth', mostGrowth) ?? 1;
    const ready = ([0, 1, 2, 6] as const).find((one) => one === growth);
    return ready === undefined
      ? plainMachine({ growth, equipment: ['large-arms'] })
      : presetUnit(`growth-${ready}`);
  }
  return plain.kind === 'line' ? soldiersOf(asked, side, plain) : plain;
}

/** A unit as it stands there. */
function fighterOf(asked: Asking, side: AskedSide, plain: Fighter, cover: Cover): Fighter {
  const unit = unitOf(asked, side, plain.unit);
  const covered = side === 'other' && asked.takeOf(side, 'cover') !== undefined;
  const terrain =
    asked.takeOf(side, ...terrainConcepts) ?? (covered && cover === 'screen' ? 'screen' : plain.terrain);
  const formation = asked.takeOf(side, ...formationConcepts) ?? plain.formation;
  const state = asked.takeOf(side, 'shaken', 'panicked') ?? plain.state;
  const entrenched = asked.takeOf(side, 'entrenched') !== undefined || (covered && cover === 'entrenched');
  asked.allowOf(side, 'soldiers');
  return { ...plain, ...fresh(unit), terrain, formation, state, entrenched };
}

const tests = (asked: Asking) =>
  asked.has('dice', 'smoke') || (asked.has('hit', 'save') && !asked.has('shoot'));

const tested = (asked: Asking) =>
  asked.has('morale', 'losses', 'percent', 'commander', 'lost', 'recover') ||
  (asked.has('shaken', 'panicked') && !asked.has('shoot', 'charge', 'melee', 'reaction', 'aimed'));

/** Two units are named, and nothing is said of what one does to the other. */
const undecided = (asked: Asking) =>
  !asked.has('shoot', 'charge', 'melee') && isSpoken(asked, 'acts') && isSpoken(asked, 'other');

const asIs = (fighter: Fighter, plain: Fighter, write: (fighter: Fighter) => string) =>
  write(fighter) === write(plain) ? undefined : write(fighter);

const shoot: Builder = (asked, table, cover) => {
  if (tests(asked) || tested(asked) || asked.has('charge', 'melee')) return undefined;
  if (!asked.has('shoot', 'reaction', 'aimed', 'indirect', ...rangedConcepts) && !undecided(asked))
    return undefined;
  asked.allow('shoot');
  const plain = fresh(regulars);
  const sideText = (side: AskedSide) =>
    asIs(fighterOf(asked, side, plain, cover), plain, (fighter) => sideField.write({ fighter }));
  const values: Omit<Said<UsbShootInputs>, 'shooter' | 'target'> = {
    distance: asked.inches(60),
    kind: asked.take('reaction', 'aimed'),
    flank: asked.has('phalanx') && asked.take('flank') !== undefined,
    indirect: asked.says('acts', 'machine') && asked.take('indirect') !== undefined,
  };
  const sides = { shooter: sideText('acts'), target: sideText('other') };
  return { mode: 'usb-shoot', query: linkOf(usbHouse.write(table), { ...sides, ...values }) };
};

const charge: Builder = (asked, table, cover) => {
  if (tests(asked) || tested(asked) || asked.has('shoot')) return undefined;
  if (!asked.has('charge', 'melee') && !undecided(asked)) return undefined;
  asked.allow('charge', 'melee');
  const sideText = (side: AskedSide, plain: Fighter) => ({
    fighter: asIs(fighterOf(asked, side, plain, cover), plain, fighterField.write),
  });
  const values: Omit<Said<UsbChargeInputs>, 'charger' | 'target'> = {
    distance: asked.inches(40),
    flank: asked.has('phalanx') && asked.take('flank') !== undefined,
  };
  const sides = {
    charger: sideText('acts', fresh(regulars)),
    // The target begins with shields.
    target: sideText('other', fresh({ ...regulars, shield: true })),
  };
  return { mode: 'usb-charge', query: linkOf(usbHouse.write(table), { ...sides, ...values }) };
};

const thresholds = ['25', '50', '75'] as const;

const morale: Builder = (asked, table) => {
  if (tests(asked) || !tested(asked) || asked.has('shoot', 'charge')) return undefined;
  asked.allow('morale', 'losses', 'soldiers');
  const percent = asked.value('percent', 100);
  const lostBy = asked.has('lost') ? (asked.value('lost', 30, 1) ?? loneNumber(asked)) : undefined;
  const from = asked.has('lost') ? undefined : asked.take('shaken', 'panicked');
  asked.allow('lost', 'melee');
  const recovers = asked.take('recover') !== undefined || from !== undefined;
  const level = thresholds.find((one) => Number(one) === percent);
  const plainly = asked.has('losses') ? 'losses' : undefined;
  const event = [
    lostBy !== undefined && 'defeat',
    asked.take('commander') && 'commander',
    recovers && 'recovery',
    asked.take('half') && '50',
    level ?? plainly,
  ].find(Boolean);
  const sides = ['acts', 'other'] as const;
  const rank = sides.map((one) => asked.takeOf(one, ...ranks)).find(Boolean);
  const unit = rank && { ...regulars, hit: rankStats[rank], tough: rankStats[rank] };
  const values = {
    event,
    lostBy,
    from,
    // Half of them are left, as where it begins.
    side: unit && sideField.write({ fighter: { ...fresh(unit), models: 5 } }),
  } satisfies { readonly [Name in keyof UsbMoraleInputs]?: unknown };
  return { mode: 'usb-morale', query: linkOf(usbHouse.write(table), values) };
};

const loneNumber = (asked: Asking) => asked.bare('acts', 30) ?? asked.bare('other', 30);

const test: Builder = (asked) => {
  if (!tests(asked)) return undefined;
  const kind = asked.take('save', 'hit', 'smoke', 'morale') ?? 'any';
  const stat = kind === 'smoke' ? undefined : asked.plus(6, 2);
  const sides = ['acts', 'other'] as const;
  const said = sides
    .map((side) => asked.count(side, ['dice', 'hit', 'save'], 1000))
    .find((one) => one !== undefined);
  asked.allow('dice');
  const grade = kind === 'hit' ? asked.value('fatigue', 3, 1) : undefined;
  const dice = said ?? 10;
  // No more are wanted than there are dice; five are where it begins.
  const atLeast = asked.value('at-least', dice) ?? Math.min(5, dice);
  const values: Said<UsbTestInputs> = { kind, dice, stat, grade, atLeast };
  return { mode: 'usb-test', query: linkOf(undefined, values) };
};

export const builders: readonly Builder[] = [shoot, charge, morale, test];

export const coversOf = (asked: Asking): readonly Cover[] =>
  asked.has('cover') ? ['entrenched', 'screen'] : ['entrenched'];
