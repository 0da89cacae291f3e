import { CircumstanceRow } from '../../fight/circumstances.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Stage, scene } from '../../kit/stage/stage.tsx';
import { fresh } from '../../rules/usb/units/fighter.ts';
import { regulars } from '../side.ts';
import { aloneTall, UnitsGroup } from '../unit-picture.tsx';
import { useRollName, useTestCircumstances } from './form.tsx';
import { asksStat, kindOf, type UsbTestInputs } from './inputs.ts';
import { presetOf, type UsbTestModel } from './model.ts';

/** What a tap on the stage opens. */
export type TestSheet = 'counts' | 'roll' | 'dice' | 'why' | 'more';

interface StageProps {
  readonly model: UsbTestModel;
  readonly onSheet: (sheet: TestSheet) => void;
}

/** As many soldiers as there are dice. */
export function UnitsInTest({
  inputs: { kind, dice },
}: {
  readonly inputs: Pick<UsbTestInputs, 'kind' | 'dice'>;
}) {
  return (
    <UnitsGroup mine={{ ...fresh(regulars), models: dice }} arms={kind === 'hit' ? 'ranged' : 'melee'} />
  );
}

/** Which roll it is, and with how many dice, as so many soldiers. */
export function UsbTestStage({ model, onSheet }: StageProps) {
  const t = useTexts('usbtest');
  const units = useTexts('usb');
  const format = useFormat();
  const nameOf = useRollName();
  const inputs = model.inputs.value.value;
  const { each } = model.figures.value;
  const { kind, stat, dice, atLeast, other, grade, reroll, onlySix } = inputs;
  const { graded, reads } = kindOf(kind);
  const named = asksStat(kind) && kind !== 'hit' ? `${t.kinds[kind]} ${stat}+` : t.kinds[kind];
  const name = kind === 'hit' ? nameOf(presetOf(inputs) ?? { id: kind, kind, stat }) : named;
  const more = [
    ...(graded && grade > 0 ? [`${t.modifiers[graded.effect]} ${format.signed(-grade)}`] : []),
    ...(other === 0 ? [] : [`${t.modifier} ${format.signed(other)}`]),
    ...(reroll === 'none' ? [] : [`${t.reroll}: ${t.rerolls[reroll]}`]),
    ...(onlySix ? [t.onlySix] : []),
  ];
  const needs = each && (each.sixThenSix ? t.needsTwoSixes(each.target) : t.needs(each.target));
  return (
    <Stage
      label={units.stage}
      tall={aloneTall}
      alone
      chips={<CircumstanceRow of={useTestCircumstances(model)} onMore={() => onSheet('counts')} />}
      picture={<UnitsInTest inputs={inputs} />}
      spots={[{ at: [scene.width - 28, 62], label: `${t.dice}: ${format.number(dice)}`, opens: 'dice' }]}
      plates={[
        { side: 'mine', role: t.presets, name, held: needs ?? '', values: more.join(' · '), opens: 'roll' },
        {
          side: 'mine',
          role: t.dice,
          name: format.number(dice),
          held: dice > 1 || reads !== 'successes' ? t.atLeastChance(atLeast) : '',
          opens: 'dice',
        },
      ]}
      onSheet={onSheet}
    />
  );
}
