import type { Messages } from '../messages.ts';

export const usbafter: Messages['usbafter'] = {
  left: 'Ami megmaradt',
  takeOver: 'Tovább azzal, ami megmaradt',
  taken: 'A veszteség a kártyákra került.',
  takeOverHint: 'A veszteséget, a harci szellemet, a fáradtságot és az aktiválást átírja a fenti egységekbe.',
  goneHint: 'Az asztalról lekerült egység kártyája nem változik: válassz másik ellenséget.',
  onCharge: 'Roham a célpont maradéka ellen',
  onMorale: (who) => `Harci szellem: ${who}`,
  heroFell: 'Elesett egy hős. Ha ő volt a vezér, minden megmaradt egység próbát tesz a harci szellemére.',
  onCommander: 'Meghalt a vezér',
};
