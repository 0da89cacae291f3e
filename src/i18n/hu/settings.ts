import type { Messages } from '../messages.ts';

export const settings: Messages['settings'] = {
  language: 'Nyelv',
  languages: { en: 'English', pl: 'Polski', hu: 'Magyar' },
  games: 'Mivel játszol?',
  gamesHint: 'Amivel nem játszol, eltűnik minden listából.',
  lastGameKept: 'Legalább egy játék kiválasztva marad.',
  look: 'Megjelenés',
  theme: 'Színek',
  themes: { system: 'Mint az eszközé', light: 'Világos', dark: 'Sötét' },
  animation: 'A kockák gurulnak',
  install: 'Telepítés',
  installNow: 'Az alkalmazás telepítése',
  installed: 'Telepítve: ez az alkalmazás.',
  installLater:
    'Ez a böngésző itt nem kínál telepítést. Könyvjelzőből is jól használható; az adatok ezen az eszközön maradnak.',
  howToTitle: 'iPhone-on és iPaden',
  howToWhy:
    'Miért: a Safari törölheti annak az oldalnak az adatait, amelyet 7 napig nem használtál. A telepített alkalmazást ez nem fenyegeti, de üresen indul: nem látja ennek az oldalnak az adatait.',
  howToSteps: [
    'Készíts alább biztonsági mentést, hogy magaddal vihesd az adataidat.',
    'Koppints a Megosztás gombra, majd a „Főképernyőhöz adás” pontra.',
    'Nyisd meg az alkalmazást a főképernyőről, és ott importáld a mentést.',
  ],
  offline: 'Hálózat nélkül',
  offlineReady: 'Kész: minden működik hálózat nélkül.',
  offlinePending: 'Még nincs kész: maradj egy pillanatra online.',
  offlineUnsupported:
    'Ez a böngésző itt nem tudja hálózat nélküli használatra megőrizni az alkalmazást (https kell hozzá).',
  storage: 'Az adataid',
  persistence: {
    unknown: 'A böngészőt még nem kérdeztük meg, megőrzi-e az adataidat; az első seregnél kerül rá sor.',
    granted: 'A böngésző ígéri, hogy megőrzi az adataidat.',
    refused:
      'A böngésző nem ígéri, hogy megőrzi az adataidat. A telepítés segít; készíts biztonsági mentést.',
    unsupported: 'Ez a böngésző nem tud ilyen ígéretet tenni. Készíts biztonsági mentést.',
  },
  askAgain: 'Kérdezzük meg most',
  used: (size) => `Felhasznált hely: ${size}`,
  about: 'Névjegy',
  version: (version, commit) => `${version} változat${commit ? ` (${commit})` : ''}`,
  nothingLeaves: 'Semmi sem hagyja el ezt az eszközt: nincs fiók, nincs szerver, nincs statisztika.',
  rightsTitle: 'Jogok',
  rights: [
    'BrikWars: szerzői jog ©1995-2006 Mike Rayhawk. További tudnivalók és a teljes szabály: brikwars.com.',
    'A BrikWars lengyel fordítása és kiegészítései: Tomasz „Szerszen” Misterka.',
    'Az alkalmazás összefoglalói módosított, rövidített szövegek.',
    'A LEGO a LEGO Csoport védjegye; a cég nem támogatja ezt az alkalmazást.',
    'A Mage Knight a WizKids védjegye. A várszabályok a későbbi (2.0 kori) szabályok magyar rajongói szövegét követik.',
  ],
  licences: 'Beépített csomagok és licenceik',
  appLicence: 'Az Adjutáns kódja MIT-licencű.',
};
