import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { useFormat, useServices, useTexts } from '../kit/context.ts';
import { Choice } from '../kit/controls/choice.tsx';
import { Icon } from '../kit/controls/icon.tsx';
import { Stepper } from '../kit/controls/stepper.tsx';
import { type Weighing, weighingBy } from '../kit/controls/worth.tsx';
import { asksOf } from '../kit/question/asks.tsx';
import { Reasons } from '../kit/stage/reasons.tsx';
import type { Format } from '../platform/format.ts';
import type { Messages } from '../platform/words.ts';
import type { UsbRules } from '../rules/usb/house-rules.ts';
import type { MoveInches, Way } from '../rules/usb/turn/movement.ts';
import { whatMayItDo } from '../rules/usb/turn/phase.ts';
import type { PhaseItem as ItemOfPhase, PhaseReason } from '../rules/usb/turn/phase-items.ts';
import type { Fighter } from '../rules/usb/units/fighter.ts';
import './usb.css';

type Texts = Messages['usb'];

/** One action: a sign and a word for whether it is allowed, its reach, and why. */
function PhaseItem({ item, name }: { readonly item: ItemOfPhase<string>; readonly name: string }) {
  const t = useTexts('usb');
  const format = useFormat();
  const id = useId();
  const { allowed, move, need, reasons } = item;
  const open = useSignal(false);
  const items = [...reasonItems(t, reasons), ...(move ? moveItems(t, format, move) : [])];
  return (
    <li data-allowed={allowed}>
      <button
        type="button"
        class="usb-phase-item"
        aria-expanded={open.value}
        aria-controls={id}
        disabled={items.length === 0}
        onClick={() => {
          open.value = !open.value;
        }}
      >
        <Icon name={allowed ? 'check' : 'close'} size={20} />
        <span class="usb-phase-name">
          <span aria-hidden="true">{name}</span>
          <span class="visually-hidden">{`${name}: ${allowed ? t.may : t.mayNot}`}</span>
        </span>
        {move && <b>{t.inches(format.number(move.value))}</b>}
        {need !== undefined && <b>{t.need(need)}</b>}
        {!open.value && reasons.length > 0 && (
          <span class="usb-phase-hint">{reasons.map(({ effect }) => t.effects[effect]).join(' ')}</span>
        )}
      </button>
      <div id={id}>{open.value && <Reasons items={items} />}</div>
    </li>
  );
}

function reasonItems(t: Texts, reasons: readonly PhaseReason[]) {
  return reasons.map(({ rule, effect }) => ({ rule, text: t.effects[effect] }));
}

function moveItems(t: Texts, format: Format, { reasons }: MoveInches) {
  const unsigned = new Set(['base', 'slow-ceiling']);
  return reasons.map(({ rule, effect, amount = 0 }) => ({
    rule,
    text: t.moves[effect](unsigned.has(effect) ? format.number(amount) : format.signed(amount)),
  }));
}

interface LengthStepperProps {
  readonly inchesLabel: string;
  readonly centimetresLabel: string;
  /** All in inches, whatever the table measures with. */
  readonly value: number;
  readonly max: number;
  readonly step?: number;
  readonly decimals?: number;
  readonly onChange: (inches: number) => void;
  /** What one step less and more would make of the odds. */
  readonly weighing?: Weighing<number> | undefined;
}

/** A length, typed in the measure of the table: two centimetres are an inch (USB-MEAS-02). */
export function LengthStepper({ inchesLabel, centimetresLabel, ...inches }: LengthStepperProps) {
  const { settings } = useServices();
  if (!settings.value.value.centimetres) return <Stepper {...inches} label={inchesLabel} min={0} />;
  const { value, max, step = 1, decimals = 0, onChange, weighing } = inches;
  // Finer than the field takes it is not in reach any more: a length is never made shorter.
  const inchesOf = (centimetres: number) => {
    const tens = 10 ** decimals;
    return Math.ceil(Number(((centimetres / 2) * tens).toFixed(3))) / tens;
  };
  return (
    <Stepper
      label={centimetresLabel}
      value={Number((2 * value).toFixed(decimals))}
      min={0}
      max={2 * max}
      step={2 * step}
      decimals={decimals}
      onChange={(centimetres) => onChange(inchesOf(centimetres))}
      weighing={weighingBy(weighing, inchesOf)}
    />
  );
}

/** Inches or centimetres: one choice for every length of USB on this device. */
export function MeasureChoice() {
  const { settings } = useServices();
  const t = useTexts('usb');
  return (
    <Choice
      legend={t.unit}
      value={settings.value.value.centimetres ? 'centimetres' : 'inches'}
      options={(['inches', 'centimetres'] as const).map((value) => ({ value, label: t.units[value] }))}
      onChange={(value) => settings.change({ centimetres: value === 'centimetres' })}
    />
  );
}

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
  const t = useTexts('usb');
  // What the screen does not know is asked here.
  const asked = useSignal({ locked: false, slow: false, road: false, friendSees: true, distance: 8 });
  const change = (part: Partial<typeof asked.value>) => {
    asked.value = { ...asked.peek(), ...part };
  };
  const ask = asksOf(asked.value, change);
  const { locked, slow, road, friendSees, distance } = asked.value;
  const card = whatMayItDo(
    fighter,
    { locked: held ?? locked, distance: given ?? distance, way: way ?? { slow, road }, friendSees },
    rules,
  );
  return (
    <div class="usb-phase">
      {card.recovery && <p class="note">{t.recoverFirst[card.recovery]}</p>}
      <div class="chips">
        {held === undefined && ask.flag('locked', t.locked)}
        {way === undefined && (
          <>
            {ask.flag('slow', t.slowWay)}
            {ask.flag('road', t.roadWay)}
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
          value={distance}
          max={30}
          onChange={(value) => change({ distance: value })}
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
        <div class="chips">{ask.flag('friendSees', t.friendSees)}</div>
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
