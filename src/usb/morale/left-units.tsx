import { useRef } from 'preact/hooks';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Group } from '../../kit/group.tsx';
import { asksIn } from '../../kit/question/asks-in.tsx';
import { useUndo } from '../../kit/undo.ts';
import type { UsbRules } from '../../rules/usb/house-rules.ts';
import { commandersOf } from '../../rules/usb/units/composition.ts';
import { fresh, moraleTough } from '../../rules/usb/units/fighter.ts';
import { priceOf } from '../../rules/usb/units/price.ts';
import { isSpecialised } from '../../rules/usb/units/profile.ts';
import { type StatValue, statValues, type UsbUnit } from '../../rules/usb/units/unit.ts';
import { useUsbUnits } from '../units/edit-sheet.tsx';
import { type LeftUnits, leftUnits, plainLeft, usbMorale } from './inputs.ts';
import type { UsbMoraleModel } from './model.ts';

/** Units of an army that are alike, and how many activations they are. */
interface ArmyPart {
  readonly unit: UsbUnit;
  readonly count: number;
}

function toughOf(unit: UsbUnit, rules: UsbRules): StatValue {
  const tough = moraleTough(fresh(unit), rules);
  return statValues.find((value) => value <= tough) ?? 3;
}

/**
 * What is left of an army when its commander, the most expensive hero, dies: those alike together (USB-MOR-10,
 * USB-HERO-04).
 */
export function leftOfArmy(parts: readonly ArmyPart[], rules: UsbRules): readonly LeftUnits[] {
  const [commander] = commandersOf(
    parts.map(({ unit }) => ({ unit, hero: unit.kind === 'hero', price: priceOf(unit, rules).points })),
  );
  const groups: LeftUnits[] = [];
  parts.forEach(({ unit, count }, place) => {
    let rest = count - (place === commander ? 1 : 0);
    const one: LeftUnits = {
      ...plainLeft,
      tough: toughOf(unit, rules),
      brave: isSpecialised(unit, 'brave'),
      unbreakable: isSpecialised(unit, 'unbreakable'),
    };
    while (rest > 0) {
      const at = groups.findIndex(
        (group) => isAlike(group, one) && group.units < leftUnits.fields.units.most,
      );
      const known = groups[at];
      if (!known && groups.length >= usbMorale.fields.left.most) return;
      const taken = Math.min(rest, leftUnits.fields.units.most - (known?.units ?? 0));
      if (known) groups[at] = { ...known, units: known.units + taken };
      else groups.push({ ...one, units: taken });
      rest -= taken;
    }
  });
  return groups;
}

function isAlike(one: LeftUnits, other: LeftUnits): boolean {
  return one.tough === other.tough && one.brave === other.brave && one.unbreakable === other.unbreakable;
}

/** The armies in use: more would be a list to search in. */
const armiesShown = 3;

/** Whose commander has died: one tap on the army enters its units. */
function LeftFromArmy({ model }: { readonly model: UsbMoraleModel }) {
  const offerUndo = useUndo();
  const t = useTexts('usbmorale');
  const units = useTexts('units');
  const own = useUsbUnits();
  const { rules } = model.answer.value;
  const armies = (own?.armyUnits.value ?? [])
    .map(({ id, name, units: lines }) => ({
      id,
      name: name || units.unnamedArmy,
      left: leftOfArmy(
        lines.map(({ unit, count }) => ({ unit: unit.unit, count })),
        rules,
      ),
    }))
    .filter(({ left }) => left.length > 0)
    .slice(0, armiesShown);
  if (armies.length === 0) return null;
  const take = (left: (typeof armies)[number]['left']) => {
    const before = model.inputs.value.peek().left;
    model.change({ left });
    offerUndo(t.tookArmy, () => model.change({ left: before }));
  };
  return (
    <>
      <div class="row">
        {armies.map(({ id, name, left }) => (
          <Button key={id} icon="armies" onClick={() => take(left)}>
            {t.fromArmy(name)}
          </Button>
        ))}
      </div>
      <p class="hint">{t.fromArmyHint}</p>
    </>
  );
}

/** The units that are left when the commander dies, those alike together. */
export function LeftUnitsCard({ model }: { readonly model: UsbMoraleModel }) {
  const t = useTexts('usbmorale');
  const heading = useRef<HTMLHeadingElement>(null);
  const { left } = model.inputs.value.value;
  return (
    <section class="card tight">
      <h2 class="card-title" ref={heading} tabIndex={-1}>
        {t.leftTitle}
      </h2>
      <LeftFromArmy model={model} />
      {left.map((group, index) => (
        <LeftGroup
          key={index}
          model={model}
          group={group}
          index={index}
          onRemove={
            left.length > 1
              ? () => {
                  model.removeLeft(index);
                  heading.current?.focus();
                }
              : undefined
          }
        />
      ))}
      {left.length < usbMorale.fields.left.most && (
        <Button icon="plus" onClick={model.addLeft}>
          {t.addGroup}
        </Button>
      )}
    </section>
  );
}

interface LeftGroupProps {
  readonly model: UsbMoraleModel;
  readonly group: LeftUnits;
  readonly index: number;
  readonly onRemove: (() => void) | undefined;
}

function LeftGroup({ model, group, index, onRemove }: LeftGroupProps) {
  const t = useTexts('usbmorale');
  const format = useFormat();
  const number = format.number(index + 1);
  const { left, aura } = model.inputs.value.value;
  const before = left.slice(0, index).reduce((sum, { units }) => sum + units, 0);
  const { verdict } = model.answer.value;
  const odds = verdict.kind === 'commander' ? verdict.odds.units[before] : undefined;
  const ask = asksIn(leftUnits, group, (part) => model.changeLeft(index, part));
  return (
    <Group class="usb-left" label={t.group(number)}>
      {ask.number('units', t.alike)}
      {ask.choice('tough', t.tough, (value) => `${format.number(value)}+`)}
      <div class="row">
        {ask.flag('brave', t.brave)}
        {ask.flag('unbreakable', t.unbreakable)}
        {aura !== 'none' && ask.flag('near', t.aura)}
      </div>
      <div class="row">
        {odds && <p class="hint">{t.groupChance(format.hundredths(1 - odds.passes))}</p>}
        {onRemove && <Button kind="quiet" icon="trash" label={t.removeGroup(number)} onClick={onRemove} />}
      </div>
    </Group>
  );
}
