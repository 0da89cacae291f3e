import { Choice } from '../../kit/choice.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import { type ManyInputs, manyOptions } from './inputs.ts';
import type { ManyModel } from './model.ts';
import { groupName } from './names.ts';
import type { VolleyCounsel } from './ways.ts';
import { type ToldWay, WaysFold } from './ways-fold.tsx';

type Texts = Messages['many'];

interface VolleyWaysProps {
  readonly model: ManyModel;
  /** What the advice is for. */
  readonly inputs: ManyInputs;
  /** The target that is shown. */
  readonly assault: number;
  readonly counsel: VolleyCounsel;
}

function firstName(t: Texts, format: Format, inputs: ManyInputs, assault: number, first: readonly number[]) {
  const groups = inputs.assaults[assault]?.groups ?? [];
  return first
    .flatMap((count, place) => {
      const group = groups[place];
      return group && count > 0 ? [groupName(t, format, { ...group, count }, inputs.kind)] : [];
    })
    .join(' + ');
}

/** Every number of shooters to begin with, together or alone. */
export function VolleyWays({ model, inputs, counsel, assault }: VolleyWaysProps) {
  const t = useTexts('many');
  const fight = useTexts('fightmore');
  const more = useTexts('fightmore');
  const format = useFormat();
  const { advice, bonus } = counsel;
  if (advice === undefined) return null;
  const { groups, targets } = counsel.assault;
  const ways = advice.plans.map(({ first, mean, any, all, best }): ToldWay => {
    const everybody = first.every((count, place) => count === groups[place]?.count);
    return {
      name: everybody ? t.counsel.together : t.counsel.first(firstName(t, format, inputs, assault, first)),
      best,
      figures:
        targets === 1
          ? t.counsel.one(format.hundredths(any))
          : t.counsel.several(format.number(mean), format.hundredths(any), format.hundredths(all)),
      share: { most: mean / targets, any, all }[advice.goal],
    };
  });
  const counted = advice.goal === 'most' && targets > 1;
  const gained = (gain: number) => (counted ? format.number(gain) : format.hundredths(gain));
  const gain = gained(advice.gain);
  return (
    <WaysFold
      {...(advice.gain > 1e-9 ? { gain: counted ? t.counsel.meanGain(gain) : more.attackGain(gain) } : {})}
      ways={ways}
      {...(bonus ? { bonus: { way: bonus.way, gain: gained(bonus.gain) } } : {})}
    >
      {targets > 1 && (
        <Choice
          legend={fight.goal}
          value={inputs.wish}
          options={manyOptions.wishes.map((value) => ({ value, label: t.counsel.wishes[value] }))}
          onChange={model.wishFor}
        />
      )}
    </WaysFold>
  );
}
