import { useFormat, useTexts } from '../../kit/context.ts';
import { Toggle } from '../../kit/controls/choice.tsx';
import { WeaponPicture } from '../../kit/figures/figure.tsx';
import type { MeleeRole } from '../../rules/usb/melee/melee-setup.ts';
import type { HeroUnit, LineUnit } from '../../rules/usb/units/unit.ts';
import { unitChoices } from '../unit-arms.tsx';
import { weaponPictures } from '../unit-looks.ts';
import { WeighedChoice } from '../weighed-choice.tsx';
import { usbChargeAnswerOf, winChance } from './answer.ts';
import { withMeleeSide } from './inputs.ts';
import type { UsbChargeModel } from './model.ts';

/** What the soldiers or the hero of a side hold in the melee, each weapon with how often that side would win. */
export function UsbChargeArms({
  model,
  of: role,
}: {
  readonly model: UsbChargeModel;
  readonly of: MeleeRole;
}) {
  const t = useTexts('usb');
  const { melee: does } = useTexts('usbbuilder');
  const { ends } = useTexts('usbcharge');
  const format = useFormat();
  const inputs = model.inputs.value.value;
  const { fighter } = inputs[role];
  const { unit } = fighter;
  if (unit.kind === 'machine') return null;
  const set = (part: Partial<LineUnit> & Partial<HeroUnit>) =>
    ({ fighter: { ...fighter, unit: { ...unit, ...part } as LineUnit | HeroUnit } }) as const;
  const worth = (melee: (typeof unitChoices.melee)[number]) => {
    const answer = usbChargeAnswerOf(withMeleeSide(inputs, role, set({ melee })));
    return answer.ok ? `${format.hundredths(winChance(answer.value.odds, role))}\u00a0%` : undefined;
  };
  return (
    <div class="stack">
      <WeighedChoice
        legend={t.arms.melee}
        head={ends[role === 'charger' ? 'wins' : 'loses']}
        value={unit.melee}
        ways={unitChoices.melee.map((melee) => ({
          value: melee,
          label: t.melee[melee],
          hint: does[melee],
          picture: <WeaponPicture weapon={weaponPictures[melee]} />,
          worth: () => worth(melee),
        }))}
        onChange={(melee) => model.changeSide(role, set({ melee }))}
        of={inputs}
      />
      <div class="chips">
        <Toggle pressed={unit.shield} onChange={(shield) => model.changeSide(role, set({ shield }))}>
          {t.shield}
        </Toggle>
        {unit.kind === 'line' && (
          <Toggle pressed={unit.leaders} onChange={(leaders) => model.changeSide(role, set({ leaders }))}>
            {t.leaders}
          </Toggle>
        )}
      </div>
    </div>
  );
}
