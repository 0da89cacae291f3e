import { flag, oneOf, row, whole } from '../../kit/link.ts';
import { doesHit } from '../../rules/mage-knight/two-dice.ts';
import { type ShotSituation, shotLimits, shotSituations } from './inputs.ts';

/** Two dice thrown for a shot, with what they were thrown for. */
interface ThrownShot {
  readonly situation: ShotSituation;
  readonly needed: number;
  readonly twoMisses: boolean;
  readonly twelveHits: boolean;
  /** Damage of a hit. */
  readonly damage: number;
  readonly first: number;
  readonly second: number;
  readonly typed: boolean;
}

export interface ShotRoll extends ThrownShot {
  readonly sum: number;
  readonly hit: boolean;
}

/** So many shots are remembered. */
export const mostShots = 12;

export function shotRoll(thrown: ThrownShot): ShotRoll {
  const sum = thrown.first + thrown.second;
  return { ...thrown, sum, hit: doesHit(sum, thrown.needed, thrown) };
}

const face = whole(1, 6);
const farthest = shotLimits.value + 4 * shotLimits.bonus;

const thrownField = row<ThrownShot>({
  situation: oneOf(shotSituations),
  needed: whole(-farthest, farthest),
  twoMisses: flag,
  twelveHits: flag,
  damage: whole(0, shotLimits.damage),
  first: face,
  second: face,
  typed: flag,
});

export function encodeShots(rolls: readonly ShotRoll[]): string {
  return rolls.map(thrownField.write).join('_');
}

/** Shots that cannot be read are left out. */
export function decodeShots(text: string): readonly ShotRoll[] {
  return text
    .split('_')
    .map(thrownField.read)
    .filter((thrown) => thrown !== undefined)
    .map(shotRoll)
    .slice(-mostShots);
}
