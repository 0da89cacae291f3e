import { useEveryControl } from '../support/dom/every-control.ts';

useEveryControl('dice, rules, settings, welcome', [
  ['#/welcome'],
  ['#/dice'],
  ['#/dice/contests'],
  ['#/dice/fairness'],
  ['#/rules'],
  ['#/rules/BW-CC-16'],
  ['#/settings'],
]);
