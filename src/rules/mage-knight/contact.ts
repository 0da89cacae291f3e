import { type Answer, answer, type CastleReason } from './answer.ts';
import type { SectionKind } from './kinds.ts';
import type { SectionPart } from './sections.ts';

/** Something that may be in contact: a section itself, or a figure on the ground or at a section. */
export type ContactThing =
  | { readonly what: 'section' }
  | {
      readonly what: 'figure';
      readonly stands?:
        | { readonly section: string; readonly kind: SectionKind; readonly part: SectionPart }
        | undefined;
    };

export const contactEffects = [
  'section-never-in-contact',
  'all-on-gatehouse',
  'arch-is-not-on',
  'tops-may-touch',
  'bases-touch',
  'bases-apart',
  'only-through-access-point',
  'contact-for-close-combat',
  'contact-for-nothing-else',
] as const;
export type ContactEffect = (typeof contactEffects)[number];

type FigureThing = Extract<ContactThing, { readonly what: 'figure' }>;

const isOn = ({ stands }: FigureThing) => stands !== undefined && stands.part !== 'arch';

/**
 * Whether two are in contact: never with a section (MK-IMM-08), always both on one gatehouse (MK-GATE-02), on tops
 * when the bases touch, whatever the sections look like (MK-ACC-06), and between top and ground only for a close combat
 * through an access point (MK-CC-02; `contactThroughAccess`).
 */
export function inContact(
  one: ContactThing,
  other: ContactThing,
  basesTouch: boolean,
): Answer<ContactEffect> {
  if (one.what === 'section' || other.what === 'section') {
    return answer([{ rule: 'MK-IMM-08', effect: 'section-never-in-contact' }], []);
  }
  if (oneGatehouse(one, other)) return onGatehouse(one, other, basesTouch);
  return byBases(isOn(one), isOn(other), basesTouch);
}

function byBases(oneOn: boolean, otherOn: boolean, basesTouch: boolean): Answer<ContactEffect> {
  if (oneOn !== otherOn) return answer([{ rule: 'MK-CC-02', effect: 'only-through-access-point' }], []);
  if (oneOn) {
    return answer(basesTouch ? [] : [{ rule: 'MK-ACC-06', effect: 'bases-apart' }], [
      { rule: 'MK-ACC-06', effect: 'tops-may-touch' },
    ]);
  }
  return answer(basesTouch ? [] : [{ rule: 'MK-GEN-04', effect: 'bases-apart' }], [
    { rule: 'MK-GEN-04', effect: 'bases-touch' },
  ]);
}

function oneGatehouse(one: FigureThing, other: FigureThing): boolean {
  return one.stands?.kind === 'gatehouse' && one.stands.section === other.stands?.section;
}

function onGatehouse(one: FigureThing, other: FigureThing, basesTouch: boolean): Answer<ContactEffect> {
  const allOn: CastleReason<ContactEffect> = { rule: 'MK-GATE-02', effect: 'all-on-gatehouse' };
  if (isOn(one) && isOn(other)) return answer([], [allOn]);
  // One under the arch is not on the gatehouse; the other reading of MK-A-21 says he is.
  const found = byBases(isOn(one), isOn(other), basesTouch);
  const reasons: CastleReason<ContactEffect>[] = [
    ...found.reasons,
    { rule: 'MK-A-21', effect: 'arch-is-not-on' },
  ];
  const answered = { allowed: found.allowed, reasons };
  return found.allowed ? answered : { ...answered, otherwise: { rule: 'MK-A-21', allowed: true } };
}

/** What contact through an access point may be wanted for. */
export const contactUses = ['close-combat', 'poison', 'other'] as const;
export type ContactUse = (typeof contactUses)[number];

/** Whether two at the ends of an access point count as in contact: for close combat only, for nothing else such as poison (MK-CC-02). */
export function contactThroughAccess(use: ContactUse): Answer<ContactEffect> {
  return answer(use === 'close-combat' ? [] : [{ rule: 'MK-CC-02', effect: 'contact-for-nothing-else' }], [
    { rule: 'MK-CC-02', effect: 'contact-for-close-combat' },
  ]);
}
