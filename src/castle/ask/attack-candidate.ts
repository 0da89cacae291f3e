import { siegeAbilities } from '../../rules/mage-knight/abilities.ts';
import { type AttackerKind, highestDamage } from '../../rules/mage-knight/attack.ts';
import { sectionKinds } from '../../rules/mage-knight/kinds.ts';
import {
  type CastleFigure,
  type CastleInputs,
  type CastlePlace,
  initialInputs,
  plainFigure,
} from '../attack/inputs.ts';
import { type Candidate, given, type Known, strong, whole } from './candidate.ts';

/** May it attack, on a section or through a ladder? */
export function attack(asked: Known): Candidate | undefined {
  const { numbers, loose } = asked;
  const held = siegeAbilities.filter(({ id }) => asked.has(id));
  const kind: AttackerKind | undefined = strong.find((each) => asked.has(each));
  const damage = numbers.damage ?? numbers['ranged-damage'] ?? (asked.has('shoot') ? undefined : loose);
  const meant = asked.has('attack', 'close', 'ranged', 'damage', 'ranged-damage') || held.length > 0;
  if (!meant && !(kind && asked.has('castle', 'section', 'ladder', ...sectionKinds))) return undefined;
  const ranged = asked.has('ranged', 'ranged-damage', 'shoot') || held.some(({ mode }) => mode === 'ranged');
  const access = !ranged && (asked.has('ladder') || (asked.has('door') && asked.has('figure')));
  const mode = access ? 'access' : ranged ? 'ranged' : 'close';
  const strength = whole(damage, highestDamage);
  const place: CastlePlace | undefined = (['arch', 'planking'] as const).find((each) => asked.has(each));
  const damages = ranged ? { baseRangedDamage: strength } : { baseDamage: strength };
  const figure: CastleFigure = {
    ...plainFigure,
    ...given({ kind, place, ...damages }),
    abilities: held.map(({ id }) => id),
  };
  const point = { ...initialInputs.access, closed: asked.has('shut') };
  const inputs: CastleInputs = { mode, figures: [figure], access: point };
  return {
    question: { ask: 'attack', inputs },
    uses: [
      'attack',
      'castle',
      'section',
      'ground',
      'warrior',
      ...sectionKinds,
      ...strong,
      ...held.map(({ id }) => id),
      ...(ranged
        ? (['ranged', 'ranged-damage', 'shoot', 'damage'] as const)
        : (['close', 'damage'] as const)),
      ...(access ? (['ladder', 'door', 'shut', 'open', 'figure', 'up', 'top'] as const) : []),
      'arch',
      'planking',
    ],
  };
}
