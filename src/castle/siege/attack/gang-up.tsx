import { useFormat, useServices, useTexts } from '../../../kit/context.ts';
import { Button } from '../../../kit/controls/button.tsx';
import { Toggle } from '../../../kit/controls/choice.tsx';
import { Dialog } from '../../../kit/controls/dialog.tsx';
import type { AttackMode } from '../../../rules/mage-knight/attack/attack.ts';
import type { ToHit } from '../../../rules/mage-knight/attack/shooting-to-hit.ts';

const bonuses = [0, 1, 2] as const;

/** What a helper most likely adds, until the table has said it. */
export const likelyBonus = 1;

/** The castle rules do not say what a helper adds: the table does, once. */
export function HelperSheet({
  onSay,
  onClose,
}: {
  readonly onSay: (bonus: number) => void;
  readonly onClose: () => void;
}) {
  const { navigation } = useServices();
  const { gang: t } = useTexts('castlesiege');
  const format = useFormat();
  return (
    <Dialog title={t.ask} onClose={onClose}>
      <p>
        {t.hint}{' '}
        <button type="button" class="siege-rule" onClick={() => navigation.openRule('MK-A-36')}>
          MK-A-36
        </button>
      </p>
      <div class="row">
        {bonuses.map((bonus) => (
          <Button key={bonus} onClick={() => onSay(bonus)}>
            {format.signed(bonus)}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}

interface GangUpProps {
  readonly mode: AttackMode;
  readonly names: readonly string[];
  /** All of them have joined. */
  readonly joined: boolean;
  readonly before: ToHit;
  /** Undefined where nobody has said yet what a helper adds. */
  readonly after: ToHit | undefined;
  readonly onChange: (joined: boolean) => void;
}

/** Others who stand so that they can join, and what that brings. */
export function GangUp({ mode, names, joined, before, after, onChange }: GangUpProps) {
  const { gang: t } = useTexts('castlesiege');
  const format = useFormat();
  const hits = ({ ways }: ToHit) => format.hundredths(ways / 36);
  return (
    <span class="siege-gang">
      <Toggle pressed={joined} onChange={onChange}>
        <b aria-hidden="true">+ {format.list(names)}</b>
        <span class="visually-hidden">{t.offer[mode](format.list(names))}</span>
        <small>{after ? `${hits(before)} → ${hits(after)}\u00a0%` : t.short[mode]}</small>
      </Toggle>
    </span>
  );
}
