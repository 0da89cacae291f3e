// Links and records of old name a weapon by its place among those of its side.
import type { DefencePlan, Response, Side } from '../../rules/brikwars/attack/fight.ts';
import type { ArmId } from '../../rules/brikwars/weapons.ts';
import { planField } from './plan-fields.ts';

/** Whether a link says the order and the plan so, such as `1,0` and `c0-p1`. */
export function isByPlace(order: string, plan: string): boolean {
  const [placed, planned] = [/^([01](,[01])?)?$/, /^((n|c\d|p\d|r\d\d)(-(n|c\d|p\d|r\d\d))*)?$/];
  return order + plan !== '' && placed.test(order) && planned.test(plan);
}

/** What a decision begins with that nothing asked for. */
export const planMark = 'plan:';

function responseByPlace(text: string, arms: readonly ArmId[]): Response | undefined {
  const [kind, ...places] = text;
  const [arm, strike] = places.map((place) => arms[Number(place)]);
  if (kind === 'n') return { kind: 'none' };
  if (!arm) return undefined;
  if (kind === 'c') return { kind: 'counterattack', arm };
  if (kind === 'p') return { kind: 'parry', arm };
  return strike && { kind: 'riposte', parry: arm, strike };
}

/** The plan of a text such as `c0-p1`; undefined where it is none with these weapons. */
export function planByPlace(text: string, arms: readonly ArmId[]): DefencePlan | undefined {
  const parts = text === '' ? [] : text.split('-');
  const plan = parts.map((part) => responseByPlace(part, arms)).filter((response) => response !== undefined);
  return plan.length === parts.length ? plan : undefined;
}

const whose: Readonly<Record<string, Side>> = {
  attack: 'attacker',
  shove: 'attacker',
  counterattack: 'defender',
  parry: 'defender',
  riposte: 'defender',
};

/** What was chosen or decided on the table, as it is called today: `parry-1`, `attack-1-0`, `plan-c0-p1`. */
export function optionByPlace(option: string, arms: Readonly<Record<Side, readonly ArmId[]>>): string {
  const [kind = '', ...places] = option.split('-');
  if (kind === 'plan') {
    const plan = planByPlace(places.join('-'), arms.defender);
    return plan ? planMark + planField.write(plan) : option;
  }
  const side = whose[kind];
  return side ? [kind, ...places.map((place) => arms[side][Number(place)] ?? place)].join(':') : option;
}
