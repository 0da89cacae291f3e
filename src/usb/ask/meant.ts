import type { FightAsking } from '../../fight/ask/look.ts';
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
import type { UsbAsked } from '../asked-at.ts';
import { initialUsbCharge, type UsbChargeInputs, withMeleeSide } from '../charge/inputs.ts';
import { initialMorale, type UsbMoraleInputs } from '../morale/inputs.ts';
import { initialShoot, type UsbShootInputs } from '../shoot/inputs.ts';
import { heroOf, presetUnit } from '../side.ts';
import { mostWanted, type TestKind, type UsbTestInputs, usbTestCodec } from '../test/inputs.ts';
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

/** A question that words of USB mean, on its way to its mode. */
export type UsbMeant = UsbAsked | { readonly mode: 'usb-test'; readonly inputs: UsbTestInputs };

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

const shoot: Builder = (asked, table, cover) => {
  if (tests(asked) || tested(asked) || asked.has('charge', 'melee')) return undefined;
  if (!asked.has('shoot', 'reaction', 'aimed', 'indirect', ...rangedConcepts)) return undefined;
  asked.allow('shoot');
  const { shooter, target } = initialShoot;
  const distance = asked.inches(60);
  const kind = asked.take('reaction', 'aimed');
  const flank = asked.has('phalanx') && asked.take('flank') !== undefined;
  const indirect = asked.says('acts', 'machine') && asked.take('indirect') !== undefined;
  const inputs: UsbShootInputs = {
    ...initialShoot,
    table,
    shooter: { ...shooter, fighter: fighterOf(asked, 'acts', shooter.fighter, cover) },
    target: { ...target, fighter: fighterOf(asked, 'other', target.fighter, cover) },
    ...(kind && { kind }),
    ...(distance !== undefined && { distance }),
    flank,
    indirect,
  };
  return { mode: 'usb-shoot', inputs };
};

const charge: Builder = (asked, table, cover) => {
  if (tests(asked) || tested(asked) || !asked.has('charge', 'melee') || asked.has('shoot')) return undefined;
  asked.allow('charge', 'melee');
  const distance = asked.inches(40);
  const begun: UsbChargeInputs = { ...initialUsbCharge, table, ...(distance !== undefined && { distance }) };
  const fighter = (side: AskedSide, plain: Fighter) => fighterOf(asked, side, plain, cover);
  const flank = asked.has('phalanx') && asked.take('flank') !== undefined;
  const charged = withMeleeSide(begun, 'charger', { fighter: fighter('acts', begun.charger.fighter) });
  const met = withMeleeSide(charged, 'target', { fighter: fighter('other', begun.target.fighter) });
  return { mode: 'usb-charge', inputs: { ...met, flank } };
};

const thresholds = ['25', '50', '75'] as const;

const morale: Builder = (asked, table) => {
  if (tests(asked) || !tested(asked) || asked.has('shoot', 'charge')) return undefined;
  const begun: UsbMoraleInputs = { ...initialMorale, table };
  const { side } = begun;
  asked.allow('morale', 'losses', 'soldiers');
  const percent = asked.value('percent', 100);
  const lostBy = asked.has('lost') ? (asked.value('lost', 30, 1) ?? loneNumber(asked)) : undefined;
  const from = asked.has('lost') ? undefined : asked.take('shaken', 'panicked');
  asked.allow('lost', 'melee');
  const recovers = asked.take('recover') !== undefined || from !== undefined;
  const event =
    lostBy !== undefined
      ? 'defeat'
      : asked.take('commander')
        ? 'commander'
        : recovers
          ? 'recovery'
          : asked.take('half')
            ? '50'
            : (thresholds.find((one) => Number(one) === percent) ??
              (asked.has('losses') ? 'losses' : begun.event));
  const { unit } = side.fighter;
  const of = ['acts', 'other'] as const;
  const rank = of.map((one) => asked.takeOf(one, ...ranks)).find(Boolean);
  const led = rank && unit.kind === 'line' ? { ...unit, hit: rankStats[rank], tough: rankStats[rank] } : unit;
  const inputs: UsbMoraleInputs = {
    ...begun,
    event,
    side: { ...side, fighter: { ...side.fighter, unit: led } },
    ...(lostBy !== undefined && { lostBy }),
    ...(from && { from }),
  };
  return { mode: 'usb-morale', inputs };
};

const loneNumber = (asked: Asking) => asked.bare('acts', 30) ?? asked.bare('other', 30);

const test: Builder = (asked) => {
  if (!tests(asked)) return undefined;
  const named = asked.take('save', 'hit', 'smoke', 'morale');
  const begun = usbTestCodec.initial;
  const kind: TestKind = named ?? 'any';
  const stat = kind === 'smoke' ? undefined : asked.plus(6, 2);
  const sides = ['acts', 'other'] as const;
  const dice = sides
    .map((side) => asked.count(side, ['dice', 'hit', 'save'], 1000))
    .find((one) => one !== undefined);
  asked.allow('dice');
  const grade = kind === 'hit' ? asked.value('fatigue', 3, 1) : undefined;
  const before = { ...begun, kind, dice: dice ?? begun.dice };
  const most = mostWanted(before);
  const atLeast = asked.value('at-least', most, 0) ?? Math.min(begun.atLeast, most);
  const inputs: UsbTestInputs = {
    ...before,
    ...(stat !== undefined && { stat }),
    ...(grade !== undefined && { grade }),
    atLeast,
  };
  return { mode: 'usb-test', inputs };
};

export const builders: readonly Builder[] = [shoot, charge, morale, test];

export const coversOf = (asked: Asking): readonly Cover[] =>
  asked.has('cover') ? ['entrenched', 'screen'] : ['entrenched'];
