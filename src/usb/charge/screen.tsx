import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { BesideCard, StageFrame } from '../../fight/stage-frame.tsx';
import { behind } from '../../kit/behind.ts';
import { useTexts } from '../../kit/context.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { Examples } from '../../kit/place-head.tsx';
import type { MeleeRole } from '../../rules/usb/melee-setup.ts';
import { UsbMore } from '../more-sheet.tsx';
import { IncomingUsbUnit } from '../unit-card.tsx';
import { UnitSheet } from '../unit-stage.tsx';
import { UsbChargeAnswerTop } from './answer-card.tsx';
import { UsbChargeMeeting } from './approach.tsx';
import { UsbChargeArms } from './arms.tsx';
import { UsbChargeBest, UsbChargeChoices, useUsbChargeAdvice } from './choices.tsx';
import type { UsbChargeModel } from './model.ts';
import { UsbChargeFigures } from './odds-details.tsx';
import { usbChargePresets, withUsbChargePreset } from './presets.ts';
import { UsbChargeSideMore } from './side-more.tsx';
import { type Sheet, UsbChargeStage } from './stage.tsx';
import { UsbChargeTable } from './table.tsx';
import { roleOf } from './text.ts';
import './charge.css';

interface SheetProps {
  readonly model: UsbChargeModel;
  readonly onSheet: (sheet: Sheet) => void;
  readonly onClose: () => void;
}

interface Weighed {
  /** Every choice with what comes of it; undefined until they are weighed. */
  readonly weighed: ReturnType<typeof useUsbChargeAdvice>;
}

/** The ways to all that is not on the stage, and melees that stand ready. */
function MoreSheet({ model, onSheet, onClose }: SheetProps) {
  const t = useTexts('usbchargemore');
  const ways: readonly (readonly [Sheet, string, boolean])[] = [
    ['choices', t.advice, true],
    ['meeting', t.meeting, true],
    ['figures', t.figures, model.answer.value.ok],
  ];
  return (
    <UsbMore
      ways={ways
        .filter(([, , there]) => there)
        .map(([sheet, label]) => ({ label, onClick: () => onSheet(sheet) }))}
      onClose={onClose}
    >
      <h3 class="label">{t.presetsLabel}</h3>
      <Examples
        legend={t.presetsLabel}
        examples={usbChargePresets.map((preset) => {
          const take = () => {
            model.use(withUsbChargePreset(model.inputs.value.peek(), preset));
            onClose();
          };
          return [preset, t.presets[preset], take] as const;
        })}
      />
    </UsbMore>
  );
}

/** One of the two units, and what it alone may choose in a melee. */
function SideSheet({ model, of: role, onClose }: SideProps) {
  return (
    <UnitSheet
      side={model.inputs.value.value[role]}
      onChange={({ fighter }) => model.changeSide(role, { fighter })}
      onTake={(picked) => model.takeUnit(role, picked)}
      rules={model.rules.value}
      as={roleOf(role)}
      arms="melee"
      onClose={onClose}
    >
      <UsbChargeSideMore model={model} role={role} />
    </UnitSheet>
  );
}

interface SideProps extends Pick<SheetProps, 'model' | 'onClose'> {
  readonly of: MeleeRole;
}

/** What a tap on the stage opens, over the lower part of it. */
function OpenSheet({
  sheet,
  weighed,
  ...props
}: SheetProps & Weighed & { readonly sheet: Exclude<Sheet, MeleeRole> }) {
  const { model, onClose } = props;
  const t = useTexts('usbchargemore');
  const place = useTexts('fightplace');
  const units = useTexts('usbunits');
  const { role } = units;
  const answer = model.answer.value;
  const sheets: Readonly<
    Record<typeof sheet, { readonly title: string; readonly inside: () => ComponentChildren }>
  > = {
    'charger-arms': {
      title: units.lineOf(role.acts, units.arms.melee),
      inside: () => <UsbChargeArms model={model} of="charger" />,
    },
    'target-arms': {
      title: units.lineOf(role.other, units.arms.melee),
      inside: () => <UsbChargeArms model={model} of="target" />,
    },
    choices: {
      title: t.advice,
      inside: () => <UsbChargeChoices model={model} weighed={weighed} />,
    },
    meeting: { title: t.meeting, inside: () => <UsbChargeMeeting model={model} /> },
    figures: {
      title: t.figures,
      inside: () => answer.ok && <UsbChargeFigures answer={answer.value} />,
    },
    more: { title: place.more, inside: () => <MoreSheet {...props} /> },
  };
  const { title, inside } = sheets[sheet];
  return (
    <Dialog key={sheet} kind="sheet" title={title} onClose={onClose}>
      {inside()}
    </Dialog>
  );
}

/** A charge of USB: the odds, both units face to face, what is best, and the dice. */
export function UsbChargeFight({ model }: { readonly model: UsbChargeModel }) {
  const later = behind(model);
  const t = useTexts('usbchargemore');
  const weighed = useUsbChargeAdvice(later.inputs.value.value);
  const sheet = useSignal<Sheet | undefined>(undefined);
  const open = (to: Sheet) => {
    sheet.value = to;
  };
  const close = () => {
    sheet.value = undefined;
  };
  const shown = sheet.value;
  return (
    <StageFrame
      game="usb"
      inputs={model.inputs}
      play={model.play}
      answer={<UsbChargeAnswerTop model={model} />}
      stage={<UsbChargeStage model={later} onSheet={open} />}
      advice={
        later.answer.value.ok && (
          <UsbChargeBest model={later} weighed={weighed} onAll={() => open('choices')} />
        )
      }
      choices={
        shown !== 'choices' && (
          <BesideCard title={t.advice}>
            <UsbChargeChoices model={later} weighed={weighed} />
          </BesideCard>
        )
      }
      table={<UsbChargeTable model={later} onMore={() => open('more')} />}
    >
      <IncomingUsbUnit inputs={model.inputs} onTake={(picked) => model.takeUnit('charger', picked)} />
      {shown === 'charger' || shown === 'target' ? (
        <SideSheet key={shown} model={later} of={shown} onClose={close} />
      ) : (
        shown && <OpenSheet sheet={shown} model={later} weighed={weighed} onSheet={open} onClose={close} />
      )}
    </StageFrame>
  );
}
