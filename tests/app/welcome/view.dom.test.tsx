import { useEveryControl } from '../../support/dom/every-control.ts';

useEveryControl('#/welcome');
