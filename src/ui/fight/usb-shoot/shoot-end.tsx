import { heroFell } from '../../../state/usb-hero-fell.ts';
import type { UsbShootModel } from '../../../state/usb-shoot.ts';
import { afterShooting } from '../../../state/usb-shoot-play.ts';
import { useTexts } from '../../context.ts';
import { fighterText } from '../usb/unit-names.ts';
import { UsbAfter, type UsbAfterProps } from '../usb/usb-after.tsx';

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
