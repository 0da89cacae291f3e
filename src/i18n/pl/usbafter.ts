import type { Messages } from '../messages.ts';

export const usbafter: Messages['usbafter'] = {
  left: 'Co zostało',
  takeOver: 'Dalej z tym, co zostało',
  taken: 'Straty są już na kartach.',
  takeOverHint: 'Wpisuje straty, morale, zmęczenie i aktywację do oddziałów powyżej.',
  goneHint: 'Oddział, którego już nie ma, zostaje na karcie bez zmian: wybierz innego wroga.',
  onCharge: 'Szarża na to, co zostało z celu',
  onMorale: (who) => `Morale oddziału: ${who}`,
  heroFell: 'Zginął bohater. Jeśli to dowódca armii, każdy pozostały oddział testuje morale.',
  onCommander: 'Dowódca nie żyje',
};
