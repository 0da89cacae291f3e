import type { Between, SideConcepts } from '../../fight/ask/sides.ts';
import { type AskedWord, createReader } from '../../kit/ask/read.ts';
import type { Language } from '../../rules/languages.ts';
import type { Formation, Terrain } from '../../rules/usb/circumstances.ts';
import type { LineMeleeId, LineRangedId } from '../../rules/usb/units/equipment.ts';
import { type HeroTier, type LineType, type Rank, ranks } from '../../rules/usb/units/unit.ts';

export const typeConcepts = ['heavy-infantry', 'riders', 'infantry'] as const;
export const tierConcepts = [
  'aspiring',
  'daredevil',
  'hero',
  'legend',
] as const satisfies readonly HeroTier[];
export const meleeConcepts = ['pole', 'heavy', 'cavalry'] as const satisfies readonly LineMeleeId[];
export const rangedConcepts = [
  'light-arms',
  'small-arms',
  'automatic',
] as const satisfies readonly LineRangedId[];
export const terrainConcepts = [
  'screen',
  'difficult',
  'pit',
  'ruins',
  'forest',
  'road',
] as const satisfies readonly Terrain[];
export const formationConcepts = ['column', 'phalanx', 'hide'] as const satisfies readonly Formation[];

/** What a word that is typed about a fight of USB may mean. */
export type UsbConcept =
  | Rank
  | (typeof typeConcepts)[number]
  | (typeof tierConcepts)[number]
  | (typeof meleeConcepts)[number]
  | (typeof rangedConcepts)[number]
  | (typeof terrainConcepts)[number]
  | (typeof formationConcepts)[number]
  | 'soldiers'
  | 'machine'
  | 'growth'
  | 'shield'
  | 'shoot'
  | 'charge'
  | 'melee'
  | 'distance'
  | 'cover'
  | 'entrenched'
  | 'aimed'
  | 'reaction'
  | 'indirect'
  | 'flank'
  | 'shaken'
  | 'panicked'
  | 'recover'
  | 'commander'
  | 'losses'
  | 'percent'
  | 'half'
  | 'lost'
  | 'morale'
  | 'dice'
  | 'hit'
  | 'save'
  | 'smoke'
  | 'fatigue'
  | 'at-least';

export const lineTypeOf: Readonly<Record<(typeof typeConcepts)[number], LineType>> = {
  infantry: 'infantry',
  'heavy-infantry': 'heavy',
  riders: 'riders',
};

/** As for BrikWars: what the words of the game name, and what else players say. */
const vocabulary: readonly (readonly [concept: UsbConcept | Between, ...words: readonly string[]])[] = [
  ['rookie', 'rookie recruit green', 'zoltodziob rekrut', 'ujonc'],
  ['regular', 'regular', 'regularn', 'regularis'],
  ['veteran', 'veteran', 'weteran', 'veteran'],
  [
    'soldiers',
    'soldier trooper minifig =men =unit =units =models =model squad',
    'zolnierz minifig oddzial model',
    'katona egyseg minifig modell',
  ],
  ['infantry', '=infantry', 'piechot', 'gyalogsag gyalogos'],
  [
    'heavy-infantry',
    'heavy_infantry =heavies',
    'ciezka_piechot ciezkiej_piechot',
    'nehezgyalogsag nehezgyalogos',
  ],
  ['riders', 'rider cavalry_unit horsemen horseman =cavalry', 'jazda jazdy jezdzc jezdz kawaleri', 'lovas'],
  ['aspiring', 'aspir', 'aspirujac', 'torekvo'],
  ['daredevil', 'daredevil', 'smialek smialk', 'meresz'],
  ['hero', 'hero', 'heros bohater', 'herosz =hos =host =hosre =hossel hérosz'],
  ['legend', 'legend', 'legend', 'legend'],
  [
    'machine',
    'machine monster vehicle tank =walker',
    'maszyn potwor pojazd czolg',
    '=gep =gepet =gepre szorny tank',
  ],
  ['growth', 'growth', 'wzrost', 'novekedes'],
  [
    'pole',
    'pole spear pike halberd',
    'drzewcow wloczni pika =piki halabard',
    'szalfegyver landzs =pika alabard',
  ],
  [
    'heavy',
    'heavy_weapon two-handed great_weapon greatsword',
    'ciezka_bron ciezka_broni dwureczn',
    'nehez_fegyver nehezfegyver ketkez',
  ],
  ['cavalry', 'lance cavalry_weapon', 'kopi kopia bron_kawaleryj', 'kopja lovassagi_fegyver'],
  [
    'light-arms',
    'light_arms light_ranged pistol bows =bow thrown',
    'lekka_bron lekka_broni pistolet =luk luki lukow',
    'konnyu_lofegyver pisztoly =ij ijas ijak',
  ],
  [
    'small-arms',
    'small_arms ranged_weapon rifle musket',
    'bron_strzelecka bronia_strzelecka karabin muszkiet',
    '=lofegyver lofegyverrel puska musketa',
  ],
  ['automatic', 'automatic machine_gun =smg', 'automat', 'automata gepfegyver gepfegyverrel geppuska'],
  ['shield', 'shield', 'tarcz', 'pajzs'],
  [
    'shoot',
    'shoot =shot =shots =fire =fires firing',
    'strzel strzal ostrzel ostrzal',
    '=lo =lő =loves lovi lott lonek lone lovese loves =lon',
  ],
  ['charge', 'charge charging', 'szarz natar', 'roham megroham'],
  ['melee', 'melee =fight =fights fighting attack', 'walcz walka atak wrecz', 'kozelharc tamad harcol'],
  ['against', 'against =vs versus =v =on =into', 'przeciw kontra =do =na', '=vs kontra'],
  ['against-before', '', '', 'ellen'],
  ['with', '=with', '=z =ze', ''],
  ['distance', 'distance =range inch =away', 'odleg cali =cal =cale', 'tavol =tav huvelyk inch =col colrol'],
  ['cover', 'cover behind', 'oslon zaslon za_oslon', 'fedezek'],
  [
    'screen',
    'fence hedge =wall screen',
    'plot zywoplot =mur =murem za_mur zaslony',
    'soveny kerites =fal fal_mogott',
  ],
  ['difficult', 'difficult difficult_ground swamp', 'trudny_teren bagn', 'nehez_terep mocsar'],
  ['pit', '=pit corpse_pit', 'dol_trup dole_trup', 'tetemgodor godor'],
  ['ruins', 'ruin', 'ruin', '=rom romok romban romra romokra'],
  ['forest', 'forest wood', '=las lesie lasu lasem', 'erdo'],
  ['road', 'road', 'drog drodze', '=ut =uton'],
  ['column', 'column', 'kolumn', 'oszlop menetoszlop'],
  ['phalanx', 'phalanx', 'falang', 'falanx'],
  ['hide', 'hidden hiding =hide', 'ukryt ukryw', 'rejtoz rejtett'],
  ['entrenched', 'entrench dug_in', 'okopan okop', 'beasott beasva beasta'],
  ['aimed', 'aim', 'celowan celuj wycelow', 'celzott celoz celozva'],
  ['reaction', 'reaction', 'reakcj', 'reakcio'],
  ['indirect', 'indirect', 'posredni', 'kozvetett'],
  ['flank', 'flank side', 'flank z_boku bokiem', 'oldal'],
  ['shaken', 'shaken', 'wstrzasn', 'megingott megrendult'],
  ['panicked', 'panick', 'spanikow w_panice panik', 'panik panikba_es'],
  ['recover', 'recover rally rallies', 'wraca_do_siebie zbieraj sie_zbiera otrzas', 'osszeszed magahoz_ter'],
  ['commander', 'commander leader_died general', 'dowodc', 'parancsnok'],
  ['losses', 'losses loss casualties', 'strat', 'veszteseg'],
  ['percent', 'percent =%', 'procent', 'szazalek'],
  ['half', '=half', 'polow', '=fel felet felenel'],
  ['lost', '=lost_by =lost =loses defeat', 'przegran przegral', 'vesztett veszit vereseg'],
  ['morale', 'morale', 'moral', 'moral moralproba'],
  ['dice', '=dice =die', 'kosc kostk kosci kości', 'kocka kockaval kockat'],
  ['hit', '=hit =hits to_hit', 'trafi trafien', 'talal talalat'],
  ['save', 'save saves saving', 'obron', 'mento vedel'],
  ['smoke', 'smoke', 'dym', 'fust'],
  ['fatigue', 'fatigue tired', 'zmecz', 'faradt'],
  ['at-least', 'at_least =minimum', 'co_najmniej przynajmniej', 'legalabb'],
];

const fillers: readonly string[] = [
  'a an the is are be and or of in at to from for by his her its their my your our it he she they i me we you test ' +
    'usb weapon weapons successes odds chance roll rolls need needs please that one died dies dead around',
  'i a oraz lub jest sa w we od po przy u o sie jego jej ich moj moja nasz nasza ten ta to gdy ma szansa bron bronia ' +
    'usb test sukcesow siebie z zginal zginela rzut',
  'a az egy es s is van volt o meg ra re en te mi ti ok akkor ha lesz mekkora esely fegyver fegyverrel usb proba levo ' +
    'magat magukat esett siker sikeres meghalt egysegre kell dobas',
];

export const readUsb: (text: string, own?: Language) => readonly AskedWord<UsbConcept | Between>[] =
  createReader({
    vocabulary,
    fillers,
    valued: ['distance', 'growth', 'fatigue', 'percent', 'lost', 'at-least'],
    things: [
      ...ranks,
      ...typeConcepts,
      ...tierConcepts,
      ...rangedConcepts,
      'soldiers',
      'machine',
      'dice',
      'hit',
      'save',
    ],
    inches: 'distance',
  });

export const usbSides: SideConcepts<UsbConcept> = {
  who: [...ranks, ...typeConcepts, ...tierConcepts, 'soldiers', 'machine'],
  gear: [...meleeConcepts, ...rangedConcepts, 'shield'],
  places: [...terrainConcepts, ...formationConcepts, 'entrenched', 'shaken', 'panicked', 'growth'],
  deeds: ['shoot', 'charge', 'melee'],
  ofActing: ['reaction'],
  others: ['flank', 'cover'],
};
