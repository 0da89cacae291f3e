import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Choice } from '../../kit/controls/choice.tsx';
import { Field } from '../../kit/controls/field.tsx';
import { Fold } from '../../kit/controls/fold.tsx';
import { Stepper } from '../../kit/controls/stepper.tsx';
import { Reasons } from '../../kit/stage/reasons.tsx';
import type { Messages } from '../../platform/words.ts';
import type { PriceItem } from '../../rules/usb/units/price.ts';
import { type LineUnit, lineTypes, mostModels, type UsbUnit } from '../../rules/usb/units/unit.ts';
import type { UnitBuilder } from './builder-model.ts';
import { specialCounts, type UnitKind, unitKinds } from './choices.ts';
import { ArmsPart, HeroPart, MachinePart, StatsPart } from './growth-part.tsx';
import { longestUnitName } from './model.ts';
import { issueWords, Pick, Refusals } from './pick.tsx';
import { Flag, SpecialisationsFold, useThingNames } from './specialisations-part.tsx';
import { useUnitName } from './usb-unit-row.tsx';
import './usb-units.css';

/** Soldiers: infantry, heavy infantry or riders. */
function LinePart({ builder, unit }: { readonly builder: UnitBuilder; readonly unit: LineUnit }) {
  const t = useTexts('usbbuilder');
  const names = useTexts('usb');
  const format = useFormat();
  return (
    <>
      <StatsPart builder={builder} unit={unit} whole={(next) => next} ranked />
      <Pick
        builder={builder}
        legend={t.type}
        value={unit.type}
        offers={lineTypes.map((type) => ({ value: type, label: names.types[type], unit: { ...unit, type } }))}
      />
      <div class="unit-pick-group">
        <Stepper
          label={t.models}
          value={unit.models}
          min={1}
          max={Math.max(unit.models, mostModels[unit.type])}
          onChange={(models) => builder.change({ ...unit, models })}
        />
        <Refusals
          builder={builder}
          offers={[
            {
              value: 'more',
              label: format.number(unit.models + 1),
              unit: { ...unit, models: unit.models + 1 },
            },
          ]}
        />
      </div>
      <ArmsPart builder={builder} unit={unit} />
      <Pick
        builder={builder}
        legend={names.specials}
        value={String(unit.specials)}
        hint={t.specialsDo}
        offers={specialCounts.map((specials) => ({
          value: String(specials),
          label: String(specials),
          unit: { ...unit, specials },
        }))}
      />
      <Flag
        builder={builder}
        label={names.leaders}
        does={t.leadersDo}
        rule="USB-PRICE-02"
        on={unit.leaders}
        unit={{ ...unit, leaders: !unit.leaders }}
      />
      <SpecialisationsFold builder={builder} unit={unit} open whole={(changed) => changed} />
    </>
  );
}

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

interface BuilderProps {
  readonly builder: UnitBuilder;
  /** It stays of this kind. */
  readonly only?: UnitKind | undefined;
  /** What the unit may cost at most where it goes; a more expensive one is marked. */
  readonly costliest?: number | undefined;
  /** What is mostly done with the unit; stays in sight. */
  readonly main: ComponentChildren;
  /** What else can be done with it. */
  readonly children: ComponentChildren;
}

/** A unit of USB from its choices: every tap changes values and price at once, what is not allowed says why. */
export function Builder({ builder, only, costliest, main, children }: BuilderProps) {
  const t = useTexts('usbbuilder');
  const format = useFormat();
  const open = builder.draft.value;
  const built = builder.built.value;
  const issues = built?.issues ?? [];
  if (!open) return null;
  const { unit } = open;
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
      <p class="hint">{t.deltas}</p>
      {unit.kind === 'line' && <LinePart builder={builder} unit={unit} />}
      {unit.kind === 'machine' && (
        <MachinePart builder={builder} machine={unit} whole={(machine) => machine} />
      )}
      {unit.kind === 'hero' && <HeroPart builder={builder} unit={unit} />}
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
        {main}
      </div>
    </div>
  );
}
