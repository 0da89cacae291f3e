import { siegeAbilities } from '../../rules/mage-knight/abilities.ts';
import { sectionKinds } from '../../rules/mage-knight/kinds.ts';
import type { ShotTarget } from '../../rules/mage-knight/shooting.ts';
import type { ShooterPlace, TargetPlace } from '../../rules/mage-knight/shooting-at-figure.ts';
import {
  figureShooters,
  firstShots,
  type SectionShooterPlace,
  type ShotsInputs,
  shotLimits,
  withLengths,
} from '../shots/inputs.ts';
import { type Candidate, given, type Known, sectionsOf, strong, whole, within } from './candidate.ts';

const shotWords = ['shoot', 'ranged', 'distance', 'range', 'defence', 'attack-value', 'bonus'] as const;

/** The numbers of a shot, each as far as it goes. */
function hitOf({ numbers }: Known) {
  return given({
    attack: whole(numbers['attack-value'], shotLimits.value),
    damage: whole(numbers['ranged-damage'] ?? numbers.damage, shotLimits.damage),
    defence: whole(numbers.defence, shotLimits.value),
    range: whole(numbers.range, shotLimits.range),
    distance: numbers.distance === undefined ? undefined : within(numbers.distance, shotLimits.distance),
  });
}

const hitWords = [...shotWords, 'damage', 'ranged-damage'] as const;

/** May a figure be shot at? */
export function shotAtFigure(asked: Known): Candidate | undefined {
  if (!asked.has(...shotWords)) return undefined;
  const target: TargetPlace | undefined = asked.has('yard')
    ? 'yard'
    : asked.has('arch')
      ? 'arch'
      : asked.has('planking')
        ? 'planking'
        : undefined;
  const from: ShooterPlace | undefined = asked.has('hovering', 'flies')
    ? 'hovering'
    : asked.has('high-ground')
      ? 'high-ground'
      : undefined;
  const fortification = whole(asked.numbers.bonus, shotLimits.bonus);
  const inputs: ShotsInputs = {
    ...firstShots,
    situation: 'figure',
    figure: { ...firstShots.figure, ...hitOf(asked), ...given({ target, from }) },
    ...given({ fortification }),
  };
  return {
    question: { ask: 'shots', inputs },
    uses: [
      ...hitWords,
      'figure',
      'warrior',
      'top',
      'yard',
      'arch',
      'planking',
      'hovering',
      'flies',
      'high-ground',
      'ground',
      ...(asked.has('figure', 'warrior') ? [...sectionKinds, 'castle' as const, 'section' as const] : []),
    ],
  };
}

/** May a section be shot at? */
export function shotAtSection(asked: Known): Candidate | undefined {
  if (!asked.has(...shotWords) || asked.has('figure')) return undefined;
  const held = siegeAbilities
    .filter(({ id, mode }) => mode === 'ranged' && asked.has(id))
    .map(({ id }) => id);
  const kind = figureShooters.find((each) => each !== 'warrior' && asked.has(each));
  const from: SectionShooterPlace | undefined = asked.has('hovering', 'flies')
    ? 'hovering'
    : asked.has('high-ground')
      ? 'high-ground'
      : undefined;
  const section = { ...firstShots.section, ...hitOf(asked), ...given({ kind, from }), abilities: held };
  return {
    question: { ask: 'shots', inputs: { ...firstShots, situation: 'section', section } },
    uses: [
      ...hitWords,
      'castle',
      'section',
      ...sectionKinds,
      ...strong,
      'warrior',
      'hovering',
      'flies',
      'high-ground',
      'ground',
      ...held,
    ],
  };
}

/** May a section shoot? */
export function shotFromCastle(asked: Known): Candidate | undefined {
  const [kind] = sectionsOf(asked);
  if (!asked.has('shoot', 'ranged', 'range') || !(kind || asked.has('castle', 'section'))) return undefined;
  const target: ShotTarget | undefined =
    strong.find((each) => asked.has(each)) ?? (sectionsOf(asked).length > 1 ? 'section' : undefined);
  const hit = hitOf(asked);
  const { distance, ...others } = hit;
  const inputs: ShotsInputs = {
    ...firstShots,
    situation: 'castle',
    castle: withLengths(firstShots.castle, { ...others, ...given({ kind, target, distance }) }),
  };
  return {
    question: { ask: 'shots', inputs },
    uses: [...hitWords, 'castle', 'section', ...sectionKinds, ...strong, 'figure', 'warrior'],
  };
}
