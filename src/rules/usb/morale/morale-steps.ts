import type { DiceExpression, RollRules } from '../../dice/expression.ts';
import type { Roll } from '../../dice/roll.ts';
import { askOption, askRoll, type Steps } from '../../steps.ts';
import type { UsbRules } from '../house-rules.ts';
import { pointsToPass } from '../test/luck.ts';
import { hazardHits, hazardSave } from '../turn/hazards.ts';
import { type Fighter, pointsOf } from '../units/fighter.ts';
import { hurt } from '../wounds.ts';
import { commanderLevel } from './commander.ts';
import type { MoraleLevel } from './morale.ts';
import type { DieEnd } from './morale-die.ts';
import {
  afterLoss,
  type Fate,
  type MoraleMoment,
  type MoraleOdds,
  type MoraleOutcome,
  moraleTarget,
  outcomeOf,
} from './morale-odds.ts';
import { bendChoices, type MoraleEnd, type MoraleEntry, type MoraleStep } from './morale-record.ts';
import { endOfRoll } from './morale-roll.ts';
import { type MoraleScene, mayBend, oddsAfterLosses } from './morale-scene.ts';
import { recovered } from './recovery.ts';

type Play<Value> = Steps<MoraleStep, Value>;

const plain: RollRules = { bonus: 'none', floor: true };

function poolOf(count: number, target: number, again: boolean): DiceExpression {
  return {
    groups: [{ count, sides: 6, target, ...(again && { rerollFails: true as const }) }],
    constant: 0,
  };
}

interface Asking {
  readonly rules: UsbRules;
  /** Power points that may be spent on bending. */
  readonly power: number;
  readonly log: MoraleEntry[];
  readonly thrown: MoraleThrown;
}

/** The dice of a scene as far as they have been thrown. */
export interface MoraleThrown {
  /** Hits that no save has stopped. */
  unsaved?: number;
  /** How the die of each unit ended. */
  readonly ends: DieEnd[];
}

interface Tested {
  readonly end: DieEnd & { readonly face: number };
  readonly roll: Roll;
  readonly bent: number;
  /** Somebody chose whether to bend. */
  readonly chosen: boolean;
}

/** One die, rolled again where Blessed helps, and bent where a hero pays for it (USB-PP-02, USB-A-28). */
function* testDie(
  step: MoraleStep & { readonly need: number },
  moment: MoraleMoment,
  { rules, power, thrown }: Pick<Asking, 'rules' | 'power' | 'thrown'>,
): Play<Tested> {
  const { need, unit = 1 } = step;
  const roll = yield* askRoll(step, poolOf(1, need, moment.blessed === true), plain);
  const end = endOfRoll(roll, need);
  thrown.ends[unit - 1] = end;
  const points = end.passed ? undefined : pointsToPass(end.face, need, rules);
  if (points === undefined || points > power) return { end, roll, bent: 0, chosen: false };
  const choice = yield* askOption<MoraleStep, 'bend' | 'keep'>(
    { ...step, purpose: 'bend', points },
    bendChoices,
  );
  if (choice === 'keep') return { end, roll, bent: 0, chosen: true };
  const bent = { ...end, passed: true, margin: 0 };
  thrown.ends[unit - 1] = bent;
  return { end: bent, roll, bent: points, chosen: true };
}

function* testUnit(
  level: MoraleLevel,
  fighter: Fighter,
  moment: MoraleMoment,
  asking: Asking,
  unit?: number,
): Play<{ readonly outcome: MoraleOutcome; readonly passed: boolean; readonly chosen: boolean }> {
  const need = moraleTarget(fighter, asking.rules, moment).value;
  const of = unit === undefined ? {} : { unit };
  const tested = yield* testDie({ purpose: 'morale', need, ...of }, moment, asking);
  const { end, roll, bent, chosen } = tested;
  const outcome = outcomeOf(level, fighter, end, asking.rules);
  const { fate, models, points } = outcome;
  asking.log.push({
    purpose: 'morale',
    need,
    roll,
    ...of,
    face: end.face,
    passed: end.passed,
    models,
    points,
    bent,
    fate,
  });
  return { outcome, passed: end.passed, chosen };
}

/**
 * A scene of morale played die by die (USB-MOR-01 to USB-MOR-10, USB-WOUND-04); `power` points may bend its dice in the hero's own activation.
 */
export function* moraleSteps(
  scene: MoraleScene,
  rules: UsbRules,
  power: number,
  log: MoraleEntry[],
  thrown: MoraleThrown = { ends: [] },
): Play<MoraleEnd> {
  const asking = { rules, power: mayBend(scene) ? power : 0, log, thrown };
  const { moment } = scene;
  switch (scene.kind) {
    case 'test': {
      const { outcome, chosen } = yield* testUnit(scene.level, scene.fighter, moment, asking);
      return { fate: outcome.fate, models: outcome.models, chosen };
    }
    case 'losses':
      return yield* afterLosses(scene.now, oddsAfterLosses(scene, rules), moment, asking);
    case 'hits': {
      const { fighter, hazard } = scene;
      const hits = hazardHits(fighter, hazard);
      const need = hazardSave(fighter, rules).target;
      const roll =
        hits > 0 ? yield* askRoll({ purpose: 'saves', need }, poolOf(hits, need, false), plain) : undefined;
      const saved = roll?.successes ?? 0;
      thrown.unsaved = hits - saved;
      const now = hurt(fighter, hits - saved, rules);
      const fallen = pointsOf(fighter, rules).length - (now ? pointsOf(now, rules).length : 0);
      if (roll) log.push({ purpose: 'saves', need, roll, saved, unsaved: hits - saved, models: fallen });
      const end = yield* afterLosses(now, afterLoss(fighter, now, rules, moment), moment, asking);
      return { ...end, models: fallen + end.models };
    }
    case 'recovery':
      return yield* recover(scene, asking);
    case 'commander': {
      let failing = 0;
      let models = 0;
      for (const [index, { fighter, moment: own }] of scene.units.entries()) {
        const tested = yield* testUnit(commanderLevel, fighter, own, asking, index + 1);
        if (!tested.passed) failing++;
        models += tested.outcome.models;
      }
      const fate: Fate = failing > 0 ? 'panicked' : 'steady';
      return { fate, models, failing, units: scene.units.length, chosen: false };
    }
  }
}

function* recover(
  { fighter, moment }: Extract<MoraleScene, { readonly kind: 'recovery' }>,
  asking: Asking,
): Play<MoraleEnd> {
  const need = moraleTarget(fighter, asking.rules, moment).value;
  const { end, roll, bent, chosen } = yield* testDie({ purpose: 'recovery', need }, moment, asking);
  const fate = end.passed ? recovered[fighter.state] : fighter.state;
  asking.log.push({ purpose: 'recovery', need, roll, face: end.face, passed: end.passed, bent, fate });
  return { fate, models: 0, chosen };
}

/** The test that losses ask for, if they do. */
function* afterLosses(
  now: Fighter | undefined,
  { level, outcomes }: MoraleOdds,
  moment: MoraleMoment,
  asking: Asking,
): Play<MoraleEnd> {
  if (level === undefined || !now) {
    return { fate: outcomes[0]?.fate ?? 'wiped', models: 0, chosen: false };
  }
  const { outcome, chosen } = yield* testUnit(level, now, moment, asking);
  return { fate: outcome.fate, models: outcome.models, chosen };
}
