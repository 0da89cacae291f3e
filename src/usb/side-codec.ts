import { at } from '../kit/question/link.ts';
import { formations, terrains } from '../rules/usb/circumstances.ts';
import type { UsbRules } from '../rules/usb/house-rules.ts';
import { moraleStates } from '../rules/usb/morale/morale.ts';
import { checkUnit, type RawUsbUnit } from '../rules/usb/units/check-unit.ts';
import {
  lineMeleeIds,
  lineRangedIds,
  machineItemIds,
  mostSpecials,
  specialisationIds,
} from '../rules/usb/units/equipment.ts';
// What the folded details of a unit change.
import type { Fighter } from '../rules/usb/units/fighter.ts';
import { modelsOf, statsOf } from '../rules/usb/units/profile.ts';
import {
  type HeroUnit,
  heroTiers,
  lineTypes,
  type MagicItem,
  mostGrowth,
  tierStats,
  type UsbUnit,
} from '../rules/usb/units/unit.ts';
import { restedPenalty } from './side.ts';
import { flagToken, idsToken, type Tokens, tryRead } from './tokens.ts';

/** Fights of this round before that a screen counts. */
export const mostFights = 9;

/** As many models at the start. */
export function withStart(fighter: Fighter, models: number): Fighter {
  const { unit } = fighter;
  if (unit.kind !== 'line') return fighter;
  const specials = Math.min(unit.specials, models);
  return { ...fighter, models: Math.min(models, fighter.models), unit: { ...unit, models, specials } };
}

/** The penalties of fatigue to choose from, the least first. */
export function fatigueChoices(rules: Pick<UsbRules, 'fatigue'>): readonly number[] {
  const least = restedPenalty(rules);
  return [0, 1, 2, 3].map((more) => least + more);
}

/** Tired by so much; whether it was activated stays as far as that fits. */
export function withFatigue(fighter: Fighter, tired: number, rules: Pick<UsbRules, 'fatigue'>): Fighter {
  const counted = rules.fatigue === 'inclusive' ? tired - 1 : tired;
  const activated = fighter.activated && (counted > 0 || rules.fatigue === 'inclusive');
  const fights = rules.fatigue === 'inclusive' ? counted : counted - (activated ? 1 : 0);
  return { ...fighter, activated, fights };
}

const kinds = ['line', 'machine', 'hero'] as const;

const states = moraleStates.filter((state) => state !== 'destroyed');

const magic: readonly MagicItem[] = [
  ...lineMeleeIds.filter((id) => id !== 'basic'),
  'shield',
  ...lineRangedIds,
  ...specialisationIds,
];

/** A hero's magic costs 3 points at least, of 115 at most. */
const mostMagic = 40;

const mostEquipment = 4;

export function unitTokens(unit: UsbUnit): string {
  const { kind, hit, tough, specialisations } = unit;
  switch (kind) {
    case 'line': {
      const { type, models, melee, shield, ranged = 'none', leaders, specials } = unit;
      const arms = [melee, flagToken(shield), ranged, flagToken(leaders), specials];
      return [kind, type, hit, tough, models, ...arms, idsToken(specialisations)].join('.');
    }
    case 'machine':
      return [kind, hit, tough, unit.growth, idsToken(unit.equipment), idsToken(specialisations)].join('.');
    case 'hero': {
      const { tier, type, melee, shield, ranged = 'none', mount } = unit;
      const arms = [melee, flagToken(shield), ranged, idsToken(specialisations), idsToken(unit.magic)];
      const ridden = mount ? `1.${unitTokens(mount)}` : '0';
      return [kind, tier, type, hit, tough, ...arms, ridden].join('.');
    }
  }
}

const stat = (tokens: Tokens) => tokens.whole(1, 9);

const specialisationsOf = (tokens: Tokens) => tokens.ids(specialisationIds, specialisationIds.length);

function readRaw(tokens: Tokens): RawUsbUnit {
  const kind = tokens.id(kinds);
  switch (kind) {
    case 'line': {
      const type = tokens.id(lineTypes);
      const start = {
        kind,
        type,
        hit: stat(tokens),
        tough: stat(tokens),
        models: tokens.whole(1, 99),
      } as const;
      const arms = { melee: tokens.id(lineMeleeIds), shield: tokens.flag() } as const;
      const ranged = tokens.maybe(lineRangedIds);
      const led = { leaders: tokens.flag(), specials: tokens.whole(0, mostSpecials) } as const;
      return {
        ...start,
        ...arms,
        ...(ranged && { ranged }),
        ...led,
        specialisations: specialisationsOf(tokens),
      };
    }
    case 'machine':
      return readMachine(tokens);
    case 'hero': {
      const of = { tier: tokens.id(heroTiers), type: tokens.id(lineTypes) } as const;
      const stats = { hit: stat(tokens), tough: stat(tokens) };
      const arms = { melee: tokens.id(lineMeleeIds), shield: tokens.flag() } as const;
      const ranged = tokens.maybe(lineRangedIds);
      const more = {
        specialisations: specialisationsOf(tokens),
        magic: tokens.ids(magic, mostMagic),
      } as const;
      const mount = tokens.flag() ? readMount(tokens) : undefined;
      return { kind, ...of, ...stats, ...arms, ...(ranged && { ranged }), ...more, ...(mount && { mount }) };
    }
  }
}

function readMount(tokens: Tokens) {
  tokens.id(['machine']);
  return readMachine(tokens);
}

type RawMachine = Extract<RawUsbUnit, { readonly kind: 'machine' }>;

function readMachine(tokens: Tokens): RawMachine {
  return {
    kind: 'machine',
    hit: stat(tokens),
    tough: stat(tokens),
    growth: tokens.whole(0, mostGrowth),
    equipment: tokens.ids(machineItemIds, mostEquipment),
    specialisations: specialisationsOf(tokens),
  };
}

/** The next unit of a text, as the core checks it. A gun of growth 0 stays readable where the table gives it none. */
function readUnit(tokens: Tokens): UsbUnit {
  const checked = checkUnit(readRaw(tokens), { smallGrowthSlots: 1 });
  return checked.ok ? checked.value : tokens.misread();
}

function readHero(tokens: Tokens): HeroUnit {
  const unit = readUnit(tokens);
  return unit.kind === 'hero' ? unit : tokens.misread();
}

/** The most points that one model of a unit can have lost and live, under any rules. */
function mostLost(unit: UsbUnit): number {
  return (
    Math.max(...(['F1', 'F2'] as const).map((growthModel) => statsOf(unit, { growthModel }).standfast)) - 1
  );
}

/** No hero has more points of Power (USB-PP-01). */
export const mostPower = Math.max(...heroTiers.map((tier) => tierStats[tier].power));

/** Ids as the device makes them for units that are kept and lines of armies. */
const unitId = /^[\w-]{1,64}$/;

/** Behind how a fighter stands: whether a hero has joined it, its player's device knows it by an id, and points of Power are spent. */
const endings = { hero: 1, id: 2, spent: 4 } as const;

/** A fighter as ids and numbers between dots: its unit, then how it stands. */
export function fighterTokens(fighter: Fighter): string {
  const { unit, models, wounded, formation, terrain, entrenched, state, activated, fights } = fighter;
  const { joined, id, spent = 0 } = fighter;
  const now = [
    models,
    wounded,
    formation,
    terrain,
    flagToken(entrenched),
    state,
    flagToken(activated),
    fights,
  ];
  const ending =
    (joined ? endings.hero : 0) + (id === undefined ? 0 : endings.id) + (spent > 0 ? endings.spent : 0);
  const hero = joined ? [unitTokens(joined.unit), joined.lost] : [];
  const known = id === undefined ? [] : [id];
  return [unitTokens(unit), ...now, ending, ...hero, ...known, ...(spent > 0 ? [spent] : [])].join('.');
}

export function readFighter(tokens: Tokens): Fighter {
  const unit = readUnit(tokens);
  const now = {
    models: tokens.whole(0, modelsOf(unit)),
    wounded: tokens.whole(0, mostLost(unit)),
    formation: tokens.id(formations),
    terrain: tokens.id(terrains),
    entrenched: tokens.flag(),
    state: tokens.id(states),
    activated: tokens.flag(),
    fights: tokens.whole(0, mostFights),
  } as const;
  const ending = tokens.whole(0, endings.hero + endings.id + endings.spent);
  const hero = (ending & endings.hero) > 0 ? readHero(tokens) : undefined;
  const joined = hero && { joined: { unit: hero, lost: tokens.whole(0, mostLost(hero)) } };
  const id = (ending & endings.id) > 0 ? { id: tokens.name(unitId) } : {};
  const spent = (ending & endings.spent) > 0 ? { spent: tokens.whole(1, mostPower) } : {};
  if (joined ? unit.kind !== 'line' : now.models === 0) return tokens.misread();
  return { unit, ...now, ...joined, ...id, ...spent };
}

export function decodeFighter(text: string): Fighter | undefined {
  return tryRead(text, readFighter);
}

export const fighterField = { write: fighterTokens, read: decodeFighter };

/** A side that is one unit. */
export const sideField = at('fighter', fighterField);
