import { useEveryControl } from '../../support/dom/every-control.ts';

useEveryControl('#/castle/map/plans');
