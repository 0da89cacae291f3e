import type { FightInBattle } from '../../fight/battle-result.ts';
import type { ShootingEntry, ShootingOutcome } from '../../rules/usb/shooting/shooting-record.ts';
import { pointsOf, sumOf } from '../../rules/usb/units/fighter.ts';
import { changeOf, spentIn } from '../in-battle.ts';
import { shootAnswerOf } from './explained-odds.ts';
import { shootSetupOf, type UsbShootInputs } from './inputs.ts';

/** Points that a shot was planned with: no range or modifiers, and more shots (USB-PP-04, USB-PP-05). */
function plannedShot(inputs: UsbShootInputs): number {
  const { perfect, again } = shootSetupOf(inputs);
  return Number(perfect) + again;
}

export const shootInBattle: FightInBattle<UsbShootInputs, ShootingOutcome, ShootingEntry> = {
  way: () => 'shoot',
  pair: ({ battle }) => battle,
  expects(inputs) {
    const answer = shootAnswerOf(inputs);
    const { fighter } = inputs.target;
    if (!answer.ok) return undefined;
    const { odds, rules } = answer.value;
    const has = pointsOf(fighter, rules);
    // A model that is paid away takes the points with it that it has.
    const plain = Math.max(...has) === 1;
    if (!plain && odds.ends.some(({ models, allModels }) => allModels > models)) return undefined;
    const lost = odds.ends.map(({ fate, points, models, allModels, chance }) =>
      fate === 'destroyed' || fate === 'wiped' ? chance * sumOf(has) : chance * (points + allModels - models),
    );
    return { acts: 0, other: sumOf(lost) };
  },
  changes(turns) {
    return turns.flatMap(({ inputs, log, outcome: { after, found } }) => {
      const { shooter, target, kind, battle } = inputs;
      const { fighter } = shooter;
      const spent = plannedShot(inputs) + spentIn(log);
      const reacts = kind === 'reaction';
      // Who shoots, and who was found, hides no longer (USB-FORM-05).
      const shown = fighter.formation === 'hide' ? { ...fighter, formation: 'skirmish' as const } : fighter;
      const tired = reacts ? { ...shown, fights: shown.fights + 1 } : shown;
      const seen =
        found && after?.formation === 'hide' ? { ...after, formation: 'skirmish' as const } : after;
      return [
        ...changeOf(battle?.acts, fighter, tired, { acted: !reacts, spent }),
        ...changeOf(battle?.other, target.fighter, seen),
      ];
    });
  },
};
