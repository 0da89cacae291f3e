import { useEveryControl } from '../../support/dom/every-control.ts';
import { newArmy } from '../../support/dom/new-army.ts';

useEveryControl('army of USB', newArmy(/^USB$/, /^300\D/));
