import type { RulingId } from '../../rules/mage-knight/answer.ts';
import type { Attacker } from '../../rules/mage-knight/attack/attack.ts';
import { type SectionShot, shootFromSection } from '../../rules/mage-knight/attack/shooting.ts';
import {
  type FortificationVerdict,
  fortification,
  type ReachVerdict,
  reachFigure,
} from '../../rules/mage-knight/attack/shooting-at-figure.ts';
import {
  type ShotAtSection,
  type ShotAtSectionVerdict,
  shootAtSection,
} from '../../rules/mage-knight/attack/shooting-at-section.ts';
import { changesThatLetShoot, type ShotChange } from '../../rules/mage-knight/attack/shooting-changes.ts';
import type { ShotVerdict } from '../../rules/mage-knight/attack/shooting-reasons.ts';
import { type ToHit, toHit } from '../../rules/mage-knight/attack/shooting-to-hit.ts';
import { changesThatQualify } from '../../rules/mage-knight/attack/single-change.ts';
import {
  type CastleShoots,
  placeOfTarget,
  type ShotAtCastle,
  type ShotAtFigure,
  type ShotsInputs,
} from './inputs.ts';

interface Shared {
  /** The shot can be made. */
  readonly allowed: boolean;
  /** Damage of a hit. */
  readonly damage: number;
  readonly need: ToHit;
  /** The sum where another reading of the text gives or takes the fortification. */
  readonly otherNeeds: readonly { readonly ruling: RulingId; readonly need: ToHit }[];
}

export interface CastleShootsAnswer extends Shared {
  readonly situation: 'castle';
  readonly verdict: ShotVerdict;
  /** Asked where its target stands on a section. */
  readonly fortification: FortificationVerdict | undefined;
  readonly changes: readonly ShotChange[];
}

export interface ShotAtCastleAnswer extends Shared {
  readonly situation: 'section';
  readonly verdict: ShotAtSectionVerdict;
  readonly changes: readonly FigureChange[];
}

/** One thing that, changed alone, would let the figure shoot at the section. */
export type FigureChange = ShotChange | { readonly change: 'leave-section' };

export interface ShotAtFigureAnswer extends Shared {
  readonly situation: 'figure';
  readonly reach: ReachVerdict;
  readonly fortification: FortificationVerdict;
  readonly changes: readonly FigureChange[];
}

export type ShotAnswer = CastleShootsAnswer | ShotAtCastleAnswer | ShotAtFigureAnswer;

export function answerOf(inputs: ShotsInputs): ShotAnswer {
  switch (inputs.situation) {
    case 'castle':
      return castleShoots(inputs, inputs.castle);
    case 'section':
      return shotAtCastle(inputs, inputs.section);
    case 'figure':
      return shotAtFigure(inputs, inputs.figure);
  }
}

type Values = Parameters<typeof toHit>[0];

function needsOf(
  inputs: ShotsInputs,
  values: Omit<Values, 'fortification' | 'height' | 'criticals'> & { readonly higher: boolean },
  fortified: Pick<FortificationVerdict, 'fortified' | 'others'>,
): Pick<Shared, 'need' | 'otherNeeds'> {
  const { higher, ...same } = values;
  const needFor = (counts: boolean) =>
    toHit({
      ...same,
      fortification: counts ? inputs.fortification : 0,
      height: higher ? inputs.height : 0,
      criticals: inputs.criticals,
    });
  return {
    need: needFor(fortified.fortified),
    otherNeeds: fortified.others.map((other) => ({ ruling: other.ruling, need: needFor(other.fortified) })),
  };
}

const noFortification = { fortified: false, others: [] };

function castleShoots(inputs: ShotsInputs, shot: CastleShoots): CastleShootsAnswer {
  const asked: SectionShot = shot;
  const verdict = shootFromSection(asked);
  const on = placeOfTarget(shot);
  const onSection =
    on === 'field'
      ? undefined
      : fortification({
          mode: 'ranged',
          target: 'top',
          from: on === 'own-castle' ? 'other-section' : 'other-castle',
        });
  const values = {
    ...hitValues(shot),
    higher: false,
    shooterIsSection: true,
    targetIsSection: shot.target === 'section',
  };
  return {
    situation: 'castle',
    allowed: verdict.outcome === 'hits-for',
    damage: verdict.damage,
    verdict,
    fortification: onSection,
    changes: changesThatLetShoot(asked),
    ...needsOf(inputs, values, onSection ?? noFortification),
  };
}

function shotAtCastle(inputs: ShotsInputs, shot: ShotAtCastle): ShotAtCastleAnswer {
  const { from, kind, abilities, damage, range, distance, closedDoor } = shot;
  const attacker: Attacker = {
    kind,
    baseDamage: 0,
    baseRangedDamage: damage,
    abilities,
    frontArcTouches: false,
    stands: from === 'same-section' ? { section: 'target', part: 'top' } : undefined,
  };
  const level = from === 'same-section' ? 'other-section' : from;
  const asked: ShotAtSection = { attacker, level, range, distance, closedDoor };
  const verdict = shootAtSection(asked);
  const values = {
    ...hitValues(shot),
    higher: verdict.height.applies,
    shooterIsSection: false,
    targetIsSection: true,
  };
  return {
    situation: 'section',
    allowed: verdict.outcome === 'hits-for',
    damage: verdict.damage,
    verdict,
    changes: changesAtCastle(asked),
    ...needsOf(inputs, values, noFortification),
  };
}

/** Single changes that let a figure shoot at the section. */
function changesAtCastle(shot: ShotAtSection): readonly FigureChange[] {
  const may = (changed: Partial<ShotAtSection>) =>
    shootAtSection({ ...shot, ...changed }).outcome === 'hits-for';
  if (may({})) return [];
  if (may({ closedDoor: false })) return [{ change: 'open-door' }];
  if (shot.range > 0 && may({ distance: shot.range })) return [{ change: 'nearer', atMost: shot.range }];
  if (shot.closedDoor || shot.distance > shot.range) return [];
  return changesThatQualify(shot.attacker, 'ranged', 'target').flatMap((found): readonly FigureChange[] => {
    const { change } = found;
    return change === 'leave-section' || change === 'base-ranged-damage' || change === 'ability'
      ? [found]
      : [];
  });
}

function shotAtFigure(inputs: ShotsInputs, shot: ShotAtFigure): ShotAtFigureAnswer {
  const verdict = fortification({ mode: 'ranged', target: shot.target, from: shot.from });
  const values = {
    ...hitValues(shot),
    higher: verdict.higher && shot.heightCounts,
    shooterIsSection: false,
    targetIsSection: false,
  };
  const reach = reachFigure(shot);
  return {
    situation: 'figure',
    allowed: reach.outcome === 'hits-for',
    reach,
    damage: shot.damage,
    fortification: verdict,
    changes: changesAtFigure(shot),
    ...needsOf(inputs, values, verdict),
  };
}

/** Single changes that let a figure shoot at one on the castle. */
function changesAtFigure(shot: ShotAtFigure): readonly FigureChange[] {
  const may = (changed: Partial<ShotAtFigure>) => reachFigure({ ...shot, ...changed }).outcome === 'hits-for';
  if (may({})) return [];
  if (may({ closedDoor: false })) return [{ change: 'open-door' }];
  return shot.range > 0 && may({ distance: shot.range }) ? [{ change: 'nearer', atMost: shot.range }] : [];
}

function hitValues({
  attack,
  attackBonus,
  defence,
  defenceBonus,
}: ShotAtFigure | CastleShoots | ShotAtCastle) {
  return { attack, attackBonus, defence, defenceBonus };
}
