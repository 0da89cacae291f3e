import type { Fallen } from '../../fight/step-record.ts';
import { matters } from '../../kit/asked.ts';
import { Button } from '../../kit/button.tsx';
import { Toggle } from '../../kit/choice.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import type { Fighter } from '../../rules/usb/fighter.ts';
import type { MeleeRole } from '../../rules/usb/melee-setup.ts';
import { chargeInches } from '../../rules/usb/reaction.ts';
import { isMachine } from '../unit-arms.tsx';
import { UnitsGroup } from '../unit-picture.tsx';
import { LengthRuler, UsbStage } from '../unit-stage.tsx';
import { type UsbChargeInputs, usbCharge } from './inputs.ts';
import { unusualOf } from './meeting.ts';
import type { UsbChargeModel } from './model.ts';
import { roleOf } from './text.ts';

/** What a tap on the stage opens. */
export type Sheet = MeleeRole | `${MeleeRole}-arms` | 'choices' | 'meeting' | 'figures' | 'more';

interface StageProps {
  readonly model: UsbChargeModel;
  readonly onSheet: (sheet: Sheet) => void;
}

/** A unit as it is seen in this melee: who entrenches in reaction stands behind it. */
function seenIn(inputs: UsbChargeInputs, role: MeleeRole): Fighter {
  const { fighter } = inputs[role];
  return role === 'target' && inputs.reaction === 'entrench' ? { ...fighter, entrenched: true } : fighter;
}

/** Both units. */
export function Sides({ inputs, fallen }: { readonly inputs: UsbChargeInputs; readonly fallen: Fallen }) {
  return (
    <UnitsGroup
      mine={seenIn(inputs, 'charger')}
      theirs={seenIn(inputs, 'target')}
      arms="melee"
      fallen={fallen}
    />
  );
}

/** What most often changes the odds, a tap each; the rest behind the last chip. */
function Chips({ model, onSheet }: StageProps) {
  const t = useTexts('usbcharge');
  const units = useTexts('usb');
  const inputs = model.inputs.value.value;
  const { locked, reaction, shield, flank, target } = inputs;
  const { fighter } = target;
  const count = unusualOf(inputs);
  return (
    <>
      {!locked && (
        <button type="button" class="chip" aria-haspopup="dialog" onClick={() => onSheet('choices')}>
          <span>{reaction === 'none' ? t.reactions.none : t.reactsWith(t.reactions[reaction])}</span>
        </button>
      )}
      {matters(usbCharge, 'flank', inputs) && (
        <Toggle pressed={flank} onChange={(on) => model.change({ flank: on })}>
          {t.flank}
        </Toggle>
      )}
      {matters(usbCharge, 'shield', inputs) && (
        <Toggle
          pressed={shield === 'reroll'}
          onChange={(on) => model.change({ shield: on ? 'reroll' : 'strike' })}
        >
          {t.shields.reroll}
        </Toggle>
      )}
      {!locked && !isMachine(fighter.unit) && (
        <Toggle
          pressed={fighter.entrenched}
          onChange={(entrenched) =>
            model.changeSide('target', {
              fighter: {
                ...fighter,
                entrenched,
                ...(fighter.formation === 'column' && { formation: 'skirmish' as const }),
              },
            })
          }
        >
          {units.entrenched}
        </Toggle>
      )}
      <Toggle pressed={locked} onChange={(on) => model.change({ locked: on })}>
        {t.presets.locked}
      </Toggle>
      <button type="button" class="chip" aria-haspopup="dialog" onClick={() => onSheet('meeting')}>
        <span>
          {t.meeting}{' '}
          {count > 0 && (
            <span class="badge">
              {count}
              <span class="visually-hidden"> {t.inForce}</span>
            </span>
          )}
        </span>
      </button>
    </>
  );
}

/** Inches on the ruler; more than that is entered in the sheet. */
const rulerInches = 24;

/** How far the charge has to go, on a ruler with its reach. */
function RunUp({ model }: { readonly model: UsbChargeModel }) {
  const t = useTexts('usbcharge');
  const format = useFormat();
  const inputs = model.inputs.value.value;
  const { distance } = inputs;
  const reach = chargeInches(inputs);
  return (
    <LengthRuler
      label={t.runUp(format.number(reach.value, 1))}
      value={distance}
      max={Math.max(rulerInches, Math.ceil(distance))}
      reach={reach.value}
      onChange={(inches) => model.change({ distance: inches })}
    />
  );
}

/** Both units face to face. */
export function UsbChargeStage({ model, onSheet }: StageProps) {
  const t = useTexts('usbcharge');
  const inputs = model.inputs.value.value;
  const staged = (role: MeleeRole) => {
    const fighter = seenIn(inputs, role);
    return {
      fighter,
      as: roleOf(role),
      arms: 'melee',
      values: ['hit', 'tough', 'standfast'],
      onOpen: () => onSheet(role),
      ...(fighter.unit.kind !== 'machine' && { onArms: () => onSheet(`${role}-arms`) }),
    } as const;
  };
  return (
    <UsbStage
      rules={model.rules.value}
      chips={<Chips model={model} onSheet={onSheet} />}
      mine={staged('charger')}
      theirs={staged('target')}
      ruler={!inputs.locked && <RunUp model={model} />}
      middle={<Button kind="quiet" icon="flip" label={t.swap} onClick={model.swap} />}
    />
  );
}
