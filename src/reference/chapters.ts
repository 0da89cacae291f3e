import * as brikwars from '../rules/brikwars/ids.ts';
import type { Game, RuleId } from '../rules/ids.ts';
import type { Language } from '../rules/languages.ts';
import * as mageKnight from '../rules/mage-knight/ids.ts';
import * as usb from '../rules/usb/ids.ts';
import type { Chapter, ChapterFacts, ChapterTexts } from './types.ts';

type Loaders<Id extends RuleId> = Readonly<Record<Language, () => Promise<ChapterTexts<Id>>>> & {
  readonly facts: () => Promise<ChapterFacts<Id>>;
};

/** The loaders must answer for every id of the list: a missing entry does not compile. */
function chapter<const Id extends RuleId>(
  game: Game,
  id: string,
  ids: readonly Id[],
  { facts, ...texts }: Loaders<Id>,
) {
  return { id, game, ids, facts, texts } as const satisfies Chapter;
}

const list = [
  chapter('brikwars', 'frame', brikwars.frameIds, {
    facts: () => import('./brikwars/frame/facts.ts').then((module) => module.facts),
    en: () => import('./brikwars/frame/en.ts').then((module) => module.texts),
    pl: () => import('./brikwars/frame/pl.ts').then((module) => module.texts),
    hu: () => import('./brikwars/frame/hu.ts').then((module) => module.texts),
  }),
  chapter('brikwars', 'dice', brikwars.diceIds, {
    facts: () => import('./brikwars/dice/facts.ts').then((module) => module.facts),
    en: () => import('./brikwars/dice/en.ts').then((module) => module.texts),
    pl: () => import('./brikwars/dice/pl.ts').then((module) => module.texts),
    hu: () => import('./brikwars/dice/hu.ts').then((module) => module.texts),
  }),
  chapter('brikwars', 'units', brikwars.unitIds, {
    facts: () => import('./brikwars/units/facts.ts').then((module) => module.facts),
    en: () => import('./brikwars/units/en.ts').then((module) => module.texts),
    pl: () => import('./brikwars/units/pl.ts').then((module) => module.texts),
    hu: () => import('./brikwars/units/hu.ts').then((module) => module.texts),
  }),
  chapter('brikwars', 'weapons', brikwars.weaponIds, {
    facts: () => import('./brikwars/weapons/facts.ts').then((module) => module.facts),
    en: () => import('./brikwars/weapons/en.ts').then((module) => module.texts),
    pl: () => import('./brikwars/weapons/pl.ts').then((module) => module.texts),
    hu: () => import('./brikwars/weapons/hu.ts').then((module) => module.texts),
  }),
  chapter('brikwars', 'movement', brikwars.movementIds, {
    facts: () => import('./brikwars/movement/facts.ts').then((module) => module.facts),
    en: () => import('./brikwars/movement/en.ts').then((module) => module.texts),
    pl: () => import('./brikwars/movement/pl.ts').then((module) => module.texts),
    hu: () => import('./brikwars/movement/hu.ts').then((module) => module.texts),
  }),
  chapter('brikwars', 'actions', brikwars.actionIds, {
    facts: () => import('./brikwars/actions/facts.ts').then((module) => module.facts),
    en: () => import('./brikwars/actions/en.ts').then((module) => module.texts),
    pl: () => import('./brikwars/actions/pl.ts').then((module) => module.texts),
    hu: () => import('./brikwars/actions/hu.ts').then((module) => module.texts),
  }),
  chapter('brikwars', 'response', brikwars.responseIds, {
    facts: () => import('./brikwars/response/facts.ts').then((module) => module.facts),
    en: () => import('./brikwars/response/en.ts').then((module) => module.texts),
    pl: () => import('./brikwars/response/pl.ts').then((module) => module.texts),
    hu: () => import('./brikwars/response/hu.ts').then((module) => module.texts),
  }),
  chapter('brikwars', 'attack', brikwars.attackIds, {
    facts: () => import('./brikwars/attack/facts.ts').then((module) => module.facts),
    en: () => import('./brikwars/attack/en.ts').then((module) => module.texts),
    pl: () => import('./brikwars/attack/pl.ts').then((module) => module.texts),
    hu: () => import('./brikwars/attack/hu.ts').then((module) => module.texts),
  }),
  chapter('brikwars', 'close-combat', brikwars.closeCombatIds, {
    facts: () => import('./brikwars/close-combat/facts.ts').then((module) => module.facts),
    en: () => import('./brikwars/close-combat/en.ts').then((module) => module.texts),
    pl: () => import('./brikwars/close-combat/pl.ts').then((module) => module.texts),
    hu: () => import('./brikwars/close-combat/hu.ts').then((module) => module.texts),
  }),
  chapter('brikwars', 'volley', brikwars.volleyIds, {
    facts: () => import('./brikwars/volley/facts.ts').then((module) => module.facts),
    en: () => import('./brikwars/volley/en.ts').then((module) => module.texts),
    pl: () => import('./brikwars/volley/pl.ts').then((module) => module.texts),
    hu: () => import('./brikwars/volley/hu.ts').then((module) => module.texts),
  }),
  chapter('brikwars', 'charge', brikwars.chargeIds, {
    facts: () => import('./brikwars/charge/facts.ts').then((module) => module.facts),
    en: () => import('./brikwars/charge/en.ts').then((module) => module.texts),
    pl: () => import('./brikwars/charge/pl.ts').then((module) => module.texts),
    hu: () => import('./brikwars/charge/hu.ts').then((module) => module.texts),
  }),
  chapter('brikwars', 'charge-web5', brikwars.chargeWeb5Ids, {
    facts: () => import('./brikwars/charge-web5/facts.ts').then((module) => module.facts),
    en: () => import('./brikwars/charge-web5/en.ts').then((module) => module.texts),
    pl: () => import('./brikwars/charge-web5/pl.ts').then((module) => module.texts),
    hu: () => import('./brikwars/charge-web5/hu.ts').then((module) => module.texts),
  }),
  chapter('brikwars', 'design', brikwars.designIds, {
    facts: () => import('./brikwars/design/facts.ts').then((module) => module.facts),
    en: () => import('./brikwars/design/en.ts').then((module) => module.texts),
    pl: () => import('./brikwars/design/pl.ts').then((module) => module.texts),
    hu: () => import('./brikwars/design/hu.ts').then((module) => module.texts),
  }),
  chapter('brikwars', 'minds', brikwars.mindIds, {
    facts: () => import('./brikwars/minds/facts.ts').then((module) => module.facts),
    en: () => import('./brikwars/minds/en.ts').then((module) => module.texts),
    pl: () => import('./brikwars/minds/pl.ts').then((module) => module.texts),
    hu: () => import('./brikwars/minds/hu.ts').then((module) => module.texts),
  }),
  chapter('brikwars', 'wreck', brikwars.wreckIds, {
    facts: () => import('./brikwars/wreck/facts.ts').then((module) => module.facts),
    en: () => import('./brikwars/wreck/en.ts').then((module) => module.texts),
    pl: () => import('./brikwars/wreck/pl.ts').then((module) => module.texts),
    hu: () => import('./brikwars/wreck/hu.ts').then((module) => module.texts),
  }),
  chapter('brikwars', 'creations', brikwars.creationIds, {
    facts: () => import('./brikwars/creations/facts.ts').then((module) => module.facts),
    en: () => import('./brikwars/creations/en.ts').then((module) => module.texts),
    pl: () => import('./brikwars/creations/pl.ts').then((module) => module.texts),
    hu: () => import('./brikwars/creations/hu.ts').then((module) => module.texts),
  }),
  chapter('brikwars', 'squads', brikwars.squadIds, {
    facts: () => import('./brikwars/squads/facts.ts').then((module) => module.facts),
    en: () => import('./brikwars/squads/en.ts').then((module) => module.texts),
    pl: () => import('./brikwars/squads/pl.ts').then((module) => module.texts),
    hu: () => import('./brikwars/squads/hu.ts').then((module) => module.texts),
  }),
  chapter('brikwars', 'heroes', brikwars.heroIds, {
    facts: () => import('./brikwars/heroes/facts.ts').then((module) => module.facts),
    en: () => import('./brikwars/heroes/en.ts').then((module) => module.texts),
    pl: () => import('./brikwars/heroes/pl.ts').then((module) => module.texts),
    hu: () => import('./brikwars/heroes/hu.ts').then((module) => module.texts),
  }),
  chapter('brikwars', 'quik', brikwars.quikIds, {
    facts: () => import('./brikwars/quik/facts.ts').then((module) => module.facts),
    en: () => import('./brikwars/quik/en.ts').then((module) => module.texts),
    pl: () => import('./brikwars/quik/pl.ts').then((module) => module.texts),
    hu: () => import('./brikwars/quik/hu.ts').then((module) => module.texts),
  }),
  chapter('brikwars', 'lugpol', brikwars.lugpolIds, {
    facts: () => import('./brikwars/lugpol/facts.ts').then((module) => module.facts),
    en: () => import('./brikwars/lugpol/en.ts').then((module) => module.texts),
    pl: () => import('./brikwars/lugpol/pl.ts').then((module) => module.texts),
    hu: () => import('./brikwars/lugpol/hu.ts').then((module) => module.texts),
  }),
  chapter('brikwars', 'healing', brikwars.healingIds, {
    facts: () => import('./brikwars/healing/facts.ts').then((module) => module.facts),
    en: () => import('./brikwars/healing/en.ts').then((module) => module.texts),
    pl: () => import('./brikwars/healing/pl.ts').then((module) => module.texts),
    hu: () => import('./brikwars/healing/hu.ts').then((module) => module.texts),
  }),
  chapter('brikwars', 'magic', brikwars.magicIds, {
    facts: () => import('./brikwars/magic/facts.ts').then((module) => module.facts),
    en: () => import('./brikwars/magic/en.ts').then((module) => module.texts),
    pl: () => import('./brikwars/magic/pl.ts').then((module) => module.texts),
    hu: () => import('./brikwars/magic/hu.ts').then((module) => module.texts),
  }),
  chapter('brikwars', 'skills', brikwars.skillIds, {
    facts: () => import('./brikwars/skills/facts.ts').then((module) => module.facts),
    en: () => import('./brikwars/skills/en.ts').then((module) => module.texts),
    pl: () => import('./brikwars/skills/pl.ts').then((module) => module.texts),
    hu: () => import('./brikwars/skills/hu.ts').then((module) => module.texts),
  }),
  chapter('brikwars', 'league', brikwars.leagueIds, {
    facts: () => import('./brikwars/league/facts.ts').then((module) => module.facts),
    en: () => import('./brikwars/league/en.ts').then((module) => module.texts),
    pl: () => import('./brikwars/league/pl.ts').then((module) => module.texts),
    hu: () => import('./brikwars/league/hu.ts').then((module) => module.texts),
  }),
  chapter('brikwars', 'rulings', brikwars.rulingIds, {
    facts: () => import('./brikwars/rulings/facts.ts').then((module) => module.facts),
    en: () => import('./brikwars/rulings/en.ts').then((module) => module.texts),
    pl: () => import('./brikwars/rulings/pl.ts').then((module) => module.texts),
    hu: () => import('./brikwars/rulings/hu.ts').then((module) => module.texts),
  }),
  chapter('usb', 'test', usb.testIds, {
    facts: () => import('./usb/test/facts.ts').then((module) => module.facts),
    en: () => import('./usb/test/en.ts').then((module) => module.texts),
    pl: () => import('./usb/test/pl.ts').then((module) => module.texts),
    hu: () => import('./usb/test/hu.ts').then((module) => module.texts),
  }),
  chapter('usb', 'round', usb.roundIds, {
    facts: () => import('./usb/round/facts.ts').then((module) => module.facts),
    en: () => import('./usb/round/en.ts').then((module) => module.texts),
    pl: () => import('./usb/round/pl.ts').then((module) => module.texts),
    hu: () => import('./usb/round/hu.ts').then((module) => module.texts),
  }),
  chapter('usb', 'actions', usb.actionIds, {
    facts: () => import('./usb/actions/facts.ts').then((module) => module.facts),
    en: () => import('./usb/actions/en.ts').then((module) => module.texts),
    pl: () => import('./usb/actions/pl.ts').then((module) => module.texts),
    hu: () => import('./usb/actions/hu.ts').then((module) => module.texts),
  }),
  chapter('usb', 'movement', usb.movementIds, {
    facts: () => import('./usb/movement/facts.ts').then((module) => module.facts),
    en: () => import('./usb/movement/en.ts').then((module) => module.texts),
    pl: () => import('./usb/movement/pl.ts').then((module) => module.texts),
    hu: () => import('./usb/movement/hu.ts').then((module) => module.texts),
  }),
  chapter('usb', 'terrain', usb.terrainIds, {
    facts: () => import('./usb/terrain/facts.ts').then((module) => module.facts),
    en: () => import('./usb/terrain/en.ts').then((module) => module.texts),
    pl: () => import('./usb/terrain/pl.ts').then((module) => module.texts),
    hu: () => import('./usb/terrain/hu.ts').then((module) => module.texts),
  }),
  chapter('usb', 'shooting', usb.shootingIds, {
    facts: () => import('./usb/shooting/facts.ts').then((module) => module.facts),
    en: () => import('./usb/shooting/en.ts').then((module) => module.texts),
    pl: () => import('./usb/shooting/pl.ts').then((module) => module.texts),
    hu: () => import('./usb/shooting/hu.ts').then((module) => module.texts),
  }),
  chapter('usb', 'melee', usb.meleeIds, {
    facts: () => import('./usb/melee/facts.ts').then((module) => module.facts),
    en: () => import('./usb/melee/en.ts').then((module) => module.texts),
    pl: () => import('./usb/melee/pl.ts').then((module) => module.texts),
    hu: () => import('./usb/melee/hu.ts').then((module) => module.texts),
  }),
  chapter('usb', 'result', usb.resultIds, {
    facts: () => import('./usb/result/facts.ts').then((module) => module.facts),
    en: () => import('./usb/result/en.ts').then((module) => module.texts),
    pl: () => import('./usb/result/pl.ts').then((module) => module.texts),
    hu: () => import('./usb/result/hu.ts').then((module) => module.texts),
  }),
  chapter('usb', 'morale', usb.moraleIds, {
    facts: () => import('./usb/morale/facts.ts').then((module) => module.facts),
    en: () => import('./usb/morale/en.ts').then((module) => module.texts),
    pl: () => import('./usb/morale/pl.ts').then((module) => module.texts),
    hu: () => import('./usb/morale/hu.ts').then((module) => module.texts),
  }),
  chapter('usb', 'heroes', usb.heroIds, {
    facts: () => import('./usb/heroes/facts.ts').then((module) => module.facts),
    en: () => import('./usb/heroes/en.ts').then((module) => module.texts),
    pl: () => import('./usb/heroes/pl.ts').then((module) => module.texts),
    hu: () => import('./usb/heroes/hu.ts').then((module) => module.texts),
  }),
  chapter('usb', 'machines', usb.machineIds, {
    facts: () => import('./usb/machines/facts.ts').then((module) => module.facts),
    en: () => import('./usb/machines/en.ts').then((module) => module.texts),
    pl: () => import('./usb/machines/pl.ts').then((module) => module.texts),
    hu: () => import('./usb/machines/hu.ts').then((module) => module.texts),
  }),
  chapter('usb', 'specialisations', usb.specialisationIds, {
    facts: () => import('./usb/specialisations/facts.ts').then((module) => module.facts),
    en: () => import('./usb/specialisations/en.ts').then((module) => module.texts),
    pl: () => import('./usb/specialisations/pl.ts').then((module) => module.texts),
    hu: () => import('./usb/specialisations/hu.ts').then((module) => module.texts),
  }),
  chapter('usb', 'prices', usb.priceIds, {
    facts: () => import('./usb/prices/facts.ts').then((module) => module.facts),
    en: () => import('./usb/prices/en.ts').then((module) => module.texts),
    pl: () => import('./usb/prices/pl.ts').then((module) => module.texts),
    hu: () => import('./usb/prices/hu.ts').then((module) => module.texts),
  }),
  chapter('usb', 'army', usb.armyIds, {
    facts: () => import('./usb/army/facts.ts').then((module) => module.facts),
    en: () => import('./usb/army/en.ts').then((module) => module.texts),
    pl: () => import('./usb/army/pl.ts').then((module) => module.texts),
    hu: () => import('./usb/army/hu.ts').then((module) => module.texts),
  }),
  chapter('usb', 'field', usb.fieldIds, {
    facts: () => import('./usb/field/facts.ts').then((module) => module.facts),
    en: () => import('./usb/field/en.ts').then((module) => module.texts),
    pl: () => import('./usb/field/pl.ts').then((module) => module.texts),
    hu: () => import('./usb/field/hu.ts').then((module) => module.texts),
  }),
  chapter('usb', 'rulings', usb.rulingIds, {
    facts: () => import('./usb/rulings/facts.ts').then((module) => module.facts),
    en: () => import('./usb/rulings/en.ts').then((module) => module.texts),
    pl: () => import('./usb/rulings/pl.ts').then((module) => module.texts),
    hu: () => import('./usb/rulings/hu.ts').then((module) => module.texts),
  }),
  chapter('mage-knight', 'sections', mageKnight.sectionIds, {
    facts: () => import('./mage-knight/sections/facts.ts').then((module) => module.facts),
    en: () => import('./mage-knight/sections/en.ts').then((module) => module.texts),
    pl: () => import('./mage-knight/sections/pl.ts').then((module) => module.texts),
    hu: () => import('./mage-knight/sections/hu.ts').then((module) => module.texts),
  }),
  chapter('mage-knight', 'setup', mageKnight.setUpIds, {
    facts: () => import('./mage-knight/setup/facts.ts').then((module) => module.facts),
    en: () => import('./mage-knight/setup/en.ts').then((module) => module.texts),
    pl: () => import('./mage-knight/setup/pl.ts').then((module) => module.texts),
    hu: () => import('./mage-knight/setup/hu.ts').then((module) => module.texts),
  }),
  chapter('mage-knight', 'access', mageKnight.accessIds, {
    facts: () => import('./mage-knight/access/facts.ts').then((module) => module.facts),
    en: () => import('./mage-knight/access/en.ts').then((module) => module.texts),
    pl: () => import('./mage-knight/access/pl.ts').then((module) => module.texts),
    hu: () => import('./mage-knight/access/hu.ts').then((module) => module.texts),
  }),
  chapter('mage-knight', 'eligibility', mageKnight.eligibilityIds, {
    facts: () => import('./mage-knight/eligibility/facts.ts').then((module) => module.facts),
    en: () => import('./mage-knight/eligibility/en.ts').then((module) => module.texts),
    pl: () => import('./mage-knight/eligibility/pl.ts').then((module) => module.texts),
    hu: () => import('./mage-knight/eligibility/hu.ts').then((module) => module.texts),
  }),
  chapter('mage-knight', 'attack', mageKnight.attackIds, {
    facts: () => import('./mage-knight/attack/facts.ts').then((module) => module.facts),
    en: () => import('./mage-knight/attack/en.ts').then((module) => module.texts),
    pl: () => import('./mage-knight/attack/pl.ts').then((module) => module.texts),
    hu: () => import('./mage-knight/attack/hu.ts').then((module) => module.texts),
  }),
  chapter('mage-knight', 'turn', mageKnight.turnIds, {
    facts: () => import('./mage-knight/turn/facts.ts').then((module) => module.facts),
    en: () => import('./mage-knight/turn/en.ts').then((module) => module.texts),
    pl: () => import('./mage-knight/turn/pl.ts').then((module) => module.texts),
    hu: () => import('./mage-knight/turn/hu.ts').then((module) => module.texts),
  }),
  chapter('mage-knight', 'immunities', mageKnight.immunityIds, {
    facts: () => import('./mage-knight/immunities/facts.ts').then((module) => module.facts),
    en: () => import('./mage-knight/immunities/en.ts').then((module) => module.texts),
    pl: () => import('./mage-knight/immunities/pl.ts').then((module) => module.texts),
    hu: () => import('./mage-knight/immunities/hu.ts').then((module) => module.texts),
  }),
  chapter('mage-knight', 'rulings', mageKnight.rulingIds, {
    facts: () => import('./mage-knight/rulings/facts.ts').then((module) => module.facts),
    en: () => import('./mage-knight/rulings/en.ts').then((module) => module.texts),
    pl: () => import('./mage-knight/rulings/pl.ts').then((module) => module.texts),
    hu: () => import('./mage-knight/rulings/hu.ts').then((module) => module.texts),
  }),
] as const;

type Uncovered = Exclude<RuleId, (typeof list)[number]['ids'][number]>;

/** Compiles only while every id that the core knows stands in a chapter; the error names the missing ones. */
const complete: [Uncovered] extends [never] ? typeof list : Uncovered = list;

/** Every chapter of the look-up, in the order of browsing. */
export const chapters: readonly Chapter[] = complete;
