import { expect, it } from 'vitest';
import { manyAnswerOf } from '../../src/brikwars/many/answer.ts';
import {
  type AssaultInputs,
  assaultOf,
  groupOf,
  initialMany,
  type ManyInputs,
} from '../../src/brikwars/many/inputs.ts';
import { manyPresets, withManyPreset } from '../../src/brikwars/many/model.ts';
import { volleyOf } from '../../src/brikwars/many/setup.ts';
import { createSeededSource } from '../../src/rules/dice/random.ts';
import { combinedOnce } from '../rules/brikwars/many/volley-twins.ts';
import { type Fresh, grows, looked, measure, printTable, printTime, within } from './measure.ts';

const first = initialMany('2005');
/** Milliseconds that the full answer of a screen may take. */
const goal = 5;

/** Shooters who hit every second time, at an Armor that no other call had, in value or in words. */
function volley(count: number, groups: number, turn: number): ManyInputs {
  const made = Array.from({ length: groups }, (_, place) =>
    groupOf(Math.floor(count / groups), 'own', { ownUse: 4, ownDamage: `1d6+${place}` }),
  );
  const { target, ...rest } = assaultOf(made);
  const aim: AssaultInputs['target'] = {
    ...target,
    unit: 'own',
    ownArmor: `1d6+${(turn % 90) + 3}+${turn + 1}-${turn + 1}`,
  };
  return { ...structuredClone(first), assaults: [{ ...rest, target: aim }] };
}

function combined(inputs: ManyInputs) {
  const answer = manyAnswerOf(inputs);
  if (!answer.ok || answer.value.kind !== 'volley') throw new Error('no volley');
  const [assault] = answer.value.odds.assaults;
  if (!assault?.combined) throw new Error('not together');
  return assault.combined;
}

/** Half of the shooters hit on average, at any target; all damage adds up to certainty. */
function shooters(count: number, groups = 1): Fresh {
  return looked(
    (turn) => {
      const inputs = volley(count, groups, turn);
      return () => combined(inputs).meanHits.value;
    },
    (hits) => {
      if (Math.abs(hits - (count - (count % groups)) / 2) > 1e-9)
        throw new Error(`${count} hit ${hits} times`);
    },
  );
}

/** The same thrown once, attacker by attacker. */
function thrown(count: number, groups = 1): Fresh {
  return (turn) => {
    const made = volleyOf(volley(count, groups, turn));
    const [assault] = made.ok ? made.value.assaults : [];
    if (!assault) throw new Error('no assault');
    const random = createSeededSource(turn + 1);
    return () => combinedOnce(assault, random);
  };
}

/** What the presets of the screen come to, as proved with their twins: the mean of the dead, a gang's victim, nobody dead. */
const figures: Readonly<Record<(typeof manyPresets)[number], number>> = {
  bowmen: 0.7352537722908091,
  two: 0.5114952860290832,
  three: 0.6952804228465757,
  squad: 16 / 9,
  grenade: 0.4,
  mixed: 1,
  launcher: 0.4,
};

function figureOf(inputs: ManyInputs): number {
  const answer = manyAnswerOf(inputs);
  if (!answer.ok) throw new Error(JSON.stringify(answer.issues));
  const { value } = answer;
  if (value.kind === 'gang') return value.odds.victimDies.value;
  return value.kind === 'volley' ? value.odds.meanDeaths.value : value.odds.nobodyDies;
}

function preset(name: (typeof manyPresets)[number]): Fresh {
  return looked(
    (turn) => {
      const made = structuredClone(withManyPreset(first, name));
      // Of another kind of attack: nothing that is asked for here, but no inputs are the same.
      const inputs: ManyInputs = { ...made, blast: { ...made.blast, ownArmor: `1d6+${turn + 4}` } };
      return () => figureOf(inputs);
    },
    (figure) => {
      if (Math.abs(figure - figures[name]) > 1e-9) throw new Error(`${name}: ${figure}`);
    },
  );
}

it('bench: the full odds of attacks of many, of inputs that nothing has seen', () => {
  const rows: string[][] = [['attack', 'ours', 'goal', '', 'as long as throwing it']];
  const sizes = [50, 100, 200, 400, 500];
  const volleys = [...sizes.map((count) => [count, 1] as const), [496, 8] as const];
  const found = measure(
    Object.fromEntries([
      ...manyPresets.map((name) => [name, preset(name)] as const),
      ...volleys.flatMap(([count, groups]) => [
        [`${count} in ${groups}`, shooters(count, groups)] as const,
        [`${count} in ${groups} thrown`, thrown(count, groups)] as const,
      ]),
    ]),
    9,
    20,
  );
  for (const name of manyPresets)
    rows.push([name, printTime(found.time(name)), `${goal} ms`, within(found.time(name), goal), '']);
  for (const [count, groups] of volleys) {
    const name = `${count} in ${groups}`;
    rows.push([
      `${count} shooters${groups > 1 ? ` in ${groups} groups` : ''}`,
      printTime(found.time(name)),
      `${goal} ms`,
      within(found.time(name), goal),
      `${found.ratio(name, `${name} thrown`).toFixed(0)} times`,
    ]);
  }
  const growth = grows('500 shooters against 50', found, '500 in 1', '50 in 1');
  rows.push(['500 shooters against 50', `${growth.toFixed(1)}x`, 'at least 1.5x', 'ok', '']);
  process.stdout.write(`${printTable(rows, 'Attacks of many')}\n`);
  expect(rows).toHaveLength(1 + manyPresets.length + volleys.length + 1);
});
