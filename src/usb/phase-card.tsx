import { useSignal } from '@preact/signals';
import { Toggle } from '../kit/choice.tsx';
import { useTexts } from '../kit/context.ts';
import type { Fighter } from '../rules/usb/fighter.ts';
import type { UsbRules } from '../rules/usb/house-rules.ts';
import type { Way } from '../rules/usb/movement.ts';
import { whatMayItDo } from '../rules/usb/phase.ts';
import { LengthStepper } from './length-stepper.tsx';
import { MeasureChoice } from './measure-choice.tsx';
import { PhaseItem } from './phase-item.tsx';
import './phase-card.css';

interface PhaseCardProps {
  readonly fighter: Fighter;
  readonly rules: UsbRules;
  /** Where the screen knows it: inches to a charger, a locked fight. */
  readonly distance?: number;
  readonly locked?: boolean;
  /** What slows or speeds it on its way, where the screen asks that itself. */
  readonly way?: Way;
}

/** What a unit may do now: its actions with how far they go, and how it may answer a charge. */
export function PhaseCard({ fighter, rules, distance: given, locked: held, way }: PhaseCardProps) {
  const t = useTexts('usbphase');
  const locked = useSignal(false);
  const slow = useSignal(false);
  const road = useSignal(false);
  const friendSees = useSignal(true);
  const distance = useSignal(8);
  const card = whatMayItDo(
    fighter,
    {
      locked: held ?? locked.value,
      distance: given ?? distance.value,
      way: way ?? { slow: slow.value, road: road.value },
      friendSees: friendSees.value,
    },
    rules,
  );
  return (
    <div class="usb-phase">
      {card.recovery && <p class="note">{t.recoverFirst[card.recovery]}</p>}
      <div class="chips">
        {held === undefined && (
          <Toggle
            pressed={locked.value}
            onChange={(on) => {
              locked.value = on;
            }}
          >
            {t.locked}
          </Toggle>
        )}
        {way === undefined && (
          <>
            <Toggle
              pressed={slow.value}
              onChange={(on) => {
                slow.value = on;
              }}
            >
              {t.slowWay}
            </Toggle>
            <Toggle
              pressed={road.value}
              onChange={(on) => {
                road.value = on;
              }}
            >
              {t.roadWay}
            </Toggle>
          </>
        )}
      </div>
      <h3 class="label">{t.actionsTitle}</h3>
      <ul class="usb-phase-list">
        {card.actions.map((item) => (
          <PhaseItem key={item.id} item={item} name={t.actions[item.id]} />
        ))}
      </ul>
      <h3 class="label">{t.reactionsTitle}</h3>
      {given === undefined && (
        <LengthStepper
          inchesLabel={t.distance}
          centimetresLabel={t.distanceCm}
          value={distance.value}
          max={30}
          onChange={(value) => {
            distance.value = value;
          }}
        />
      )}
      {!card.mayReact.value && <p>{t.mayNotReact}</p>}
      <ul class="usb-phase-list">
        {card.reactions.map((item) => (
          <PhaseItem key={item.id} item={item} name={t.reactions[item.id]} />
        ))}
      </ul>
      {card.arrivals.length > 0 && <h3 class="label">{t.arrivalsTitle}</h3>}
      {card.arrivals.some(({ id }) => id === 'assault') && (
        <div class="chips">
          <Toggle
            pressed={friendSees.value}
            onChange={(on) => {
              friendSees.value = on;
            }}
          >
            {t.friendSees}
          </Toggle>
        </div>
      )}
      <ul class="usb-phase-list">
        {card.arrivals.map((item) => (
          <PhaseItem key={item.id} item={item} name={t.arrivals[item.id]} />
        ))}
      </ul>
      <MeasureChoice />
    </div>
  );
}
