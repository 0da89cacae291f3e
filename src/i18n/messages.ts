import type { armies } from './en/armies.ts';
import type { castle } from './en/castle.ts';
import type { charge } from './en/charge.ts';
import type { chargemore } from './en/chargemore.ts';
import type { chargeplay } from './en/chargeplay.ts';
import type { compose } from './en/compose.ts';
import type { contests } from './en/contests.ts';
import type { dice } from './en/dice.ts';
import type { fight } from './en/fight.ts';
import type { fightkeep } from './en/fightkeep.ts';
import type { fightmore } from './en/fightmore.ts';
import type { fightplace } from './en/fightplace.ts';
import type { fightplay } from './en/fightplay.ts';
import type { fights } from './en/fights.ts';
import type { fightsaved } from './en/fightsaved.ts';
import type { fightwhy } from './en/fightwhy.ts';
import type { houserules } from './en/houserules.ts';
import type { many } from './en/many.ts';
import type { manymore } from './en/manymore.ts';
import type { manyplay } from './en/manyplay.ts';
import type { quik } from './en/quik.ts';
import type { quikmore } from './en/quikmore.ts';
import type { quikplay } from './en/quikplay.ts';
import type { rolls } from './en/rolls.ts';
import type { rules } from './en/rules.ts';
import type { ruletables } from './en/ruletables.ts';
import type { settings } from './en/settings.ts';
import type { shell } from './en/shell.ts';
import type { table } from './en/table.ts';
import type { trouble } from './en/trouble.ts';
import type { units } from './en/units.ts';
import type { usb } from './en/usb.ts';
import type { welcome } from './en/welcome.ts';

/** Every text of the interface, by the part that shows it. A part is loaded with its place. English gives the shape; the compiler holds the others to it. */
export interface Messages {
  readonly shell: typeof shell;
  readonly trouble: typeof trouble;
  readonly welcome: typeof welcome;
  readonly dice: typeof dice;
  readonly compose: typeof compose;
  readonly table: typeof table;
  readonly rolls: typeof rolls;
  readonly contests: typeof contests;
  readonly fight: typeof fight;
  readonly fightwhy: typeof fightwhy;
  readonly fightplace: typeof fightplace;
  readonly fightmore: typeof fightmore;
  readonly fightplay: typeof fightplay;
  readonly many: typeof many;
  readonly manymore: typeof manymore;
  readonly manyplay: typeof manyplay;
  readonly charge: typeof charge;
  readonly chargemore: typeof chargemore;
  readonly chargeplay: typeof chargeplay;
  readonly quik: typeof quik;
  readonly quikmore: typeof quikmore;
  readonly quikplay: typeof quikplay;
  readonly fights: typeof fights;
  readonly fightkeep: typeof fightkeep;
  readonly fightsaved: typeof fightsaved;
  readonly houserules: typeof houserules;
  readonly units: typeof units;
  readonly usb: typeof usb;
  readonly castle: typeof castle;
  readonly armies: typeof armies;
  readonly rules: typeof rules;
  readonly ruletables: typeof ruletables;
  readonly settings: typeof settings;
}

export type Part = keyof Messages;

/** One language: each part behind a lazy import. */
export type Catalog = { readonly [P in Part]: () => Promise<Messages[P]> };
