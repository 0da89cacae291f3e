import { siegeAbilities } from '../../rules/mage-knight/attack/abilities.ts';
import { highestDamage } from '../../rules/mage-knight/attack/attack.ts';
import { sectionKinds } from '../../rules/mage-knight/kinds.ts';
import {
  type CastleFigure,
  type CastleInputs,
  damageOf,
  initialInputs,
  mostFigures,
  plainFigure,
} from '../attack/inputs.ts';
import type { AskedQuestion } from '../quick-verdict.ts';
import { type Asking, given, strong } from './candidate.ts';

/** May it attack, on a section or through a ladder? */
export function attack(asked: Asking): AskedQuestion | undefined {
  const held = siegeAbilities.filter(({ id }) => asked.has(id));
  const meant =
    asked.has('attack', 'close', 'ranged', 'damage', 'ranged-damage', 'gang-up') || held.length > 0;
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
    ...given({ kind, place: placeOf(asked), ...damages }),
    frontArcTouches: asked.take('rear-arc') === undefined,
    abilities: held.map(({ id }) => id),
  };
  const point = { ...initialInputs.access, closed: access && !asked.has('open') && asked.has('shut') };
  const unsaid = (['damage', 'ranged-damage'] as const).filter((value) => asked.numbers[value] === undefined);
  asked.allow('attack', ...unsaid, 'castle', 'section', 'ground', 'warrior', 'in', ...sectionKinds);
  asked.allow('enemy', 'front-arc', ...held.map(({ id }) => id));
  // Whose section it is changes nothing for its enemy.
  if (asked.has('enemy')) asked.allow('own');
  if (ranged) asked.allow('ranged', 'shoot', 'formation');
  else asked.allow('close', 'gang-up');
  // How high the target stands changes its defence, not whether it may be attacked.
  if (access)
    asked.allow('ladder', 'door', asked.has('open') ? 'open' : 'shut', 'figure', 'up', 'top', 'through');
  const inputs: CastleInputs = { mode, figures: figuresOf(asked, figure, mode), access: point };
  return { ask: 'attack', inputs };
}

/** Where the attackers stand, seen from the section. */
function placeOf(asked: Asking): CastleFigure['place'] | undefined {
  const part = asked.take('arch', 'planking') ?? asked.takeFrom('arch');
  if (part || !asked.has(...sectionKinds, 'castle', 'section') || asked.has('figure')) return part;
  if (asked.take('standing')) return 'top';
  const own = asked.words.find(({ concept, own: mine }) => concept === 'own' && !mine);
  const at = own ? asked.words.indexOf(own) + 1 : -1;
  if (!asked.words[at]?.on) return undefined;
  asked.allow('own');
  return 'top';
}

const several = ['warrior', 'titan', 'multi-dial', 'mounted', 'figure'] as const;

/** All who attack together: as many as are counted, or as have a damage of their own. */
function figuresOf(asked: Asking, figure: CastleFigure, mode: CastleInputs['mode']): CastleInputs['figures'] {
  const counted = several.find((each) => asked.numbers[each] !== undefined);
  const count = counted && asked.whole(counted, mostFigures);
  const joined = asked.has('gang-up', 'formation');
  const name = damageOf(mode);
  const more = joined
    ? asked.words.filter(
        ({ number = Number.NaN, counts }) =>
          counts === undefined && Number.isInteger(number) && number <= highestDamage,
      )
    : [];
  if (more.length > 0 && asked.numbers[mode === 'ranged' ? 'ranged-damage' : 'damage'] !== undefined) {
    for (const word of more) asked.takeWord(word);
    const others = more.map(({ number = 0 }) => ({ ...figure, [name]: number }));
    return [figure, ...others].slice(0, mostFigures);
  }
  return Array.from({ length: Math.max(1, count ?? (joined ? 2 : 1)) }, () => figure);
}
