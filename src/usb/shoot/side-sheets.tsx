import { useFormat, useTexts } from '../../kit/context.ts';
import { Toggle } from '../../kit/controls/choice.tsx';
import { WeaponPicture } from '../../kit/figures/figure.tsx';
import { asksOf } from '../../kit/question/asks.tsx';
import type { Fighter } from '../../rules/usb/units/fighter.ts';
import { isMachine, unitChoices } from '../unit-arms.tsx';
import { weaponPictures } from '../unit-looks.ts';
import { WeighedChoice } from '../weighed-choice.tsx';
import { type ShootSide, type UsbShootInputs, withShootSide } from './inputs.ts';
import type { UsbShootModel } from './model.ts';
import { worthText } from './ways.ts';

/** The shooting with one of its units changed. */
function withFighter(inputs: UsbShootInputs, which: ShootSide, part: Partial<Fighter>): UsbShootInputs {
  const side = inputs[which];
  return withShootSide(inputs, which, { ...side, fighter: { ...side.fighter, ...part } });
}

/** What the shooters fire, each weapon with the odds that it would make. */
export function ArmsSheet({ model }: { readonly model: UsbShootModel }) {
  const t = useTexts('usb');
  const { ranged: does } = useTexts('usbbuilder');
  const { tiles } = useTexts('usbshoot');
  const format = useFormat();
  const inputs = model.inputs.value.value;
  const { fighter } = inputs.shooter;
  const { unit } = fighter;
  if (unit.kind === 'machine') return null;
  const armed = (ranged: (typeof unitChoices.ranged)[number] | 'none'): Fighter => {
    const { ranged: _, ...rest } = unit;
    if (ranged !== 'none') return { ...fighter, unit: { ...rest, ranged } };
    return { ...fighter, unit: rest.kind === 'line' ? { ...rest, specials: 0 } : rest };
  };
  const set = (next: Fighter) => model.changeSide('shooter', { ...inputs.shooter, fighter: next });
  return (
    <div class="stack">
      <WeighedChoice
        legend={t.arms.ranged}
        head={tiles.broken}
        value={unit.ranged ?? 'none'}
        ways={[...unitChoices.ranged, 'none' as const].map((value) => ({
          value,
          label: value === 'none' ? t.arms.none : t.ranged[value],
          hint: value === 'none' ? undefined : does[value],
          picture: <WeaponPicture weapon={weaponPictures[value]} />,
          worth: () => worthText(format, withFighter(inputs, 'shooter', armed(value))),
        }))}
        onChange={(value) => set(armed(value))}
        of={inputs}
      />
      {unit.kind === 'line' &&
        unit.ranged &&
        asksOf(unit, (part) => set({ ...fighter, unit: { ...unit, ...part } })).number(
          'specials',
          t.specials,
          Math.min(unitChoices.mostSpecials, unit.models),
        )}
    </div>
  );
}

/** What the target stands in or behind, each with the odds that it would make. */
export function CoverSheet({ model }: { readonly model: UsbShootModel }) {
  const t = useTexts('usb');
  const { tiles } = useTexts('usbshoot');
  const format = useFormat();
  const inputs = model.inputs.value.value;
  const { fighter } = inputs.target;
  const set = (part: Partial<Fighter>) => model.changeSide('target', { fighter: { ...fighter, ...part } });
  const worth = (part: Partial<Fighter>) => () => worthText(format, withFighter(inputs, 'target', part));
  return (
    <div class="stack">
      {!isMachine(fighter.unit) && fighter.formation !== 'column' && (
        <div class="chips">
          <Toggle pressed={fighter.entrenched} onChange={(entrenched) => set({ entrenched })}>
            {t.entrenched}
          </Toggle>
        </div>
      )}
      <WeighedChoice
        legend={t.terrain}
        head={tiles.broken}
        value={fighter.terrain}
        ways={unitChoices.terrains.map((value) => ({
          value,
          label: t.terrains[value],
          worth: worth({ terrain: value }),
        }))}
        onChange={(terrain) => set({ terrain })}
        of={inputs}
      />
      <WeighedChoice
        legend={t.formation}
        head={tiles.broken}
        value={fighter.formation}
        ways={unitChoices.formations.map((value) => ({
          value,
          label: t.formations[value],
          worth: worth({ formation: value, entrenched: fighter.entrenched && value !== 'column' }),
        }))}
        onChange={(formation) => set({ formation, entrenched: fighter.entrenched && formation !== 'column' })}
        of={inputs}
      />
    </div>
  );
}
