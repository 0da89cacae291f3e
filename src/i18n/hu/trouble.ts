import type { Messages } from '../messages.ts';

export const trouble: Messages['trouble'] = {
  storageRefused:
    'Ez a böngésző itt nem őriz meg adatot (privát mód?). Bezárásig minden működik; az adataidat a Beállítások, Biztonsági mentés alatt viheted magaddal.',
  storageFull:
    'Megtelt az eszköz: az utolsó változtatás nincs elmentve. Szabadíts fel helyet, vagy töröld, ami nem kell; utána magától elmentődik.',
  storageSilent:
    'A böngésző tárolója nem válaszol. Minden működik, de egyelőre csak ebben az ablakban; amint válaszol, elmentjük.',
  storageFailed:
    'Az utolsó változtatást nem sikerült elmenteni. Az app újra próbálja; ha a fenti jel nem tűnik el, készíts biztonsági mentést a Beállításokban.',
  settingsNewer:
    'A beállításokat az app újabb verziója mentette. Nem nyúlunk hozzájuk; töltsd újra az oldalt az új verzióért.',
  settingsDamaged:
    'A mentett beállítások megsérültek, ezért alaphelyzetbe álltak. A seregek és a dobások épek.',
  keptForDays:
    'Csak ezen az eszközön van elmentve. A Safari törölheti annak az oldalnak az adatait, amelyet 7 napig nem nyitsz meg: telepítsd az appot, vagy készíts biztonsági mentést.',
  crashTitle: 'Valami elromlott',
  crashText:
    'Az adataid el vannak mentve. Töltsd újra az oldalt; ha megismétlődik, exportáld az adataidat, és másold ki a részleteket a bejelentéshez.',
  carryOn: 'Folytatás újratöltés nélkül',
  toStart: 'Ugrás az elejére',
  copyDetails: 'Részletek másolása',
  copied: 'Kimásolva.',
  exportData: 'Adataim exportálása',
};
