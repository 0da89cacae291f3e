import * as brikwars from '../rules/brikwars/ids.ts';
import type { Game, RuleId } from '../rules/ids.ts';
import { languages } from '../rules/languages.ts';
import * as mageKnight from '../rules/mage-knight/ids.ts';
import * as usb from '../rules/usb/ids.ts';
import { entriesOf, type Written } from './rows.ts';
import type { Chapter } from './types.ts';

const factsFiles = import.meta.glob<string | Written<'facts'>>('./*/*/facts.ts', { import: 'facts' });
const textFiles = import.meta.glob<string | Written<'texts'>>('./*/*/??.ts', { import: 'texts' });

/** Loads a file of a chapter: each holds an entry for every id of the list, which it says itself to the compiler. */
function fileOf<File>(
  files: Readonly<Record<string, () => Promise<File>>>,
  path: string,
): () => Promise<File> {
  const load = files[path];
  if (!load) throw new Error(`no file ${path}`);
  return load;
}

function chapter<const Id extends RuleId>(game: Game, id: string, ids: readonly Id[]) {
  const folder = `./${game}/${id}`;
  const facts = fileOf(factsFiles, `${folder}/facts.ts`);
  const texts = languages.map((language) => {
    const load = fileOf(textFiles, `${folder}/${language}.ts`);
    return [language, async () => entriesOf('texts', ids, await load())] as const;
  });
  return {
    id,
    game,
    ids,
    facts: async () => entriesOf('facts', ids, await facts()),
    texts: Object.fromEntries(texts) as Chapter['texts'],
  } as const satisfies Chapter;
}

const list = [
  chapter('brikwars', 'frame', brikwars.frameIds),
  chapter('brikwars', 'dice', brikwars.diceIds),
  chapter('brikwars', 'units', brikwars.unitIds),
  chapter('brikwars', 'weapons', brikwars.weaponIds),
  chapter('brikwars', 'movement', brikwars.movementIds),
  chapter('brikwars', 'actions', brikwars.actionIds),
  chapter('brikwars', 'response', brikwars.responseIds),
  chapter('brikwars', 'attack', brikwars.attackIds),
  chapter('brikwars', 'close-combat', brikwars.closeCombatIds),
  chapter('brikwars', 'volley', brikwars.volleyIds),
  chapter('brikwars', 'charge', brikwars.chargeIds),
  chapter('brikwars', 'charge-web5', brikwars.chargeWeb5Ids),
  chapter('brikwars', 'design', brikwars.designIds),
  chapter('brikwars', 'minds', brikwars.mindIds),
  chapter('brikwars', 'wreck', brikwars.wreckIds),
  chapter('brikwars', 'creations', brikwars.creationIds),
  chapter('brikwars', 'squads', brikwars.squadIds),
  chapter('brikwars', 'heroes', brikwars.heroIds),
  chapter('brikwars', 'quik', brikwars.quikIds),
  chapter('brikwars', 'lugpol', brikwars.lugpolIds),
  chapter('brikwars', 'healing', brikwars.healingIds),
  chapter('brikwars', 'magic', brikwars.magicIds),
  chapter('brikwars', 'skills', brikwars.skillIds),
  chapter('brikwars', 'league', brikwars.leagueIds),
  chapter('brikwars', 'rulings', brikwars.rulingIds),
  chapter('usb', 'test', usb.testIds),
  chapter('usb', 'round', usb.roundIds),
  chapter('usb', 'actions', usb.actionIds),
  chapter('usb', 'movement', usb.movementIds),
  chapter('usb', 'terrain', usb.terrainIds),
  chapter('usb', 'shooting', usb.shootingIds),
  chapter('usb', 'melee', usb.meleeIds),
  chapter('usb', 'result', usb.resultIds),
  chapter('usb', 'morale', usb.moraleIds),
  chapter('usb', 'heroes', usb.heroIds),
  chapter('usb', 'machines', usb.machineIds),
  chapter('usb', 'specialisations', usb.specialisationIds),
  chapter('usb', 'prices', usb.priceIds),
  chapter('usb', 'army', usb.armyIds),
  chapter('usb', 'field', usb.fieldIds),
  chapter('usb', 'rulings', usb.rulingIds),
  chapter('mage-knight', 'sections', mageKnight.sectionIds),
  chapter('mage-knight', 'setup', mageKnight.setUpIds),
  chapter('mage-knight', 'access', mageKnight.accessIds),
  chapter('mage-knight', 'eligibility', mageKnight.eligibilityIds),
  chapter('mage-knight', 'attack', mageKnight.attackIds),
  chapter('mage-knight', 'turn', mageKnight.turnIds),
  chapter('mage-knight', 'immunities', mageKnight.immunityIds),
  chapter('mage-knight', 'rulings', mageKnight.rulingIds),
] as const;

type Uncovered = Exclude<RuleId, (typeof list)[number]['ids'][number]>;

/** Compiles only while every id that the core knows stands in a chapter; the error names the missing ones. */
const complete: [Uncovered] extends [never] ? typeof list : Uncovered = list;

/** Every chapter of the look-up, in the order of browsing. */
export const chapters: readonly Chapter[] = complete;
