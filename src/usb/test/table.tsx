import { TableCard } from '../../fight/step-card.tsx';
import type { TableTexts } from '../../fight/step-record.ts';
import { Pairs } from '../../kit/bars.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { chanceAtLeast, chanceOf } from '../../rules/dice/distribution.ts';
import { fresh } from '../../rules/usb/fighter.ts';
import type { TestEntry, TestMoment, TestOutcome } from '../../rules/usb/test-steps.ts';
import { regulars } from '../side.ts';
import { UnitsGroup } from '../unit-picture.tsx';
import { numberOdds } from './answer.ts';
import { kindOf, type UsbTestInputs, usbTestCodec } from './inputs.ts';
import type { UsbTestModel } from './model.ts';
import { wantedOf } from './play.ts';
import { titleOf } from './title.ts';

const isSum = ({ kind }: UsbTestInputs) => kindOf(kind).reads !== 'successes';

function useTestTexts(): TableTexts<UsbTestInputs, TestMoment, TestEntry, TestOutcome> {
  const t = useTexts('usb');
  const words = useTexts('fightplay');
  const format = useFormat();
  /** Whoever throws one die hopes for what its success is called. */
  const hoped = (inputs: UsbTestInputs) => {
    const { kind, dice, atLeast } = inputs;
    const alone = dice === 1 && kind !== 'd2' && kind !== 'd3';
    return alone ? t.outcomes[kind].pass : t.atLeastChance(atLeast);
  };
  return {
    title: (inputs) => titleOf(t, usbTestCodec.encode(inputs)) ?? t.title,
    step: ({ purpose, count, need }, { kind }) => ({
      title: purpose === 'first' ? t.kinds[kind] : t.typeWave[purpose](count),
      ...(need !== undefined && { need }),
    }),
    counts: () => 'successes',
    option: (option) => option,
    line: ({ purpose, count, number }, inputs) => ({
      text: isSum(inputs)
        ? t.sum(format.number(number))
        : `${t.waves[purpose]}: ${t.waveResult(count, number)}`,
    }),
    odds: ([yes], inputs) => yes && words.endOdds(hoped(inputs), format.hundredths(yes.chance)),
    watched: (inputs) => ({
      label: hoped(inputs),
      side: 'mine',
      chance: (known) => known.find(({ id }) => id === 'yes')?.chance ?? 0,
    }),
    came: ({ number }, inputs) => number >= wantedOf(inputs),
    side: () => 'mine',
    outcome({ number }, inputs) {
      const { kind, dice } = inputs;
      if (kind === 'd2' || kind === 'd3') return t.sum(format.number(number));
      return dice === 1 ? t.outcomes[kind][number > 0 ? 'pass' : 'fail'] : t.announceRoll(number, dice);
    },
  };
}

/** How often it would be as many, and as many or more. */
function HowOften({ inputs, number }: { readonly inputs: UsbTestInputs; readonly number: number }) {
  const t = useTexts('usb');
  const format = useFormat();
  if (inputs.dice === 1 && !isSum(inputs)) return null;
  const odds = numberOdds(inputs);
  return (
    <Pairs
      look="usb-figures"
      pairs={[
        [t.thisOrMore, format.percent(chanceAtLeast(odds, number))],
        [t.exactly, format.percent(chanceOf(odds, number))],
      ]}
    />
  );
}

/** Throws the pool, here or on the table. */
export function UsbTestTable({
  model,
  onMore,
}: {
  readonly model: UsbTestModel;
  readonly onMore: () => void;
}) {
  const texts = useTestTexts();
  const shown = model.play.play.value;
  return (
    <TableCard
      model={model.play}
      texts={texts}
      ready
      onMore={onMore}
      alone
      picture={({ dice, kind }) => (
        <UnitsGroup mine={{ ...fresh(regulars), models: dice }} arms={kind === 'hit' ? 'ranged' : 'melee'} />
      )}
      after={shown?.outcome && <HowOften inputs={shown.inputs} number={shown.outcome.number} />}
    />
  );
}
