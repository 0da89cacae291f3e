import type { DefencePlan, Fight, Response, WeaponSetup } from '../../../src/rules/brikwars/index.ts';
import { fightOf, minifig } from './support.ts';

const hands: readonly (readonly WeaponSetup[])[] = [
  [],
  ['hand'],
  ['heavy'],
  ['two-handed'],
  ['shield'],
  ['bare-hands'],
  ['heavy', 'shield'],
  ['hand', 'random-object'],
  ['shield', 'shield'],
  ['short-ranged', 'hand'],
  ['bite'],
];

/**
 * The slow way: give every arm every job (nothing, strike or parry against one of the attacks) and keep what the rules
 * allow: one striking arm an attack, one parrying arm an attack, shields only parry, bare hands do nothing.
 */
export function enumerate(fight: Fight): string[] {
  const jobs = ['idle', ...fight.attacks.flatMap((_, attack) => [`strike ${attack}`, `parry ${attack}`])];
  let deals: string[][] = [[]];
  for (const _ of fight.defender.arms) deals = deals.flatMap((deal) => jobs.map((job) => [...deal, job]));
  const plans = deals.flatMap((deal) => {
    const fits = deal.every((job, arm) => {
      const held = fight.defender.arms[arm];
      if (held === undefined) return false;
      return job === 'idle' || (job.startsWith('strike') ? held.strikes : held.parries);
    });
    const working = deal.filter((job) => job !== 'idle');
    if (!fits || new Set(working).size < working.length) return [];
    return [
      fight.attacks
        .map((_, attack) => {
          const strike = deal.indexOf(`strike ${attack}`);
          const parry = deal.indexOf(`parry ${attack}`);
          return `${strike < 0 ? '-' : strike}${parry < 0 ? '-' : parry}`;
        })
        .join(' '),
    ];
  });
  return plans.sort();
}

export function print(plan: DefencePlan): string {
  const one = (response: Response): string => {
    if (response.kind === 'none') return '--';
    if (response.kind === 'riposte') return `${response.strike}${response.parry}`;
    return response.kind === 'counterattack' ? `${response.arm}-` : `-${response.arm}`;
  };
  return plan.map(one).join(' ');
}

export const fights = hands.flatMap((held) =>
  [['hand'], ['hand', 'hand']].map(
    (weapons) =>
      [
        `${held.join('+') || 'nothing'} against ${weapons.join('+')}`,
        fightOf({
          attacker: { ...minifig, weapons: weapons as WeaponSetup[] },
          defender: { ...minifig, weapons: held },
        }),
      ] as const,
  ),
);
