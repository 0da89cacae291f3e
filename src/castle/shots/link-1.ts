// Frozen: reads the links and drafts of shots that were written by the places of their values. Nothing writes them now.
import { at, flag, oneOf, readParts, row, shaped, someOf, whole } from '../../kit/question/link.ts';
import { shotTargets } from '../../rules/mage-knight/attack/shooting.ts';
import { shooterPlaces, targetPlaces } from '../../rules/mage-knight/attack/shooting-at-figure.ts';
import { shooterLevels } from '../../rules/mage-knight/attack/shooting-at-section.ts';
import { sectionKinds } from '../../rules/mage-knight/kinds.ts';

/** Hundredths of an inch, so that no point is needed. */
const length = shaped(
  whole(0, 9900),
  (inches: number) => Math.round(inches * 100),
  (hundredths) => hundredths / 100,
);

const abilities = someOf(['magikus-robbantas', 'bombazas', 'atloves', 'teruletre-hato-sebzes']);

const range = whole(0, 48);

const hit = {
  attack: whole(0, 40),
  attackBonus: whole(-9, 9),
  damage: whole(0, 99),
  defence: whole(0, 40),
  defenceBonus: whole(-9, 9),
};

const unmeasured = {
  ...hit,
  target: oneOf(targetPlaces),
  from: oneOf(shooterPlaces),
  heightCounts: flag,
  closedDoor: flag,
};

const figure = row({ ...unmeasured, range, distance: length });

/** `v=1&s=castle`, then `c`, `w` and `f` for the three questions and `o` for what they share. */
export const readShots1 = readParts({
  s: at('situation', oneOf(['castle', 'section', 'figure'])),
  c: at(
    'castle',
    row({
      ...hit,
      kind: oneOf(sectionKinds),
      range,
      target: oneOf(shotTargets),
      edge: length,
      distance: length,
      on: oneOf(['field', 'own-castle', 'other-castle']),
      tokens: whole(0, 2),
      acted: flag,
      demoralised: flag,
      closedDoor: flag,
      abilities,
    }),
  ),
  w: at(
    'section',
    row({
      ...hit,
      kind: oneOf(['warrior', 'titan', 'multi-dial']),
      range,
      distance: length,
      from: oneOf([...shooterLevels, 'same-section']),
      closedDoor: flag,
      abilities,
    }),
  ),
  f: at('figure', {
    ...figure,
    read(text) {
      // The first links asked for no distance.
      const old = row(unmeasured).read(text);
      return old ? { ...old, range: 10, distance: 8 } : figure.read(text);
    },
  }),
  o: row({ fortification: whole(0, 9), height: whole(0, 9), criticals: flag }),
});
