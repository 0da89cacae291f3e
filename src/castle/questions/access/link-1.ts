// Frozen: reads the links and drafts of ways that were written by the places of their values. Nothing writes them now.
import { at, type Field, flag, oneOf, readParts, row, someOf } from '../../../kit/question/link.ts';
import { joints, type VisitorKind, visitorKinds } from '../../../rules/mage-knight/access.ts';
import { doorMoments } from '../../../rules/mage-knight/doors.ts';
import { sectionFacts, sectionKinds } from '../../../rules/mage-knight/kinds.ts';

const doors = [...new Set(sectionKinds.flatMap((kind) => sectionFacts[kind].doors))];

const place = oneOf(['top', 'gatehouse', 'planking', 'arch', 'ground', 'high-terrain', 'section']);

const kind = oneOf(visitorKinds);

/** `warrior`, and `warrior.flies` for one that flies. */
const visitor: Field<{ readonly visitor: VisitorKind; readonly flies: boolean }> = {
  write: ({ visitor }) => visitor,
  read(text) {
    const visitor = kind.read(text.replace(/\.flies$/, ''));
    return visitor && { visitor, flies: visitor !== text };
  },
};

/** `v=1&q=up&who=warrior`, then `u`, `x`, `c` and `d` for the four questions. */
export const readWays1 = readParts({
  q: at('question', oneOf(['up', 'across', 'contact', 'doors'])),
  who: visitor,
  u: at(
    'up',
    row({
      kind: oneOf(sectionKinds),
      condition: oneOf(['standing', 'breached', 'rubble']),
      opened: someOf(doors),
      ladder: flag,
      wallBeside: flag,
    }),
  ),
  x: at(
    'across',
    row({
      from: oneOf(sectionKinds),
      to: oneOf(sectionKinds),
      joint: oneOf(joints),
      byLord: flag,
      touchesWall: flag,
      rightAngles: flag,
    }),
  ),
  c: at('contact', row({ one: place, other: place, sameGatehouse: flag, basesTouch: flag })),
  d: at(
    'doors',
    row({
      kind: oneOf(sectionKinds),
      door: oneOf(doors),
      to: oneOf(['open', 'closed']),
      byLord: flag,
      moment: oneOf(doorMoments),
      breached: flag,
      blocked: flag,
    }),
  ),
});
