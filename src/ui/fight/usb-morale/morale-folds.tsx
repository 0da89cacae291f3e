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

/** What few need: Power points, all figures, and what the unit may do now. */
export function MoraleFolds({ model }: { readonly model: UsbMoraleModel }) {
  const t = useTexts('usbmoralemore');
  const { side, event, power } = model.inputs.value.value;
  const { rules, bends } = model.answer.value;
  return (
    <>
      {bends && (
        <LateFold title={t.powerFold} count={power}>
          {() => <PowerPart model={model} />}
        </LateFold>
      )}
      <MoraleFigures answer={model.answer.value} />
      {event !== 'commander' && (
        <LateFold title={t.phase}>{() => <PhaseCard fighter={side.fighter} rules={rules} />}</LateFold>
      )}
    </>
  );
}
