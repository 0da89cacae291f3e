import { plural } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import type { Game } from '../../rules/ids.ts';
import { aftermath as aftermathWords } from './aftermath-hu.ts';
import { battle as battleWords } from './battle-hu.ts';
import { battles as battlesWords } from './battles-hu.ts';
import { league as leagueWords } from './league-hu.ts';
import { armylist as listWords } from './list-hu.ts';
import { muster as musterWords } from './muster-hu.ts';
import { send as sendWords } from './send-hu.ts';

const count = plural('hu');

/** A BrikWars CP-ben számol, a többi játék pontban. */
const unitOf = (game?: Game) => (game === 'brikwars' ? 'CP' : 'pont');

export const armies: Messages['armies'] = {
  newArmy: 'Új sereg',
  found: (number) => count(number, { other: '# sereg' }),
  sort: 'Sorrend',
  sorts: { changed: 'Legutóbbi', name: 'Név', points: 'Pontérték', own: 'Saját' },
  showMore: 'Továbbiak',
  unnamed: battleWords.unnamedArmy,
  changed: (time) => `Módosítva: ${time}`,
  points: (points, game) => `${points} ${unitOf(game)}`,
  pointsOf: (points, limit, game) => `${points} / ${limit} ${unitOf(game)}`,
  left: (points, game) => `még ${points} ${unitOf(game)} maradt`,
  exact: 'Pontosan a ponthatáron',
  over: (points, game) =>
    game === 'brikwars' ? `${points} CP-vel a határ fölött` : `${points} ponttal a határ fölött`,
  models: (number) => count(number, { other: '# figura' }),
  lineCount: (number) => count(number, { other: '# egység' }),
  checkSigns: { kept: 'Rendben:', missing: 'Még hiányzik:', broken: 'Sérül:' },
  reasons: {
    'army-within-limit': (points, game) =>
      `A sereg ára nem lépheti túl a ponthatárt: még ${points} ${unitOf(game)} maradt.`,
    'army-over-limit': (points, game) =>
      `A sereg ára nem lépheti túl a ponthatárt: ${points} ${game === 'brikwars' ? 'CP-vel' : 'ponttal'} több.`,
  },

  allArmies: 'Összes sereg',
  details: 'Név, játék és ponthatár',
  name: 'A sereg neve',
  namePlaceholder: 'pl. A Vashíd őrsége',
  whichGame: 'Melyik játékhoz?',
  game: 'Játék',
  edition: 'Kiadás',
  limit: 'Ponthatár',
  limitInCp: 'Határ CP-ben',
  limitHint: 'Üresen hagyva nincs határ.',
  usualLimits: 'Szokásos határok',
  lines: 'Összeállítás',
  noLines: 'Egyelőre üres.',
  addLine: 'Új tétel',
  tooManyLines: (number) => `Egy seregbe ${number} egység fér.`,
  unnamedLine: 'Névtelen tétel',
  lineName: 'Név',
  lineNamePlaceholder: 'pl. Lándzsás',
  linePoints: 'Pont darabonként',
  lineCp: 'CP egyenként',
  lineNote: 'Jegyzet',
  number: (line) => `Darabszám: ${line}`,
  each: (points, game) => `darabja ${points} ${unitOf(game)}`,
  moveUp: 'Feljebb',
  moveDown: 'Lejjebb',
  moveHint: 'Billentyűzeten az Alt és a nyilak mozgatják az egységet.',
  moved: (line, place, of) => `${line}: most ${place}. hely, ${of} egységből`,
  removeLine: 'Törlés',
  lineRemoved: (line) => `Eltávolítva: ${line}`,
  duplicate: 'Sereg másolata',
  duplicated: 'Ez a másolat.',
  remove: 'Sereg törlése',
  deleted: (name) => `Törölve: ${name}.`,
  missing:
    'Ez a sereg nincs ezen az eszközön. Egy sereg csak ott van meg, ahol készült: ott készíts biztonsági mentést a Beállításokban, és itt a Beállításokban töltsd be. Ha ezen az eszközön készült, akkor végleg törölték.',
  missingTrashed: 'Ezt a sereget törölték. A lomtárban még megvan.',
  unstored: 'Nincs elmentve: a sereg most csak ebben az ablakban van meg.',
  overwrote:
    'Ezt a sereget egy másik ablakban is módosítottad. Az ottani állapot a Korábbi változatok közt van.',
  savedAsCopy:
    'Az app újabb verziója egy másik ablakban módosította ezt a sereget. Amit itt beírtál, másolatként van elmentve.',

  more: 'Továbbiak a seregről',
  steps: {
    add: (line: string, lines: number) => (lines === 1 ? `${line} felvétele` : `${lines} egység felvétele`),
    remove: (line: string, lines: number) => (lines === 1 ? `${line} törlése` : `${lines} egység törlése`),
    change: (line: string, lines: number) =>
      lines === 1 ? `${line} módosítása` : `${lines} egység módosítása`,
    order: 'sorrend',
    army: 'név, ponthatár vagy jegyzet',
  },
  undoStep: (step: string) => `Visszavonás: ${step}`,
  redoStep: (step: string) => `Mégis: ${step}`,
  notes: 'Jegyzetek',
  notesPlaceholder: 'pl. a lovasok a bal szárnyra',
  squad: 'Címsor',
  squadHint: 'Az azonos címsorú egységek együtt állnak.',
  squadFacts: (units: number, points: string) => `${units} egység · ${points}`,
  squadRename: (squad: string) => `Címsor: ${squad}`,
  squadDrop: 'Címsor törlése',
  headings: 'Címsorok',
  group: 'Fajta szerint',
  ungroup: 'Nincs',
  kinds: {
    hero: 'Hősök',
    line: 'Katonák',
    machine: 'Gépek',
    minifig: 'Minifigurák',
    creation: 'Alkotások',
    figure: 'Figurák',
    other: 'Többiek',
  },
  plays: 'Ma játszik',
  playsNot: 'ma nem játszik',
  whoPlays: 'Ki játszik ma?',
  armyRules: (rules) => `A sereg szabályai: ${rules}`,
  whoPlaysHint: 'Aki nincs bejelölve, otthon marad, és nem számít bele.',
  playing: (lines: number, of: number) => `${of} egységből ${lines} játszik`,
  done: 'Kész',
  photo: 'Fénykép',
  photoAdd: 'Fénykép hozzáadása',
  photoOther: 'Másik fénykép',
  photoRemove: 'Fénykép törlése',
  photoOf: (line: string) => `Fénykép: ${line}`,
  photosLeft: (number) => count(number, { other: 'Még # fénykép fér el.' }),
  photoIssues: {
    'not-a-picture': 'A böngésző nem tudja képként olvasni ezt a fájlt. Válassz JPEG, PNG vagy WebP fájlt.',
    'too-many-photos': (most: string) => `Az eszköz ${most} fényképet tárol. Előbb törölj néhányat.`,
  },

  versions: 'Korábbi változatok',
  versionsHint:
    'Maguktól megmaradnak módosítás előtt, és amikor egy másik ablak, importálás vagy visszaállítás cserélte le a sereget; az utolsó 20 marad meg.',
  versionReasons: {
    overwritten: 'két ablakban egyszerre módosítva',
    restored: 'korábbi változat lépett a helyére',
    imported: 'betöltött mentés lépett a helyére',
    edited: 'módosítás előtt',
  },
  sinceThen: {
    added: (lines: number) => `${lines} új egység`,
    removed: (lines: number) => `${lines} egység kikerült`,
    changed: (lines: number) => `${lines} egység módosult`,
    moved: 'más sorrend',
    same: 'Az egységek ugyanazok.',
  },
  fields: {
    name: 'név',
    count: 'darab',
    points: 'pont darabonként',
    models: 'figurák',
    unit: 'értékek vagy felszerelés',
    note: 'jegyzet',
  },
  changedTo: (before: string, after: string) => `${before} → ${after}`,
  versionOf: (time: string) => `Állapot: ${time}`,
  restoreVersion: 'Visszaállítás',
  versionRestored: 'Visszaállítva; a másik is megvan.',

  trash: 'Lomtár',
  trashEmpty: 'A lomtár üres.',
  trashHint: 'A törölt seregek itt maradnak, amíg ki nem üríted a lomtárat.',
  restore: 'Visszaállítás',
  restored: (name) => `Visszaállítva: ${name}`,
  emptyTrash: 'Lomtár ürítése',
  emptyTrashQuestion: (number) => count(number, { other: 'Véglegesen törölsz # sereget?' }),
  emptyTrashWarning: 'Ezt nem lehet visszavonni.',
  deleteForGood: 'Végleges törlés',

  unreadable: {
    damaged: 'Ez a sereg megsérült, nem nyitható meg. Érintetlen marad; törlés előtt exportáld.',
    newer:
      'Ezt a sereget az app újabb verziója mentette. Töltsd újra az oldalt az új verzióért; addig a sereg érintetlen marad.',
  },
  unreadableWhere: (places) => `Sérült helyek: ${places}`,
  unreadableHere: (id) => `Sereg: ${id}`,
  exportRaw: 'Exportálás',

  backup: 'Biztonsági mentés',
  backupWhat:
    'Seregek, lomtár, szezonok, dobások, harcok, saját egységek, beírt adatok és beállítások egy fájlban.',
  lastBackup: (time) => `Utolsó mentés: ${time}`,
  noBackup: 'Ezen az eszközön még nem készült mentés.',
  download: 'Mentés letöltése',
  shareBackup: 'Mentés elküldése',
  downloaded: 'Kész a mentés. Máshol is őrizd.',
  backupMaking: (done) => `Készül a mentés: ${done}%`,
  backupStop: 'Megszakítás',
  backupWays: {
    'in-part':
      'Csak az ebben az ablakban lévő adatok mentése készült el: a böngésző a korábban tároltakat nem adja ki.',
    unreadable: 'Nem készült mentés: a tárolt adatok most nem olvashatók. Próbáld újra kicsit később.',
    'too-large':
      'Nem készült mentés: akkora lenne, hogy nem lehetne visszatölteni. Előbb törölj néhány fényképet.',
  },
  backupAsked: 'Sikerült elmenteni a fájlt? Csak akkor számít mentésnek.',
  backupSaved: 'Elmentve',
  backupNotSaved: 'Nem lett elmentve',
  import: 'Mentés betöltése',
  reading: (file) => `${file} beolvasása…`,
  readShare: 'Beolvasott rész',
  stopReading: 'Olvasás megszakítása',
  importTitle: 'Mentés betöltése',
  importFrom: (time, version) => `Készült: ${time}, az app verziója: ${version}.`,
  importAdds: (number) => count(number, { other: '# új sereg kerül ide' }),
  importReplaces: (number) => count(number, { other: '# sereg lecserélődik' }),
  importKeeps: (number) => count(number, { other: '# seregnél az itteni marad' }),
  importSame: (number) => count(number, { other: '# sereg itt is ugyanilyen' }),
  importUnreadable: (number) => count(number, { other: '# bejegyzés olvashatatlan, ezért kimarad' }),
  importPhotosLeft: (number) => count(number, { other: '# fényképnek itt nincs hely' }),
  importWhat: 'Mi kerüljön ide',
  importParts: {
    armies: 'Seregek',
    trash: 'Seregek a lomtárban',
    seasons: 'Ligaszezonok',
    plays: 'Csaták',
    units: 'Saját egységek',
    figures: 'Saját figurák',
    castlePlans: 'Vártervek',
    dials: 'Vár-részek tárcsái',
    sieges: 'Ostromok',
    fights: 'Mentett harcok',
    savedRolls: 'Mentett dobások',
    rolls: 'Korábbi dobások',
    tally: 'A kockák statisztikája',
    drafts: 'A képernyők legutóbbi adatai',
    settings: 'Beállítások és nyelv',
  },
  importOthers: 'Ami a mentés készítőjéé, kimarad, amíg be nem jelölöd.',
  importDates: (theirs, mine) => `a mentésben ${theirs}, itt ${mine}`,
  importStaysUnreadable: 'az itteni olvashatatlan, ezért marad',
  importConflict: 'Ha egy sereg vagy szezon a két helyen eltér, melyik maradjon?',
  importChoices: { newer: 'a későbbi', backup: 'a mentésbeli', mine: 'az itteni', both: 'mindkettő' },
  importNothing: 'Ebből a mentésből már minden itt van.',
  importSafe: 'A lecserélt seregek a Korábbi változatok közt maradnak meg.',
  importSeasons: (number) => count(number, { other: '# szezon' }),
  unnamedSeason: 'Névtelen szezon',
  importSeason: {
    add: 'ide kerül',
    replace: 'lecserélődik; az itteni a liga lomtárába megy',
    keep: 'itt marad, ahogy van',
    same: 'itt is ugyanilyen',
  },
  importNow: 'Betöltés',
  imported: 'Betöltve.',
  importRefused: (file) => `${file} nem tölthető be. Semmi sem változott.`,
  importFailed: 'A betöltött adatokat nem sikerült elmenteni. Semmi sem változott.',
  importIssues: {
    'not-json': 'Ez nem ennek az appnak a mentése, vagy a fájl egy része hiányzik.',
    'not-a-backup': 'Ez a fájl nem ennek az appnak a mentése.',
    'newer-version': (version) =>
      version
        ? `A mentés az app újabb verziójával készült (${version}). Előbb frissítsd az appot.`
        : 'A mentés az app újabb verziójával készült. Előbb frissítsd az appot.',
    'too-large': 'A fájl túl nagy ahhoz, hogy ennek az appnak a mentése legyen.',
    damaged: (places) => `A mentés sérült itt: ${places}`,
  },
  storageIssues: {
    'storage-refused': 'A böngésző semmit sem ment el (privát mód?).',
    'storage-full': 'Megtelt az eszköz: előbb szabadíts fel helyet.',
    'storage-silent': 'A böngésző tárolója még nem válaszol. Próbáld újra kicsit később.',
    'storage-failed': 'A böngésző hibát jelez. Próbáld újra.',
  },
};

export const armylist: Messages['armylist'] = listWords;
export const league: Messages['league'] = leagueWords;
export const send = sendWords;
export const battle = battleWords;
export const muster = musterWords;
export const battles = battlesWords;
export const aftermath = aftermathWords;
