import { useEveryControl } from '../support/dom/every-control.ts';

useEveryControl('fights of BrikWars, one against one', [
  ['#/fight/brikwars'],
  ['#/fight/charge'],
  ['#/fight/quik'],
  ['#/fight/magic'],
  ['#/fight/saved'],
]);
