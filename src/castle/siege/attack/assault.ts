import {
  either,
  type Field,
  flag,
  list,
  oneOf,
  row,
  shaped,
  someOf,
  whole,
} from '../../../kit/question/link.ts';
import { type SiegeAbilityId, siegeAbilities } from '../../../rules/mage-knight/attack/abilities.ts';
import { type Attacker, type AttackMode, attackModes } from '../../../rules/mage-knight/attack/attack.ts';
import { judge, type Verdict } from '../../../rules/mage-knight/attack/eligibility.ts';
import {
  attackerKindOf,
  type Figure,
  type FigureKind,
  figureKinds,
  figureLimits,
  figureValues,
} from '../../../rules/mage-knight/attack/figure.ts';
import { type ShooterLevel, shootAtSection } from '../../../rules/mage-knight/attack/shooting-at-section.ts';
import type { ShotOutcome } from '../../../rules/mage-knight/attack/shooting-reasons.ts';
import { toHit } from '../../../rules/mage-knight/attack/shooting-to-hit.ts';
import type { Standing } from '../../../rules/mage-knight/sections.ts';
import { type SectionState, shownValues } from '../../../rules/mage-knight/siege/siege-state.ts';
import { type Exchange, heightBonus } from './throw.ts';

/** Who attacks, and how; `defence` is what a section's dial shows where that was not typed. Inches. */
export interface Assault {
  /** Empty where only values are known. */
  readonly name: string;
  readonly mode: AttackMode;
  readonly kind: FigureKind;
  readonly attack: number;
  readonly closeDamage: number;
  readonly rangedDamage: number;
  readonly abilities: readonly SiegeAbilityId[];
  readonly defence: number;
  /** He shoots from high ground, from a section or hovering: the height adds nothing (MK-RNG-02). */
  readonly level: boolean;
  readonly range: number;
  readonly distance: number;
}

export const firstAssault: Assault = {
  name: '',
  mode: 'close',
  kind: 'warrior',
  attack: 9,
  closeDamage: 4,
  rangedDamage: 4,
  abilities: [],
  defence: 16,
  level: false,
  range: 10,
  distance: 8,
};

export interface AssaultAnswer extends Exchange {
  readonly verdict: Verdict;
  /** Of a shot: whether it gets there. */
  readonly outcome: ShotOutcome;
  /** The dial says its defence itself. */
  readonly defenceShown: boolean;
}

/** The attacker as the rules ask for him; `stands` where he is on a section himself, the target is named "target". */
function attackerOf(assault: Assault, touches: boolean, stands?: Standing): Attacker {
  const { kind, closeDamage, rangedDamage, abilities } = assault;
  return {
    kind: attackerKindOf(kind),
    baseDamage: closeDamage,
    baseRangedDamage: rangedDamage,
    abilities,
    frontArcTouches: touches,
    stands,
  };
}

/** Whether he may attack this section (MK-ELG-01 to 12, MK-RNG-01), what two dice must show, and what a hit does; `attackBonus` is what his helpers add (MK-A-36), `touches` whether he is seen to touch it. */
export function assaultOn(
  section: SectionState,
  assault: Assault,
  stands?: Standing,
  { attackBonus = 0, touches = true }: { readonly attackBonus?: number; readonly touches?: boolean } = {},
): AssaultAnswer {
  const { mode, attack, closeDamage, range, distance } = assault;
  const attacker = attackerOf(assault, touches, stands);
  const level: ShooterLevel =
    stands && stands.part !== 'arch' ? 'other-section' : assault.level ? 'high-ground' : 'ground';
  const shot = shootAtSection({ attacker, level, range, distance, closedDoor: false });
  const verdict = mode === 'close' ? judge(attacker, 'close', 'target') : shot.eligibility;
  const outcome: ShotOutcome =
    mode === 'ranged' ? shot.outcome : verdict.eligible ? 'hits-for' : 'may-not-attack';
  const shown = shownValues(section);
  return {
    verdict,
    outcome,
    allowed: outcome === 'hits-for',
    need: toHit({
      attack,
      attackBonus,
      defence: shown?.defence ?? assault.defence,
      defenceBonus: 0,
      fortification: 0,
      height: mode === 'ranged' && shot.height.applies ? heightBonus : 0,
      criticals: true,
      shooterIsSection: false,
      targetIsSection: true,
    }),
    damage: mode === 'close' ? closeDamage : assault.rangedDamage,
    defenceShown: shown !== undefined,
  };
}

/** The attacker that a stored figure is; what it does not say stays. */
export function assaultBy(assault: Assault, figure: Figure): Assault {
  return {
    ...assault,
    name: figure.name.slice(0, figureLimits.name),
    kind: figure.kind,
    closeDamage: figure.baseDamage,
    rangedDamage: figure.baseRangedDamage,
    abilities: figure.abilities,
    ...(figure.attack === undefined ? {} : { attack: figure.attack }),
    ...(figure.range === undefined ? {} : { range: figure.range }),
  };
}

const named: Field<string> = {
  write: encodeURIComponent,
  read(text) {
    try {
      const name = decodeURIComponent(text);
      return name.length <= figureLimits.name ? name : undefined;
    } catch {
      return undefined;
    }
  },
};

const damage = whole(0, figureLimits.damage);

const farthest = 99;

/** Hundredths of an inch, so that no point is needed. */
const length = shaped(
  whole(0, farthest * 100),
  (inches: number) => Math.round(inches * 100),
  (hundredths) => hundredths / 100,
);

const first = {
  name: named,
  mode: oneOf(attackModes),
  kind: oneOf(figureKinds),
  attack: whole(0, figureValues.attack),
  closeDamage: damage,
  rangedDamage: damage,
  abilities: someOf(siegeAbilities.map(({ id }) => id)),
  defence: whole(0, figureValues.defence),
  level: flag,
};

/** As it was first written: nobody asked how far away he stands. */
const near = row(first, ' ');
const full = row<Assault>({ ...first, range: length, distance: length }, ' ');

/** As it is kept between two attacks. */
export const assaultField: Field<Assault> = either(
  full,
  shaped(
    near,
    (assault: Assault) => assault,
    (old) => ({ ...firstAssault, ...old }),
  ),
);

/** So many attackers are at hand, the last one first. */
export const mostAttackers = 6;

/** Those who attacked last; of old there was one. */
export const attackersField: Field<readonly Assault[]> = list(assaultField, '\n', 1, mostAttackers);
