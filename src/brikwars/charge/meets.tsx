import { useWeighedEach } from '../../fight/answer-section.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { SwitchTile } from '../../kit/controls/tiles.tsx';
import { matters } from '../../kit/question/asked.ts';
import { SheetChip } from '../../kit/stage/stage.tsx';
import { chargeAnswerOf } from './answer.ts';
import { aroundCount, type ChargeInputs, chargeAsked } from './inputs.ts';
import type { ChargeModel } from './model.ts';

interface Meeting {
  readonly id: 'braced' | 'towards' | 'past' | 'tramples';
  readonly on: boolean;
  readonly makes: Partial<ChargeInputs>;
}

/** At most so many are in sight. */
const most = 3;

/** How they meet, as far as it matters here: what each is now, and what a tap would make of it. */
function meetings(inputs: ChargeInputs): readonly Meeting[] {
  const { braced, direction, targetMove, straight, afterMiss, tramples } = inputs;
  const towards = direction === 'towards';
  const all: readonly (Meeting | false)[] = [
    matters(chargeAsked, 'tramples', inputs) && {
      id: 'tramples',
      on: tramples,
      makes: { tramples: !tramples },
    },
    matters(chargeAsked, 'braced', inputs) && { id: 'braced', on: braced, makes: { braced: !braced } },
    {
      id: 'towards',
      on: towards,
      makes: towards
        ? { direction: 'angle', targetMove: 0 }
        : { direction: 'towards', targetMove: targetMove || straight },
    },
    matters(chargeAsked, 'afterMiss', inputs) && {
      id: 'past',
      on: afterMiss === 'past',
      makes: { afterMiss: afterMiss === 'past' ? 'ram' : 'past' },
    },
  ];
  return all.filter((one) => one !== false).slice(0, most);
}

/** Without what has a tile of its own. */
function besides(inputs: ChargeInputs): ChargeInputs {
  const { direction } = inputs;
  return { ...inputs, braced: true, direction: direction === 'towards' ? 'angle' : direction };
}

/** How they meet in words, each with what it would make of the odds; the rest behind the last. */
export function MeetingTiles({
  model,
  onMore,
}: {
  readonly model: ChargeModel;
  readonly onMore: () => void;
}) {
  const t = useTexts('charge');
  const format = useFormat();
  const inputs = model.inputs.value.value;
  const ways = meetings(inputs);
  const worths = useWeighedEach(
    ways.map(({ makes }) => () => {
      const answer = chargeAnswerOf({ ...inputs, ...makes });
      return answer.ok ? format.hundredths(answer.value.odds.defenderDies.value) : undefined;
    }),
    inputs,
  );
  return (
    <>
      {ways.map(({ id, on, makes }, at) => (
        <SwitchTile
          key={id}
          pressed={on}
          label={t.meets[id]}
          worth={worths[at]}
          onChange={() => model.change(makes)}
        />
      ))}
      <SheetChip count={aroundCount(besides(inputs))} onClick={onMore}>
        <span class="visually-hidden">{t.run}: </span>
        {t.moreOf}
      </SheetChip>
    </>
  );
}
