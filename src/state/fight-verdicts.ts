import type { Variant } from './fight-compare.ts';
import type { FramePart } from './fight-frame.ts';
import type { Verdict } from './fight-verdict.ts';
import type { UsbPart } from './usb-frame.ts';

/** Every mode whose fights are kept, whatever its game. */
export type KeptPart = FramePart | UsbPart;

type Judge = (query: string) => Verdict | undefined;

const judges: Readonly<Record<KeptPart, () => Promise<Judge>>> = {
  brikwars: () => import('./duel-verdict.ts').then((module) => module.verdictOf),
  many: () => import('./many-verdict.ts').then((module) => module.verdictOf),
  charge: () => import('./charge-verdict.ts').then((module) => module.verdictOf),
  quik: () => import('./quik-verdict.ts').then((module) => module.verdictOf),
  'usb-shoot': () => import('./usb-shoot-verdict.ts').then((module) => module.verdictOf),
  'usb-charge': () => import('./usb-charge-verdict.ts').then((module) => module.verdictOf),
  'usb-morale': () => import('./usb-morale-verdict.ts').then((module) => module.verdictOf),
  'usb-test': () => import('./usb-test-verdict.ts').then((module) => module.verdictOf),
};

/** The mode that a kept fight belongs to; undefined for one of a later version. */
export function partOfFight({ mode }: Variant): KeptPart | undefined {
  return Object.hasOwn(judges, mode) ? (mode as KeptPart) : undefined;
}

/** What a kept fight comes to; undefined where it cannot be read. */
export async function verdictOfFight(fight: Variant): Promise<Verdict | undefined> {
  const part = partOfFight(fight);
  return part && (await judges[part]())(fight.query);
}

/** What a kept fight is played by, edition and house rules, as links have it. */
export function rulesOfFight({ query }: Variant): string | undefined {
  return new URLSearchParams(query).get('e') ?? undefined;
}
