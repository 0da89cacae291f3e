export const fightkeep = {
  keepBar: 'This fight',
  save: 'Save',
  compare: 'Compare',
  send: 'Send link',
  variantAdded: (number: number, most: number) => `Fight ${number} of ${most} put by to compare.`,
  variantKnown: 'This very fight is in the comparison already.',
  variantsFull: (most: number) => `No more than ${most} fights stand side by side. Take one out first.`,
  look: 'Look',
  linkText: (title: string, link: string) => `${title}\n${link}`,
  untitled: 'Fight',
};
