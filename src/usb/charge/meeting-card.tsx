import { Choice, Toggle } from '../../kit/choice.tsx';
import { useTexts } from '../../kit/context.ts';
import { Stepper } from '../../kit/stepper.tsx';
import { UsbChargeApproach } from './approach.tsx';
import { meetingOf } from './meeting.ts';
import type { UsbChargeModel } from './model.ts';
import { usbChargeOptions } from './options.ts';

interface MeetingProps {
  readonly model: UsbChargeModel;
}

/** How the two meet: how far, how the charged react, what their shields are for, what the heroes do. */
export function UsbChargeMeeting({ model }: MeetingProps) {
  const t = useTexts('usbchargemore');
  const inputs = model.inputs.value.value;
  const { charger, locked, flank, shield, duel } = inputs.setup;
  const meeting = meetingOf(inputs);
  return (
    <section class="card">
      <h2 class="card-title">{t.meeting}</h2>
      <div class="chips">
        <Toggle pressed={locked} onChange={(on) => model.change({ locked: on })}>
          {t.locked}
        </Toggle>
        {meeting.phalanx && (
          <Toggle pressed={flank} onChange={(on) => model.change({ flank: on })}>
            {t.flank}
          </Toggle>
        )}
      </div>
      {charger.fighter.activated && <p class="hint">{t.activatedHint}</p>}
      {locked ? <p class="hint">{t.lockedHint}</p> : <UsbChargeApproach model={model} meeting={meeting} />}
      {meeting.shield && (
        <Choice
          legend={t.shield}
          value={shield}
          options={usbChargeOptions.shields.map((value) => ({ value, label: t.shields[value] }))}
          onChange={(value) => model.change({ shield: value })}
        />
      )}
      {meeting.duel && (
        <Choice
          legend={t.duel}
          value={duel}
          options={usbChargeOptions.duels.map((value) => ({ value, label: t.duels[value] }))}
          onChange={(value) => model.change({ duel: value })}
        />
      )}
      {meeting.power !== undefined && <Power model={model} power={meeting.power} />}
    </section>
  );
}

/** What the charger's hero spends his Power points on. */
function Power({ model, power }: MeetingProps & { readonly power: number }) {
  const t = useTexts('usbchargemore');
  const { braveAttacks, luck } = model.inputs.value.value.setup;
  return (
    <>
      <Stepper
        label={t.brave}
        value={braveAttacks}
        min={0}
        max={power - luck}
        onChange={(value) => model.change({ braveAttacks: value })}
      />
      <Stepper
        label={t.luck}
        value={luck}
        min={0}
        max={power - braveAttacks}
        onChange={(value) => model.change({ luck: value })}
      />
    </>
  );
}
