/** The end of a fight on the table: what is left, and where it goes on. */
export const usbafter = {
  left: 'What is left',
  takeOver: 'Go on with what is left',
  taken: 'The losses stand on the cards.',
  takeOverHint: 'Puts losses, morale, fatigue and activation into the units above.',
  goneHint: 'A unit that is gone stays on its card as it was: choose another enemy.',
  onCharge: 'Charge what is left of the target',
  onMorale: (who: string) => `Morale: ${who}`,
  heroFell: 'A hero fell. If he commanded the army, every unit left tests morale.',
  onCommander: 'The commander is dead',
};
