import type { UsbMoraleModel } from '../../../state/usb-morale.ts';
import { useTexts } from '../../context.ts';
import { later } from '../../parts/later.tsx';
import { LateFold } from '../late-fold.tsx';
import { MoraleFigures } from './morale-figures.tsx';
import { PowerPart } from './power-part.tsx';

const PhaseCard = later(
  () => import('../usb/phase-card.tsx').then((module) => module.PhaseCard),
  ['usbphase'],
);
const AtTable = later(
  () => import('../usb/at-table.tsx').then((module) => module.AtTable),
  ['usbfield', 'usbphase'],
);

/** What few need: Power points, all figures, what the unit may do now, and help for the table. */
export function MoraleFolds({ model }: { readonly model: UsbMoraleModel }) {
  const t = useTexts('usbmoralemore');
  const { side, event, power } = model.inputs.value.value;
  const { rules } = model.answer.value;
  return (
    <>
      {event !== 'commander' && (
        <LateFold title={t.powerFold} count={power}>
          {() => <PowerPart model={model} />}
        </LateFold>
      )}
      <MoraleFigures answer={model.answer.value} />
      {event !== 'commander' && (
        <LateFold title={t.phase}>{() => <PhaseCard fighter={side.fighter} rules={rules} />}</LateFold>
      )}
      <LateFold title={t.atTable}>{() => <AtTable rules={rules} fighter={side.fighter} />}</LateFold>
    </>
  );
}
