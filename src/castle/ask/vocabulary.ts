import type { SiegeAbilityId } from '../../rules/mage-knight/attack/abilities.ts';

/** What a word that is typed may mean. */
export type Concept =
  | 'attack'
  | 'close'
  | 'ranged'
  | 'shoot'
  | 'up'
  | 'in'
  | 'through'
  | 'along'
  | 'touch'
  | 'open'
  | 'shut'
  | 'door'
  | 'gate'
  | 'ladder'
  | 'planking'
  | 'gap'
  | 'breached'
  | 'rubble'
  | 'castle'
  | 'keep'
  | 'round-tower'
  | 'gatehouse'
  | 'wall'
  | 'door-wall'
  | 'section'
  | 'figure'
  | 'warrior'
  | 'titan'
  | 'multi-dial'
  | 'mounted'
  | 'peanut-base'
  | 'flies'
  | 'ground'
  | 'high-ground'
  | 'hovering'
  | 'yard'
  | 'arch'
  | 'top'
  | 'damage'
  | 'ranged-damage'
  | 'distance'
  | 'range'
  | 'attack-value'
  | 'defence'
  | 'bonus'
  | 'own'
  | SiegeAbilityId;

/** Words of English, Polish and Hungarian in that order, as `AskWords` has them. */
export const vocabulary: readonly (readonly [concept: Concept, ...words: readonly string[]])[] = [
  ['attack', 'attack assault strike', 'atak zaatak', 'tamad megtamad'],
  ['close', 'close_combat melee', 'wrecz', 'kozelharc'],
  ['ranged', 'ranged', 'dystans', 'tavtamad'],
  [
    'shoot',
    'shoot =shot =shots =fire =fires =firing',
    'strzel strzal',
    '=lo lohet loves lovi lojon lonek ralo ralohet meglo',
  ],
  ['up', '=up climb', 'gora gore wspin wejsc wejdz wchodz', '=fel felme felju felma feler mass'],
  ['in', '=in =into enter inside', 'srodka', '=be beme beju'],
  ['through', 'through', 'przejs przejd przechodz =przez wylot', '=át atme atju keresztul'],
  ['along', 'across cross', 'gora_dalej przedost', 'odafent tovabb atjut'],
  ['touch', 'contact touch', 'kontakt dotyk styk', 'kapcsol erint hozzaer'],
  ['open', 'open', 'otw', 'nyit nyil kinyit'],
  ['shut', 'close shut', 'zamkn zamyk', 'zar csuk bezar becsuk'],
  ['door', 'door', 'drzwi', 'ajto'],
  ['gate', 'gate portcullis', 'brama bramy brame bramie =brom brona', 'kapu kapura'],
  ['ladder', 'ladder', 'drabin', 'letra'],
  ['planking', 'plank', 'pomost', 'deszk'],
  ['gap', '=gap =gaps', 'przerw luka', '=res =resen =reset'],
  ['breached', 'breach', 'przelam', 'attor'],
  ['rubble', 'rubble ruin', 'gruz', '=rom romo'],
  ['castle', 'castle', 'zamek zamku zamki', '=var =vara =varat =varra =varba =varbol =varak'],
  ['keep', 'keep', 'donzon', 'vartorony ortorony'],
  ['round-tower', 'round_tower tower', 'okragl baszt wiez', 'korbasty torony torny'],
  ['gatehouse', 'gatehouse', 'baszta_bram baszty_bram', 'kapubasty'],
  [
    'wall',
    'wall',
    '=mur =mury =muru =murze =murem',
    '=fal =fala =falat =falra =falon =falba =falhoz =falrol falak',
  ],
  ['door-wall', 'wall_with_door', 'mur_z_drzwiami', 'ajtos_fal'],
  ['section', 'section', 'sekcj', 'var-resz varresz =reszen =reszre'],
  ['figure', 'figure miniature', 'figur', 'figur'],
  ['warrior', 'warrior', 'wojown', 'harcos'],
  ['titan', 'titan', 'tytan', 'titan'],
  ['multi-dial', 'multi multi_dial', 'wielodial kilka_dial', 'tobb_tarcsa'],
  ['mounted', 'mounted rider horse', 'jezdz =kon konn', 'lovas =lo_on'],
  ['peanut-base', 'peanut peanut_base', 'orzesz', 'mogyoro mogyoro_talap'],
  ['flies', 'fly flies flier wing', 'lata latajac skrzydl', 'repul szarny'],
  ['ground', '=ground', 'ziemi', 'fold'],
  [
    'high-ground',
    'high_ground high_terrain =high =hill =hills',
    'wzniesien wyniesion',
    'magaslat =magas =magasan =magasrol',
  ],
  ['hovering', 'hover soar', 'soaring szybuj', 'lebeg'],
  ['yard', 'yard courtyard', 'dziedzi', 'udvar'],
  ['arch', '=arch =arches archway', '=luk =luku =lukiem =lukowi', 'boltiv'],
  ['top', '=top', 'szczyt', 'tetej teto'],
  ['damage', 'damage dmg', 'obraz', 'sebz'],
  ['ranged-damage', 'ranged_damage', 'obrazenia_z_dystansu', 'tavsebz'],
  ['distance', 'distance inch', 'odleg =cal =cale cali', 'tavol =tav inch'],
  ['range', 'range', 'zasieg', 'lotav'],
  ['attack-value', 'attack_value', 'wartosc_ataku', 'tamadoertek'],
  ['defence', 'defence defense', 'obron', 'vedel vedett'],
  ['bonus', 'bonus fortif', 'premi fortyf', 'bonusz erodit'],
  ['own', '=my =our =own', '=moj =moja =moje nasz wlasn', 'sajat'],
  ['atutes', 'close-combat_pierce', 'przebicie_wrecz', 'atut'],
  ['letarolas', 'sweep', 'szeroki', 'letarol'],
  ['mennykocsapas', 'thunder', 'cios_gromu grom', 'mennyko'],
  ['utkozes', '=ram', 'taran', 'utkoz'],
  ['magikus-robbantas', 'magic_blast', 'magiczny_wybuch', 'magikus_robb robbant'],
  ['bombazas', 'bomb', 'bomb', 'bomb'],
  ['atloves', 'pierce', 'przebic', 'atlov'],
  ['teruletre-hato-sebzes', 'area', 'obszar', 'terulet'],
];

/** Beginnings of words that are near to one above, in letters only. */
export const unlike: readonly string[] = (
  'defender ranger damaged ' + // no defence, no range, no damage
  'zejsc zejd ' + // down, not up
  'lovesz lejo nyillal nyilvessz'
) // who shoots, who comes down, an arrow
  .split(' ');

/**
 * Words that say nothing of a castle, in the same order. None that could change an answer: not whose, when, who or
 * how many, and nothing that denies.
 */
export const fillers: readonly string[] = [
  'a an the is are am it its may can could will would should might of on at to with and or if does do did i we you he she they me this that these those any some by some for as there get gets go goes please allowed possible use uses',
  'czy moze moge mozesz mozemy mozna wolno na w we do i lub albo jest sa bedzie sie co po to ten ta te tego tej tym ja ty on ona ono oni one jesli dla',
  'a az azt ez ezt egy e is van van-e lehet lehet-e tud tud-e tudja tudok szabad szabad-e ha hogy es vagy en te o meg ra vajon akkor itt ott ide oda jut juthat juthatok mehet mehetek megy a-e',
];
