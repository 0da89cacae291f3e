import type { PowerModel } from '../../../state/usb-power.ts';
import { useTexts } from '../../context.ts';
import { Button } from '../../parts/button.tsx';
import { Reasons } from '../../parts/reasons.tsx';

/** Who has the next activation after the points that both sides spent on it. */
export function PowerSeized({ model }: { readonly model: PowerModel }) {
  const t = useTexts('usbpower');
  const seized = model.seized.value;
  return (
    <>
      <p role="status">
        {t.next}: <b>{t.seized[seized]}</b>
      </p>
      <div class="row">
        <Button disabled={seized === 'theirs'} onClick={model.answer}>
          {seized === 'mine' ? t.answers : t.theirs}
        </Button>
        <Button kind="quiet" disabled={seized === 'nobody'} onClick={model.finish}>
          {t.over}
        </Button>
      </div>
      <Reasons items={[{ text: t.turns, rule: 'USB-PP-03' }]} />
    </>
  );
}
