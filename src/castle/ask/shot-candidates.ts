import { siegeAbilities } from '../../rules/mage-knight/attack/abilities.ts';
import type { ShotTarget } from '../../rules/mage-knight/attack/shooting.ts';
import { sectionKinds } from '../../rules/mage-knight/kinds.ts';
import type { AskedQuestion } from '../quick-verdict.ts';
import { firstShots, type ShotsInputs, shotLimits, withLengths } from '../shots/inputs.ts';
import { type Asking, given, sectionsOf, strong } from './candidate.ts';
import type { Concept } from './vocabulary.ts';

const shotWords = ['shoot', 'ranged', 'distance', 'range', 'defence', 'attack-value', 'bonus'] as const;

const values = ['attack-value', 'damage', 'ranged-damage', 'defence', 'range', 'distance'] as const;

/** The numbers of a shot, and the words that say only that it is one. */
function hitOf(asked: Asking) {
  // Who shoots at whom are enemies; one's own stands in no question.
  asked.allow(
    'shoot',
    'ranged',
    'in',
    'enemy',
    ...values.filter((value) => asked.numbers[value] === undefined),
  );
  const closedDoor = asked.has('door') && asked.take('shut') !== undefined;
  if (closedDoor) asked.allow('door', 'through');
  return given({
    closedDoor: closedDoor || undefined,
    attack: asked.whole('attack-value', shotLimits.value),
    damage: asked.whole('ranged-damage', shotLimits.damage) ?? asked.whole('damage', shotLimits.damage),
    defence: asked.whole('defence', shotLimits.value),
    range: asked.whole('range', shotLimits.range),
    distance: asked.number('distance', shotLimits.distance),
  });
}

/** Where a concept stands among those typed; behind all of them where it does not. */
const placeOf = ({ concepts }: Asking, ...wanted: readonly Concept[]): number =>
  Math.min(...wanted.map((each) => concepts.indexOf(each)).map((at) => (at < 0 ? concepts.length : at)));

const heights = ['hovering', 'high-ground'] as const;

/** Whose height a word behind the shot means is not clear, but for where one shoots from. The ground behind it is the height. */
function heightOf(asked: Asking) {
  const shot = placeOf(asked, 'shoot');
  const own = heights.filter((each) => asked.from.includes(each) || placeOf(asked, each) < shot);
  const height = asked.take(...(asked.has('shoot') ? own : heights));
  asked.allow('ground');
  return height;
}

const building = ['castle', 'section', ...sectionKinds] as const;

/** "A figure shoots at the castle." */
const figureShoots = (asked: Asking): boolean =>
  placeOf(asked, 'figure', 'warrior') < placeOf(asked, 'shoot') &&
  building.some((each) => asked.at.includes(each)) &&
  !asked.at.includes('figure') &&
  !asked.at.includes('warrior');

/** May a figure be shot at? */
export function shotAtFigure(asked: Asking): AskedQuestion | undefined {
  if (!asked.has(...shotWords) || figureShoots(asked)) return undefined;
  const hit = hitOf(asked);
  const target = asked.take('yard', 'arch', 'planking');
  const from = asked.takeFrom('yard') ?? heightOf(asked);
  const fortification = asked.whole('bonus', shotLimits.bonus);
  asked.allow('figure', 'warrior', 'top', 'standing');
  // Of a section that is shot at from inside, or on which a figure stands, its kind changes nothing.
  if (asked.has('figure', 'warrior') || from === 'yard') asked.allow(...sectionKinds, 'castle', 'section');
  const inputs: ShotsInputs = {
    ...firstShots,
    situation: 'figure',
    figure: { ...firstShots.figure, ...hit, ...given({ target, from }) },
    ...given({ fortification }),
  };
  return { ask: 'shots', inputs };
}

/** May a section be shot at? */
export function shotAtSection(asked: Asking): AskedQuestion | undefined {
  const shooter = figureShoots(asked);
  if (!asked.has(...shotWords) || (asked.has('figure') && !shooter)) return undefined;
  const held = siegeAbilities
    .filter(({ id, mode }) => mode === 'ranged' && asked.has(id))
    .map(({ id }) => id);
  const hit = hitOf(asked);
  const kind = asked.take(...strong.filter((each) => !asked.at.includes(each)));
  if (shooter) asked.allow('figure');
  // The yard is ground.
  const from = heightOf(asked);
  asked.takeFrom('yard');
  asked.allow('castle', 'section', 'warrior', ...sectionKinds, ...held);
  const section = { ...firstShots.section, ...hit, ...given({ kind, from }), abilities: held };
  return { ask: 'shots', inputs: { ...firstShots, situation: 'section', section } };
}

/** May a section shoot? */
export function shotFromCastle(asked: Asking): AskedQuestion | undefined {
  const named = sectionsOf(asked);
  const aimed = [...strong, 'figure', 'warrior'].some((each) => asked.at.some((at) => at === each));
  const shot = placeOf(asked, 'shoot');
  // What is shot at does not shoot, nor does what one stands on who is shot at.
  const shoots = (each: Concept) =>
    asked.has(each) && !asked.at.includes(each) && !(aimed && placeOf(asked, each) > shot);
  const kind = named.find((each) => asked.from.includes(each)) ?? named.find(shoots);
  if (!asked.has('shoot', 'ranged', 'range') || !(kind || shoots('castle') || shoots('section')))
    return undefined;
  const { distance, ...others } = hitOf(asked);
  const state = given({
    demoralised: asked.take('demoralised') && true,
    acted: asked.take('acted') && true,
    tokens: asked.has('token') ? (asked.whole('token', 2) ?? (asked.take('token') && 1)) : undefined,
  });
  if (state.acted) asked.allow('turn');
  const atSection = named.length > 1 || building.some((each) => asked.at.includes(each));
  const target: ShotTarget | undefined = asked.take(...strong) ?? (atSection ? 'section' : undefined);
  if (kind) {
    asked.take(kind);
    asked.takeFrom(kind);
  } else asked.takeFrom('castle', 'section');
  // The other section is the target; where it stands decides nothing but its distance.
  if (target === 'section') asked.allow(...named.slice(0, 2));
  asked.allow('castle', 'section', 'figure', 'warrior');
  const inputs: ShotsInputs = {
    ...firstShots,
    situation: 'castle',
    castle: withLengths(firstShots.castle, { ...others, ...state, ...given({ kind, target, distance }) }),
  };
  return { ask: 'shots', inputs };
}
