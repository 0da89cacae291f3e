import { useSignal } from '@preact/signals';
import type { Fighter } from '../../../rules/usb/fighter.ts';
import type { UsbRules } from '../../../rules/usb/house-rules.ts';
import { phaseCardOf } from '../../../state/usb-phase.ts';
import { useTexts } from '../../context.ts';
import { Choice, Toggle } from '../../parts/choice.tsx';
import { Stepper } from '../../parts/stepper.tsx';
import { PhaseItem } from './phase-item.tsx';
import { useAtTable } from './use-at-table.ts';
import './phase-card.css';

interface PhaseCardProps {
  readonly fighter: Fighter;
  readonly rules: UsbRules;
  /** Where the screen knows it: inches to a charger, a locked fight. */
  readonly distance?: number;
  readonly locked?: boolean;
}

/** What a unit may do now: its actions with how far they go, and how it may answer a charge. */
export function PhaseCard({ fighter, rules, distance: given, locked: held }: PhaseCardProps) {
  const t = useTexts('usbphase');
  const table = useAtTable();
  const locked = useSignal(false);
  const slow = useSignal(false);
  const road = useSignal(false);
  const distance = useSignal(8);
  const centimetres = table?.centimetres.value ?? false;
  const card = phaseCardOf(
    fighter,
    {
      locked: held ?? locked.value,
      distance: given ?? distance.value,
      way: { slow: slow.value, road: road.value },
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
      </div>
      <h3 class="label">{t.actionsTitle}</h3>
      <ul class="usb-phase-list">
        {card.actions.map((item) => (
          <PhaseItem key={item.id} item={item} name={t.actions[item.id]} centimetres={centimetres} />
        ))}
      </ul>
      <h3 class="label">{t.reactionsTitle}</h3>
      {given === undefined && (
        <Stepper
          label={t.distance}
          value={distance.value}
          min={0}
          max={30}
          onChange={(value) => {
            distance.value = value;
          }}
        />
      )}
      {!card.mayReact.value && <p>{t.mayNotReact}</p>}
      <ul class="usb-phase-list">
        {card.reactions.map((item) => (
          <PhaseItem key={item.id} item={item} name={t.reactions[item.id]} centimetres={centimetres} />
        ))}
      </ul>
      {table && (
        <Choice
          legend={t.unit}
          value={centimetres ? 'centimetres' : 'inches'}
          options={(['inches', 'centimetres'] as const).map((value) => ({ value, label: t.units[value] }))}
          onChange={(value) => table.change({ centimetres: value === 'centimetres' })}
        />
      )}
    </div>
  );
}
