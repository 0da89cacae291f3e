import type { AbilityId } from '../../rules/mage-knight/abilities.ts';
import type { EffectAnswer, EffectGroup, EffectId } from '../../rules/mage-knight/effects.ts';
import { plural } from '../format.ts';

const n = plural('en');

/** What is no ability with a name of its own. */
type Named = Exclude<EffectId, AbilityId>;
/** The rules that say what an ability does to a castle. */
type AbilityRule = 'MK-ELG-07' | 'MK-ELG-08' | 'MK-ELG-10' | 'MK-ELG-11' | 'MK-IMM-02';

const groups: Readonly<Record<EffectGroup, string>> = {
  immune: 'Abilities',
  siege: 'Abilities that attack castles',
  status: 'State and capture',
  contact: 'Contact and movement',
  'other-powers': 'Domains, items, spells',
  attacks: 'Attacks',
  damage: 'Damage and healing',
  actions: 'Actions',
  terrain: 'Terrain and defence',
};

const names: Readonly<Record<Named, string>> = {
  'other-abilities': 'Any other ability',
  'own-abilities': 'Abilities of the section itself',
  'being-captured': 'Being captured',
  'taking-captives': 'Taking captives',
  'back-into-play': 'Being brought back into play',
  formation: 'Formation',
  'rear-arc': 'Rear arc',
  demoralised: 'Demoralised',
  'yellow-fortification': 'Yellow fortification value',
  'victory-points': 'Victory points',
  contact: 'Base contact',
  'free-spin': 'Free spin',
  trample: 'Trample',
  'riders-and-titans-entering': 'Mounted figures, peanut bases, multi-dial units and titans entering',
  'contact-through-access-point': 'Contact through a ladder or door',
  'status-domains': 'Domain that asks for friend or enemy',
  'status-items': 'Item that asks for friend or enemy',
  'status-spells': 'Spell that asks for friend or enemy',
  'other-magic': 'Any other domain, item or spell',
  enchantments: 'Enchantment',
  'ranged-attack': 'Ranged attack on a section',
  'close-attack': 'Close combat attack on a section',
  'titan-attack': 'Attack by a titan',
  'multi-dial-attack': 'Attack by a multi-dial unit',
  'ranged-formation-attack': 'Attack by a ranged formation',
  'gang-up-attack': 'Attack by a gang up',
  'attack-from-on-top': 'Attack on the section it stands on',
  'section-attack': 'Attack by another section',
  'damage-bonus': 'Bonus to damage',
  'long-shot': 'Long shot',
  'height-bonus': 'Height bonus',
  'bases-in-line': 'Figure bases in the line of fire',
  'any-healing': 'Any healing',
  'critical-hit': 'Critical hit',
  'critical-miss': 'Critical miss',
  'push-damage': 'Damage for pushing',
  'three-broken-towers': 'Three broken towers',
  'ranged-action': 'Ranged combat action',
  'move-action': 'Move action',
  'close-action': 'Close combat action',
  'special-action': 'Special action',
  'action-tokens': 'Action tokens',
  'extra-action': 'Extra action',
  'elevated-terrain': 'Elevated terrain',
  rubble: 'Rubble',
  'fortification-bonus': 'Fortification bonus',
};

const says: Readonly<Record<Named, string>> = {
  'other-abilities': 'The text names ten that do not affect a section; all others follow the base rules.',
  'own-abilities': 'A section has the abilities shown with its combat values.',
  'being-captured': 'A section cannot be captured.',
  'taking-captives': 'A section takes no captives.',
  'back-into-play': 'A destroyed section stays out of the game.',
  formation: 'A section is in no formation.',
  'rear-arc': 'A section has no rear arc: its front arc goes all the way round.',
  demoralised:
    'A demoralised section is breached, and all its doors stay open. The base rules say whether it may still shoot.',
  'yellow-fortification': 'A wall is then breached. For other sections only demoralised counts.',
  'victory-points':
    'A section gives points like any figure; breached but still standing, half of them, rounded down.',
  contact: 'A section is in contact with no figure. Touching it serves only an attack on it.',
  'free-spin': 'A section gets no free spin.',
  trample: 'A section cannot be trampled.',
  'riders-and-titans-entering':
    'They never go onto or into a section. Under the arch counts as in; by another reading it does not.',
  'contact-through-access-point':
    'Two figures at its ends are in contact for close combat only, not for poison or anything else.',
  'status-domains': 'Domains that presuppose a friendly or an enemy figure do not affect a section.',
  'status-items': 'Items that presuppose a friendly or an enemy figure do not affect a section.',
  'status-spells': 'Spells that presuppose a friendly or an enemy figure do not affect a section.',
  'other-magic': 'One that asks for neither friend nor enemy follows the base rules.',
  enchantments: 'No enchantment can be put on a section.',
  'ranged-attack':
    'Only by one who qualifies: a titan, a multi-dial unit, base ranged damage 4 or more, or one of four abilities.',
  'close-attack':
    'Only by one who qualifies and whose front arc touches it: a titan, a multi-dial unit, base damage 4 or more, or one of four abilities.',
  'titan-attack': 'A titan may attack any section, with its front arc on it in close combat.',
  'multi-dial-attack': 'It may attack any section, with its front arc on it in close combat.',
  'ranged-formation-attack': 'Every member must qualify; one that does not is out, and the rest may go on.',
  'gang-up-attack': 'The primary attacker and every helper must qualify; one that does not is out.',
  'attack-from-on-top':
    'No figure attacks the section it stands on; planking counts, under the arch does not.',
  'section-attack':
    'It must qualify like any figure; at a castle it shoots twice as far and does 2 damage less.',
  'damage-bonus':
    'To attack a castle the value printed at the click counts, without bonuses and penalties; by another reading that of the first click.',
  'long-shot':
    'At a castle, a section shoots twice as far and does 2 damage less, by another reading only beyond its range.',
  'height-bonus': 'A section has it against shots, unless the shooter is on high ground or soaring.',
  'bases-in-line': 'The line to or from a section’s centre is not blocked by bases.',
  'any-healing': 'A section cannot be healed.',
  'critical-hit': 'A critical hit does nothing more to a section.',
  'critical-miss': 'A section takes nothing from a critical miss.',
  'push-damage': 'A section with a second token is pushed but takes no damage.',
  'three-broken-towers':
    'The section is destroyed: rubble takes its place, figures on it fall and take a die of damage each.',
  'ranged-action': 'Only to a section with a range and an attack value above 0; walls have none.',
  'move-action': 'A section makes no move actions.',
  'close-action': 'A section makes no close combat actions.',
  'special-action': 'A section makes no special actions.',
  'action-tokens':
    'A section that acts takes a token; with two it may not act. The base rules say when they come off.',
  'extra-action':
    'It may be given to sections only: for a keep in the ordinary game, and in Conquest also for other non-wall sections.',
  'elevated-terrain': 'The top of every section is abrupt elevated terrain, all of them equally high.',
  rubble: 'Where a section was destroyed lies hindering terrain of its shape and size.',
  'fortification-bonus':
    'It protects a figure on the section against shots, unless the shooter is inside or the line crosses no section.',
};

const abilities: Readonly<Record<AbilityRule, string>> = {
  'MK-ELG-07': 'A figure with it may attack a castle in close combat, so it may hit a section.',
  'MK-ELG-08': 'A figure with it may attack a castle in close combat, and so hit a section.',
  'MK-ELG-10': 'A figure with it may attack a castle from afar, so it may hit a section.',
  'MK-ELG-11': 'A figure that deals it may attack a castle from afar, and so hit a section.',
  'MK-IMM-02': 'If it comes from another creature, it does not affect a section.',
};

const answers: Readonly<Record<EffectAnswer, string>> = { no: 'No', yes: 'Yes', see: 'It depends' };

/** What a player may call it besides. */
const words: Readonly<Partial<Record<EffectId, string>>> = {
  mergezes: 'poison',
  benitas: 'paralysis paralyse stun',
  hadvezetes: 'leadership leader',
  eletszivas: 'leech',
  'magikus-befolyas': 'mind control',
  'magikus-fagyasztas': 'ice frozen',
  'magikus-lebegtetes': 'levitate',
  bombazas: 'bomb catapult',
  utkozes: 'collision',
  'being-captured': 'prisoner captive',
  'taking-captives': 'prisoner capture',
  'back-into-play': 'necromancy resurrection revive',
  trample: 'ride over',
  enchantments: 'curse blessing',
  'height-bonus': 'hovering flying elevation',
  'any-healing': 'heal repair regeneration',
  'push-damage': 'pushing',
  contact: 'touching adjacent',
};

/** Whether an effect or an ability touches a castle. */
export const castleeffects = {
  title: 'Does it affect a castle?',
  label: 'Effect or ability',
  hint: 'In any of the three languages, such as poison, gyógyítás or Leczenie.',
  also: 'Other rules:',
  nothingBase: 'All other Mage Knight rules hold for castles: look at your base rules.',
  nothingMagic: 'A domain, item or spell that presupposes friend or enemy does not affect a section.',
  clear: 'Clear the search',
  found: (count: number) => n(count, { one: '# found', other: '# found' }),
  nothing: (query: string) => `The castle text does not name “${query}”.`,
  toRules: (query: string) => `Search the rules for “${query}”`,
  answers,
  groups,
  names,
  says,
  words,
  abilities,
};
