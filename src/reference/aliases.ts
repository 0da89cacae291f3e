import type { RuleId } from '../rules/ids.ts';

/** Questions that the entry of another id answers along with its own; whoever asks for them is led there. */
export const aliases: Readonly<Record<string, RuleId>> = {
  'USB-C-22': 'USB-C-03',
  'USB-C-26': 'USB-FORM-03',
  'USB-C-32': 'USB-COMP-05',
  'USB-X-04': 'USB-A-05',
  'USB-X-05': 'USB-C-05',
  'USB-X-10': 'USB-A-02',
};
