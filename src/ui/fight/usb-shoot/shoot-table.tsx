import { heroFell } from '../../../state/usb-hero-fell.ts';
import type { UsbShootModel } from '../../../state/usb-shoot.ts';
import { afterShooting } from '../../../state/usb-shoot-play.ts';
import { useTexts } from '../../context.ts';
import { TableCard } from '../table-card.tsx';
import { fighterText } from '../usb/unit-names.ts';
import { UsbAfter } from '../usb/usb-after.tsx';
import { shootTexts } from './shoot-texts.ts';

/** The shooting rolled step by step. */
export function ShootTable({ model }: { readonly model: UsbShootModel }) {
  const { dice } = useTexts('usbshootmore');
  const texts = shootTexts({
    shoot: useTexts('usbshoot'),
    play: useTexts('usbshootplay'),
    units: useTexts('usbunits'),
    dice,
  });
  return (
    <>
      <TableCard model={model.play} texts={texts} ready={model.answer.value.ok} />
      <ShootEnd model={model} />
    </>
  );
}

/** The way on with what the shooting has left. */
function ShootEnd({ model }: { readonly model: UsbShootModel }) {
  const t = useTexts('usbafter');
  const units = useTexts('usbunits');
  const play = model.play.play.value;
  if (play?.outcome === undefined || play.stale) return null;
  const { inputs, outcome } = play;
  const next = afterShooting(inputs, outcome);
  const { table } = inputs;
  const { fighter } = next.target;
  const fell = heroFell(inputs.target.fighter, outcome.after);
  const ways: Parameters<typeof UsbAfter>[0]['ways'] = outcome.after
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
