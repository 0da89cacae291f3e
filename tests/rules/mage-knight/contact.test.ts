import { describe, expect, it } from 'vitest';
import {
  type ContactThing,
  contactThroughAccess,
  contactUses,
  inContact,
} from '../../../src/rules/mage-knight/contact.ts';
import { sectionKinds } from '../../../src/rules/mage-knight/kinds.ts';
import { sectionParts } from '../../../src/rules/mage-knight/sections.ts';

const things: readonly ContactThing[] = [
  { what: 'section' },
  { what: 'figure' },
  ...sectionKinds.flatMap((kind) =>
    ['1', '2'].flatMap((number) =>
      sectionParts.map((part) => ({
        what: 'figure' as const,
        stands: { section: `${kind} ${number}`, kind, part },
      })),
    ),
  ),
];

/** Up on a castle or down on the ground; under an arch is down. */
const up = (thing: ContactThing) =>
  thing.what === 'figure' && thing.stands !== undefined && thing.stands.part !== 'arch';

const shareGatehouse = (one: ContactThing, other: ContactThing) =>
  one.what === 'figure' &&
  other.what === 'figure' &&
  one.stands?.kind === 'gatehouse' &&
  one.stands.section === other.stands?.section;

describe('contact', () => {
  it('MK-ACC-06 every two things are in contact as the text says', () => {
    for (const one of things)
      for (const other of things)
        for (const touch of [true, false]) {
          const sections = one.what === 'section' || other.what === 'section';
          const upThere = shareGatehouse(one, other) && up(one) && up(other);
          const wanted = !sections && (upThere || (touch && up(one) === up(other)));
          const { allowed } = inContact(one, other, touch);
          expect({ one, other, touch, allowed }).toMatchObject({ allowed: wanted });
        }
  });

  it('MK-IMM-08 no figure touches a section into contact', () => {
    for (const thing of things)
      expect(inContact({ what: 'section' }, thing, true).reasons).toEqual([
        { rule: 'MK-IMM-08', effect: 'section-never-in-contact' },
      ]);
  });

  it('MK-ACC-06 contact does not depend on who is named first', () => {
    for (const one of things)
      for (const other of things)
        for (const touch of [true, false])
          expect(inContact(one, other, touch)).toEqual(inContact(other, one, touch));
  });

  it('MK-A-21 under the arch is not on the gatehouse; by the other reading it is', () => {
    const at = (part: 'top' | 'arch'): ContactThing => ({
      what: 'figure',
      stands: { section: 'G', kind: 'gatehouse', part },
    });
    expect(inContact(at('top'), at('arch'), true)).toEqual({
      allowed: false,
      reasons: [
        { rule: 'MK-CC-02', effect: 'only-through-access-point' },
        { rule: 'MK-A-21', effect: 'arch-is-not-on' },
      ],
      otherwise: { rule: 'MK-A-21', allowed: true },
    });
    expect(inContact(at('arch'), at('arch'), true).otherwise).toBeUndefined();
    expect(inContact(at('top'), { what: 'figure' }, true).otherwise).toBeUndefined();
  });

  it('MK-CC-02 through an access point for close combat and for nothing else', () => {
    expect(contactUses.filter((use) => contactThroughAccess(use).allowed)).toEqual(['close-combat']);
  });
});
