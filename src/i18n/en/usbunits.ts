import type { Formation, Terrain } from '../../rules/usb/circumstances.ts';
import type { MeleeId, RangedId, SpecialisationId } from '../../rules/usb/equipment.ts';
import type { MoraleState } from '../../rules/usb/morale.ts';
import type { HeroTier, LineType, Rank } from '../../rules/usb/unit.ts';
import { plural } from '../format.ts';

const count = plural('en');

const types: Readonly<Record<LineType, string>> = {
  infantry: 'Infantry',
  heavy: 'Heavy infantry',
  riders: 'Riders',
};
const ranks: Readonly<Record<Rank, string>> = { rookie: 'Rookie', regular: 'Regular', veteran: 'Veteran' };
const tiers: Readonly<Record<HeroTier, string>> = {
  aspiring: 'Aspirant',
  daredevil: 'Daredevil',
  hero: 'Hero',
  legend: 'Legend',
};
const melee: Readonly<Record<MeleeId, string>> = {
  basic: 'basic weapon',
  pole: 'pole weapon',
  heavy: 'heavy weapon',
  cavalry: 'cavalry weapon',
  'really-heavy': 'really heavy weapon',
};
const ranged: Readonly<Record<RangedId, string>> = {
  'light-arms': 'light ranged weapon',
  'small-arms': 'ranged weapon',
  automatic: 'automatic weapon',
  special: 'special weapon',
  'large-arms': 'large ranged weapon',
  'huge-arms': 'huge ranged weapon',
};
const specialisations: Readonly<Record<SpecialisationId, string>> = {
  'sudden-attack': 'sudden attack',
  fliers: 'fliers',
  unbreakable: 'unbreakable',
  assault: 'assault',
  'self-destruction': 'self-destruction',
  engineers: 'engineers',
  hunter: 'hunter',
  smoke: 'smoke',
  blessed: 'blessed',
  brave: 'brave',
  infiltration: 'infiltration',
  camouflage: 'camouflage',
};
const formations: Readonly<Record<Formation, string>> = {
  skirmish: 'Skirmishers',
  column: 'Marching column',
  phalanx: 'Phalanx',
  hide: 'Hide',
};
const terrains: Readonly<Record<Terrain, string>> = {
  open: 'Open ground',
  screen: 'Hedge or wall',
  difficult: 'Difficult terrain',
  pit: 'Pit of corpses',
  ruins: 'Ruins',
  forest: 'Forest',
  road: 'Road',
};
const states: Readonly<Record<MoraleState, string>> = {
  steady: 'Steady',
  shaken: 'Shaken',
  panicked: 'Panicked',
  destroyed: 'Destroyed',
};
const rankForms: Readonly<Record<Rank, { readonly one: string; readonly other: string }>> = {
  rookie: { one: '# Rookie', other: '# Rookies' },
  regular: { one: '# Regular', other: '# Regulars' },
  veteran: { one: '# Veteran', other: '# Veterans' },
};

export const usbunits = {
  types,
  ranks,
  tiers,
  melee,
  ranged,
  shield: 'shield',
  transport: 'transport',
  leaders: 'Leaders',
  specialisations,
  formations,
  terrains,
  states,
  stats: { hit: 'Hit', initiative: 'Initiative', tough: 'Tough', standfast: 'Standfast' },
  /** What a unit is: `10 Regulars`, `5 Veterans (Riders)`, `8 soldiers`. */
  soldiers: (models: number, rank: Rank | undefined) =>
    count(models, rank ? rankForms[rank] : { one: '# soldier', other: '# soldiers' }),
  ofType: (soldiers: string, type: string) => `${soldiers} (${type})`,
  machine: (growth: number) => `Machine, growth ${growth}`,
  mounted: (hero: string, growth: number) => `${hero} on a monster or machine, growth ${growth}`,
  with: (who: string, things: string) => `${who}: ${things}`,
  more: (thing: string, times: number) => `${times}\u00a0×\u00a0${thing}`,
  joined: (who: string, hero: string) => `${who}, with a ${hero}`,
  /** The four values in one line. */
  line: (hit: number, initiative: number, tough: number, standfast: number) =>
    `Hit ${hit}+, Initiative ${initiative}, Tough ${tough}+, Standfast ${standfast}`,
  lineOf: (who: string, line: string) => `${who}: ${line}`,
  role: {
    shooter: 'Shooters',
    target: 'Target',
    charger: 'Chargers',
    defender: 'Charged',
    unit: 'The unit',
    first: 'Strike first',
    second: 'Strike back',
  },
  presets: 'Ready-made units',
  choose: 'Choose unit',
  alive: 'Models alive',
  /** Takes back all losses and states of a unit. */
  restore: 'Back to full strength',
  atStart: 'Models at the start',
  wounded: 'Standfast lost by the wounded model',
  arms: { ranged: 'Ranged weapon', melee: 'Melee weapon', none: 'none' },
  specials: 'Special weapons',
  formation: 'Formation',
  terrain: 'Stands in',
  entrenched: 'Entrenched',
  state: 'Morale',
  fatigue: 'Fatigue',
  activated: 'Activated this round',
  hero: 'Hero in the unit',
  noHero: 'none',
  ownHero: 'Own hero…',
  heroLost: 'Standfast lost by the hero',
  details: 'More about the unit',
  inForce: 'in force',
};
