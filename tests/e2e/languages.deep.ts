// Whatever is held against the rules of accessibility, in every language.
import './castle-siege.test.ts';
import './castle-tape.test.ts';
import './contests.test.ts';
import './fights.test.ts';
import './narrow-castle.test.ts';
import './narrow-fights.test.ts';
import './shell.test.ts';
import './typed-dice.test.ts';
import './units.test.ts';
import './usb-army.test.ts';
import './usb-builder.test.ts';
import './usb-test.test.ts';
