import { useRef } from 'preact/hooks';
import { Button } from '../../kit/button.tsx';
import { Choice, Toggle } from '../../kit/choice.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Stepper } from '../../kit/stepper.tsx';
import { moraleOptions } from './facts.ts';
import { type LeftUnits, moraleBounds } from './inputs.ts';
import { LeftFromArmy } from './left-from-army.tsx';
import type { UsbMoraleModel } from './model.ts';

/** The units that are left when the commander dies, those alike together. */
export function LeftUnitsCard({ model }: { readonly model: UsbMoraleModel }) {
  const t = useTexts('usbmoralemore');
  const heading = useRef<HTMLHeadingElement>(null);
  const { left } = model.inputs.value.value;
  return (
    <section class="card tight">
      <h2 class="card-title" ref={heading} tabIndex={-1}>
        {t.leftTitle}
      </h2>
      <LeftFromArmy model={model} />
      {left.map((group, index) => (
        <Group
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
      {left.length < moraleBounds.groups && (
        <Button icon="plus" onClick={model.addLeft}>
          {t.addGroup}
        </Button>
      )}
    </section>
  );
}

interface GroupProps {
  readonly model: UsbMoraleModel;
  readonly group: LeftUnits;
  readonly index: number;
  readonly onRemove: (() => void) | undefined;
}

function Group({ model, group, index, onRemove }: GroupProps) {
  const t = useTexts('usbmoralemore');
  const morale = useTexts('usbmorale');
  const format = useFormat();
  const number = format.number(index + 1);
  const { left, aura } = model.inputs.value.value;
  const before = left.slice(0, index).reduce((sum, { units }) => sum + units, 0);
  const { verdict } = model.answer.value;
  const odds = verdict.kind === 'commander' ? verdict.odds.units[before] : undefined;
  const change = (part: Partial<LeftUnits>) => model.changeLeft(index, part);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend inside the frame
    <div class="usb-left" role="group" aria-label={t.group(number)}>
      <Stepper
        label={t.units}
        value={group.units}
        min={1}
        max={moraleBounds.units}
        onChange={(units) => change({ units })}
      />
      <Choice
        legend={t.tough}
        value={String(group.tough)}
        options={moraleOptions.stats.map((value) => ({
          value: String(value),
          label: `${format.number(value)}+`,
        }))}
        onChange={(value) =>
          change({ tough: moraleOptions.stats.find((known) => String(known) === value) ?? 4 })
        }
      />
      <div class="row">
        <Toggle pressed={group.brave} onChange={(brave) => change({ brave })}>
          {t.brave}
        </Toggle>
        <Toggle pressed={group.unbreakable} onChange={(unbreakable) => change({ unbreakable })}>
          {t.unbreakable}
        </Toggle>
        {aura !== 'none' && (
          <Toggle pressed={group.near} onChange={(near) => change({ near })}>
            {morale.aura}
          </Toggle>
        )}
      </div>
      <div class="row">
        {odds && <p class="hint">{t.groupChance(format.hundredths(1 - odds.passes))}</p>}
        {onRemove && <Button kind="quiet" icon="trash" label={t.removeGroup(number)} onClick={onRemove} />}
      </div>
    </div>
  );
}
