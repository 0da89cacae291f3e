import { at, checked, type Field, flag, link, oneOf, row, shaped, someOf, whole } from '../../kit/link.ts';
import { siegeAbilities } from '../../rules/mage-knight/abilities.ts';
import { sectionKinds } from '../../rules/mage-knight/kinds.ts';
import { checkSectionShot, shotTargets } from '../../rules/mage-knight/shooting.ts';
import { shooterPlaces, targetPlaces } from '../../rules/mage-knight/shooting-at-figure.ts';
import {
  type CastleShoots,
  castleTargetPlaces,
  figureShooters,
  firstShots,
  type ShotAtFigure,
  sectionShooterPlaces,
  shotLimits,
  shotSituations,
} from './inputs.ts';

/** Hundredths of an inch, so that no point is needed. */
const length = shaped(
  whole(0, shotLimits.distance * 100),
  (inches: number) => Math.round(inches * 100),
  (hundredths) => hundredths / 100,
);

const abilities = someOf(siegeAbilities.filter(({ mode }) => mode === 'ranged').map(({ id }) => id));

const { value, damage, bonus, tokens } = shotLimits;
const range = whole(0, shotLimits.range);

const hit = {
  attack: whole(0, value),
  attackBonus: whole(-bonus, bonus),
  damage: whole(0, damage),
  defence: whole(0, value),
  defenceBonus: whole(-bonus, bonus),
};

const castle = row<CastleShoots>({
  ...hit,
  kind: oneOf(sectionKinds),
  range,
  target: oneOf(shotTargets),
  edge: length,
  distance: length,
  on: oneOf(castleTargetPlaces),
  tokens: whole(0, tokens),
  acted: flag,
  demoralised: flag,
  closedDoor: flag,
  abilities,
});

const unmeasured = {
  ...hit,
  target: oneOf(targetPlaces),
  from: oneOf(shooterPlaces),
  heightCounts: flag,
  closedDoor: flag,
};
const measured = row<ShotAtFigure>({ ...unmeasured, range, distance: length });

/** The first links asked for no distance. */
const figure: Field<ShotAtFigure> = {
  write: measured.write,
  read(text) {
    const old = row(unmeasured).read(text);
    return old ? { ...firstShots.figure, ...old } : measured.read(text);
  },
};

/** `v=1&s=castle`, then `c`, `w` and `f` for the three questions and `o` for what they share. */
export const castleShotsCodec = link(firstShots, {
  s: at('situation', oneOf(shotSituations)),
  c: at(
    'castle',
    checked(castle, (shot) => checkSectionShot(shot).ok),
  ),
  w: at(
    'section',
    row({
      ...hit,
      kind: oneOf(figureShooters),
      range,
      distance: length,
      from: oneOf(sectionShooterPlaces),
      closedDoor: flag,
      abilities,
    }),
  ),
  f: at('figure', figure),
  o: row({ fortification: whole(0, bonus), height: whole(0, bonus), criticals: flag }),
});
