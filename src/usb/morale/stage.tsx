import { useFormat, useTexts } from '../../kit/context.ts';
import { Choice } from '../../kit/controls/choice.tsx';
import { matters } from '../../kit/question/asked.ts';
import { AdviceChip } from '../../kit/stage/advice-chip.tsx';
import type { Plate } from '../../kit/stage/plate.tsx';
import { SheetChip, Stage } from '../../kit/stage/stage.tsx';
import { useUndo } from '../../kit/undo.ts';
import { fresh } from '../../rules/usb/units/fighter.ts';
import { fitted, regulars } from '../side.ts';
import { aloneTall, UnitsGroup } from '../unit-picture.tsx';
import { UsbStage } from '../unit-stage.tsx';
import { type MoraleEvent, moraleEvents, usbMorale } from './inputs.ts';
import { moraleAnswerOf, type UsbMoraleModel } from './model.ts';
import { holdChance } from './odds-ahead.ts';

/** What a tap on the stage opens. */
export type MoraleSheet = 'event' | 'unit' | 'left' | 'power' | 'figures' | 'phase' | 'more';

/** So many events have room in one row. */
const eventsSeen = 3;

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

/** What a chip has room for; all of it is read aloud. */
function InShort({ label }: { readonly label: string }) {
  const brief = useTexts('fight').chip(label);
  if (brief === label) return <>{label}</>;
  return (
    <>
      <span class="visually-hidden">{label}</span>
      <span aria-hidden="true">{brief}</span>
    </>
  );
}

/** What most often happens, and what has; the rest of it in the sheet. */
function EventChips({ model, onSheet }: StageProps) {
  const t = useTexts('usbmorale');
  const { moreCircumstances } = useTexts('fight');
  const { event } = model.inputs.value.value;
  const first: readonly MoraleEvent[] = moraleEvents.slice(0, eventsSeen);
  const seen = first.includes(event) ? first : [...first.slice(0, -1), event];
  return (
    <>
      <Choice
        legend={t.event}
        hideLegend
        value={event}
        options={seen.map((value) => ({ value, label: <InShort label={t.events[value]} /> }))}
        onChange={(to) => model.change({ event: to })}
      />
      <SheetChip onClick={() => onSheet('event')}>
        {moreCircumstances(moraleEvents.length - seen.length)}
      </SheetChip>
    </>
  );
}

/** Who tests, and what has happened to him. */
export function MoraleStage({ model, onSheet }: StageProps) {
  const t = useTexts('usbmorale');
  const units = useTexts('usb');
  const format = useFormat();
  const inputs = model.inputs.value.value;
  const { rules } = model.answer.value;
  const { side, event, left } = inputs;
  const chips = <EventChips model={model} onSheet={onSheet} />;
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
      <AdviceChip
        text={t.blessed}
        of={t.tiles.holds}
        from={format.hundredths(from)}
        to={format.hundredths(to)}
        onClick={take}
      />
    );
  }
  const luck = 'luck' in verdict ? verdict.luck : undefined;
  const [without, one] = luck?.chances ?? [];
  if (!bends || without === undefined || one === undefined) return null;
  return (
    <AdviceChip
      text={`${t.powerFold}: ${t.luckLine(1)}`}
      of={t.tiles.holds}
      from={format.hundredths(without)}
      to={format.hundredths(one)}
      onClick={() => onSheet('power')}
    />
  );
}
