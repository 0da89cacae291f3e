import { useFormat, useTexts } from '../../kit/context.ts';
import type { Messages } from '../../platform/words.ts';
import { GoalChoice } from '../goal-choice.tsx';
import type { ManyInputs } from './inputs.ts';
import type { ManyModel } from './model.ts';
import { countersText, memberName } from './names.ts';
import type { GangCounsel } from './ways.ts';
import { type ToldWay, WaysFold } from './ways-fold.tsx';

type Texts = Messages['many'];

interface GangWaysProps {
  readonly model: ManyModel;
  /** What the advice is for. */
  readonly inputs: ManyInputs;
  readonly counsel: GangCounsel;
}

function wavesName(t: Texts, inputs: ManyInputs, waves: readonly (readonly number[])[], of: number): string {
  if (waves[0]?.length === of) return t.counsel.together;
  const name = (members: readonly number[]) =>
    members.map((member) => memberName(t, inputs, member)).join(' + ');
  const there = waves.flat();
  const out = Array.from({ length: of }, (_, member) => member).filter((member) => !there.includes(member));
  const told = waves.map(name).reduce((before, next) => t.counsel.next(before, next));
  return out.length > 0 ? `${told}. ${t.counsel.leftOut(name(out))}` : told;
}

/** Every way to set upon the victim, together or one after the other, each with his best answer. */
export function GangWays({ model, inputs, counsel }: GangWaysProps) {
  const t = useTexts('many');
  const more = useTexts('fightmore');
  const format = useFormat();
  const { advice, bonus, gang } = counsel;
  if (advice === undefined) return null;
  const ways = advice.ways.map(
    ({ waves, counters, victimDies, attackerDies, best }): ToldWay => ({
      name: wavesName(t, inputs, waves, gang.fights.length),
      best,
      figures: t.counsel.gang(format.hundredths(victimDies), format.hundredths(attackerDies)),
      ...(best ? { hint: more.reply(countersText(t, inputs, counters)) } : {}),
      share: victimDies,
    }),
  );
  return (
    <WaysFold
      {...(advice.gain > 1e-9 ? { gain: more.attackGain(format.hundredths(advice.gain)) } : {})}
      ways={ways}
      {...(bonus ? { bonus: { way: bonus.way, gain: format.hundredths(bonus.gain) } } : {})}
    >
      <GoalChoice
        value={inputs.gang.attackGoal}
        onChange={(attackGoal) => model.changeGang({ attackGoal })}
      />
    </WaysFold>
  );
}
