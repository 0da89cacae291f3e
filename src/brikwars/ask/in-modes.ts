import { linkOf, type Said } from '../../fight/ask/said.ts';
import type { AskedSide } from '../../fight/ask/sides.ts';
import type { TableRules } from '../../rules/brikwars/house-rules.ts';
import type { ChargeInputs } from '../charge/inputs.ts';
import { creationField } from '../creation/creation-field.ts';
import { presets } from '../creation/presets.ts';
import { fullHouse } from '../house-rules.ts';
import { encodeMagic, initialMagic, type MagicInputs } from '../magic/inputs.ts';
import type { SquadsInputs } from '../squads/inputs.ts';
import type { WreckInputs } from '../wreck/inputs.ts';
import {
  type Builder,
  changed,
  charges,
  counted,
  isAboutSomethingElse,
  isSpoken,
  known,
  onFoot,
  said,
  shoots,
  shotOf,
  situationOf,
} from './asked-parts.ts';
import { creationConcepts, spellConcepts } from './vocabulary.ts';

/** How a mode whose inputs are not needed for it writes its table. */
const written = (table: TableRules) => fullHouse.write(table);

/** Inches that a weapon stands out in a Charge. */
export const chargeReach = { 'two-handed': 3, heavy: 2, hand: 1 } as const;

export const charge: Builder = (asked, table, choice) => {
  if (!charges(asked) && !asked.has('rider')) return undefined;
  if (isAboutSomethingElse(asked) || shoots(asked)) return undefined;
  asked.allow('charge', 'attack');
  asked.count('acts', counted, 1);
  asked.count('other', counted, 1);
  const straight = asked.inches(99);
  const situation = situationOf(asked, choice, false);
  const sideOf = (side: AskedSide): Said<ChargeInputs['attacker']> => {
    if (!isSpoken(asked, side)) return {};
    const rides = asked.takeOf(side, 'rider') !== undefined;
    const unit = asked.takeOf(side, ...onFoot);
    const arm = asked.takeOf(side, 'two-handed', 'heavy', ...(side === 'other' ? (['hand'] as const) : []));
    const shield = asked.takeOf(side, 'shield') !== undefined;
    // A knight begins on his horse.
    const mounted = rides || (side === 'acts' && (unit === undefined || unit === 'armored-minifig') && !arm);
    return {
      ...(rides && unit === undefined ? { unit: 'minifig' as const } : said({ unit })),
      mount: mounted ? 'warhorse' : 'none',
      size: mounted ? 2 : 1,
      ...(arm && { arm, reach: chargeReach[arm] }),
      shield,
    };
  };
  const values: Said<ChargeInputs> = {
    attacker: sideOf('acts'),
    defender: sideOf('other'),
    ...said({ straight }),
    situation: changed(situation),
  };
  return { mode: 'charge', query: linkOf(written(table), values) };
};

export const squads: Builder = (asked, table, choice) => {
  if (!asked.take('squad')) return undefined;
  const ranged = shoots(asked);
  const kind = charges(asked) ? 'charge' : ranged ? 'ranged' : 'close';
  asked.allow('charge', 'attack');
  const sideOf = (side: AskedSide): Said<SquadsInputs['mine']> => {
    const count = asked.count(side, ['squad', ...counted], 12) ?? asked.bare(side, 12);
    const unit = asked.takeOf(side, 'armored-minifig', 'minifig');
    const officer = asked.takeOf(side, 'officer') !== undefined;
    const shot = kind === 'ranged' ? asked.takeOf(side, 'long-ranged', 'short-ranged', 'bow') : undefined;
    const close = kind === 'close' ? asked.takeOf(side, 'heavy', 'hand', 'random-object') : undefined;
    const charging = kind === 'charge' ? asked.takeOf(side, 'two-handed', 'heavy') : undefined;
    return { ...said({ count, unit, close, charging, ranged: shot === 'bow' ? choice.bow : shot }), officer };
  };
  if (ranged) asked.allow('shoot');
  const distance = asked.inches(kind === 'charge' ? 24 : 60);
  const values: Said<SquadsInputs> = {
    kind,
    mine: sideOf('acts'),
    theirs: sideOf('other'),
    ...(distance !== undefined && (kind === 'charge' ? { run: { inches: distance } } : { distance })),
    situation: changed(situationOf(asked, choice, ranged)),
  };
  return { mode: 'squads', query: linkOf(written(table), values) };
};

export const wreck: Builder = (asked, table, choice) => {
  if (asked.has('squad', ...spellConcepts) || charges(asked)) return undefined;
  const wheels = asked.take('wheels');
  const built = wheels ? asked.take(...creationConcepts) : asked.takeOf('other', ...creationConcepts);
  if (!built) return undefined;
  const count = asked.count('acts', counted, 40) ?? 1;
  const shot = known(['explosive', 'long-ranged', 'short-ranged'], shotOf(asked, choice));
  const weapon = shot ?? asked.takeOf('acts', 'two-handed', 'heavy', 'hand', 'random-object');
  const unit = asked.takeOf('acts', 'hero', 'officer', 'minifig');
  asked.allow('attack');
  const distance = shot && asked.inches(60);
  const group: Said<WreckInputs['groups'][number]> = {
    count,
    ...said({ unit, weapon, distance }),
    situation: changed(situationOf(asked, choice, shot !== undefined)),
  };
  const values: Omit<Said<WreckInputs>, 'creation'> = {
    groups: [group],
    ...(wheels && { aim: { kind: 'propulsion' } }),
    // An explosive that falls short catches what it lies beside.
    beside: shot === 'explosive' && distance !== undefined,
  };
  const creation = creationField.write(presets[built]);
  return { mode: 'wreck', query: linkOf(written(table), { ...values, creation }) };
};

export const magic: Builder = (asked, table, { spell }) => {
  const { edition } = table;
  const spoken = asked.take(...spellConcepts);
  if (!spoken) return undefined;
  asked.allow('mage', 'shoot', 'throw', 'attack', 'against');
  const base = initialMagic(edition);
  const kinds = {
    fireball: spell,
    mage: spell,
    bolt: 'bolt',
    area: 'area',
    heal: 'heal',
    summon: 'summon',
    raise: 'raise',
  } as const;
  const kind = kinds[spoken];
  const strikes = kind === 'bolt' || kind === 'area';
  const level = strikes ? asked.value('level', 10, 1) : undefined;
  const caster = asked.takeOf('acts', 'hero', 'officer', 'minifig');
  const target = kind === 'summon' || kind === 'raise' ? undefined : asked.takeOf('other', ...onFoot);
  const count = kind === 'area' ? (asked.count('other', counted, 12) ?? (target && 1)) : undefined;
  const inputs: MagicInputs = {
    ...base,
    kind,
    ...said({
      level,
      caster,
      target,
      count,
      distance: strikes ? asked.inches(60) : undefined,
      size: kind === 'summon' ? asked.value('size', 5, 1) : undefined,
      medics: kind === 'heal' ? asked.count('acts', ['heal'], 2) : undefined,
    }),
    ...(level && level > base.magic ? { magic: level } : {}),
  };
  return { mode: 'magic', query: encodeMagic({ ...inputs, table }) };
};
