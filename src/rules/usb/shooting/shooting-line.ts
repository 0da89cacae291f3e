// Who fires with what: the pools of a shooting, and the weapons that stay silent.

import type { UsbRules } from '../house-rules.ts';
import { areEngineers } from '../modifiers.ts';
import { bestOf, withBlessing, worthOf } from '../pool-worth.ts';
import { type Attack, diceOf, type Pool, poolOf, unsavedChance } from '../pools.ts';
import { type RangedId, rangedWeapons } from '../units/equipment.ts';
import { crewsNow, figuresOf } from '../units/fighter.ts';
import type { Crew } from '../units/profile.ts';
import type { ShootingSetup } from './shooting.ts';

/** A weapon that stays silent, and why. */
export interface SilentWeapon {
  readonly weapon: RangedId;
  readonly of: Crew['of'];
  readonly why: 'out-of-range' | 'unseen' | 'only-machines';
}

export interface FiringLine {
  readonly pools: readonly Pool[];
  readonly silent: readonly SilentWeapon[];
  /** Dice that all would roll, where a transport halves them (USB-SHOOT-09). */
  readonly halvedFrom?: number;
}

interface Gun {
  readonly crew: Crew;
  readonly weapon: RangedId;
  readonly reaches: boolean;
}

/** Who of the shooters sees: those who do not are taken from the ordinary soldiers first, then the special weapons, then a hero. */
function seeingCrews({ shooter, seeing, indirect }: ShootingSetup, rules: UsbRules): readonly Crew[] {
  const crews = crewsNow(shooter, rules);
  if (indirect) return crews.filter(({ of }) => of === 'machine');
  let blind = Math.max(0, figuresOf(shooter) - seeing);
  const seen: Crew[] = [];
  for (const crew of crews) {
    if (crew.of !== 'soldiers') {
      // A hero and his mount are one model: they see together.
      if (blind === 0) seen.push(crew);
      continue;
    }
    const out = Math.min(blind, crew.models);
    blind -= out;
    if (crew.models > out) seen.push({ ...crew, models: crew.models - out });
  }
  return seen;
}

/** The attack that every pool of a shooting is of. */
function attackOf({ shooter, target, kind, indirect, flank }: ShootingSetup, rules: UsbRules): Attack {
  // A unit that answers a charge of engineers has nothing of its terrain.
  const sapped = kind === 'reaction' && areEngineers(target);
  const moment = { mode: 'shooting', aimed: kind === 'aimed', indirect, flank, sapped } as const;
  return { attacker: shooter, target, moment, rules };
}

/**
 * The pools of a shooting, weapon by weapon, with half the dice from a transport, and the weapons that stay silent
 * (USB-SHOOT-01 to USB-SHOOT-04, USB-SHOOT-08 to USB-SHOOT-10). Power points and Blessed are used where they bring most.
 */
export function firingLine(setup: ShootingSetup, rules: UsbRules): FiringLine {
  const attack = attackOf(setup, rules);
  const seeing = seeingCrews(setup, rules);
  const guns = seeing.flatMap((crew) =>
    crew.ranged.map(
      (weapon): Gun => ({ crew, weapon, reaches: setup.distance <= rangedWeapons[weapon].range }),
    ),
  );
  const firing = guns.filter(({ reaches }) => reaches);
  const full = firing.map(({ crew, weapon }) => poolOf(attack, crew, weapon));
  const pools = setup.inTransport ? halved(full) : full;
  const halvedFrom = setup.inTransport ? { halvedFrom: diceIn(full) } : {};
  const powered = withPower(setup, attack, guns, pools);
  return { pools: withBlessings(setup, powered), silent: silentOf(setup, guns, rules), ...halvedFrom };
}

const diceIn = (pools: readonly Pool[]) => pools.reduce((sum, { dice }) => sum + dice, 0);

/** Half the dice of all together, rounded down, at least one; of odd pools the hardest hitting keep the odd die (USB-A-16). */
function halved(pools: readonly Pool[]): readonly Pool[] {
  let left =
    Math.max(1, Math.floor(diceIn(pools) / 2)) - pools.reduce((sum, of) => sum + Math.floor(of.dice / 2), 0);
  const odd = pools.filter(({ dice }) => dice % 2 === 1).sort((a, b) => unsavedChance(b) - unsavedChance(a));
  const lucky = new Set(odd.slice(0, left));
  left -= lucky.size;
  return pools
    .map((pool) => ({ ...pool, dice: Math.floor(pool.dice / 2) + (lucky.has(pool) ? 1 : 0) }))
    .filter(({ dice }) => dice > 0);
}

function silentOf(setup: ShootingSetup, guns: readonly Gun[], rules: UsbRules): readonly SilentWeapon[] {
  const far = guns
    .filter(({ reaches }) => !reaches)
    .map(({ crew, weapon }): SilentWeapon => ({ weapon, of: crew.of, why: 'out-of-range' }));
  const heard = new Set(guns.map(({ crew, weapon }) => `${crew.of} ${weapon}`));
  const unseen = crewsNow(setup.shooter, rules).flatMap((crew) =>
    crew.ranged
      .filter((weapon) => !heard.has(`${crew.of} ${weapon}`))
      .map(
        (weapon): SilentWeapon => ({ weapon, of: crew.of, why: setup.indirect ? 'only-machines' : 'unseen' }),
      ),
  );
  return [...far, ...unseen];
}

/** One model of a gun alone. */
function single(attack: Attack, { crew, weapon }: Gun, dice: number): Pool {
  return poolOf(attack, { ...crew, models: 1 }, weapon, { dice });
}

function withPower(
  { perfect, again, inTransport }: ShootingSetup,
  attack: Attack,
  guns: readonly Gun[],
  pools: readonly Pool[],
): readonly Pool[] {
  const diceOfOne = ({ crew, weapon }: Gun) => {
    const dice = diceOf({ ...crew, models: 1 }, weapon);
    return inTransport ? Math.max(1, Math.floor(dice / 2)) : dice;
  };
  let all = pools;
  if (perfect) {
    const ignoring: Attack = { ...attack, moment: { ...attack.moment, perfect: true } };
    const offers = guns.map((gun) => {
      const rest = all.find(
        ({ of, weapon, dice }) => of === gun.crew.of && weapon === gun.weapon && dice > 0,
      );
      const dice = rest ? Math.min(rest.dice, diceOfOne(gun)) : diceOfOne(gun);
      const pool = single(ignoring, gun, dice);
      const before = rest ? worthOf({ ...rest, dice }) : 0;
      return { pool, rest, gain: worthOf(pool) - before };
    });
    const chosen = bestOf(offers, ({ gain }) => gain);
    if (chosen) {
      const { pool, rest } = chosen;
      const others = all.flatMap((of) =>
        of === rest ? [{ ...of, models: of.models - 1, dice: of.dice - pool.dice }] : [of],
      );
      all = [...others.filter(({ dice }) => dice > 0), pool];
    }
  }
  if (again === 0) return all;
  const more = bestOf(
    guns.filter(({ reaches }) => reaches).map((gun) => single(attack, gun, diceOfOne(gun))),
    worthOf,
  );
  return more ? [...all, ...Array.from({ length: again }, () => more)] : all;
}

function withBlessings({ blessed, targetBlessed }: ShootingSetup, pools: readonly Pool[]): readonly Pool[] {
  const hits = blessed ? withBlessing(pools, 'hits') : pools;
  return targetBlessed === 'saves' ? withBlessing(hits, 'saves') : hits;
}
