// In a file, and so a process, of its own: what the twin of the squads has been through makes the same code slower.
import { expect, it } from 'vitest';
import { squadsAnswerOf } from '../../src/brikwars/squads/answer.ts';
import { initialSquads, type SquadSide, type SquadsInputs } from '../../src/brikwars/squads/inputs.ts';
import { type Fresh, grows, looked, measure, printTable, printTime, printTimes, within } from './measure.ts';

/** Milliseconds that the answer of a melee of twelve may take. */
const goal = 100;

it('bench: answers of melees of twelve against fewer, of inputs that nothing has seen', () => {
  const first = initialSquads('2005');
  const melee = (unit: SquadSide['unit'], count: number): Fresh =>
    looked(
      (turn) => {
        const side: SquadSide = { ...first.mine, unit, officer: true };
        // Own values are not asked for here, but no inputs are the same.
        const mine: SquadSide = { ...side, count: 12, ownArmor: `4+${turn + 1}-${turn + 1}` };
        const inputs: SquadsInputs = { ...structuredClone(first), mine, theirs: { ...side, count } };
        return () => {
          const answer = squadsAnswerOf(inputs);
          if (!answer.ok) throw new Error('no answer');
          return answer.value.lost.reduce((sum, { chance }) => sum + chance, 0);
        };
      },
      (whole) => {
        if (Math.abs(whole - 1) > 1e-7) throw new Error(`all ends of a melee together: ${whole}`);
      },
    );
  const rows: string[][] = [['melee', 'ours', 'goal', '']];
  for (const unit of ['minifig', 'armored-minifig'] as const) {
    const counts = [12, 9, 7, 5, 3, 1];
    const measured = measure(
      Object.fromEntries(counts.map((count) => [`${count}`, melee(unit, count)])),
      5,
      30,
    );
    const { time } = measured;
    for (const count of counts) {
      const took = time(`${count}`);
      rows.push([`12 against ${count}, ${unit}`, printTime(took), `${goal} ms`, within(took, goal)]);
    }
    const growth = grows(`${unit}, nine against one`, measured, '9', '1');
    rows.push([`9 against 1, ${unit}`, printTimes(growth), 'at least 1.5x', 'ok']);
  }
  process.stdout.write(`${printTable(rows, 'Melees of squads')}\n`);
  expect(rows).toHaveLength(15);
});
