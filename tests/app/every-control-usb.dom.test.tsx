import { useEveryControl } from '../support/dom/every-control.ts';

useEveryControl('fights of USB', [
  ['#/fight/usb/shoot'],
  ['#/fight/usb/charge'],
  ['#/fight/usb/morale'],
  ['#/fight/usb/test'],
  ['#/fight/usb/saved'],
]);
