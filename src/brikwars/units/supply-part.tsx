import { useFormat, useTexts } from '../../kit/context.ts';
import { weaponValues } from '../../rules/brikwars/creation/creation-weapons.ts';
import type { EnteredProfile } from '../../rules/brikwars/units/profile.ts';
import { weapons2005 } from '../../rules/brikwars/weapons.ts';
import { Counted } from './counted.tsx';
import type { ProfileFormModel } from './form-model.ts';
import { explosivesHeld, priceChange } from './unit-choices.ts';

interface SupplyPartProps {
  readonly form: ProfileFormModel;
  readonly entered: EnteredProfile;
}

/** Explosives in number: each is paid for and used once. */
export function SupplyPart({ form, entered }: SupplyPartProps) {
  const t = useTexts('builder');
  const { dice } = useTexts('fight');
  const format = useFormat();
  const { use, damage = '0', thrown = '0' } = weapons2005.explosive;
  const { blastRadius } = weaponValues({ kind: 'explosive', size: 1 });
  const { explosives = 0 } = entered;
  const held = explosivesHeld(entered);
  if (entered.hands === 0 && explosives === 0) return <p class="hint">{t.noHands}</p>;
  return (
    <section class="unit-offers" aria-label={t.slots.explosives}>
      <Counted
        title={t.slots.explosives}
        more={format.signed(priceChange(entered, { explosives: explosives + 1 }))}
        does={t.blast(format.number(use), dice(thrown), dice(damage), format.number(blastRadius))}
        label={t.slots.explosives}
        value={held + explosives}
        min={held}
        max={held + form.limits.explosives}
        onChange={(all) => form.change({ explosives: all - held })}
      />
      <p class="hint">{t.explosiveHint}</p>
    </section>
  );
}
