import { useEveryControl } from '../../support/dom/every-control.ts';
import { newArmy } from '../../support/dom/new-army.ts';

useEveryControl('army of BrikWars', newArmy(/^BrikWars$/, /^(?:Shield wall|Mur tarcz|Pajzsfal)/));
