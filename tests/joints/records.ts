// The fields of what the app keeps, as they travel where all of a thing does.
import type { BattleEvent, BattleMark } from '../../src/rules/battle.ts';
import type { BattleUnit } from '../../src/rules/battle-unit.ts';
import type { BattleWreck } from '../../src/rules/battle-wreck.ts';
import type { BuiltCreation } from '../../src/rules/brikwars/creation/built.ts';
import type { Profile } from '../../src/rules/brikwars/units/profile.ts';
import type { WreckState } from '../../src/rules/brikwars/wreck/wreck-state.ts';
import type { Figure, FigureClick } from '../../src/rules/mage-knight/attack/figure.ts';
import type { Outline } from '../../src/rules/mage-knight/plan/plan.ts';
import type { SiegeEvent } from '../../src/rules/mage-knight/siege/siege-events.ts';
import type {
  DialClick,
  SectionDial,
  SiegeSection,
  SiegeSetup,
} from '../../src/rules/mage-knight/siege/siege-setup.ts';
import type { SiegeState } from '../../src/rules/mage-knight/siege/siege-state.ts';
import type { UsbUnit } from '../../src/rules/usb/units/unit.ts';
import type { Army, ArmyLine, ArmyUnit } from '../../src/storage/army/army.ts';
import type { Draft } from '../../src/storage/army/draft.ts';
import type { SavedFigure } from '../../src/storage/castle/castle-figures.ts';
import type { SavedPlan } from '../../src/storage/castle/castle-plans.ts';
import type { SavedDial } from '../../src/storage/castle/dials.ts';
import type { StoredSiege } from '../../src/storage/castle/sieges.ts';
import type { SavedFight } from '../../src/storage/fights.ts';
import type { WrittenPhoto } from '../../src/storage/photos.ts';
import type { PlayedUnit, StoredPlay } from '../../src/storage/plays.ts';
import type { RollRecord } from '../../src/storage/rolls.ts';
import type { SavedRoll } from '../../src/storage/saved-rolls.ts';
import type { MeetingAsk, ScenarioCard, SeasonMeeting, StoredSeason } from '../../src/storage/season.ts';
import type { Settings } from '../../src/storage/settings-mirror.ts';
import type { Tally } from '../../src/storage/tally.ts';
import type { SavedProfile } from '../../src/storage/units/profiles.ts';
import type { SavedUsbUnit } from '../../src/storage/units/usb-units.ts';
import type { Fields } from './fields.ts';

export const armyUnit: Fields<ArmyUnit> = { game: 'travels', version: 'travels', data: 'travels' };

const armyLine: Fields<ArmyLine> = {
  id: 'travels',
  name: 'travels',
  count: 'travels',
  points: 'travels',
  models: 'travels',
  note: 'travels',
  squad: 'travels',
  reserve: 'always',
  photo: 'travels',
  unit: armyUnit,
};

export const wholeArmy: Fields<Army> = {
  id: 'travels',
  version: 'always',
  name: 'travels',
  game: 'travels',
  edition: 'travels',
  limit: 'travels',
  scenario: 'travels',
  commander: 'travels',
  notes: 'travels',
  tags: 'travels',
  lines: armyLine,
  created: 'travels',
  changed: 'travels',
  revision: 'travels',
};

export const creation: Fields<BuiltCreation> = {
  size: 'travels',
  level: 'travels',
  verminArmor: 'travels',
  propulsion: { medium: 'travels', inches: 'travels', parts: 'travels' },
  weapons: { kind: 'travels', size: 'travels', payload: 'travels' },
  mind: { kind: 'travels', skillRaise: 'travels', multidexterity: 'travels', multitasking: 'travels' },
};

export const wreckState: Fields<WreckState> = {
  pips: 'travels',
  weaponsOff: 'travels',
  partsOff: 'travels',
  controlsOff: 'travels',
  size: 'travels',
};

export const profile: Fields<Profile> = {
  name: 'travels',
  skill: 'travels',
  armor: 'travels',
  move: 'travels',
  size: 'travels',
  hands: 'travels',
  weapons: { name: 'travels', use: 'travels', damage: 'travels', kind: 'travels' },
  explosives: 'travels',
  cost: 'travels',
  creation,
  training: {
    specialties: 'travels',
    weaponMasters: 'travels',
    magic: 'travels',
    summoning: 'travels',
    necromancy: 'travels',
    area: { level: 'travels', casts: 'travels' },
    shield: 'travels',
  },
  short: {
    list: 'travels',
    unit: 'travels',
    weapons: 'travels',
    shield: 'travels',
    armor: 'travels',
    vehicle: { size: 'travels', level: 'travels', groundInches: 'travels', airInches: 'travels' },
  },
  wreck: wreckState,
};

export const usbUnit: Fields<UsbUnit> = {
  kind: 'travels',
  type: 'travels',
  hit: 'travels',
  tough: 'travels',
  models: 'travels',
  melee: 'travels',
  shield: 'travels',
  ranged: 'travels',
  leaders: 'travels',
  specials: 'travels',
  specialisations: 'travels',
  growth: 'travels',
  equipment: 'travels',
  tier: 'travels',
  magic: 'travels',
  mount: {
    kind: 'always',
    hit: 'travels',
    tough: 'travels',
    growth: 'travels',
    equipment: 'travels',
    specialisations: 'travels',
  },
};

const figureClick: Fields<FigureClick> = {
  speed: 'travels',
  attack: 'travels',
  defence: 'travels',
  damage: 'travels',
  ranged: 'travels',
  abilities: 'travels',
  demoralised: 'always',
};

export const figure: Fields<Figure> = {
  name: 'travels',
  kind: 'travels',
  baseDamage: 'travels',
  baseRangedDamage: 'travels',
  abilities: 'travels',
  range: 'travels',
  attack: 'travels',
  defence: 'travels',
  clicks: 'travels',
  cost: 'travels',
  dial: figureClick,
  now: { click: 'travels', tokens: 'travels', demoralised: 'always' },
};

export const dialClick: Fields<DialClick> = {
  fortification: 'travels',
  yellow: 'travels',
  attack: 'travels',
  defence: 'travels',
  damage: 'travels',
  demoralised: 'travels',
  brokenTowers: 'travels',
};

const marks: Fields<Readonly<Partial<Record<BattleMark, number>>>> = {
  saved: 'travels',
  disrupted: 'travels',
  squad: 'travels',
  pips: 'travels',
  cranky: 'travels',
  shield: 'travels',
  undead: 'travels',
  used: 'travels',
  'area-1': 'travels',
  'area-2': 'travels',
  'area-3': 'travels',
  'area-4': 'travels',
  'area-5': 'travels',
  'area-6': 'travels',
  'area-7': 'travels',
  'area-8': 'travels',
  'area-9': 'travels',
  'area-10': 'travels',
  entrenched: 'travels',
  formation: 'travels',
  locked: 'travels',
  joined: 'travels',
  carried: 'travels',
  shaken: 'travels',
  panicked: 'travels',
  blessed: 'travels',
  fatigue: 'travels',
  wounds: 'travels',
  spent: 'travels',
  demoralised: 'travels',
  pushed: 'travels',
  clicks: 'travels',
  tokens: 'travels',
};

const dice = { sides: 'travels', count: 'travels', sum: 'travels' } as const;

export const battleWreck: Fields<BattleWreck> = {
  weaponsOff: 'travels',
  partsOff: 'travels',
  controlsOff: 'always',
  size: 'travels',
  ground: { part: 'travels', place: 'travels', attack: 'travels', points: 'travels' },
};

const battleEvent: Fields<BattleEvent> = {
  do: 'travels',
  unit: 'travels',
  by: 'travels',
  done: 'travels',
  mark: 'travels',
  to: 'travels',
  rolled: { mine: 'travels', theirs: 'travels' },
  why: 'travels',
  tests: { unit: 'travels', passed: 'travels', need: 'travels', face: 'travels' },
  note: 'travels',
  side: 'travels',
  text: 'travels',
  pack: 'travels',
  round: 'travels',
  stamp: 'travels',
  way: 'travels',
  at: 'travels',
  changes: {
    unit: 'travels',
    lost: 'travels',
    marks,
    turned: 'travels',
    more: marks,
    wreck: battleWreck,
    acted: 'always',
  },
  came: 'travels',
  dice: { mine: dice, theirs: dice },
  likely: 'travels',
  expected: { mine: 'travels', theirs: 'travels' },
  look: { unit: 'travels', choice: 'travels', other: 'travels', by: 'travels' },
  hand: 'travels',
};

const battleUnit: Fields<BattleUnit> = {
  id: 'travels',
  side: 'travels',
  name: 'travels',
  models: 'travels',
  weight: 'travels',
  line: 'travels',
  power: 'travels',
  explosives: 'travels',
  mage: { area: { level: 'travels', casts: 'travels' }, shield: 'travels', raises: 'always' },
  blessed: 'always',
  cost: 'travels',
  late: 'always',
  commander: 'always',
  points: 'travels',
};

const playedUnit: Fields<PlayedUnit> = { ...battleUnit, unnamed: 'always', unit: armyUnit };

const playedSide = { name: 'travels', army: 'travels' } as const;

export const play: Fields<StoredPlay> = {
  version: 'always',
  id: 'travels',
  game: 'travels',
  name: 'travels',
  created: 'travels',
  changed: 'travels',
  revision: 'travels',
  ended: 'travels',
  edition: 'travels',
  counted: 'always',
  won: 'travels',
  photos: 'travels',
  handed: 'always',
  looks: 'always',
  clock: { limit: 'travels', mine: 'travels', theirs: 'travels', runs: 'travels', since: 'travels' },
  league: { season: 'travels', scenario: 'travels', mine: 'travels', theirs: 'travels' },
  begins: 'always',
  mine: playedSide,
  theirs: playedSide,
  units: playedUnit,
  chosen: { unit: 'travels', mine: 'travels', theirs: 'travels' },
  events: battleEvent,
  undone: battleEvent,
  takenOut: 'travels',
};

const sectionDial: Fields<SectionDial> = {
  kind: 'travels',
  profile: { range: 'travels', clicks: dialClick },
  destroyedAt: 'travels',
};

const point = { x: 'travels', y: 'travels' } as const;

export const outline: Fields<Outline> = {
  shape: 'travels',
  centre: point,
  width: 'travels',
  depth: 'travels',
  angle: 'travels',
  radius: 'travels',
};

export const siegeSection: Fields<SiegeSection> = {
  name: 'travels',
  kind: 'travels',
  owner: 'travels',
  strength: 'travels',
  points: 'travels',
  start: 'travels',
  dial: sectionDial,
  outline,
  number: 'travels',
  ofKind: 'travels',
};

export const siegeSetup: Fields<SiegeSetup> = {
  game: 'travels',
  players: { name: 'travels', actions: 'travels' },
  sections: siegeSection,
};

const siegeEvent: Fields<SiegeEvent> = {
  do: 'travels',
  section: 'travels',
  door: 'travels',
  open: 'travels',
  order: 'travels',
  more: 'travels',
  tokensOff: 'travels',
  tokens: 'travels',
  by: 'travels',
  click: 'travels',
  dial: { ...sectionDial, ...figureClick },
  name: 'travels',
  points: 'travels',
  cause: 'travels',
  owner: 'travels',
  ladder: 'travels',
  enemyAtEnd: 'travels',
  present: 'travels',
  kind: 'travels',
  part: 'travels',
  clicks: 'travels',
  from: 'travels',
  figure: 'travels',
  face: 'travels',
  typed: 'travels',
  turns: 'travels',
  actions: 'travels',
  faces: 'travels',
  hit: 'travels',
  damage: 'travels',
  ways: 'travels',
  range: 'travels',
  spot: point,
  bonus: 'travels',
  helpers: 'travels',
  mode: 'travels',
  forced: 'always',
  also: 'always',
};

const siegeState: Fields<SiegeState> = {
  game: 'travels',
  players: siegeSetup.players,
  turn: { phase: 'travels', round: 'travels', player: 'travels', warriorActions: 'travels' },
  sections: {
    ...siegeSection,
    click: 'travels',
    openDoors: 'travels',
    tokens: 'travels',
    acted: 'travels',
    breached: { by: 'travels', cause: 'travels' },
    destroyed: { by: 'travels' },
    planking: 'travels',
  },
  ladders: { id: 'travels', section: 'travels', owner: 'travels' },
  figures: {
    id: 'travels',
    name: 'travels',
    owner: 'travels',
    kind: 'travels',
    at: { section: 'travels', part: 'travels' },
    spot: point,
    range: 'travels',
    clicks: 'travels',
    dial: figureClick,
    eliminated: 'always',
    points: 'travels',
    outBy: 'travels',
  },
  falls: { section: 'travels', figure: 'travels', face: 'travels', typed: 'travels', damage: 'travels' },
  nextLadder: 'travels',
  habits: { tokens: 'travels', turns: 'travels' },
  helper: { close: 'travels', ranged: 'travels' },
};

export const siege: Fields<StoredSiege> = {
  version: 'always',
  id: 'travels',
  game: 'always',
  name: 'travels',
  created: 'travels',
  changed: 'travels',
  revision: 'travels',
  ended: 'travels',
  setup: siegeSetup,
  base: siegeState,
  folded: 'travels',
  events: siegeEvent,
  undone: siegeEvent,
};

const cardSide = {
  start: 'travels',
  now: 'travels',
  enemiesThen: 'travels',
  captures: 'travels',
  wipedOut: 'travels',
} as const;

export const meetingAsk: Fields<MeetingAsk> = {
  width: 'travels',
  depth: 'travels',
  daysAhead: 'travels',
  referee: 'travels',
  documented: 'travels',
};

export const scenarioCard: Fields<ScenarioCard> = {
  light: cardSide,
  dark: cardSide,
  itemOff: 'travels',
  lightCleared: 'travels',
  reserve: 'travels',
  dice: 'travels',
};

const meeting: Fields<SeasonMeeting> = {
  id: 'travels',
  kind: 'travels',
  scenario: 'travels',
  light: 'travels',
  dark: 'travels',
  day: 'travels',
  round: 'travels',
  ask: meetingAsk,
  card: scenarioCard,
  result: {
    by: 'travels',
    winner: 'travels',
    secondary: { light: 'travels', dark: 'travels' },
    present: 'travels',
    absentPlayed: 'travels',
  },
};

export const season: Fields<StoredSeason> = {
  id: 'travels',
  version: 'always',
  name: 'travels',
  juniors: 'travels',
  start: 'travels',
  players: {
    id: 'travels',
    name: 'travels',
    armies: { id: 'travels', name: 'travels' },
    left: 'travels',
    byes: 'travels',
  },
  meetings: meeting,
  created: 'travels',
  changed: 'travels',
  revision: 'travels',
  deleted: 'travels',
};

export const settings: Fields<Settings> = {
  version: 'always',
  language: 'travels',
  theme: 'travels',
  games: 'travels',
  lastGame: 'travels',
  edition: 'travels',
  animation: 'travels',
  welcomed: 'travels',
  lastBackup: 'travels',
  haptics: 'travels',
  instant: 'travels',
  sound: 'travels',
  bonusAsked: 'travels',
  shake: 'travels',
  centimetres: 'travels',
  acting: 'travels',
};

export const roll: Fields<RollRecord> = {
  time: 'travels',
  label: 'travels',
  notation: 'travels',
  rules: { bonus: 'travels', penaltyPerDie: 'travels', floor: 'travels' },
  faces: 'travels',
  typed: 'travels',
  total: 'travels',
  preset: 'travels',
  need: 'travels',
  inches: 'always',
  kept: 'travels',
  contest: 'always',
  bare: 'always',
};

export const savedRoll: Fields<SavedRoll> = {
  id: 'travels',
  name: 'travels',
  notation: 'travels',
  rules: { bonus: 'travels', floor: 'travels' },
  need: 'travels',
  inches: 'always',
};

export const savedFight: Fields<SavedFight> = {
  id: 'travels',
  name: 'travels',
  mode: 'travels',
  query: 'travels',
  play: 'travels',
  earlier: 'always',
  time: 'travels',
};

export const savedProfile: Fields<SavedProfile> = { id: 'travels', ...profile };
export const savedUsbUnit: Fields<SavedUsbUnit> = { id: 'travels', name: 'travels', unit: usbUnit };
export const savedFigure: Fields<SavedFigure> = { id: 'travels', ...figure };
export const savedDial: Fields<SavedDial> = {
  id: 'travels',
  name: 'travels',
  kind: 'travels',
  strength: 'travels',
  range: 'travels',
  clicks: dialClick,
};
export const savedPlan: Fields<SavedPlan> = { id: 'travels', name: 'travels', query: 'travels' };
export const draft: Fields<Draft> = { version: 'always', saved: 'travels', data: 'travels' };
export const photo: Fields<WrittenPhoto> = {
  version: 'always',
  id: 'travels',
  type: 'travels',
  data: 'travels',
};
export const tally: Fields<Tally> = { version: 'always', since: 'travels', faces: 'travels' };
