import { Button } from '../../kit/button.tsx';
import { useServices, useTexts } from '../../kit/context.ts';
import { Reasons } from '../../kit/reasons.tsx';
import type { PowerModel } from './power-model.ts';

/** Who has the next activation after the points that both sides spent on it. */
export function PowerSeized({ model }: { readonly model: PowerModel }) {
  const t = useTexts('usbpower');
  const { announcer } = useServices();
  const seized = model.seized.value;
  const then = (act: () => void) => () => {
    act();
    announcer.announce(t.nextIs(t.seized[model.seized.peek()]));
  };
  return (
    <>
      <p>
        {t.next}: <b>{t.seized[seized]}</b>
      </p>
      <div class="row">
        <Button disabled={seized === 'theirs'} onClick={then(model.answer)}>
          {seized === 'mine' ? t.answers : t.theirs}
        </Button>
        <Button kind="quiet" disabled={seized === 'nobody'} onClick={then(model.finish)}>
          {t.over}
        </Button>
      </div>
      <Reasons items={[{ text: t.turns, rule: 'USB-PP-03' }]} />
    </>
  );
}
