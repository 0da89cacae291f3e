import { type AttackMode, attackModes } from '../../../rules/mage-knight/attack/attack.ts';
import type { SiegeFigure, SiegeState } from '../../../rules/mage-knight/siege/siege-state.ts';
import { distanceBetween, distanceTo, type Ground, inContact, spotOf, touchedBy } from '../ground.ts';
import { type Assault, type AssaultAnswer, assaultOn, firstAssault } from './assault.ts';
import { figuresOf, standingOf, valuesOf } from './attacking.ts';

/** A figure of the record that may want to attack a section from where it stands. */
export interface Besieger {
  readonly figure: SiegeFigure;
  readonly assault: Assault;
  readonly answer: AssaultAnswer;
}

/** What is known of a figure that attacks: its dial, and what was typed of it before. */
function assaultOf(figure: SiegeFigure, known: readonly Assault[], distance?: number): Assault {
  const typed = known.find(({ name }) => name === figure.name) ?? known[0] ?? firstAssault;
  return {
    ...typed,
    name: figure.name,
    kind: figure.kind,
    ...valuesOf(figure),
    ...(distance === undefined ? {} : { distance: Math.min(99, distance) }),
  };
}

/** Who of a player stands so that he could attack a section in this way, the best chance first: hand to hand who touches it. */
export function besiegersOf(
  state: SiegeState,
  ground: Ground | undefined,
  target: number,
  player: number,
  mode: AttackMode,
  known: readonly Assault[],
): readonly Besieger[] {
  const section = state.sections[target];
  if (!ground || !section) return [];
  return figuresOf(state, player)
    .flatMap((figure): readonly Besieger[] => {
      const spot = spotOf(ground, figure);
      if (figure.name === '' || !spot || figure.at?.section === target) return [];
      const touches = figure.spot && touchedBy(ground, state, figure.spot).includes(target);
      if (mode === 'close' && !touches) return [];
      const assault = { ...assaultOf(figure, known, distanceTo(ground, target, spot)), mode };
      return [
        { figure, assault, answer: assaultOn(section, assault, standingOf(state, figure, player, target)) },
      ];
    })
    .toSorted(
      (one, other) =>
        Number(other.answer.allowed) - Number(one.answer.allowed) ||
        other.answer.need.ways - one.answer.need.ways ||
        other.answer.damage - one.answer.damage,
    );
}

/** Who of a player stands so that he can join an attack on a figure: hand to hand who touches it, or the section that it is on; else who reaches it. */
export function comradesOf(
  state: SiegeState,
  ground: Ground | undefined,
  target: SiegeFigure,
  player: number,
  mode: AttackMode,
  known: readonly Assault[],
): readonly SiegeFigure[] {
  if (!ground) return [];
  const section = target.at?.section;
  const up = target.at?.part === 'top' || target.at?.part === 'planking';
  return figuresOf(state, player).filter((figure) => {
    if (figure.name === '' || figure.id === target.id) return false;
    const apart = distanceBetween(ground, figure, target);
    if (mode === 'ranged') {
      const { range, rangedDamage, distance } = assaultOf(figure, known, apart);
      return apart !== undefined && rangedDamage > 0 && distance <= range;
    }
    if (up && figure.at) return figure.at.section === section && figure.at.part === target.at?.part;
    if (up && figure.spot && section !== undefined)
      return touchedBy(ground, state, figure.spot).includes(section);
    return figure.spot !== undefined && target.spot !== undefined && inContact(figure.spot, target.spot);
  });
}

/** Who attacks a figure first: who attacked last where he stands so, else who does, hand to hand rather than by a shot. */
export function strikerOf(
  state: SiegeState,
  ground: Ground | undefined,
  target: SiegeFigure,
  player: number,
  last: Assault,
  known: readonly Assault[],
): Assault | undefined {
  for (const mode of attackModes) {
    const able = comradesOf(state, ground, target, player, mode, known);
    const wanted = able.find(({ name }) => name === last.name) ?? able[0];
    if (wanted && ground)
      return { ...assaultOf(wanted, known, distanceBetween(ground, wanted, target)), mode };
  }
  return undefined;
}

/** In which way somebody can attack a section from where he stands; hand to hand where both are possible. */
export function modeFor(
  state: SiegeState,
  ground: Ground | undefined,
  target: number,
  player: number,
  known: readonly Assault[],
): AttackMode | undefined {
  return attackModes.find((mode) =>
    besiegersOf(state, ground, target, player, mode, known).some(({ answer }) => answer.allowed),
  );
}
