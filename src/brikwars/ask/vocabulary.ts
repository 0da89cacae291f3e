import type { Between, SideConcepts } from '../../fight/ask/sides.ts';
import { type AskedWord, createReader } from '../../kit/ask/read.ts';
import type { Language } from '../../rules/languages.ts';
import type { PresetId } from '../creation/presets.ts';

export const unitConcepts = ['minifig', 'armored-minifig', 'officer', 'hero', 'rider'] as const;

/** What is struck with in close combat. */
export const strikeConcepts = ['hand', 'heavy', 'two-handed', 'random-object', 'bare-hands'] as const;

/** What shoots or flies; a mere bow may be a short or a long one. */
export const shotConcepts = ['bow', 'short-ranged', 'long-ranged', 'explosive'] as const;

export const creationConcepts = [
  'car',
  'tank',
  'flyer',
  'boat',
  'beast',
  'dragon',
  'house',
  'wall',
  'tower',
] as const satisfies readonly PresetId[];

export const spellConcepts = ['fireball', 'bolt', 'area', 'heal', 'summon', 'raise', 'mage'] as const;

/** What a word that is typed about a fight may mean. */
export type FightConcept =
  | (typeof unitConcepts)[number]
  | (typeof strikeConcepts)[number]
  | (typeof shotConcepts)[number]
  | (typeof creationConcepts)[number]
  | (typeof spellConcepts)[number]
  | 'shield'
  | 'squad'
  | 'attack'
  | 'shoot'
  | 'throw'
  | 'charge'
  | 'shove'
  | 'withdraw'
  | 'target'
  | 'distance'
  | 'cover'
  | 'legs-hidden'
  | 'head-only'
  | 'aimed'
  | 'still'
  | 'blind'
  | 'hides'
  | 'speed'
  | 'height'
  | 'on-wall'
  | 'limb'
  | 'wheels'
  | 'level'
  | 'size'
  | 'quik';

/**
 * What the names of units and weapons in the words of the game are told apart by, and what else players say for them;
 * written as kit/ask/read.ts says.
 */
const vocabulary: readonly (readonly [concept: FightConcept | Between, ...words: readonly string[]])[] = [
  [
    'minifig',
    'minifig soldier rookie recruit grunt trooper footman =man =men warrior peasant militia',
    'minifig zolnierz piechur zoltodziob rekrut wojownik chlop =ludzi =ludzie',
    'minifig katon ujonc harcos gyalogos paraszt =ember =emberre',
  ],
  [
    'armored-minifig',
    'armored armoured =in_armor =in_armour minifig_in_armo knight plate',
    'rycerz =w_zbroi minifig_w_zbroi pancerny zbroj',
    'vertes pancel =lovag lovagot lovagra lovagok lovaggal',
  ],
  [
    'officer',
    'officer captain sergeant leader lieutenant',
    'oficer kapitan sierzant dowodc',
    'tiszt kapitany ormester parancsnok',
  ],
  [
    'hero',
    'hero champion',
    'bohater heros',
    '=hos =hosom =hosunk =host =hosre =hossel =hosok =hosnek =hosoket =hosokre hérosz',
  ],
  [
    'rider',
    'rider horseman horsemen cavalry mounted on_horse',
    'jezdz jezdzc kawalerz konn na_kon',
    'lovas huszar loháton lohaton',
  ],
  [
    'hand',
    'hand_weapon dagger knife knives mace club axe hatchet short_sword hammer',
    'bron_krotk sztylet noz topor maczug palk krotki_miecz mlot',
    'kezifegyver =tor torrel tőr =kes kessel bunko balta baltas buzogany rovidkard kalapacs',
  ],
  [
    'heavy',
    'heavy_weapon sword spear broadsword battleaxe katana flail longsword',
    'bron_ciezk miecz wloczni mlocznik wlocznik topor_bojow katan korbacz',
    'nehezfegyver kard landzs hosszukard csatabard katan lancos_buzogany',
  ],
  [
    'two-handed',
    'two-handed two_handed two-hander halberd lance pike greatsword scythe polearm',
    'bron_dwureczn dwureczn halabard kopi kopia =pika pike kosa drzewcow',
    'ketkez alabard kopja =pika pikas pallos =kasza szalfegyver',
  ],
  [
    'random-object',
    'random_object bottle =rock stone improvised brick',
    'improwizow butelk kamien ceg',
    'rogtonzott uveg =ko kovel tegla',
  ],
  ['bare-hands', 'bare_hand unarmed fist', 'golymi_rek golym_rek piesc', 'puszta_kez okol fegyvertelen'],
  ['bow', '=bow =bows archer bowm', 'luk luki lukow lucznik', '=ij ijas ijjal ijak ijasz ijász'],
  [
    'short-ranged',
    'pistol revolver short_bow shortbow crossbow sling blowgun handgun',
    'pistolet rewolwer krotki_luk krotkiego_luku kusz proc',
    'pisztoly revolver rovidij rovid_ij szamszerij parittya',
  ],
  [
    'long-ranged',
    'rifle longbow long_bow musket bazooka sniper =gun =guns gunner',
    'karabin strzelb dlugi_luk dlugiego_luku dlugim_luk muszkiet snajper bazook',
    'puska puskas hosszuij hosszu_ij musketa mesterlovesz bazuka',
  ],
  [
    'explosive',
    'grenade bomb dynamite explosive',
    'granat bomb dynamit wybuchow',
    'granat bomba dinamit robbano',
  ],
  ['shield', 'shield', 'tarcz', 'pajzs'],
  ['squad', 'squad platoon', 'oddzial druzyn', 'osztag szakasz'],
  [
    'attack',
    'attack strike hits =hit =fight =fights fighting versus_attack',
    'atak zaatak =bije =wali uderz walcz',
    'tamad megtamad =uti =ut harcol =veri',
  ],
  [
    'shoot',
    'shoot =shot =shots =fire =fires firing',
    'strzel strzal ostrzel',
    '=lo =lő =loves lovi lovom lott lonek =lon lojon ralo loves',
  ],
  ['throw', 'throw', 'rzuc rzut', 'dob hajit'],
  ['charge', 'charge charging joust', 'szarz natar', 'roham megroham nekiront'],
  ['shove', 'shove shoving push', 'popych pchnie pcha', 'lok meglok megloki'],
  ['withdraw', 'withdraw retreat', 'wycof ucieka', 'visszavonul hatral'],
  [
    'against',
    'against =vs versus =v =into =onto =on',
    'przeciw naprzeciw kontra =do =na walczy_z',
    '=vs kontra',
  ],
  ['against-before', '', '', 'ellen'],
  ['with', '=with', '=z =ze', ''],
  ['target', '=target enemy opponent', '=cel wrog wroga przeciwnik', 'celpont ellenfel ellenseg'],
  ['distance', 'distance =range inch =away', 'odleg cali =cal =cale', 'tavol =tav huvelyk inch =col colrol'],
  [
    'cover',
    'cover behind behind_a_wall behind_the_wall behind_wall barricade fence hedge',
    'oslon zaslon za_oslon za_mur za_barykad plot',
    'fedezek fal_mogott fal_mogul barikad kerites',
  ],
  [
    'legs-hidden',
    'legs_hidden hidden_legs waist',
    'nogi_zakryt nogi_zasloniete do_pasa',
    'lab_takar labat_takar derekig',
  ],
  [
    'head-only',
    'only_the_head only_head head_only just_the_head',
    'tylko_glow widac_tylko_glow',
    'csak_a_fej csak_fej',
  ],
  ['aimed', 'aim', 'celowan celuj przycelow wycelow', 'celzott celoz celozva celzas'],
  ['still', 'still standing stationary motionless', 'stoi nieruchom stojac', '=all allo mozdulatlan =alló'],
  [
    'blind',
    'blind dark unseen night',
    'po_ciemku ciemn oslepion niewidoczn noc',
    'sotet vakon vaktaban ejszak',
  ],
  ['hides', 'hiding hides hidden', 'ukryw ukryt chowa', 'rejtozik rejtoz bujik elbujt'],
  ['speed', 'moving moves speed runs running', 'biegn biegi porusza predkosc', 'mozog =fut futo sebess'],
  ['height', 'higher height above', 'wyzej wysokosc powyzej', 'magasabb magassag felette'],
  ['on-wall', 'on_a_wall on_the_wall on_wall', 'na_murz na_scian', '=falon fal_tetej'],
  [
    'limb',
    '=leg =legs =arm =arms =head knee =hands',
    '=noge =nogi =noga glow ramie ramion kolan =reke',
    '=lab labra labat labak fejre fejet karra karjat terdre',
  ],
  ['wheels', 'wheel track', '=kola =kolo =kol gasienic', 'kerek lanctalp'],
  ['level', 'level', 'poziom', 'szint'],
  ['size', '=size', 'rozmiar', 'meret'],
  ['fireball', 'fireball', 'kula_ognia kula_ogn kule_ognia ognist', 'tuzgolyo tuzlabda'],
  ['bolt', '=bolt =bolts lightning magic_missile', 'pocisk blyskawic', 'villam magikus_loved'],
  ['area', 'area_spell firestorm', 'czar_obszar obszar', 'teruletre terulet'],
  ['heal', 'heal medic treat', 'lecz medyk uzdraw opatr', 'gyogyit felcser =medik orvos =ellat'],
  ['summon', 'summon conjure', 'przywol przyzwan', 'idez megidez'],
  [
    'raise',
    'raise undead raise_dead zombie',
    'ozyw zmarl nieumarl wskrzes',
    'holtak holtat feltamaszt felkelt eloholt',
  ],
  ['mage', 'mage wizard sorcer', '=mag =maga =magowi czarodziej czarnoksie', 'varazslo magus'],
  ['car', '=car =cars truck jeep vehicle', 'samochod auto ciezarow pojazd', 'auto teherauto =jarmu jarmure'],
  ['tank', 'tank', 'czolg', 'tank harckocsi'],
  ['flyer', 'plane helicopter flyer', 'samolot helikopter', 'repulo helikopter'],
  ['boat', '=boat =ship boats', '=lodz lodzi statek statk okret', 'hajo csonak'],
  ['beast', 'beast monster', 'besti potwor', '=szorny szornyet szornyre fenevad'],
  ['dragon', 'dragon', 'smok', 'sarkany'],
  ['house', 'house building hut', '=dom =domu chat budynek budynk', '=haz hazat =hazra epulet'],
  ['wall', '=wall =walls', '=mur =muru sciana sciane', '=fal =falat =falra =falnak'],
  ['tower', 'tower', 'wiez', 'torony tornyot toronyra'],
  ['quik', 'quik quikwars', 'quik', 'quik'],
];

const fillers: readonly string[] = [
  'a an the is are be and or of in at on to into from for by his her its their my your our it he she they i me we you ' +
    'has have who what when only visible brikwars away please odds chance me casts cast them him this that one my mine each',
  'i a oraz lub jest sa w we z ze od po przy u o sie jego jej ich moj moja nasz czar ten ta to kto co gdy ma widac tylko szansa ' +
    'jeden jednego jedna mnie',
  'a az egy es s is van volt o meg ra re en te mi ti ok akkor ha aki ami lesz legyen mekkora esely kepest latszik csak ' +
    'neki fos oket nekem szor',
];

const things: readonly FightConcept[] = [
  ...unitConcepts,
  ...strikeConcepts,
  ...shotConcepts,
  ...creationConcepts,
  'squad',
  'heal',
  'shield',
];

export const readFight: (text: string, own?: Language) => readonly AskedWord<FightConcept | Between>[] =
  createReader({
    vocabulary,
    fillers,
    unlike: ['kardinal'],
    valued: ['distance', 'speed', 'height', 'level', 'size'],
    things,
    inches: 'distance',
  });

export const fightSides: SideConcepts<FightConcept> = {
  who: [...unitConcepts, ...creationConcepts, 'squad'],
  gear: [...strikeConcepts, ...shotConcepts, 'shield'],
  lifeless: creationConcepts,
  deeds: ['attack', 'shoot', 'throw', 'charge', 'shove', 'heal', 'fireball', 'bolt', 'area'],
};
