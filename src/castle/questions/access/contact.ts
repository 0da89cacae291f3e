import { type ContactThing, contactThroughAccess, inContact } from '../../../rules/mage-knight/contact.ts';
import {
  type HeightPlace,
  higherTargetDefence,
  isHigher,
  levelOf,
} from '../../../rules/mage-knight/heights.ts';
import { bothAtGatehouse, type ContactInputs, type ContactPlace } from './inputs.ts';
import { lineOf, type WayLine, type WaysAnswer, type WaysReason } from './line.ts';

const kinds = { top: 'keep', gatehouse: 'gatehouse', planking: 'wall', arch: 'gatehouse' } as const;
const parts = { top: 'top', gatehouse: 'top', planking: 'planking', arch: 'arch' } as const;

function thingAt(place: ContactPlace, section: string): ContactThing {
  if (place === 'section') return { what: 'section' };
  if (place === 'ground' || place === 'high-terrain') return { what: 'figure' };
  return { what: 'figure', stands: { section, kind: kinds[place], part: parts[place] } };
}

/** Whether two are in contact, what the ends of an access point do for them, and who stands higher. */
export function contactAnswer(asked: ContactInputs): WaysAnswer {
  const { one, other } = asked;
  const places = [one, other];
  const section = places.filter((place) => place === 'section').length;
  if (section > 0) {
    const line = contactLine(asked);
    // Two sections never strike at each other by hand.
    const reasons: readonly WaysReason[] =
      section === 1 ? [{ rule: 'MK-A-29', effect: 'touch-serves-attack' }] : [];
    return { goals: [], main: { ...line, reasons: [...line.reasons, ...reasons] }, lines: [] };
  }
  const main =
    places.filter((place) => place === 'high-terrain').length === 1 ? byBaseRules : contactLine(asked);
  const ends = main.reasons.some(({ effect }) => effect === 'only-through-access-point') ? atTheEnds : [];
  return { goals: [], main, lines: [...ends, levels(asked)] };
}

const byBaseRules: WayLine = {
  says: 'contact-by-base-rules',
  outcome: 'open',
  reasons: [{ rule: 'MK-GEN-04', effect: 'base-rules-decide' }],
};

function contactLine(asked: ContactInputs): WayLine {
  const { one, other, basesTouch } = asked;
  const same = bothAtGatehouse(asked) && asked.sameGatehouse;
  const found = inContact(thingAt(one, 'one'), thingAt(other, same ? 'one' : 'other'), basesTouch);
  return lineOf(found, 'contact', 'contact-not');
}

const atTheEnds: readonly WayLine[] = [
  {
    says: 'at-ends-close-combat',
    outcome: 'yes',
    reasons: contactThroughAccess('close-combat').reasons,
  },
  { says: 'at-ends-no-poison', outcome: 'no', reasons: contactThroughAccess('poison').reasons },
  { says: 'at-ends-nothing-else', outcome: 'no', reasons: contactThroughAccess('other').reasons },
];

const heightPlaceOf = (place: ContactPlace): HeightPlace =>
  place === 'gatehouse' || place === 'section' ? 'top' : place;

/** Who stands higher, and what that adds where the two strike at each other through an access point. */
function levels({ one, other }: ContactInputs): WayLine {
  const [first, second] = [levelOf(heightPlaceOf(one)), levelOf(heightPlaceOf(other))];
  const firstHigher = isHigher(first, second);
  const higher = firstHigher || isHigher(second, first);
  const onSection = [one, other].some(
    (place) => levelOf(heightPlaceOf(place)) === 'high' && place !== 'high-terrain',
  );
  const level: WaysReason = {
    rule: 'MK-HGT-01',
    effect: higher ? 'above-ground' : 'tops-level',
  };
  const defence = higher && onSection ? higherTargetDefence('high', 'ground').reasons : [];
  const says = firstHigher ? 'first-higher' : higher ? 'second-higher' : 'same-level';
  const bothDown = first === 'ground' && second === 'ground';
  return { says, outcome: 'fact', reasons: bothDown ? [] : [level, ...defence] };
}
