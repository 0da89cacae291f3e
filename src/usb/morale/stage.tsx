import { useFormat, useTexts } from '../../kit/context.ts';
import { matters } from '../../kit/question/asked.ts';
import { asksIn } from '../../kit/question/asks-in.tsx';
import { AdviceChip } from '../../kit/stage/advice-chip.tsx';
import { type Plate, Stage } from '../../kit/stage/stage.tsx';
import { useUndo } from '../../kit/undo.ts';
import { fresh } from '../../rules/usb/units/fighter.ts';
import { fitted, regulars } from '../side.ts';
import { aloneTall, UnitsGroup } from '../unit-picture.tsx';
import { UsbStage } from '../unit-stage.tsx';
import { usbMorale } from './inputs.ts';
import { moraleAnswerOf, type UsbMoraleModel } from './model.ts';
import { holdChance } from './odds-ahead.ts';

/** What a tap on the stage opens. */
export type MoraleSheet = 'event' | 'unit' | 'left' | 'power' | 'figures' | 'phase' | 'more';

interface StageProps {
  readonly model: UsbMoraleModel;
  readonly onSheet: (sheet: MoraleSheet) => void;
}

/** What has happened, and the help there is; the rest of it a tap away. */
function useEventPlate(model: UsbMoraleModel): Plate<MoraleSheet> {
  const t = useTexts('usbmorale');
  const format = useFormat();
  const { event, hazard, from, lostBy, aura, blessed } = model.inputs.value.value;
  const { lost, start } = model.answer.value;
  const held =
    event === 'hits'
      ? t.hazards[hazard]
      : event === 'recovery'
        ? t.fromStates[from]
        : event === 'defeat'
          ? `${t.lostBy} ${format.number(lostBy)}`
          : event === 'losses'
            ? t.lostLine(
                format.number(lost),
                format.number(start),
                format.percent(start === 0 ? 0 : lost / start),
              )
            : '';
  const help = [
    ...(aura === 'none' ? [] : [`${t.aura}: ${format.number(aura)}+`]),
    ...(blessed ? [t.blessed] : []),
  ];
  return {
    side: 'theirs',
    role: t.event,
    name: t.events[event],
    held,
    values: help.join(' · '),
    opens: 'event',
  };
}

/** Who tests, and what has happened to him. */
export function MoraleStage({ model, onSheet }: StageProps) {
  const t = useTexts('usbmorale');
  const units = useTexts('usb');
  const format = useFormat();
  const inputs = model.inputs.value.value;
  const { rules } = model.answer.value;
  const { side, event, left } = inputs;
  const chips = asksIn(usbMorale, inputs, model.change).choice('event', t.event, t.events, {
    hideLegend: true,
  });
  const happened = useEventPlate(model);
  if (event !== 'commander')
    return (
      <UsbStage
        rules={rules}
        chips={chips}
        mine={{
          fighter: fitted(side.fighter, rules),
          as: 'unit',
          values: ['tough', 'standfast'],
          opens: 'unit',
        }}
        event={happened}
        onSheet={onSheet}
      />
    );
  const all = left.reduce((sum, group) => sum + group.units, 0);
  return (
    <Stage
      label={units.stage}
      tall={aloneTall}
      alone
      chips={chips}
      picture={<UnitsGroup mine={{ ...fresh(regulars), models: all }} arms="melee" />}
      plates={[
        {
          side: 'mine',
          role: t.leftTitle,
          name: format.number(all),
          held: left
            .map((group) => `${format.number(group.units)} × ${format.number(group.tough)}+`)
            .join(', '),
          opens: 'left',
        },
        happened,
      ]}
      onSheet={onSheet}
    />
  );
}

/** What helps the die, and what it is worth: the reroll of the blessed at a tap, a hero's points in their sheet. */
export function MoraleAdvice({ model, onSheet }: StageProps) {
  const t = useTexts('usbmorale');
  const format = useFormat();
  const offerUndo = useUndo();
  const inputs = model.inputs.value.value;
  const { verdict, bends } = model.answer.value;
  if (matters(usbMorale, 'blessed', inputs) && !inputs.blessed) {
    const [from, to] = [verdict, moraleAnswerOf({ ...inputs, blessed: true }).verdict].map(holdChance);
    if (from === undefined || to === undefined || to <= from) return null;
    const take = () => {
      model.change({ blessed: true });
      offerUndo(t.blessed, () => model.change({ blessed: false }));
    };
    return (
      <AdviceChip text={t.blessed} from={format.hundredths(from)} to={format.hundredths(to)} onClick={take} />
    );
  }
  const luck = 'luck' in verdict ? verdict.luck : undefined;
  const [without, one] = luck?.chances ?? [];
  if (!bends || without === undefined || one === undefined) return null;
  return (
    <AdviceChip
      text={`${t.powerFold}: ${t.luckLine(1)}`}
      from={format.hundredths(without)}
      to={format.hundredths(one)}
      onClick={() => onSheet('power')}
    />
  );
}
