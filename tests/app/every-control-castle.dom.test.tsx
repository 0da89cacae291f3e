import { useEveryControl } from '../support/dom/every-control.ts';

useEveryControl('the castle', [
  ['#/castle/attack'],
  ['#/castle/shots'],
  ['#/castle/effects'],
  ['#/castle/effects/ways'],
  ['#/castle/map'],
  ['#/castle/map/plans'],
  ['#/castle/siege'],
  ['#/castle/tape'],
]);
