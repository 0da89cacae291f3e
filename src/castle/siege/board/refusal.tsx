import { useTexts } from '../../../kit/context.ts';
import { Button } from '../../../kit/controls/button.tsx';
import { Dialog } from '../../../kit/controls/dialog.tsx';
import { Reasons } from '../../../kit/stage/reasons.tsx';
import type { CastleSiegeModel, RefusedEvent } from '../model.ts';
import { issueItems } from '../text.ts';

/** Why something is not allowed, each rule a tap away; the table may overrule what only a rule forbids. */
export function Refusal({
  model,
  refused,
}: {
  readonly model: CastleSiegeModel;
  readonly refused: RefusedEvent;
}) {
  const t = useTexts('castlesiege');
  return (
    <Dialog title={t.refused} onClose={model.dismiss}>
      <div class="stack">
        <div role="alert">
          <Reasons items={issueItems(t, refused.issues)} />
        </div>
        <Button kind="primary" wide onClick={model.dismiss}>
          {t.leaveIt}
        </Button>
        {refused.canForce && (
          <Button
            wide
            onClick={() => {
              model.overrule();
            }}
          >
            {t.overrule}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
