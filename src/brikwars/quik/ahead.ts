import type { OddsAhead } from '../../fight/step-player.ts';
import type { EndChance } from '../../fight/step-record.ts';
import type { QuikAnswer } from './answer.ts';

/** How many bricks come off, by their chances. */
function bricksOf(ends: readonly EndChance[], of: string) {
  const bricks = ends.flatMap(({ id, chance }) =>
    id.startsWith(`${of}-`) ? [{ number: Number(id.slice(of.length + 1)), chance }] : [],
  );
  const chanceOf = (number: number) => bricks.find((one) => one.number === number)?.chance ?? 0;
  return { chanceOf, mean: bricks.reduce((sum, { number, chance }) => sum + number * chance, 0) };
}

/** The answer with the odds of the turn in hand. */
export function answerAhead(answer: QuikAnswer, { ends, also = [] }: OddsAhead): QuikAnswer {
  const all = [...ends, ...also];
  const chance = (id: string) => all.find((end) => end.id === id)?.chance ?? 0;
  switch (answer.kind) {
    case 'attack': {
      const kills = { ...answer.kills, value: chance('destroyed') };
      const { reply, dies } = answer;
      return {
        ...answer,
        kills,
        dies: reply && dies && { ...dies, value: (1 - kills.value) * reply.destroys.value },
      };
    }
    case 'building': {
      const { chanceOf, mean } = bricksOf(all, 'bricks');
      return { ...answer, firstOff: 1 - chanceOf(0), allOff: chanceOf(answer.count), meanBricks: mean };
    }
    case 'vehicle': {
      const { crash } = answer;
      if (!crash) return answer;
      const { vehicle, obstacle } = crash;
      return {
        ...answer,
        crash: {
          vehicle: { ...vehicle, mean: bricksOf(all, 'vehicle').mean },
          obstacle:
            'killed' in obstacle
              ? { ...obstacle, killed: { ...obstacle.killed, value: chance('destroyed') } }
              : { ...obstacle, mean: bricksOf(all, 'obstacle').mean },
        },
      };
    }
    case 'feat':
      return { ...answer, succeeds: { ...answer.succeeds, value: chance('succeeds') } };
    case 'move':
      return answer;
  }
}
