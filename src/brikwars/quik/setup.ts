import type { QuikGroup } from '../../rules/brikwars/quik/quik-advice.ts';
import {
  checkQuikAttack,
  type QuikAttack,
  type QuikAttackIssue,
  type QuikStriker,
} from '../../rules/brikwars/quik/quik-attack.ts';
import {
  type QuikArmed,
  type QuikChoice,
  type QuikDuel,
  type QuikTaken,
  quikChoices,
} from '../../rules/brikwars/quik/quik-choice.ts';
import {
  checkQuikDemolition,
  type QuikDemolition,
  type StudsIssue,
} from '../../rules/brikwars/quik/quik-construction.ts';
import { checkQuikCrash, type QuikCollision } from '../../rules/brikwars/quik/quik-crash.ts';
import type { QuikExplained } from '../../rules/brikwars/quik/quik-effects.ts';
import { quikGameOf } from '../../rules/brikwars/quik/quik-house-rules.ts';
import { checkQuikMove, type QuikMoveIssue, type QuikStep } from '../../rules/brikwars/quik/quik-move.ts';
import { type QuikDrive, type QuikVehicleIssue, quikDrive } from '../../rules/brikwars/quik/quik-vehicle.ts';
import { fail, ok, type Result } from '../../rules/result.ts';
import type { QuikInputs, QuikManner, QuikRow, QuikWeaponChoice } from './inputs.ts';

/** What one of several attackers takes and does, by the names of the screen. */
export interface QuikHeld extends QuikTaken {
  readonly weapon: QuikWeaponChoice;
}

/** An attack on a unit: what each takes, and who rolls together. */
export interface QuikPlan {
  readonly attack: QuikAttack;
  readonly taken: readonly QuikHeld[];
  readonly groups: readonly QuikGroup[];
}

export type QuikIssue = QuikAttackIssue | StudsIssue | QuikVehicleIssue | QuikMoveIssue;

function armed({ unit, weapon, other, count, crew, shield, armor, distance }: QuikRow): QuikArmed {
  return {
    unit,
    weapons: other === 'bare-hands' || other === weapon ? [weapon] : [weapon, other],
    count,
    crew,
    shield,
    armor,
    ...(distance > 0 ? { distance } : {}),
  };
}

/** Both sides as the advice takes them. */
export function duelOf({ table, strikers, target }: QuikInputs): QuikDuel {
  const { unit, shield, armor, weapon } = target;
  return {
    game: quikGameOf(table),
    strikers: strikers.map(armed),
    target: { unit, shield, armor, ...(weapon === 'bare-hands' ? {} : { weapon }) },
  };
}

/** A hero's attacks in one roll, or two; where one attack's sum is doubled, that is what he does together. */
function takenBy(inputs: QuikInputs, manner: 'together' | 'apart'): readonly QuikHeld[] {
  const { units, weapons, rules } = quikGameOf(inputs.table);
  return inputs.strikers.map(({ unit, weapon }) => {
    const twice = units[unit]?.attacks === 2 && !weapons[weapon]?.crewed;
    const doubled = manner === 'together' && rules.double === 'doubled-sum';
    return { weapon, use: twice ? (doubled ? 'double' : 'two') : 'one' };
  });
}

function strikersOf({ strikers }: QuikInputs, taken: readonly QuikTaken[]): QuikStriker<string, string>[] {
  return strikers.map(({ unit, weapon, count, crew, distance }, place) => ({
    unit,
    count,
    crew,
    ...(taken[place] ?? { weapon }),
    ...(distance > 0 ? { distance } : {}),
  }));
}

function attackOf(inputs: QuikInputs, taken: readonly QuikTaken[]): Result<QuikAttack, QuikAttackIssue> {
  const { unit, shield, armor } = inputs.target;
  const game = quikGameOf(inputs.table);
  return checkQuikAttack({ game, strikers: strikersOf(inputs, taken), target: { unit, shield, armor } });
}

/** All in one roll, or each in its own. */
function plainGroups(attack: QuikAttack, manner: 'together' | 'apart'): readonly QuikGroup[] {
  const counts = attack.strikes.map(({ part }) => part.times);
  if (manner === 'together') return [counts];
  return counts.flatMap((count, kind) =>
    Array.from({ length: count }, () => counts.map((_, other) => Number(other === kind))),
  );
}

function plainPlan(inputs: QuikInputs, manner: 'together' | 'apart'): Result<QuikPlan, QuikAttackIssue> {
  const taken = takenBy(inputs, manner);
  const attack = attackOf(inputs, taken);
  return attack.ok ? ok({ attack: attack.value, taken, groups: plainGroups(attack.value, manner) }) : attack;
}

/** Every way to attack by what is wished for, best first; undefined where there are too many. */
export function choicesOf(inputs: QuikInputs): Result<readonly QuikChoice[] | undefined, QuikAttackIssue> {
  return quikChoices(duelOf(inputs), inputs.goal);
}

/** The attack made in this manner; without advice (`choices`), the best one is that all strike together. */
export function planOf(
  inputs: QuikInputs,
  manner: QuikManner = inputs.manner,
  choices: () => ReturnType<typeof choicesOf> = () => choicesOf(inputs),
): Result<QuikPlan, QuikAttackIssue> {
  if (manner !== 'best') return plainPlan(inputs, manner);
  const found = choices();
  const best = found.ok ? found.value?.[0] : undefined;
  if (!best) return plainPlan(inputs, 'together');
  const taken = inputs.strikers.map(({ weapon, other }, place): QuikHeld => {
    const advised = best.taken[place];
    return { weapon: advised?.weapon === other ? other : weapon, use: advised?.use ?? 'one' };
  });
  const attack = attackOf(inputs, taken);
  return attack.ok ? ok({ attack: attack.value, taken, groups: best.groups }) : attack;
}

/** Whether an act goes beyond the rules by its difficulty, and not a hero's feat. */
export function playsActs({ table }: Pick<QuikInputs, 'table'>): boolean {
  return quikGameOf(table).beyond === 'act';
}

/** Whether a hero is among the attackers, who may try a feat where there are feats. */
export function mayFeat({ table, strikers }: QuikInputs): boolean {
  return !playsActs({ table }) && strikers.some(({ unit }) => unit === 'hero');
}

/** The attack on bricks; all strike together. */
export function demolitionOf(inputs: QuikInputs): Result<QuikDemolition, QuikIssue> {
  const game = quikGameOf(inputs.table);
  const strikers = strikersOf(inputs, takenBy(inputs, 'together'));
  return checkQuikDemolition({ game, strikers, studs: inputs.studs });
}

/** How the vehicle drives. */
export function driveOf({ vehicle }: QuikInputs): Result<QuikDrive, QuikVehicleIssue> {
  const { units, terrain, aboard, controlled, lastInches } = vehicle;
  return quikDrive({ units, terrain, aboard, controlled, lastInches });
}

/** What happens when the vehicle hits something with all its units in use. */
export function crashOf(inputs: QuikInputs): Result<QuikCollision, QuikIssue> {
  const { table, vehicle, target, studs } = inputs;
  const drive = driveOf(inputs);
  if (!drive.ok) return fail<QuikIssue>(...drive.issues);
  const { unit, shield, armor } = target;
  return checkQuikCrash({
    game: quikGameOf(table),
    unitsInUse: drive.value.unitsInUse,
    studs: vehicle.studs,
    obstacle: vehicle.obstacle === 'unit' ? { unit: { unit, shield, armor } } : { studs },
  });
}

/** The inches that a unit may move in a turn. */
export function moveLimit({ table, move }: QuikInputs): number {
  return quikGameOf(table).units[move.unit]?.move ?? 0;
}

/** Whether a unit may move so, and the inches of it. */
export function walkOf(inputs: QuikInputs): Result<QuikExplained, QuikMoveIssue> {
  const { run, leap, height, swim, handled } = inputs.move;
  const steps: readonly QuikStep[] = [
    { how: 'run', inches: run },
    ...(leap > 0 || height > 0 ? [{ how: 'leap', inches: leap, height } as const] : []),
    { how: 'swim', inches: swim },
  ];
  return checkQuikMove({ steps, handled }, quikGameOf(inputs.table).rules, moveLimit(inputs));
}

/** The inches of the vehicle, or of the unit that moves; 0 where the entries make none. */
export function movesOf(inputs: QuikInputs): number {
  if (inputs.kind === 'move') {
    const walk = walkOf(inputs);
    return walk.ok ? walk.value.value : 0;
  }
  const drive = driveOf(inputs);
  return drive.ok ? drive.value.inches.value : 0;
}
