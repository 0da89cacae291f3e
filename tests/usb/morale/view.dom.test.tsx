import { useEveryControl } from '../../support/dom/every-control.ts';

useEveryControl('#/fight/usb/morale', undefined, { eachSheet: true });
