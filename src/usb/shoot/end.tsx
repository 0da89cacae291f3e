import { useTexts } from '../../kit/context.ts';
import { heroFell } from '../hero-fell.ts';
import { fighterText } from '../unit-names.ts';
import { UsbAfter, type UsbAfterProps } from '../usb-after.tsx';
import type { UsbShootModel } from './model.ts';
import { afterShooting } from './play.ts';

/** The way on with what the shooting has left. */
export function ShootEnd({ model }: { readonly model: UsbShootModel }) {
  const t = useTexts('usbafter');
  const units = useTexts('usbunits');
  const play = model.play.play.value;
  if (play?.outcome === undefined || play.stale) return null;
  const { inputs, outcome } = play;
  const next = afterShooting(inputs, outcome);
  const { table } = inputs;
  const { fighter } = next.target;
  const fell = heroFell(inputs.target.fighter, outcome.after);
  const ways: UsbAfterProps['ways'] = outcome.after
    ? [
        { text: t.onCharge, address: (to) => to.chargeAgainst(fighter, table) },
        { text: t.onMorale(fighterText(units, fighter)), address: (to) => to.moraleOf(fighter, table) },
      ]
    : [];
  return (
    <UsbAfter
      onTake={() => model.use(next)}
      gone={!outcome.after}
      ways={ways}
      {...(fell && { commander: (to) => to.commanderFalls(table) })}
    />
  );
}
