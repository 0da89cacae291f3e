import { useTexts } from '../../kit/context.ts';
import { Fold } from '../../kit/fold.tsx';
import { PhaseCard } from '../phase-card.tsx';
import type { UsbMoraleModel } from './model.ts';
import { MoraleFigures } from './odds-details.tsx';
import { PowerPart } from './power-part.tsx';

/** What few need: Power points, all figures, and what the unit may do now. */
export function MoraleFolds({ model }: { readonly model: UsbMoraleModel }) {
  const t = useTexts('usbmoralemore');
  const { side, event, power } = model.inputs.value.value;
  const { rules, bends } = model.answer.value;
  return (
    <>
      {bends && (
        <Fold title={t.powerFold} count={power}>
          {() => <PowerPart model={model} />}
        </Fold>
      )}
      <MoraleFigures answer={model.answer.value} />
      {event !== 'commander' && (
        <Fold title={t.phase}>{() => <PhaseCard fighter={side.fighter} rules={rules} />}</Fold>
      )}
    </>
  );
}
