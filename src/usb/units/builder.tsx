import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Choice } from '../../kit/controls/choice.tsx';
import { Field } from '../../kit/controls/field.tsx';
import { Fold } from '../../kit/controls/fold.tsx';
import { Stepper } from '../../kit/controls/stepper.tsx';
import { Group } from '../../kit/group.tsx';
import { Reasons } from '../../kit/stage/reasons.tsx';
import { Slots } from '../../kit/units/slots.tsx';
import type { Messages } from '../../platform/words.ts';
import type { PriceItem } from '../../rules/usb/units/price.ts';
import { type LineUnit, mostModels, type UsbUnit } from '../../rules/usb/units/unit.ts';
import type { UnitBuilder } from './builder-model.ts';
import { newUnits, type UnitKind, unitKinds } from './choices.ts';
import { longestUnitName } from './model.ts';
import { issueWords } from './pick.tsx';
import { useThingNames } from './specialisations-part.tsx';
import { OpenSlot, UnitPicture, type UsbSlotId, useUsbSlots } from './unit-slots.tsx';
import { useUnitName } from './usb-unit-row.tsx';
import './usb-units.css';

/** Each thing that is paid for, with the rule that prices it. */
function PriceFold({ builder }: { readonly builder: UnitBuilder }) {
  const t = useTexts('usbbuilder');
  const names = useTexts('usb');
  const format = useFormat();
  const nameOf = useThingNames();
  const unit = builder.draft.value?.unit;
  const items = builder.built.value?.price.items;
  if (!unit || !items) return null;

  function words({ id, part, each, count }: PriceItem, of: UsbUnit): string {
    const bare = bareName(t, names, id, of) ?? nameOf(id as Parameters<typeof nameOf>[0]);
    const name = part === 'magic' ? t.ofMagic(bare) : part === 'mount' ? t.ofMount(bare) : bare;
    const sum = format.number(each * count);
    return count === 1 ? t.itemOne(name, sum) : t.item(name, format.number(count), format.number(each), sum);
  }

  return (
    <Fold title={t.price}>
      <Reasons items={items.map((item) => ({ rule: item.rule, text: words(item, unit) }))} />
    </Fold>
  );
}

/** What is neither a weapon nor a specialisation. */
function bareName(
  t: Messages['usbbuilder'],
  names: Messages['usb'],
  id: PriceItem['id'],
  unit: UsbUnit,
): string | undefined {
  switch (id) {
    case 'rookie':
    case 'regular':
    case 'veteran':
      return names.ranks[id];
    case 'hit':
    case 'tough':
    case 'machine':
    case 'growth':
      return t.prices[id];
    case 'type':
      return unit.kind === 'machine' ? t.prices.type : t.typePrice(names.types[unit.type]);
    case 'tier':
      return unit.kind === 'hero' ? t.tierPrice(names.tiers[unit.tier]) : t.prices.tier;
    case 'leaders':
      return names.leaders;
    case 'special':
      return names.specials;
    default:
      return undefined;
  }
}

const stats = ['hit', 'initiative', 'tough', 'standfast'] as const;

/** What the unit is now: its name, its four values and its price; stays in sight while one chooses. */
function BuilderHead({ builder }: { readonly builder: UnitBuilder }) {
  const { announcer } = useServices();
  const t = useTexts('usbbuilder');
  const names = useTexts('usb');
  const format = useFormat();
  const nameOf = useUnitName();
  const open = builder.draft.value;
  const built = builder.built.value;
  const points = built?.price.points;
  const shown = useRef(points);
  useEffect(() => {
    if (points !== undefined && shown.current !== undefined && shown.current !== points) {
      announcer.announce(t.now(points));
    }
    shown.current = points;
  }, [points]);
  if (!open || !built || points === undefined) return null;
  const { perModel, perUnit } = built.price;
  return (
    <div class="unit-head">
      <p class="unit-head-name">{nameOf(open)}</p>
      <dl class="unit-cios">
        {stats.map((stat) => (
          <div key={stat}>
            <dt>
              <span aria-hidden="true">{t.short[stat]}</span>
              <span class="visually-hidden">{names.stats[stat]}</span>
            </dt>
            <dd>
              {stat === 'hit' || stat === 'tough'
                ? t.target(built.stats[stat])
                : format.number(built.stats[stat])}
            </dd>
          </div>
        ))}
      </dl>
      <p class="unit-head-price">
        <b>{t.points(points)}</b>
        {perModel !== undefined && (
          <span class="hint">
            {t.perModel(format.number(perModel), perUnit ? format.number(perUnit) : undefined)}
          </span>
        )}
      </p>
    </div>
  );
}

/** What an army has spent besides this unit: each of its lines, and what of it there is. */
export interface UsbArmyBudget {
  readonly each: readonly number[];
  readonly limit?: number | undefined;
}

/** The army as bricks, to scale; what is being built is the bright one. */
function ArmyStrip({
  budget: { each, limit },
  points,
}: {
  readonly budget: UsbArmyBudget;
  readonly points: number;
}) {
  const t = useTexts('usbbuilder');
  const format = useFormat();
  const before = each.reduce((sum, one) => sum + one, 0);
  const whole = Math.max(limit ?? 0, before + points, 1);
  return (
    <div class="unit-army">
      <div class="unit-army-bricks" aria-hidden="true">
        {[...each.map((one) => [one, false] as const), [points, true] as const].map(([one, now], place) => (
          <span key={place} data-now={now || undefined} style={{ flexBasis: `${(100 * one) / whole}%` }} />
        ))}
      </div>
      <p data-bad={(limit !== undefined && before + points > limit) || undefined}>
        {t.armySum(format.number(before + points), limit === undefined ? undefined : format.number(limit))}
      </p>
    </div>
  );
}

/** How many models there are, and why there may be no more. */
function ModelsStepper({ builder, unit }: { readonly builder: UnitBuilder; readonly unit: LineUnit }) {
  const t = useTexts('usbbuilder');
  return (
    <Stepper
      label={t.models}
      hideLabel
      value={unit.models}
      min={1}
      max={Math.max(unit.models, mostModels[unit.type])}
      onChange={(models) => builder.change({ ...unit, models })}
    />
  );
}

interface BuilderProps {
  readonly builder: UnitBuilder;
  /** It stays of this kind. */
  readonly only?: UnitKind | undefined;
  /** What the unit may cost at most where it goes; a more expensive one is marked. */
  readonly costliest?: number | undefined;
  /** The army that it goes into. */
  readonly budget?: UsbArmyBudget | undefined;
  /** What is mostly done with the unit; stays in sight. */
  readonly main: ComponentChildren;
  /** What else can be done with it. */
  readonly children: ComponentChildren;
}

/** A unit of USB around its figure: a slot for all that can be chosen, values and price at once, what is not allowed says why. */
export function Builder({ builder, only, costliest, budget, main, children }: BuilderProps) {
  const t = useTexts('usbbuilder');
  const format = useFormat();
  const wanted = useSignal<UsbSlotId>('melee');
  const open = builder.draft.value;
  const built = builder.built.value;
  const issues = built?.issues ?? [];
  const slots = useUsbSlots(open?.unit ?? newUnits.line, built?.price.items ?? [], builder);
  if (!open) return null;
  const { unit } = open;
  const [first] = slots;
  const shown = slots.find(({ id }) => id === wanted.value) ?? first;
  return (
    <div class="unit-builder">
      <BuilderHead builder={builder} />
      {!only && (
        <Choice
          legend={t.kind}
          hideLegend
          value={unit.kind}
          options={unitKinds.map((value) => ({ value, label: t.kinds[value] }))}
          onChange={builder.chooseKind}
        />
      )}
      <Slots
        picture={<UnitPicture unit={unit} />}
        slots={slots}
        open={shown?.id ?? 'rank'}
        says={t.slotSays}
        onOpen={(id) => {
          wanted.value = id;
        }}
      />
      {shown && (
        <Group class="unit-open" label={shown.label}>
          <OpenSlot key={shown.id} builder={builder} unit={unit} open={shown.id} />
        </Group>
      )}
      <PriceFold builder={builder} />
      <Field
        label={t.name}
        hint={t.nameHint}
        value={open.name}
        maxLength={longestUnitName}
        placeholder={t.namePlaceholder}
        onInput={builder.rename}
      />
      <div class="row">{children}</div>
      <div class="unit-foot">
        {costliest !== undefined && built && built.price.points > costliest && (
          <div class="note" data-tone="bad">
            <Reasons items={[{ rule: 'USB-COMP-04', text: t.tooCostly(format.number(costliest)) }]} />
          </div>
        )}
        {issues.length > 0 && (
          <div class="note" data-tone="bad">
            <b>{t.illegal}</b>
            <ul>
              {issues.map((issue) => (
                <li key={`${issue.code} ${issue.of}`}>{issueWords(t, format, issue)}</li>
              ))}
            </ul>
          </div>
        )}
        {budget && built && <ArmyStrip budget={budget} points={built.price.points} />}
        <div class="unit-foot-acts">
          {unit.kind === 'line' && <ModelsStepper builder={builder} unit={unit} />}
          {main}
        </div>
      </div>
    </div>
  );
}
