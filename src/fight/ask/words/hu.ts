import { plural } from '../../../platform/format.ts';
import type { Messages } from '../../../platform/words.ts';

const count = plural('hu');

export const fightask: Messages['fightask'] = {
  label: 'Kérdezz egy harcot',
  hint: 'Ki harcol kivel, mivel, milyen messziről? A saját szavaiddal: a harc kitöltve nyílik meg.',
  examples: {
    brikwars: ['lándzsa pajzs ellen', '3 íjász 8 inchről', 'lovag rohamoz egy hősre'],
    usb: ['5 veterán lő 24-ről', 'lovasok rohamoznak falanxra', '10 kocka 4+'],
  },
  before: 'Korábbi kérdések',
  parts: {
    understood: 'Értem',
    notUnderstood: (word) => `nem értem: ${word}`,
    leaveOut: (part) => `Kihagyom: ${part}`,
  },
  whose: { acts: (what) => `a harcosom: ${what}`, other: (what) => `ellenfél: ${what}` },
  fights: 'Harcok',
  found: (found) => count(found, { one: 'Egy harc illik rá.', other: '# harc illik rá.' }),
  nothing: 'Ebben még nincs harc.',
  noPlace: (words) => `Ennek nincs benne helye: ${words}. Ez változtathat az esélyen.`,
  lookUp: 'Keresés a szabályokban',
  filled: 'Kitöltve a kérdésed szerint.',
  filledInPart: 'Kitöltve, amennyire érthető volt.',
};
