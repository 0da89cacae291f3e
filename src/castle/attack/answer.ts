import {
  type AccessCombatEffect,
  type AccessVerdict,
  judgeAccessCombat,
} from '../../rules/mage-knight/access-combat.ts';
import type { CastleReason } from '../../rules/mage-knight/answer.ts';
import { type AttackVerdict, judgeAttack } from '../../rules/mage-knight/attack/joint-attack.ts';
import { attackOf, type CastleFigure, type CastleInputs, type CastleWay } from './inputs.ts';

export type AccessReason = CastleReason<AccessCombatEffect | 'sections-only-shoot'>;

interface Member {
  readonly allowed: boolean;
  readonly reasons: readonly AccessReason[];
}

/** The answer for an attack through an access point; `reasons` begins with the one that decided. */
export interface AccessAnswer
  extends Pick<AccessVerdict, 'out' | 'remaining' | 'defence' | 'choice'>,
    Member {
  readonly attackers: readonly Member[];
}

/** What is shown of an answer: what its height adds to the target's defence only where there is an attack. */
export function accessReasons({
  allowed,
  defence,
}: Pick<AccessAnswer, 'allowed' | 'defence'>): AccessAnswer['defence']['reasons'] {
  return allowed ? defence.reasons : [];
}

const onlyShoots: AccessReason = { rule: 'MK-ATT-01', effect: 'sections-only-shoot' };

/** Whether the figures may strike at one that stands at the other end of the access point (MK-CC-01 to MK-CC-05). */
export function accessAnswerOf({ figures, access }: Omit<CastleInputs, 'mode'>): AccessAnswer {
  const found = judgeAccessCombat({
    open: !access.closed,
    // Of the primary attacker the front arc is asked, of a helper only whether he touches.
    attackers: figures.map(({ frontArcTouches }, place) => ({
      touches: place === 0 || frontArcTouches,
      frontArc: frontArcTouches,
      level: 'ground',
    })),
    target: { enemy: true, atOtherEnd: access.enemyThere, level: access.higher ? 'high' : 'ground' },
    // Figures that do not touch the point cannot be chosen.
    enemiesAtPoint:
      figures.filter(
        ({ frontArcTouches, kind }, place) => kind !== 'section' && (place === 0 || frontArcTouches),
      ).length + Number(access.others),
  });
  const isSection = (place: number) => figures[place]?.kind === 'section';
  if (!figures.some((_, place) => isSection(place))) return found;

  const attackers = found.attackers.map(
    (member, place): Member => (isSection(place) ? { allowed: false, reasons: [onlyShoots] } : member),
  );
  const places = attackers.map((_, place) => place);
  return {
    ...found,
    attackers,
    allowed: false,
    reasons: found.allowed || figures.length === 1 ? [onlyShoots] : [onlyShoots, ...found.reasons],
    out: places.filter((place) => !attackers[place]?.allowed),
    remaining: places.filter((place) => attackers[place]?.allowed),
  };
}

/** The answer for inputs that the screen can hold. */
export function verdictOf(inputs: CastleInputs): AttackVerdict {
  const attack = attackOf(inputs);
  if (!attack) throw new Error('inputs of the castle screen that are no attack');
  return judgeAttack(attack);
}

/** Presets that were changed on where a figure stands and faces; the front arc matters in close combat only. */
export function changedPresets(figure: CastleFigure, mode: CastleWay): number {
  return Number(figure.place !== 'elsewhere') + Number(mode === 'close' && !figure.frontArcTouches);
}

/** Whether each attacker may. */
export function allowedOf(inputs: CastleInputs): readonly boolean[] {
  return inputs.mode === 'access'
    ? accessAnswerOf(inputs).attackers.map(({ allowed }) => allowed)
    : verdictOf(inputs).attackers.map(({ eligible }) => eligible);
}
