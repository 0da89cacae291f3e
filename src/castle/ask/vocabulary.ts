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
  | 'enemy'
  | 'lord'
  | 'rear-arc'
  | 'front-arc'
  | 'demoralised'
  | 'yellow'
  | 'gang-up'
  | 'formation'
  | 'token'
  | 'acted'
  | 'turn'
  | 'before'
  | 'command'
  | 'standing'
  | 'who'
  | 'when'
  | 'how-many'
  | 'extra'
  | 'action'
  | 'collapse'
  | 'fall'
  | 'captured'
  | 'poison'
  | 'heal'
  | 'start-area'
  | 'table-edge'
  | 'points'
  | 'take-away'
  | 'raise'
  | 'right-angle'
  | 'move'
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
  [
    'in',
    '=into enter inside get_in gets_in go_in goes_in come_in comes_in walk_in',
    'srodka',
    '=be beme beju',
  ],
  ['through', 'through =over', 'przejs przejd przechodz =przez wylot', '=át atme atju keresztul'],
  ['along', 'across cross', 'gora_dalej przedost', 'odafent tovabb atjut'],
  ['touch', 'contact touch', 'kontakt dotyk styk', 'kapcsol erint hozzaer'],
  ['open', 'open', 'otw', 'nyit nyil kinyit'],
  ['shut', 'close shut', 'zamkn zamyk', 'zar csuk bezar becsuk'],
  ['door', 'door', 'drzwi', 'ajto ajtaj'],
  ['gate', 'gate portcullis', 'brama bramy brame bramie =brom brona', 'kapu kapura'],
  ['ladder', 'ladder', 'drabin', 'letra'],
  ['planking', 'plank', 'pomost', 'deszk'],
  ['gap', '=gap =gaps', 'przerw luka', '=res =resen =reset'],
  ['breached', 'breach', 'przelam', 'attor'],
  ['rubble', 'rubble ruin', 'gruz', '=rom romo'],
  ['castle', 'castle', 'zamek zamku zamki', '=var =vara =varat =varra =varba =varbol =varak'],
  ['keep', 'keep', 'donzon', 'vartorony ortorony'],
  ['round-tower', 'round_tower tower', 'okragl baszt wiez', 'korbasty torony torny'],
  ['gatehouse', 'gatehouse', 'baszta_bram baszty_bram baszte_bram baszcie_bram', 'kapubasty'],
  [
    'wall',
    'wall',
    '=mur =mury =muru =murze =murem =murow =murami =murach =murowi',
    '=fal =fala =falat =falra =falon =falba =falhoz =falrol falak',
  ],
  ['door-wall', 'wall_with_door', 'mur_z_drzwiami', 'ajtos_fal'],
  ['section', 'section', 'sekcj', 'var-resz varresz =reszen =reszre'],
  ['figure', 'figure miniature', 'figur', 'figur'],
  ['warrior', 'warrior unit soldier', 'wojown jednostk', 'harcos egyseg'],
  ['titan', 'titan', 'tytan', 'titan'],
  ['multi-dial', 'multi multi_dial', 'wielodial kilka_dial', 'tobb_tarcsa'],
  ['mounted', 'mounted rider horse', 'jezdz =kon konn', 'lovas =lo_on'],
  ['peanut-base', 'peanut peanut_base', 'orzesz podstawk_orzesz', 'mogyoro mogyoro_talap'],
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
  ['arch', '=arch =arches archway', '=luk =luku =lukiem =lukowi', 'boltiv =iv =ive'],
  ['top', '=top', 'szczyt', 'tetej teto'],
  ['damage', 'damage dmg', 'obraz', 'sebz'],
  ['ranged-damage', 'ranged_damage', 'obrazenia_z_dystansu', 'tavsebz'],
  ['distance', 'distance inch', 'odleg =cal =cale cali', 'tavol =tav inch'],
  ['range', 'range', 'zasieg', 'lotav'],
  ['attack-value', 'attack_value', 'wartosc_ataku', 'tamadoertek'],
  ['defence', 'defence defense', 'obron', 'vedel vedett'],
  ['bonus', 'bonus fortif', 'premi fortyf', 'bonusz erodit'],
  ['own', '=my =our =own', 'moj nasz wlasn swoj', 'sajat'],
  ['enemy', 'enemy enemies opponent', 'wrog wroz przeciwnik', 'ellens ellenf'],
  ['lord', '=lord =lords owner castle_user', 'pan_zamku wlascicie', 'varur var_ura'],
  ['rear-arc', 'rear_arc', 'luk_tyln tyln_luk', 'hatso_iv'],
  ['front-arc', 'front_arc', 'luk_przedni przedni_luk', 'elso_iv'],
  ['demoralised', 'demorali', 'zdemorali demorali', 'demorali'],
  ['yellow', 'yellow', 'zolt', 'sarga'],
  ['gang-up', 'gang_up gangs_up ganging', 'wspoln_atak', 'osszefog'],
  ['formation', 'formation ranged_formation', 'formacj formacj_strzel', 'alakzat tavtamado_alakzat'],
  ['token', 'token action_token', 'zeton zeton_akcj', 'jelzo cselekvesjelzo jelolo'],
  ['acted', 'already_acted =acted =again', 'dzialal', 'cselekedett'],
  ['turn', '=turn =turns', '=tura =ture =turze =tury', '=kor =kore =koreben =korben =korom =koromben'],
  ['before', '=before', '=przed', '=elott'],
  ['command', 'command_phase =command', 'faz_rozkaz', 'parancs parancs_faz'],
  [
    'standing',
    '=stand =stands =standing',
    '=stoi =stoja =stojac',
    '=all =allva =allo =allok =allnak =allhat',
  ],
  ['who', '=who', '=kto', '=ki =kik'],
  ['when', '=when', '=kiedy', '=mikor'],
  [
    'how-many',
    'how_many how_much how_far =how',
    '=ile =ilu jak_daleko =jak',
    'hany mennyi milyen_messze =hogyan',
  ],
  ['extra', 'extra', 'dodatkow', 'extra'],
  ['action', 'action', 'akcj', '=cselekves cselekvest'],
  ['collapse', 'collaps crumbl', 'zawal walac runi', 'oml leoml osszeoml leomol'],
  ['fall', '=fall =falls falling', 'upad spad', 'zuhan lezuhan leesi leese'],
  ['captured', 'captur prisoner', 'pojm jenc jeniec', 'fogoly fogly'],
  ['poison', 'poison venom', 'trucizn zatru', 'merge mereg'],
  ['heal', 'heal', 'lecz ulecz', 'gyogy'],
  ['start-area', 'start_area starting_area', 'stref_start', 'kezdo_terul kezdoterul'],
  [
    'table-edge',
    '=edge table_edge battlefield_edge',
    'krawed krawed_stol',
    'asztal_szel asztalszel csatater_szel',
  ],
  ['points', 'point victory_point', 'punkt', '=pont pontot pontert pontok gyozelmi_pont'],
  ['take-away', '=take =takes remove', 'zdja zdejm', 'levet leszed levesz'],
  ['raise', 'raise =raising', 'postaw stawia', 'allit felallit'],
  ['right-angle', 'right_angle perpendicular', 'kat_prost prostopad', 'merolege'],
  ['move', '=move =moves', 'rusza porusz', 'mozog mozgas mozgat'],
  ['atutes', 'close-combat_pierce', 'przebicie_wrecz', 'atut'],
  ['letarolas', 'sweep', 'szeroki szeroki_zamach', 'letarol'],
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
  'a an the is are am it its in onto under beneath has have had after against while his her their walk happens what away end may can could will would should might of on at to with and or if does do did i we you he she they me this that these those any some by some for as there get gets go goes please allowed possible use uses',
  'czy pod spod ma maja ktory ktora ktore gdy juz koncu konca czy moze moge mozesz mozemy mozna wolno na w we do i lub albo jest sa bedzie sie co po to ten ta te tego tej tym ja ty on ona ono oni one jesli dla',
  'a az azt ez ezt ebben abban ezen azon egy mi lesz legyen jar mar alatt alol vegen ellen e is van van-e lehet lehet-e tud tud-e tudja tudok szabad szabad-e ha hogy es vagy en te o meg ra vajon akkor itt ott ide oda jut juthat juthatok mehet mehetek megy a-e',
];
