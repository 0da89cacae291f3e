import {
  clickShown,
  type SiegeFigure,
  type SiegeState,
} from '../../../rules/mage-knight/siege/siege-state.ts';
import { distanceTo, type Ground, spotOf } from '../ground.ts';
import { figuresOf } from './attacking.ts';
import { type CastleShot, type CastleShotAnswer, shotFrom, shotValues } from './castle-shot.ts';

/** A figure at which a section may want to shoot, as far as the plan and its dial say it. */
export interface Target {
  readonly figure: SiegeFigure;
  readonly shot: CastleShot;
  /** In inches, where the plan says it. */
  readonly distance: number | undefined;
  readonly defence: number | undefined;
  /** Only where both of these are known. */
  readonly answer?: CastleShotAnswer;
  /** The same with the defence entered last, where only the distance is known. */
  readonly likely?: CastleShotAnswer;
}

/** The shot of a section at a figure where it stands. */
function targetOf(
  state: SiegeState,
  ground: Ground | undefined,
  index: number,
  figure: SiegeFigure,
  entered: CastleShot,
): Target {
  const section = state.sections[index];
  const { at, kind } = figure;
  const up = at?.part === 'top' || at?.part === 'planking';
  const own = at && state.sections[at.section]?.owner === section?.owner;
  const spot = ground && spotOf(ground, figure);
  const distance = spot && ground ? distanceTo(ground, index, spot) : undefined;
  const defence = clickShown(figure)?.defence;
  const shot: CastleShot = {
    ...entered,
    target: kind === 'titan' || kind === 'multi-dial' ? kind : 'warrior',
    on: up ? (own ? 'own-castle' : 'other-castle') : 'field',
    ...(distance === undefined ? {} : { distance: Math.min(shotValues.distance, distance) }),
    ...(defence === undefined ? {} : { defence }),
  };
  if (!section || distance === undefined) return { figure, shot, distance, defence };
  const likely = shotFrom(section, shot);
  return { figure, shot, distance, defence, likely, ...(defence === undefined ? {} : { answer: likely }) };
}

const rated = ({ answer, likely, figure }: Target): number =>
  (answer?.allowed ? 1 + answer.need.ways : 0) +
  (likely && !likely.allowed ? -1 : 0) +
  (figure.spot ? 0.5 : 0);

/** The enemies of a section that are in the record, the best target first. */
export function targetsOf(
  state: SiegeState,
  ground: Ground | undefined,
  index: number,
  entered: CastleShot,
): readonly Target[] {
  const lord = state.sections[index]?.owner;
  return state.players
    .flatMap((_, player) => (player === lord ? [] : figuresOf(state, player)))
    .map((figure) => targetOf(state, ground, index, figure, entered))
    .toSorted((one, other) => rated(other) - rated(one));
}
