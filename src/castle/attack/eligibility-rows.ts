import type { EligibilityRow } from '../../rules/mage-knight/eligibility.ts';

/** The table that decides who may attack a castle, with what each row answers; the last asks every member of a group. */
export const decisionRows: readonly (readonly [row: EligibilityRow, answer: 'yes' | 'no' | 'all'])[] = [
  ['MK-ELG-01', 'no'],
  ['MK-ELG-02', 'no'],
  ['MK-ELG-03', 'no'],
  ['MK-ELG-04', 'yes'],
  ['MK-ELG-05', 'yes'],
  ['MK-ELG-06', 'yes'],
  ['MK-ELG-07', 'yes'],
  ['MK-ELG-08', 'yes'],
  ['MK-ELG-09', 'yes'],
  ['MK-ELG-10', 'yes'],
  ['MK-ELG-11', 'yes'],
  ['MK-ELG-12', 'no'],
  ['MK-ELG-13', 'all'],
];
