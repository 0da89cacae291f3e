import { useWeighedEach } from '../../fight/answer-section.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { SwitchTile } from '../../kit/controls/tiles.tsx';
import { matters } from '../../kit/question/asked.ts';
import type { Messages } from '../../platform/words.ts';
import {
  type CircumstanceId,
  circumstanceIds,
  circumstancesOf,
} from '../../rules/brikwars/attack/circumstances.ts';
import { asksHeadOn, withSituation } from '../situation.ts';
import { hopeOf, squadsAnswerOf } from './answer.ts';
import { type SquadsInputs, squadRun, squadsAsked } from './inputs.ts';
import type { SquadsModel } from './model.ts';
import { hopeText } from './text.ts';

/** What changes an attack, be it of squads or not. */
type OfAttack = CircumstanceId | 'moved' | 'headOn';

const ofAttack = (id: Circumstance['id']): id is OfAttack =>
  id === 'moved' || id === 'headOn' || circumstanceIds.some((one) => one === id);

interface Circumstance {
  readonly id: 'they' | 'braced' | 'armed' | 'riders' | 'ridersMet' | 'counters' | OfAttack;
  readonly on: boolean;
  /** Otherwise than is the rule. */
  readonly inForce: boolean;
  readonly to: SquadsInputs;
}

/** What may be so or not in this kind of fight, and what a tap makes of it. */
function circumstancesIn(inputs: SquadsInputs): readonly Circumstance[] {
  const { kind, attacker, run, counters, situation, table } = inputs;
  const theirs = attacker === 'theirs';
  const all: Circumstance[] = [
    { id: 'they', on: theirs, inForce: theirs, to: { ...inputs, attacker: theirs ? 'mine' : 'theirs' } },
  ];
  if (kind === 'charge')
    for (const id of ['braced', 'armed', 'riders', 'ridersMet'] as const)
      if (matters(squadRun, id, run))
        all.push({ id, on: run[id], inForce: run[id], to: { ...inputs, run: { ...run, [id]: !run[id] } } });
  if (matters(squadsAsked, 'counters', inputs))
    all.push({ id: 'counters', on: counters, inForce: !counters, to: { ...inputs, counters: !counters } });
  const situated = (part: Parameters<typeof withSituation>[1]) => ({
    ...inputs,
    situation: withSituation(situation, part),
  });
  if (kind === 'charge') return all;
  const attack = (id: OfAttack, on: boolean, part: Parameters<typeof situated>[0]) =>
    all.push({ id, on, inForce: on, to: situated(part) });
  for (const id of circumstancesOf(kind)) attack(id, situation[id], { [id]: !situation[id] });
  const moved = situation.speed >= 6;
  attack('moved', moved, { speed: moved ? 0 : 6 });
  if (asksHeadOn(situation, table)) attack('headOn', situation.headOn, { headOn: !situation.headOn });
  return all;
}

export const inForceCount = (inputs: SquadsInputs): number =>
  circumstancesIn(inputs).filter(({ inForce }) => inForce).length + Number(inputs.modifier !== 0);

function nameOf(t: Messages['squads'], fight: Messages['brikwars'], id: Circumstance['id']): string {
  if (id === 'they') return t.theyAttack;
  return ofAttack(id) ? fight[id] : t[id];
}

/** All of it, each with the odds after a tap. */
export function CircumstanceTiles({ model }: { readonly model: SquadsModel }) {
  const t = useTexts('squads');
  const fight = useTexts('brikwars');
  const format = useFormat();
  const inputs = model.inputs.value.value;
  const all = circumstancesIn(inputs);
  const worths = useWeighedEach(
    all.map(({ to }) => () => {
      const answer = squadsAnswerOf(to);
      return answer.ok ? format.hundredths(hopeOf(to, answer.value.lost)) : undefined;
    }),
    inputs,
  );
  return (
    <>
      <p class="hint">{hopeText(t, inputs)}</p>
      <div class="tile-grid">
        {all.map(({ id, on, to }, at) => (
          <SwitchTile
            key={id}
            pressed={on}
            label={nameOf(t, fight, id)}
            worth={worths[at]}
            onChange={() => model.change(to)}
          />
        ))}
      </div>
    </>
  );
}
