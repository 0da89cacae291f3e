import type { ComponentChildren } from 'preact';
import { useCallback, useEffect, useId, useMemo, useRef } from 'preact/hooks';
import type { FightInputs } from '../fight/played-question.ts';
import { useFormat, useServices, useTexts } from '../kit/context.ts';
import { Button } from '../kit/controls/button.tsx';
import { useShown } from '../kit/controls/dialog.tsx';
import { Fold } from '../kit/controls/fold.tsx';
import { Stepper } from '../kit/controls/stepper.tsx';
import { type Weighing, weighingBy } from '../kit/controls/worth.tsx';
import { type UnitOfArmy, unitInAddress } from '../kit/figures/unit-address.ts';
import { Examples } from '../kit/question/place-head.tsx';
import type { UsbRules } from '../rules/usb/house-rules.ts';
import type { Fighter } from '../rules/usb/units/fighter.ts';
import type { UsbUnit } from '../rules/usb/units/unit.ts';
import {
  isWorn,
  mostModelsOf,
  type PickedUnit,
  presetUnit,
  restored,
  type UsbSide,
  usbPresetIds,
  withModels,
} from './side.ts';
import { UnitArms } from './unit-arms.tsx';
import { UnitDetails, UnitSource } from './unit-details.tsx';
import { countUnitInForce, fighterText, statsText, thingsOf, whoText } from './unit-names.ts';
import { openUsbUnits } from './units/model.ts';
import { useUnitName } from './units/usb-unit-row.tsx';
import '../fight/steps.css';
import './usb.css';

interface IncomingProps {
  readonly inputs: Pick<FightInputs<unknown>, 'actAs'>;
  readonly onTake: (picked: PickedUnit) => void;
}

/** Takes over the unit of an army's line, and clears the address that named it. */
function TakeUsbUnit({ army, line, inputs, onTake }: IncomingProps & UnitOfArmy) {
  const services = useServices();
  const t = useTexts('units');
  const nameOf = useUnitName();
  useEffect(() => {
    let current = true;
    void openUsbUnits(services)
      .then((model) => model.lines.find(army, line))
      .then((found) => {
        if (!current) return;
        services.navigation.describe('');
        if (found) {
          onTake({ unit: found.unit, id: line });
          inputs.actAs('mine');
          services.announcer.announce(t.attacks(nameOf(found)));
        } else services.notices.show(t.notThere);
      });
    return () => {
      current = false;
    };
  }, [army, line]);
  return null;
}

/** Takes over the unit that an army's line sent here to fight. Shows nothing. */
export function IncomingUsbUnit(props: IncomingProps) {
  const named = unitInAddress(useServices().navigation.location.value.query);
  return named ? <TakeUsbUnit army={named.army} line={named.line} {...props} /> : null;
}

interface UnitPresetsProps {
  readonly fighter: Fighter;
  readonly onTake: (picked: PickedUnit) => void;
  readonly taking: Weighing<PickedUnit> | undefined;
}

/** Ready-made units, a tap each. */
function UnitPresets({ fighter, onTake, taking }: UnitPresetsProps) {
  const t = useTexts('usb');
  const ready = usbPresetIds.map((preset) => [preset, presetUnit(preset, fighter.unit)] as const);
  const units = new Map<string, UsbUnit>(ready);
  const picked = (unit: UsbUnit): PickedUnit => ({ unit, example: true });
  return (
    <Examples
      legend={t.presets}
      weighing={weighingBy(taking, (preset: string) => picked(units.get(preset) ?? fighter.unit))}
      examples={ready.map(([preset, made]) => {
        const label = whoText(t, made, made.kind === 'line' ? made.models : 1);
        return [preset, label, () => onTake(picked(made))] as const;
      })}
    />
  );
}

export type UnitRole = 'acts' | 'other' | 'unit';

export interface UnitCardProps {
  readonly side: UsbSide;
  readonly onChange: (side: UsbSide) => void;
  /** Another unit is chosen. */
  readonly onTake: (picked: PickedUnit) => void;
  readonly rules: UsbRules;
  readonly as: UnitRole;
  /** The weapons that matter here, as chips. */
  readonly arms?: 'ranged' | 'melee';
  /** What the unit as it would be makes of the odds. */
  readonly weighing?: Weighing<UsbSide> | undefined;
  /** What another unit in its place makes of them. */
  readonly taking?: Weighing<PickedUnit> | undefined;
  /** What the odds are the chance of. */
  readonly watched?: string | undefined;
  /** A heading above says whose it is. */
  readonly inSheet?: boolean;
  /** What else a kind of fight asks of the unit. */
  readonly children?: ComponentChildren;
}

/** A unit of USB as it stands on the table: ready-made ones a tap away, who lives, and what few need in a fold. */
export function UnitCard({
  side,
  onChange,
  onTake,
  rules,
  as: role,
  arms,
  weighing,
  taking,
  watched,
  inSheet,
  children,
}: UnitCardProps) {
  const t = useTexts('usb');
  const format = useFormat();
  const id = useId();
  const [picking, pick, stop] = useShown();
  const { fighter } = side;
  const { unit, models } = fighter;
  const change = useRef(onChange);
  change.current = onChange;
  const take = useRef(onTake);
  take.current = onTake;
  const now = useRef(side);
  now.current = side;
  const set = useCallback((next: Fighter) => change.current({ ...now.current, fighter: next }), []);
  const weighs = weighingBy(weighing, (next: Fighter) => ({ ...side, fighter: next }));
  const things = thingsOf(t, unit);
  // A change of the other unit draws nothing of this one again.
  const choices = useMemo(
    () => (
      <>
        {watched && (
          <p class="way-head" aria-hidden="true">
            {watched}
          </p>
        )}
        <div class="usb-presets-place">
          <UnitPresets fighter={fighter} onTake={(picked) => take.current(picked)} taking={taking} />
        </div>
        {unit.kind === 'line' && (
          <Stepper
            label={t.alive}
            value={models}
            min={fighter.joined ? 0 : 1}
            max={mostModelsOf(unit)}
            onChange={(value) => set(withModels(fighter, value))}
            weighing={weighingBy(weighs, (value: number) => withModels(fighter, value))}
          />
        )}
        {isWorn(fighter) && (
          <Button kind="quiet" icon="undo" onClick={() => set(restored(fighter))}>
            {t.restore}
          </Button>
        )}
        {arms && <UnitArms fighter={fighter} arms={arms} onChange={set} weighing={weighs} />}
        <Fold title={t.details} count={countUnitInForce(fighter, rules)} countLabel={t.inForce}>
          {() => <UnitDetails fighter={fighter} rules={rules} onChange={set} weighing={weighs} />}
        </Fold>
      </>
    ),
    [t, fighter, unit, models, rules, arms, set, watched, weighing?.of],
  );
  return (
    <section class={inSheet ? 'usb-unit stack' : 'card usb-unit'} aria-labelledby={id}>
      <div>
        <div class="usb-unit-head">
          <h2 class="card-title" id={id}>
            <span class={inSheet ? 'visually-hidden' : undefined}>{t.role[role]}: </span>
            {fighterText(t, fighter)}
          </h2>
          <Button kind="quiet" icon="search" onClick={pick}>
            {t.choose}
          </Button>
        </div>
        <p class="hint">
          {statsText(t, unit, rules)}
          {things.length > 0 && ` · ${format.list(things)}`}
        </p>
      </div>
      {choices}
      {children}
      {picking && (
        <UnitSource
          from={unit}
          taking={taking}
          watched={watched}
          onPick={(picked) => {
            stop();
            onTake(picked);
          }}
          onClose={stop}
        />
      )}
    </section>
  );
}
