import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { StageFrame } from '../../fight/stage-frame.tsx';
import { behind } from '../../kit/behind.ts';
import { useTexts } from '../../kit/context.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { UsbMore } from '../more-sheet.tsx';
import { UsbTestAnswer } from './answer-card.tsx';
import { UsbTestDice, UsbTestForm } from './form.tsx';
import type { UsbTestModel } from './model.ts';
import { type TestSheet, UsbTestStage } from './stage.tsx';
import { UsbTestAdvice, UsbTestTable } from './table.tsx';
import { UsbTestWhy } from './why.tsx';
import '../../fight/fight.css';
import './test.css';

interface SheetProps {
  readonly model: UsbTestModel;
  readonly sheet: TestSheet;
  readonly onSheet: (sheet: TestSheet) => void;
  readonly onClose: () => void;
}

/** What a tap on the stage opens, over the lower part of it. */
function OpenSheet({ model, sheet, onSheet, onClose }: SheetProps) {
  const t = useTexts('usb');
  const place = useTexts('fightplace');
  const ways = (['roll', 'dice', 'why'] as const).map((to) => ({
    label: { roll: t.presets, dice: t.dice, why: t.why }[to],
    onClick: () => onSheet(to),
  }));
  const inside: Readonly<Record<TestSheet, readonly [title: string, body: () => ComponentChildren]>> = {
    roll: [t.presets, () => <UsbTestForm model={model} />],
    dice: [t.dice, () => <UsbTestDice model={model} />],
    why: [t.why, () => <UsbTestWhy model={model} />],
    more: [place.more, () => <UsbMore ways={ways} onClose={onClose} />],
  };
  const [title, body] = inside[sheet];
  return (
    <Dialog key={sheet} kind="sheet" title={title} onClose={onClose}>
      {body()}
    </Dialog>
  );
}

/** A pool of USB tests: the odds, which roll it is, and the dice. */
export function UsbTest({ model }: { readonly model: UsbTestModel }) {
  const later = behind(model);
  const sheet = useSignal<TestSheet | undefined>(undefined);
  const open = (to: TestSheet) => {
    sheet.value = to;
  };
  return (
    <StageFrame
      owned
      game="usb"
      inputs={model.inputs}
      play={model.play}
      answer={<UsbTestAnswer model={model} />}
      stage={<UsbTestStage model={later} onSheet={open} />}
      advice={<UsbTestAdvice model={later} />}
      table={<UsbTestTable model={later} onMore={() => open('more')} />}
    >
      {sheet.value && (
        <OpenSheet
          model={later}
          sheet={sheet.value}
          onSheet={open}
          onClose={() => {
            sheet.value = undefined;
          }}
        />
      )}
    </StageFrame>
  );
}
