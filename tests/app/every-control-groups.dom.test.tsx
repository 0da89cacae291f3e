import { useEveryControl } from '../support/dom/every-control.ts';

useEveryControl('fights of BrikWars, many', [['#/fight/many'], ['#/fight/wreck'], ['#/fight/squads']]);
