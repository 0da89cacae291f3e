import { useId } from 'preact/hooks';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Fold } from '../../kit/controls/fold.tsx';
import { Stepper } from '../../kit/controls/stepper.tsx';
import { Group } from '../../kit/group.tsx';
import type { UsbRuleId } from '../../rules/usb/ids.ts';
import {
  type MachineItemId,
  type SpecialisationId,
  specialisationIds,
} from '../../rules/usb/units/equipment.ts';
import {
  type HeroUnit,
  type MachineUnit,
  type MagicItem,
  magicGear,
  type UsbUnit,
} from '../../rules/usb/units/unit.ts';
import { specialisationRules } from '../../rules/usb/units/unit-rules.ts';
import type { UnitBuilder } from './builder-model.ts';
import { magicBudget, withMagic, withSpecialisation } from './choices.ts';
import { type Description, issueWords, Offered } from './pick.tsx';

interface FlagProps {
  readonly builder: UnitBuilder;
  readonly label: string;
  /** What it does, in one line. */
  readonly does: string;
  readonly rule: UsbRuleId;
  readonly on: boolean;
  readonly shown?: Description | undefined;
  /** What a tap makes of the unit. */
  readonly unit: UsbUnit;
}

/** Something that a unit has or has not: what it does, what it costs, why it may not be; its rule beside it. */
export function Flag({ builder, label, does, rule, on, shown, unit }: FlagProps) {
  const { navigation } = useServices();
  const t = useTexts('usbbuilder');
  const format = useFormat();
  const [refusal] = builder.refusals(unit);
  const own = refusal && refusal.code !== shown?.code ? issueWords(t, format, refusal) : undefined;
  return (
    <div class="unit-flag">
      <button
        type="button"
        class="chip unit-flag-chip"
        aria-pressed={on}
        aria-disabled={refusal ? true : undefined}
        aria-describedby={refusal && !own ? shown?.at : undefined}
        onClick={() => builder.change(unit)}
      >
        <span class="unit-flag-name">
          <Offered builder={builder} label={label} unit={unit} chosen={false} />
        </span>
        <small class="unit-flag-does">{own ?? does}</small>
      </button>
      <Button kind="quiet" icon="rules" label={t.rule(label)} onClick={() => navigation.openRule(rule)} />
    </div>
  );
}

interface SpecialisationsPartProps {
  readonly builder: UnitBuilder;
  readonly title?: string;
  readonly has: (id: SpecialisationId) => boolean;
  readonly shown?: Description;
  /** The unit with a specialisation, or without it. */
  readonly whole: (id: SpecialisationId, on: boolean) => UsbUnit;
}

/** All twelve specialisations, each with what it does. */
export function SpecialisationsPart({ builder, title, has, shown, whole }: SpecialisationsPartProps) {
  const t = useTexts('usbbuilder');
  const names = useTexts('usb');
  return (
    <Group class="unit-flags" label={title ?? t.specialisations}>
      {specialisationIds.map((id) => (
        <Flag
          key={id}
          builder={builder}
          label={names.specialisations[id]}
          does={t.specialisationsDo[id]}
          rule={specialisationRules[id]}
          on={has(id)}
          shown={shown}
          unit={whole(id, !has(id))}
        />
      ))}
    </Group>
  );
}

interface SpecialisationsFoldProps {
  readonly builder: UnitBuilder;
  readonly unit: MachineUnit;
  /** All of what is built, where the unit is a part of it. */
  readonly whole: (unit: MachineUnit) => UsbUnit;
}

/** The specialisations of what a hero rides: his own are told apart from them. */
export function SpecialisationsFold({ builder, unit, whole }: SpecialisationsFoldProps) {
  const t = useTexts('usbbuilder');
  const title = t.ofMount(t.specialisations);
  return (
    <Fold title={title} count={unit.specialisations.length}>
      <SpecialisationsPart
        builder={builder}
        title={title}
        has={(id) => unit.specialisations.includes(id)}
        whole={(id, on) => whole(withSpecialisation(unit, id, on))}
      />
    </Fold>
  );
}

interface CountRowProps {
  readonly builder: UnitBuilder;
  readonly label: string;
  readonly does: string;
  readonly count: number;
  readonly shown: Description;
  /** The unit with so many of it. */
  readonly unit: (count: number) => UsbUnit;
}

/** So many pieces of a kind; one more says what it costs, or why there may be none. */
export function CountRow({ builder, label, does, count, shown, unit }: CountRowProps) {
  const t = useTexts('usbbuilder');
  const format = useFormat();
  const more = unit(count + 1);
  const [refusal] = builder.refusals(more);
  const own = refusal && refusal.code !== shown.code ? issueWords(t, format, refusal) : undefined;
  return (
    <div class="unit-count">
      <Stepper
        label={`${label} ${format.signed(builder.priceChange(more))}`}
        value={count}
        min={0}
        max={refusal ? count : count + 1}
        describedBy={refusal && !own ? shown.at : undefined}
        onChange={(next) => builder.change(unit(next))}
      />
      <p class="hint">{own ?? does}</p>
    </div>
  );
}

/** The names of all that can be bought as pieces. */
export function useThingNames(): (id: MagicItem | MachineItemId) => string {
  const t = useTexts('usb');
  const names: Readonly<Record<string, string>> = {
    ...t.melee,
    ...t.ranged,
    ...t.specialisations,
    shield: t.shield,
    transport: t.transport,
  };
  return (id) => names[id] ?? id;
}

/** What a hero has beyond the standard, within the budget of his tier (USB-PRICE-05). */
export function MagicPart({ builder, unit }: { readonly builder: UnitBuilder; readonly unit: HeroUnit }) {
  const t = useTexts('usbbuilder');
  const format = useFormat();
  const nameOf = useThingNames();
  const id = useId();
  const { spent, most, left } = magicBudget(unit);
  const shown = { code: 'magic-over', at: id } as const;
  const does = (id: (typeof magicGear)[number]) => {
    if (id === 'shield') return t.shieldDoes;
    return id === 'pole' || id === 'heavy' || id === 'cavalry' ? t.melee[id] : t.ranged[id];
  };
  const countOf = (id: MagicItem) => unit.magic.filter((item) => item === id).length;
  return (
    <Group class="unit-group" label={t.magic}>
      <p id={id}>
        <b>{t.budget(format.number(spent), format.number(most))}</b>
        {spent > 0 && <span class="unit-full">{t.magicLeft(format.number(left))}</span>}
      </p>
      <p class="hint">{t.magicHint}</p>
      {magicGear.map((item) => (
        <CountRow
          key={item}
          builder={builder}
          label={nameOf(item)}
          does={does(item)}
          count={countOf(item)}
          shown={shown}
          unit={(count) => withMagic(unit, item, count)}
        />
      ))}
      <SpecialisationsPart
        builder={builder}
        has={(item) => countOf(item) > 0}
        shown={shown}
        whole={(item, on) => withMagic(unit, item, on ? 1 : 0)}
      />
    </Group>
  );
}
