import { useSignal } from '@preact/signals';
import { useFormat, useServices, useTexts } from '../../../kit/context.ts';
import { Button } from '../../../kit/controls/button.tsx';
import { Toggle } from '../../../kit/controls/choice.tsx';
import { Dialog, useShown } from '../../../kit/controls/dialog.tsx';
import type { AttackMode } from '../../../rules/mage-knight/attack/attack.ts';
import type { ToHit } from '../../../rules/mage-knight/attack/shooting-to-hit.ts';
import type { SiegeProps } from '../text.ts';

const bonuses = [0, 1, 2] as const;

/** What a helper most likely adds, until the table has said it. */
const likelyBonus = 1;

/** The castle rules do not say what a helper adds: the table does, once. */
function HelperSheet({
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
function GangUp({ mode, names, joined, before, after, onChange }: GangUpProps) {
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

/** Those of a gang who join an attack, of all who are able to; what one of them adds is asked where nobody has said it. */
export function useGang(
  { model, siege }: Pick<SiegeProps, 'model' | 'siege'>,
  mode: AttackMode,
  able: readonly string[],
) {
  const helpers = useSignal<readonly string[]>([]);
  const [asking, ask, told] = useShown();
  const bonus = siege.state.helper?.[mode];
  const joined = able.filter((name) => helpers.value.includes(name));
  const join = () => {
    helpers.value = able;
  };
  const leave = () => {
    helpers.value = [];
  };
  function say(value: number): void {
    told();
    if (value !== bonus) model.play({ do: 'helper', mode, bonus: value });
    join();
  }
  return {
    joined,
    /** What one who helps adds, or most likely will. */
    each: bonus ?? likelyBonus,
    ask,
    leave,
    /** Offers them, with what so many of them make of the attack. */
    offer: (needWith: (count: number) => ToHit) =>
      able.length > 0 && (
        <GangUp
          mode={mode}
          names={able}
          joined={joined.length > 0}
          before={needWith(0)}
          after={bonus === undefined ? undefined : needWith(able.length)}
          onChange={(wanted) => {
            if (!wanted) leave();
            else if (bonus === undefined) ask();
            else join();
          }}
        />
      ),
    sheet: asking && <HelperSheet onSay={say} onClose={told} />,
  };
}
