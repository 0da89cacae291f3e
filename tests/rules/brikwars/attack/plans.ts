import type { DefencePlan, Fight, Response } from '../../../../src/rules/brikwars/attack/fight.ts';
import type { WeaponSetup } from '../../../../src/rules/brikwars/attack/setup.ts';
import { type AttackPlan, attackId } from '../../../../src/rules/brikwars/duel/attack-plan.ts';
import { fightOf, minifig } from '../support.ts';

export const hands: readonly (readonly WeaponSetup[])[] = [
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
 * allow: one striking arm an attack, one parrying arm an attack, one shield at most that strikes (it shoves), nothing to
 * parry in a withdrawal, and bare hands only against a shove that they may stop.
 */
export function enumerate(fight: Fight): string[] {
  const { attacker, defender, rules } = fight;
  const rounds = fight.action === 'withdraw' ? [undefined] : fight.attacks;
  const jobs = ['idle', ...rounds.flatMap((_, attack) => [`strike ${attack}`, `parry ${attack}`])];
  let deals: string[][] = [[]];
  for (const _ of defender.arms) deals = deals.flatMap((deal) => jobs.map((job) => [...deal, job]));
  const stops = (attack: number): boolean => {
    const by = attacker.arms.find(({ id }) => id === rounds[attack]);
    if (by === undefined || (fight.action !== 'shove' && !by.shield)) return false;
    return by.bareHands || (by.shield && rules.unarmedParry === 'unarmed-or-shield');
  };
  const plans = deals.flatMap((deal) => {
    const pushing = deal.filter((job, arm) => job.startsWith('strike') && defender.arms[arm]?.shield);
    const tooBig = rules.shoveTargets === 'no-bigger' && attacker.size > defender.size;
    const fits = deal.every((job, arm) => {
      const held = defender.arms[arm];
      if (held === undefined) return false;
      if (job === 'idle') return true;
      const attack = Number(job.split(' ')[1]);
      if (job.startsWith('strike')) return held.strikes || (held.shield && !tooBig && pushing.length === 1);
      return fight.action !== 'withdraw' && (held.bareHands ? stops(attack) : held.parries);
    });
    const working = deal.filter((job) => job !== 'idle');
    if (!fits || new Set(working).size < working.length) return [];
    return [
      rounds
        .map((_, attack) => {
          const strike = deal.indexOf(`strike ${attack}`);
          const parry = deal.indexOf(`parry ${attack}`);
          const named = (arm: number) => defender.arms[arm]?.id ?? '-';
          return `${named(strike)} ${named(parry)}`;
        })
        .join(', '),
    ];
  });
  return plans.sort();
}

export function print(plan: DefencePlan): string {
  const one = (response: Response): string => {
    if (response.kind === 'none') return '- -';
    if (response.kind === 'riposte') return `${response.strike} ${response.parry}`;
    return response.kind === 'counterattack' ? `${response.arm} -` : `- ${response.arm}`;
  };
  return plan.map(one).join(', ');
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

/** The slow way: every order of every set of arms, with what a shield left over may do, and the two other actions. */
export function enumerateAttacks(fight: Fight): string[] {
  const { attacker, defender, rules } = fight;
  const { arms } = attacker;
  const tooBig = rules.shoveTargets === 'no-bigger' && defender.size > attacker.size;
  const all = arms.map((_, arm) => arm);
  const named = (arm: number) => arms[arm]?.id;
  const sequences = [
    ...all.map((a) => [a]),
    ...all.flatMap((a) => all.filter((b) => b !== a).map((b) => [a, b])),
  ];
  const usable = sequences.filter((sequence) => {
    const shields = sequence.filter((arm) => arms[arm]?.shield).length;
    const idle = sequence.some((arm) => !arms[arm]?.strikes && !arms[arm]?.shield);
    return !idle && shields <= 1 && !(shields === 1 && tooBig);
  });
  const highest = arms.reduce((most, { use }) => Math.max(most, use), 0);
  const turns = [
    ...usable.map((sequence) => ({ id: ['attack', ...sequence.map(named)].join(':'), sequence })),
    ...(tooBig ? [] : all.filter((arm) => arms[arm]?.use === highest)).map((arm) => ({
      id: `shove:${named(arm)}`,
      sequence: [arm],
    })),
  ];
  return [
    'withdraw',
    ...turns.flatMap(({ id, sequence }) => {
      const spare = arms.some((arm, index) => arm.shield && !sequence.includes(index));
      return spare ? [id, `${id} shield`] : [id];
    }),
  ].sort();
}

export function printAttack(plan: AttackPlan): string {
  return `${attackId(plan)}${plan.shieldParries ? ' shield' : ''}`;
}
