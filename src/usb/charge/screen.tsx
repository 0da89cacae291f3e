import { TableCard } from '../../fight/step-card.tsx';
import { Button } from '../../kit/button.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Fold } from '../../kit/fold.tsx';
import { LinkedNote } from '../../kit/linked-note.tsx';
import { Examples } from '../../kit/place-head.tsx';
import { type Fighter, fresh } from '../../rules/usb/fighter.ts';
import { type MeleeRole, type MeleeSetup, meleeBetween } from '../../rules/usb/melee-setup.ts';
import type { LineUnit, UsbUnit } from '../../rules/usb/unit.ts';
import { heroOf, presetUnit, regulars } from '../side.ts';
import { heroFell } from '../standings.ts';
import { IncomingUsbUnit, UnitCard } from '../unit-card.tsx';
import { fighterText } from '../unit-names.ts';
import { UsbAfter } from '../usb-after.tsx';
import { UsbChargeAdvice } from './advice-card.tsx';
import type { UsbChargeAnswer } from './answer.ts';
import { UsbChargeAnswerTop } from './answer-card.tsx';
import { UsbChargeMeeting } from './approach.tsx';
import { initialUsbCharge, type UsbChargeInputs } from './inputs.ts';
import { usbChargeOptions } from './meeting.ts';
import type { UsbChargeModel } from './model.ts';
import { UsbChargeFigures } from './odds-details.tsx';
import { afterPlay, usbChargeLikelihood } from './play.ts';
import { UsbChargeSideMore } from './side-more.tsx';
import { roleOf, sidesOf, usbChargeTexts } from './text.ts';
import '../../fight/fight.css';
import './charge.css';

// Nobody needs it before a fight has ended.
/** The melee rolled step by step, and what it leaves. */
function UsbChargeTable({ model }: { readonly model: UsbChargeModel }) {
  const t = {
    charge: useTexts('usbcharge'),
    more: useTexts('usbchargemore'),
    play: useTexts('usbchargeplay'),
    units: useTexts('usbunits'),
    endOdds: useTexts('fightplay').endOdds,
  };
  const format = useFormat();
  return (
    <>
      <TableCard model={model.play} texts={usbChargeTexts(t, format)} ready={model.answer.value.ok} />
      <UsbChargeEnd model={model} />
    </>
  );
}

/** How likely the losses of a melee were, and the way on with what is left of both units. */
function UsbChargeEnd({ model }: { readonly model: UsbChargeModel }) {
  const t = useTexts('usbchargeplay');
  const charge = useTexts('usbcharge');
  const more = useTexts('usbchargemore');
  const words = useTexts('usbafter');
  const units = useTexts('usbunits');
  const format = useFormat();
  const play = model.play.play.value;
  if (play?.outcome === undefined || play.stale) return null;
  const { inputs, outcome } = play;
  const models = usbChargeLikelihood(inputs, outcome, play.log)?.models;
  const left = afterPlay(inputs, outcome);
  const sides = sidesOf(charge, inputs.setup);
  const after = usbChargeOptions.roles.flatMap((role) => outcome[role].after ?? []);
  const fell = usbChargeOptions.roles.some((role) =>
    heroFell(inputs.setup[role].fighter, outcome[role].after),
  );
  return (
    <UsbAfter
      onTake={left && (() => model.use(left))}
      gone={after.length < usbChargeOptions.roles.length}
      ways={after.map((fighter) => ({
        text: words.onMorale(fighterText(units, fighter)),
        address: (to) => to.moraleOf(fighter, inputs.table),
      }))}
      {...(fell && { commander: (to) => to.commanderFalls(inputs.table) })}
    >
      {usbChargeOptions.roles.map((role) => {
        const { models: gone, fate } = outcome[role];
        return (
          <div key={role}>
            <p>{t.lost(sides[role], t.lostModels(gone), more.fates[fate].toLowerCase())}</p>
            {gone > 0 && models && (
              <p class="hint">{t.likely(gone, format.hundredths(models[role].atLeast))}</p>
            )}
          </div>
        );
      })}
    </UsbAfter>
  );
}

/** Melees that stand ready, to begin from. */
export const usbChargePresets = [
  'regulars',
  'riders',
  'phalanx',
  'trench',
  'machine',
  'duel',
  'locked',
] as const;

type UsbChargePresetId = (typeof usbChargePresets)[number];

const line = (part: Partial<LineUnit>): LineUnit => ({ ...regulars, ...part });

const stands = (unit: UsbUnit, part: Partial<Fighter> = {}): Fighter => ({ ...fresh(unit), ...part });

const spears = line({ melee: 'pole', shield: true });

const riders = line({ type: 'riders', models: 5, melee: 'cavalry' });

const led = { joined: { unit: heroOf('daredevil', undefined), lost: 0 } } as const;

function setupOf(preset: UsbChargePresetId): MeleeSetup {
  switch (preset) {
    case 'regulars':
      return initialUsbCharge.setup;
    case 'riders':
      return meleeBetween(stands(riders), stands(spears));
    case 'phalanx':
      return {
        ...meleeBetween(stands(riders), stands({ ...spears, models: 20 }, { formation: 'phalanx' })),
        flank: true,
      };
    case 'trench':
      return {
        ...meleeBetween(
          stands(line({ hit: 3, tough: 3, melee: 'heavy' })),
          stands(line({}), { entrenched: true }),
        ),
        reaction: 'shoot',
      };
    case 'machine':
      return meleeBetween(stands(presetUnit('growth-2')), stands(line({ models: 20 })));
    case 'duel':
      return meleeBetween(stands(line({}), led), stands(line({ shield: true }), led));
    case 'locked':
      return {
        ...meleeBetween(
          stands(line({ models: 10 }), { models: 7 }),
          stands(spears, { models: 6, fights: 1 }),
        ),
        locked: true,
      };
  }
}

/** An example by the rules of the table in hand. */
export function withUsbChargePreset(inputs: UsbChargeInputs, preset: UsbChargePresetId): UsbChargeInputs {
  return { ...inputs, setup: setupOf(preset) };
}

/** Melees that stand ready, a tap each. */
function UsbChargePresets({ model }: { readonly model: UsbChargeModel }) {
  const t = useTexts('usbchargemore');
  return (
    <Examples
      legend={t.presetsLabel}
      examples={usbChargePresets.map((preset) => {
        const take = () => model.use(withUsbChargePreset(model.inputs.value.peek(), preset));
        return [preset, t.presets[preset], take] as const;
      })}
    />
  );
}

/** Every figure of a melee, folded: made when somebody asks. */
function UsbChargeAllFigures({ answer }: { readonly answer: UsbChargeAnswer }) {
  const t = useTexts('usbchargemore');
  return (
    <section class="card">
      <Fold title={t.figures}>{() => <UsbChargeFigures answer={answer} />}</Fold>
    </section>
  );
}

// The answer stands before these have arrived.
/** A charge of USB: the answer on top, then who meets whom and how, then what is best, the dice and every figure. */
export function UsbChargeFight({ model }: { readonly model: UsbChargeModel }) {
  const t = useTexts('usbcharge');
  const answer = model.answer.value;
  const inputs = model.inputs.value.value;
  const side = (role: MeleeRole) => (
    <UnitCard
      side={inputs.setup[role]}
      onChange={({ fighter }) => model.changeSide(role, { fighter })}
      onTake={(picked) => model.takeUnit(role, picked)}
      rules={model.rules.value}
      as={roleOf(role, inputs.setup)}
      arms="melee"
    >
      <UsbChargeSideMore model={model} role={role} />
    </UnitCard>
  );
  return (
    <div class="fight usb-charge" data-game="usb">
      {(model.inputs.linked.value || model.inputs.unreadable.value) && <LinkedNote inputs={model.inputs} />}
      <IncomingUsbUnit onTake={(picked) => model.takeUnit('charger', picked)} />
      <UsbChargeAnswerTop model={model} />
      <div class="columns">
        <div>
          <UsbChargePresets model={model} />
          {side('charger')}
          <Button kind="quiet" icon="flip" onClick={model.swap}>
            {t.swap}
          </Button>
          {side('target')}
          <UsbChargeMeeting model={model} />
        </div>
        <div>
          {answer.ok && <UsbChargeAdvice model={model} />}
          <UsbChargeTable model={model} />
          {answer.ok && <UsbChargeAllFigures answer={answer.value} />}
        </div>
      </div>
    </div>
  );
}
