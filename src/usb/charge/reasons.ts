import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import type { Modifier } from '../../rules/usb/modifiers.ts';
import { lowerFirst, sidesOf } from './names.ts';
import { weaponText } from './text.ts';
import type { ShownPool, UsbChargeReasons } from './why.ts';

export interface ReasonTexts {
  readonly charge: Messages['usbcharge'];
  readonly why: Messages['usbmeleewhy'];
  readonly modifiers: Messages['usbwhy']['modifiers'];
  readonly units: Messages['usbunits'];
  readonly play: Messages['usbchargeplay'];
}

interface Item {
  readonly text: string;
  readonly rule: string;
}

function poolItems(t: ReasonTexts, format: Format, who: string, shown: ShownPool): readonly Item[] {
  const { pool, hit, save, rule } = shown;
  const saved = t.why.need(save);
  const told = (modifiers: readonly Modifier[], of: (reason: string) => string) =>
    modifiers.map(({ effect, amount, rule: named }) => ({
      text: of(lowerFirst(t.modifiers[effect](format.signed(amount)))),
      rule: named,
    }));
  const text =
    hit === undefined
      ? t.why.automatic(who, pool.dice, saved)
      : t.why.pool(who, weaponText(t, pool), pool.dice, t.why.need(hit), saved);
  return [{ text, rule }, ...told(pool.hitModifiers, t.why.ofHit), ...told(pool.saveModifiers, t.why.ofSave)];
}

/** The dice of both sides, each pool with what helps and hinders it, then the rules in force beside. */
export function reasonItems(
  t: ReasonTexts,
  format: Format,
  setup: { readonly locked: boolean },
  { pools, notes }: UsbChargeReasons,
): readonly Item[] {
  const sides = sidesOf(t.charge, setup);
  return [
    ...pools.flatMap((shown) => poolItems(t, format, sides[shown.who], shown)),
    ...notes.map(({ rule, effect, amount = 0, who }) => ({
      rule,
      text: t.why.notes[effect](sides[who], format.number(amount)),
    })),
  ];
}
