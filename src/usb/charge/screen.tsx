import { CircumstanceTiles } from '../../fight/circumstances.tsx';
import { OpenSheet, type SheetsOf, type SheetTable, useSheets } from '../../fight/mode-sheets.tsx';
import { BesideCard, StageFrame } from '../../fight/stage-frame.tsx';
import { behind } from '../../kit/behind.ts';
import { useTexts } from '../../kit/context.ts';
import { weighingBy } from '../../kit/controls/worth.tsx';
import { Examples } from '../../kit/question/place-head.tsx';
import type { MeleeRole } from '../../rules/usb/melee/melee-setup.ts';
import type { PickedUnit } from '../side.ts';
import { IncomingUsbUnit } from '../unit-card.tsx';
import { UnitSheet } from '../unit-stage.tsx';
import { UsbMore } from '../ways-sheet.tsx';
import { UsbChargeAnswerTop } from './answer-card.tsx';
import { UsbChargeMeeting } from './approach.tsx';
import { UsbChargeArms } from './arms.tsx';
import { UsbChargeBest, UsbChargeChoices, useUsbChargeAdvice } from './choices.tsx';
import { useMeleeCircumstances, useMeleeWorth } from './circumstances.ts';
import { withMeleeSide } from './inputs.ts';
import type { UsbChargeModel } from './model.ts';
import { UsbChargeFigures } from './odds-details.tsx';
import { usbChargePresets, withUsbChargePreset } from './presets.ts';
import { UsbChargeSideMore } from './side-details.tsx';
import { type Sheet, UsbChargeStage } from './stage.tsx';
import { UsbChargeTable } from './table.tsx';
import { roleOf } from './text.ts';
import './charge.css';

type SheetProps = SheetsOf<UsbChargeModel, Sheet>;

interface Weighed {
  /** Every choice with what comes of it; undefined until they are weighed. */
  readonly weighed: ReturnType<typeof useUsbChargeAdvice>;
}

/** The ways to all that is not on the stage, and melees that stand ready. */
function MoreSheet({ model, sheets }: SheetProps) {
  const t = useTexts('usbcharge');
  const { whatCounts } = useTexts('fight');
  return (
    <UsbMore
      sheets={sheets}
      ways={[['choices', t.advice], ['meeting', whatCounts], model.answer.value.ok && ['figures', t.figures]]}
    >
      <h3 class="label">{t.presetsLabel}</h3>
      <Examples
        legend={t.presetsLabel}
        examples={usbChargePresets.map((preset) => {
          const take = () => {
            model.use(withUsbChargePreset(model.inputs.value.peek(), preset));
            sheets.close();
          };
          return [preset, t.presets[preset], take] as const;
        })}
      />
    </UsbMore>
  );
}

/** What most often changes the melee, each with its odds. */
function MeleeTiles({ model }: Pick<SheetProps, 'model'>) {
  const t = useTexts('usbcharge');
  return (
    <CircumstanceTiles
      of={useMeleeCircumstances(model)}
      watched={t.ends.wins}
      given={model.inputs.value.value}
    />
  );
}

/** One of the two units, and what it alone may choose in a melee. */
function SideSheet({ model, of: role, sheets }: SideProps) {
  const t = useTexts('usbcharge');
  const inputs = model.inputs.value.value;
  const whole = useMeleeWorth(inputs);
  return (
    <UnitSheet
      side={inputs[role]}
      onChange={({ fighter }) => model.changeSide(role, { fighter })}
      onTake={(picked) => model.takeUnit(role, picked)}
      rules={model.rules.value}
      as={roleOf(role)}
      arms="melee"
      weighing={{
        worth: ({ fighter }) => whole.worth(withMeleeSide(inputs, role, { fighter })),
        of: inputs,
      }}
      taking={weighingBy(whole, (picked: PickedUnit) => model.wouldTake(role, picked))}
      watched={t.ends.wins}
      onClose={sheets.close}
    >
      <UsbChargeSideMore model={model} role={role} />
    </UnitSheet>
  );
}

interface SideProps extends SheetProps {
  readonly of: MeleeRole;
}

function ChargeSheets({ model, sheets, weighed }: SheetProps & Weighed) {
  const t = useTexts('usbcharge');
  const place = useTexts('fight');
  const units = useTexts('usb');
  const { role } = units;
  const answer = model.answer.value;
  const { shown } = sheets;
  if (shown === 'charger' || shown === 'target')
    return <SideSheet key={shown} model={model} of={shown} sheets={sheets} />;
  const arms = (who: string) => units.lineOf(who, units.arms.melee);
  const table: SheetTable<Exclude<Sheet, MeleeRole>> = {
    'charger-arms': [arms(role.acts), () => <UsbChargeArms model={model} of="charger" />],
    'target-arms': [arms(role.other), () => <UsbChargeArms model={model} of="target" />],
    choices: [t.advice, () => <UsbChargeChoices model={model} weighed={weighed} />],
    meeting: [
      place.whatCounts,
      () => (
        <div class="stack">
          <MeleeTiles model={model} />
          <UsbChargeMeeting model={model} />
        </div>
      ),
    ],
    figures: [t.figures, () => answer.ok && <UsbChargeFigures answer={answer.value} />],
    more: [place.aboutFight, () => <MoreSheet model={model} sheets={sheets} />],
  };
  return <OpenSheet sheets={{ ...sheets, shown }} table={table} />;
}

/** A charge of USB: the odds, both units face to face, what is best, and the dice. */
export function UsbChargeFight({ model }: { readonly model: UsbChargeModel }) {
  const later = behind(model);
  const t = useTexts('usbcharge');
  const weighed = useUsbChargeAdvice(later.inputs.value.value);
  const sheets = useSheets<Sheet>();
  return (
    <StageFrame
      game="usb"
      inputs={model.inputs}
      play={model.play}
      answer={<UsbChargeAnswerTop model={model} />}
      sheet={sheets.shown}
      stage={<UsbChargeStage model={later} onSheet={sheets.open} />}
      advice={
        later.answer.value.ok && (
          <UsbChargeBest model={later} weighed={weighed} onAll={() => sheets.open('choices')} />
        )
      }
      choices={
        sheets.shown !== 'choices' && (
          <BesideCard title={t.advice}>
            <UsbChargeChoices model={later} weighed={weighed} />
          </BesideCard>
        )
      }
      table={<UsbChargeTable model={later} onMore={() => sheets.open('more')} />}
    >
      <IncomingUsbUnit inputs={model.inputs} onTake={(picked) => model.takeUnit('charger', picked)} />
      {sheets.shown && <ChargeSheets model={later} sheets={sheets} weighed={weighed} />}
    </StageFrame>
  );
}
