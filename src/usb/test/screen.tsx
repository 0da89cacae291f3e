import { OpenSheet, type SheetsOf, type SheetTable, useSheets } from '../../fight/mode-sheets.tsx';
import { StageFrame } from '../../fight/stage-frame.tsx';
import { behind } from '../../kit/behind.ts';
import { useTexts } from '../../kit/context.ts';
import { UsbMore } from '../ways-sheet.tsx';
import { UsbTestAnswer } from './answer-card.tsx';
import { UsbTestDice, UsbTestForm, UsbTestModifiers } from './form.tsx';
import type { UsbTestModel } from './model.ts';
import { type TestSheet, UsbTestStage } from './stage.tsx';
import { UsbTestAdvice, UsbTestTable } from './table.tsx';
import { UsbTestWhy } from './why.tsx';
import '../../fight/fight.css';
import './test.css';

type SheetProps = SheetsOf<UsbTestModel, TestSheet>;

const others = ['roll', 'dice', 'why'] as const;

function TestSheets({ model, sheets }: SheetProps) {
  const t = useTexts('usbtest');
  const place = useTexts('fight');
  const table: SheetTable<TestSheet> = {
    counts: [place.whatCounts, () => <UsbTestModifiers model={model} />],
    roll: [t.presets, () => <UsbTestForm model={model} />],
    dice: [t.dice, () => <UsbTestDice model={model} />],
    why: [t.why, () => <UsbTestWhy model={model} />],
    more: [
      place.aboutFight,
      () => <UsbMore sheets={sheets} ways={others.map((one) => [one, table[one][0]])} />,
    ],
  };
  return <OpenSheet sheets={sheets} table={table} />;
}

/** A pool of USB tests: the odds, which roll it is, and the dice. */
export function UsbTest({ model }: { readonly model: UsbTestModel }) {
  const later = behind(model);
  const sheets = useSheets<TestSheet>();
  return (
    <StageFrame
      owned
      game="usb"
      inputs={model.inputs}
      play={model.play}
      answer={<UsbTestAnswer model={model} />}
      sheet={sheets.shown}
      stage={<UsbTestStage model={later} onSheet={sheets.open} />}
      advice={<UsbTestAdvice model={later} />}
      table={<UsbTestTable model={later} onMore={() => sheets.open('more')} />}
    >
      {sheets.shown && <TestSheets model={later} sheets={sheets} />}
    </StageFrame>
  );
}
