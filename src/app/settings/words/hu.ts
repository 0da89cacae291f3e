import type { Messages } from '../../../platform/words.ts';
import { builtFrom } from '../built-from.ts';

export const settings: Messages['settings'] = {
  language: 'Nyelv',
  games: 'Mivel játszol?',
  gamesHint: 'Amivel nem játszol, eltűnik minden listából.',
  lastGameKept: 'Legalább egy játék kiválasztva marad.',
  look: 'Megjelenés',
  theme: 'Színek',
  themes: { system: 'Rendszer', light: 'Világos', dark: 'Sötét' },
  animation: 'Animáció nélkül',
  instant: 'Eredmény azonnal',
  sound: 'Kockák hangja',
  haptics: 'Rezgés',
  install: 'Telepítés',
  installNow: 'Az app telepítése',
  installed: 'Telepítve: ez már az app.',
  installLater:
    'Keresd a böngésző menüjében a „Telepítés” vagy a „Hozzáadás a kezdőképernyőhöz” pontot. Könyvjelzőből is jól használható; minden adat ezen az eszközön marad.',
  howToTitle: 'iPhone-on és iPaden',
  howToWhy:
    'Miért: a Safari törölheti annak az oldalnak az adatait, amelyet 7 napig nem használtál. A telepített appot ez nem fenyegeti, de üresen indul: nem látja ennek az oldalnak az adatait.',
  backupFirst: 'Mentés készítése most',
  howToSteps: [
    'Készíts biztonsági mentést, hogy magaddal vihesd az adataidat.',
    'Koppints a Megosztás gombra (újabb telefonon a „…” alatt van), majd a „Főképernyőhöz adás” pontra.',
    'Nyisd meg az appot a főképernyőről, és ott töltsd be a mentést.',
  ],
  more: 'Továbbiak',
  offline: 'Internet nélkül',
  offlineReady: 'Kész: internet nélkül is minden működik.',
  offlinePending: 'Még nincs kész: maradj egy pillanatra online. Ha megszakad, magától folytatódik.',
  offlineFull:
    'Nincs kész: az eszközön nincs hely az app fájljainak (kb. 2 MB). Szabadíts fel helyet; utána magától folytatódik.',
  offlineUnsupported:
    'Ez a böngésző itt nem tudja internet nélküli használatra eltárolni az appot (https kell hozzá).',
  storage: 'Az adataid',
  persistence: {
    unknown:
      'A böngészőt még nem kérdeztük meg, megőrzi-e az adataidat; akkor kerül rá sor, amikor először elmentesz valamit.',
    granted: 'A böngésző megígérte, hogy megőrzi az adataidat.',
    refused:
      'A böngésző nem ígérte meg, hogy megőrzi az adataidat. A telepítés segít; készíts biztonsági mentést.',
    unsupported: 'Ez a böngésző nem tudja megígérni, hogy megőrzi az adataidat. Készíts biztonsági mentést.',
  },
  askAgain: 'Kérdezzük meg most',
  used: (size) => `Felhasznált hely: ${size}`,
  about: 'Névjegy',
  version: (version, commit) => `Verzió: ${version}${builtFrom(commit, 'fejlesztői')}`,
  changesTitle: 'Újdonságok',
  changes: {
    '1.0.0': [
      'A BrikWars és az USB harcaiban a két fél egyetlen képernyőn néz farkasszemet: minden választás mellett látszanak az esélyek, a legjobb válasz egy koppintás, a harc dobásról dobásra lejátszható.',
      'BrikWars: közelharc, lövés, roham, sok támadó, osztagok, alkotások, varázslat és QuikWars; hatféle szabálykészlettel és több mint 30 házi szabállyal.',
      'USB: lövés, roham, harci szellem és egyes próbák, hősök és saját egységek árral.',
      'Mage Knight-várak: térkép, amelyen a vár felállítható és ellenőrizhető, rajta végigjátszható ostrom, és hogy ki támadhat, ki lőhet és ki jut be.',
      'Kocka: dobj bármilyen kockákkal, lásd a pontos esélyeket, mentsd el a saját dobásaidat. Igazi kockákkal is: ahol az app dob, oda beírhatod, amit az asztalon dobtál.',
      'Seregek: a lista összeadja a pontokat, és megmondja, mi ütközik a szabályokba; készülhet sorsolással, szövegből vagy fájlból; papíron listaként vagy kártyaként.',
      'Csaták: kör, forduló, veszteségek és állapotok mindkét seregnél, és az, amit a szabályok most kérnek. A harc az egységek mostani állapotából indul, és maga írja vissza az eredményt; a végén látszik, ki nyert és miért.',
      'Ligaszezonok: fordulók, forgatókönyvek, tabella és rájátszás.',
      'Szabályok: három nyelven, a saját szavaiddal is kérdezhetsz.',
      'Telefonról telefonra: sereg, harc, vár, ostrom vagy egy egész csata kódként, amelyet bármelyik kamera megnyit, linkként vagy fájlként.',
      'Az első látogatás után minden működik internet nélkül, semmi sem hagyja el az eszközt, és mindenről egyetlen fájl a mentés.',
    ],
  },
  nothingLeaves: 'Semmi sem hagyja el ezt az eszközt: nincs fiók, nincs szerver, nincs statisztika.',
  floor: 'Chrome 111, Firefox 121, Safari 16.4 vagy újabb böngészőben fut.',
  rightsTitle: 'Jogok',
  rights: [
    'BrikWars: szerzői jog ©1995-2006 Mike Rayhawk. További tudnivalók és a teljes szabályok: brikwars.com.',
    'A BrikWars lengyel fordítása és kiegészítései: Tomasz „Szerszen” Misterka.',
    'Az app összefoglalói módosított, rövidített szövegek.',
    'A LEGO a LEGO Csoport védjegye; a cég nem támogatója ennek az appnak.',
    'A Mage Knight a WizKids védjegye. A várszabályok a későbbi (2.0 korabeli) szabályok magyar rajongói szövegét követik.',
  ],
  licences: 'Beépített csomagok és licenceik',
  appLicence: 'Az Adjutáns kódja MIT-licencű.',
};
