import { fail, ok, type Result } from '../../result.ts';
import { groupLimit, groupsOf, type QuikGroup, quikBestGroups } from './quik-advice.ts';
import {
  checkQuikAttack,
  type QuikAttack,
  type QuikAttackIssue,
  type QuikStriker,
  type QuikTarget,
  type QuikUse,
} from './quik-attack.ts';
import type { QuikGame } from './quik-game.ts';
import { type QuikExposed, type QuikReply, quikReply } from './quik-reply.ts';

/** What the attacker wants: the target destroyed, his own alive after the reply, or more destroyed than lost. */
export const quikGoals = ['kill', 'survive', 'trade'] as const;
export type QuikGoal = (typeof quikGoals)[number];

/** Some attackers alike, with every weapon they carry and what protects them. */
export interface QuikArmed extends Omit<QuikStriker<string, string>, 'weapon' | 'use'> {
  readonly weapons: readonly string[];
  readonly shield?: boolean;
  readonly armor?: boolean;
}

export interface QuikDuel {
  readonly game: QuikGame;
  readonly strikers: readonly QuikArmed[];
  /** What he strikes back with; left out, he does not. */
  readonly target: QuikTarget<string> & { readonly weapon?: string };
}

/** What one of several attackers takes and does. */
export interface QuikTaken {
  readonly weapon: string;
  readonly use: QuikUse;
}

/** One way to attack, with what it comes to. */
export interface QuikChoice {
  readonly taken: readonly QuikTaken[];
  /** Who rolls together. */
  readonly groups: readonly QuikGroup[];
  readonly kills: number;
  /** The target lives, strikes back and destroys one. */
  readonly dies: number;
  readonly score: number;
  /** Nothing scores better; several may be as good. */
  readonly isBest: boolean;
}

const measures: Readonly<Record<QuikGoal, (kills: number, dies: number) => number>> = {
  kill: (kills) => kills,
  survive: (_, dies) => 1 - dies,
  trade: (kills, dies) => kills - dies,
};

/** Every legal way to take weapons and use a hero's attacks (BW-QW-07, BW-QW-09, BWC-69). */
export function quikTakings({ game, strikers }: Pick<QuikDuel, 'game' | 'strikers'>) {
  return strikers.reduce<readonly (readonly QuikTaken[])[]>(
    (all, { unit, weapons }) => {
      const own = weapons.flatMap((weapon) => takingsOf(game, unit, weapon));
      return all.flatMap((taken) => own.map((one) => [...taken, one]));
    },
    [[]],
  );
}

/** Both attacks in one roll are one of the groupings, unless the sum of a single one is doubled. */
function takingsOf(game: QuikGame, unit: string, weapon: string): readonly QuikTaken[] {
  const arm = game.weapons[weapon];
  const twice = arm?.damage !== undefined && !arm.crewed && game.units[unit]?.attacks === 2;
  if (!twice) return [{ weapon, use: 'one' }];
  const two: QuikTaken = { weapon, use: 'two' };
  return game.rules.double === 'doubled-sum' ? [two, { weapon, use: 'double' }] : [two];
}

function strikersOf(
  { strikers }: QuikDuel,
  taken: readonly QuikTaken[],
): readonly QuikStriker<string, string>[] {
  return strikers.flatMap(({ weapons: _, shield: _shield, armor: _armor, ...striker }, place) => {
    const own = taken[place];
    return own ? [{ ...striker, ...own }] : [];
  });
}

/** Who stands where once he has attacked: at arm's length, or as far as he shot. */
function exposedOf({ game, strikers }: QuikDuel, taken: readonly QuikTaken[]): readonly QuikExposed[] {
  return strikers.map(({ unit, shield = false, armor = false, distance }, place) => {
    const arm = game.weapons[taken[place]?.weapon ?? ''];
    const far = arm?.range !== undefined || arm?.thrown !== undefined;
    return { unit, shield, armor, ...(far && distance !== undefined ? { distance } : {}) };
  });
}

/**
 * Every legal way to attack with the best grouping of each, best first by the goal: with equal scores the likelier
 * kill, then fewer rolls. The target, if it lives, answers by the reply that suits it best. Fails with what is wrong
 * with every way where none is possible; undefined where there are more groups than `groupLimit` in all
 * (BW-QW-06, BW-QW-07, BW-QW-09, BWC-69).
 */
export function quikChoices(
  duel: QuikDuel,
  goal: QuikGoal,
): Result<readonly QuikChoice[] | undefined, QuikAttackIssue> {
  const issues: QuikAttackIssue[] = [];
  const legal: { readonly taken: readonly QuikTaken[]; readonly attack: QuikAttack }[] = [];
  for (const taken of quikTakings(duel)) {
    const checked = checkQuikAttack({
      game: duel.game,
      strikers: strikersOf(duel, taken),
      target: duel.target,
    });
    if (checked.ok) legal.push({ taken, attack: checked.value });
    else issues.push(...checked.issues);
  }
  if (legal.length === 0) return fail(...issues);
  const sizes = legal.map(({ attack }) => groupsOf(attack.strikes.map(({ part }) => part.times)));
  if (sizes.reduce((all, size) => all + size, 0) > groupLimit) return ok(undefined);
  const measure = measures[goal];
  const weighed = legal.flatMap(({ taken, attack }) => {
    const best = quikBestGroups(attack);
    if (!best) return [];
    const dies = (1 - best.chance) * (replyTo(duel, taken)?.destroys.value ?? 0);
    return [{ taken, groups: best.groups, kills: best.chance, dies, score: measure(best.chance, dies) }];
  });
  if (weighed.length < legal.length) return ok(undefined);
  const top = Math.max(...weighed.map(({ score }) => score));
  const choices = weighed.map((choice) => ({ ...choice, isBest: choice.score > top - equal }));
  return ok(choices.sort(compareChoices));
}

/** Chances closer than this are equal; what is left is rounding. */
const equal = 1e-12;

function compareChoices(a: QuikChoice, b: QuikChoice): number {
  const steps = [b.score - a.score, b.kills - a.kills, a.groups.length - b.groups.length];
  return steps.find((step) => Math.abs(step) > equal) ?? 0;
}

/** The reply to an attack made so, if the target lives; undefined where it cannot strike back. */
export function replyTo(duel: QuikDuel, taken: readonly QuikTaken[]): QuikReply | undefined {
  const { target, game } = duel;
  if (target.weapon === undefined) return undefined;
  const { unit, weapon } = target;
  return quikReply(game, { unit, weapon }, exposedOf(duel, taken));
}
