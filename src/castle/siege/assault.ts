import { type Field, flag, oneOf, row, someOf, whole } from '../../kit/link.ts';
import { type SiegeAbilityId, siegeAbilities } from '../../rules/mage-knight/abilities.ts';
import { type AttackMode, attackModes } from '../../rules/mage-knight/attack.ts';
import { judge, type Verdict } from '../../rules/mage-knight/eligibility.ts';
import {
  attackerKindOf,
  type Figure,
  type FigureKind,
  figureKinds,
  figureLimits,
  figureValues,
} from '../../rules/mage-knight/figure.ts';
import { type ToHit, toHit } from '../../rules/mage-knight/shooting-to-hit.ts';
import { type SectionState, shownValues } from '../../rules/mage-knight/siege-state.ts';
import { doesHit } from '../../rules/mage-knight/two-dice.ts';

/** Who attacks a section, and how; `defence` is what its dial shows where that was not typed. */
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
};

/** What the base rules add to the defence of who stands higher. */
const heightBonus = 1;

export interface AssaultAnswer {
  readonly verdict: Verdict;
  readonly need: ToHit;
  readonly damage: number;
  /** The dial says it itself. */
  readonly defenceShown: boolean;
}

/** Whether he may attack this section (MK-ELG-01 to 12), what two dice must show, and what a hit does. */
export function assaultOn(section: SectionState, assault: Assault): AssaultAnswer {
  const { mode, kind, attack, closeDamage, rangedDamage, abilities } = assault;
  const attacker = {
    kind: attackerKindOf(kind),
    baseDamage: closeDamage,
    baseRangedDamage: rangedDamage,
    abilities,
    frontArcTouches: true,
    stands: undefined,
  };
  const shown = shownValues(section);
  return {
    verdict: judge(attacker, mode, 'target'),
    need: toHit({
      attack,
      attackBonus: 0,
      defence: shown?.defence ?? assault.defence,
      defenceBonus: 0,
      fortification: 0,
      height: mode === 'ranged' && !assault.level ? heightBonus : 0,
      criticals: true,
      shooterIsSection: false,
      targetIsSection: true,
    }),
    damage: mode === 'close' ? closeDamage : rangedDamage,
    defenceShown: shown !== undefined,
  };
}

/** Two dice thrown at a section; `damage` is what it took. */
export interface AssaultThrow {
  readonly first: number;
  readonly second: number;
  readonly hit: boolean;
  readonly damage: number;
}

export function throwAt({ need, damage }: AssaultAnswer, first: number, second: number): AssaultThrow {
  const hit = doesHit(first + second, need.needed, need.naturals);
  return { first, second, hit, damage: hit ? damage : 0 };
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

/** As it is kept between two attacks. */
export const assaultField: Field<Assault> = row<Assault>(
  {
    name: named,
    mode: oneOf(attackModes),
    kind: oneOf(figureKinds),
    attack: whole(0, figureValues.attack),
    closeDamage: damage,
    rangedDamage: damage,
    abilities: someOf(siegeAbilities.map(({ id }) => id)),
    defence: whole(0, figureValues.defence),
    level: flag,
  },
  ' ',
);
