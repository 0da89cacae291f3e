import type { Messages } from '../messages.ts';

export const fightkeep: Messages['fightkeep'] = {
  keepBar: 'Ta walka',
  save: 'Zapisz',
  compare: 'Porównaj',
  send: 'Wyślij link',
  variantAdded: (number, most) => `Walka ${number} z ${most} dodana do porównania.`,
  variantKnown: 'Dokładnie ta walka już jest w porównaniu.',
  variantsFull: (most) => `Obok siebie mieszczą się najwyżej ${most} walki. Najpierw którąś wyjmij.`,
  look: 'Zobacz',
  linkText: (title, link) => `${title}\n${link}`,
  untitled: 'Walka',
};
