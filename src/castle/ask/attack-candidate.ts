import { siegeAbilities } from '../../rules/mage-knight/attack/abilities.ts';
import { highestDamage } from '../../rules/mage-knight/attack/attack.ts';
import { sectionKinds } from '../../rules/mage-knight/kinds.ts';
import { type CastleFigure, type CastleInputs, initialInputs, plainFigure } from '../attack/inputs.ts';
import type { QuickQuestion } from '../quick-verdict.ts';
import { type Asking, given, strong } from './candidate.ts';

/** May it attack, on a section or through a ladder? */
export function attack(asked: Asking): QuickQuestion | undefined {
  const held = siegeAbilities.filter(({ id }) => asked.has(id));
  const meant = asked.has('attack', 'close', 'ranged', 'damage', 'ranged-damage') || held.length > 0;
  const kind = asked.take(...strong.filter((each) => !asked.at.includes(each)));
  if (!meant && !(kind && asked.has('castle', 'section', 'ladder', ...sectionKinds))) return undefined;

  // A mode that is named stands, whatever abilities there are: those of the other mode do not help in it.
  const shot = asked.has('ranged', 'ranged-damage', 'shoot');
  const ranged = shot || (!asked.has('close') && held.some(({ mode }) => mode === 'ranged'));
  const access = !ranged && (asked.has('ladder') || (asked.has('door') && asked.has('figure')));
  const mode = access ? 'access' : ranged ? 'ranged' : 'close';
  const strength =
    // Through a ladder only figures are fought: a damage is asked for a section only.
    access
      ? undefined
      : ((ranged ? asked.whole('ranged-damage', highestDamage) : undefined) ??
        asked.whole('damage', highestDamage) ??
        (asked.has('shoot') ? undefined : asked.loose(highestDamage)));
  const damages = ranged ? { baseRangedDamage: strength } : { baseDamage: strength };
  const figure: CastleFigure = {
    ...plainFigure,
    ...given({ kind, place: asked.take('arch', 'planking'), ...damages }),
    abilities: held.map(({ id }) => id),
  };
  const point = { ...initialInputs.access, closed: access && !asked.has('open') && asked.has('shut') };
  const unsaid = (['damage', 'ranged-damage'] as const).filter((value) => asked.numbers[value] === undefined);
  asked.allow('attack', ...unsaid, 'castle', 'section', 'ground', 'warrior', 'in', ...sectionKinds);
  asked.allow(...held.map(({ id }) => id));
  if (ranged) asked.allow('ranged', 'shoot');
  else asked.allow('close');
  // How high the target stands changes its defence, not whether it may be attacked.
  if (access) asked.allow('ladder', 'door', asked.has('open') ? 'open' : 'shut', 'figure', 'up', 'top');
  const inputs: CastleInputs = { mode, figures: [figure], access: point };
  return { ask: 'attack', inputs };
}
