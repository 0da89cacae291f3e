import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import type { BuiltCreation } from '../../rules/brikwars/creation/built.ts';
import { creationClass } from '../../rules/brikwars/creation/creation-structure.ts';
import { pieceSize } from '../../rules/brikwars/wreck/wreck-state.ts';
import { creationName, damageLine, presetOf, weaponName } from '../creation/lines.ts';
import {
  type MountedWeapon,
  mountedKinds,
  type WreckAimInputs,
  type WreckGroup,
  type WreckInputs,
  type WreckWeapon,
} from './inputs.ts';

export interface WreckTexts {
  readonly wreck: Messages['wreck'];
  readonly creation: Messages['creation'];
}

/** A charge that is laid has a name of its own. */
const isMounted = (weapon: WreckWeapon): weapon is Exclude<MountedWeapon, 'charge'> =>
  weapon !== 'charge' && weapon in mountedKinds;

/** What a group attacks with; a creation's weapon with its Weapon Size. */
export function groupWeapon(
  { wreck, creation }: WreckTexts,
  group: Pick<WreckGroup, 'weapon' | 'weaponSize'>,
) {
  const { weapon, weaponSize } = group;
  if (isMounted(weapon))
    return creation.weaponLine(creation.weaponKinds[mountedKinds[weapon]], String(weaponSize));
  const name = wreck.held[weapon];
  return weapon === 'charge' ? creation.weaponLine(name, String(weaponSize)) : name;
}

/** The name of a weapon alone. */
export function weaponLabel({ wreck, creation }: WreckTexts, weapon: WreckWeapon): string {
  if (isMounted(weapon)) return creation.weaponKinds[mountedKinds[weapon]];
  return wreck.held[weapon];
}

/** Attackers alike in a few words: `3 × Long-ranged weapon`. */
export function groupText(t: WreckTexts, group: WreckGroup): string {
  const what = groupWeapon(t, group);
  return group.count > 1 ? t.wreck.times(String(group.count), what) : what;
}

/** All of it, by what it is. */
export function wholeText({ wholes }: WreckTexts['wreck'], target: BuiltCreation): string {
  return wholes[presetOf(target) ?? creationClass(target)];
}

/** What is aimed at. */
export function aimText(
  { wreck, creation }: WreckTexts,
  { creation: target }: Pick<WreckInputs, 'creation'>,
  { kind, place }: WreckAimInputs,
): string {
  if (kind === 'weapon') {
    const weapon = target.weapons[place];
    return weapon ? weaponName(creation, weapon) : '';
  }
  if (kind === 'propulsion') {
    const moved = target.propulsion[place];
    return moved ? wreck.propulsionPart(creation.mediums[moved.medium]) : '';
  }
  if (kind === 'whole') return wholeText(wreck, target);
  return wreck.aims[kind];
}

/** The attack in one line, for lists and records. */
export function wreckTitle(t: WreckTexts, inputs: WreckInputs): string {
  const attackers = inputs.by
    ? creationName(t.creation, inputs.by)
    : inputs.groups.map((group) => groupText(t, group)).join(' + ');
  return t.wreck.title(attackers, creationName(t.creation, inputs.creation));
}

/** What a creation has lost. */
export function stateText(
  { wreck, creation: t }: WreckTexts,
  format: Format,
  { creation, state }: Pick<WreckInputs, 'creation' | 'state'>,
): string {
  const size = pieceSize(creation, state);
  if (state.pips > 0) return wreck.pipsLeft(format.number(state.pips), format.number(Math.max(1, size)));
  if (size < creation.size) return wreck.cutTo(format.number(size));
  return damageLine(t, format, creation, state) === '' ? wreck.undamaged : wreck.partsGone;
}
