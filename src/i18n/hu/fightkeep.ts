import type { Messages } from '../messages.ts';

export const fightkeep: Messages['fightkeep'] = {
  keepBar: 'Ez a harc',
  save: 'Mentés',
  compare: 'Összevetés',
  send: 'Link küldése',
  variantAdded: (number, most) => `Harc félretéve az összevetéshez: ${number}/${most}.`,
  variantKnown: 'Pontosan ez a harc már ott van az összevetésben.',
  variantsFull: (most) => `Egymás mellé legfeljebb ${most} harc fér. Előbb vegyél ki egyet.`,
  look: 'Megnézem',
  linkText: (title, link) => `${title}\n${link}`,
  untitled: 'Harc',
};
