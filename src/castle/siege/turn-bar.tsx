import { useSignal } from '@preact/signals';
import { Button } from '../../kit/button.tsx';
import { useTexts } from '../../kit/context.ts';
import { Icon } from '../../kit/icon.tsx';
import { EndTurn } from './end-turn.tsx';
import type { CastleSiegeModel } from './model.ts';
import type { SiegeNames } from './names.ts';
import { SiegeMenu } from './siege-menu.tsx';
import type { CurrentSiege } from './view.ts';

interface TurnBarProps {
  readonly model: CastleSiegeModel;
  readonly siege: CurrentSiege;
  readonly names: SiegeNames;
}

interface StepProps {
  readonly label: string;
  readonly can: boolean;
  readonly onClick: () => void;
}

/** It keeps the focus where there is nothing left to take back: who holds the key goes on from here. */
function Step({ label, can, onClick }: StepProps) {
  return (
    <button
      type="button"
      class="button"
      data-kind="plain"
      data-icon-only
      aria-label={label}
      title={label}
      aria-disabled={!can}
      onClick={() => {
        if (can) onClick();
      }}
    >
      <Icon name="undo" />
    </button>
  );
}

/** Always at hand: what comes next, and the way back. */
export function TurnBar({ model, siege, names }: TurnBarProps) {
  const t = useTexts('castlesiege');
  const sheet = useSignal<'end' | 'menu' | undefined>(undefined);
  const { phase } = siege.state.turn;
  const close = () => {
    sheet.value = undefined;
  };

  function next(): void {
    if (phase === 'set-up') model.play({ do: 'begin' });
    else if (phase === 'before-command') model.play({ do: 'begin-command' });
    else if (siege.tokened.length > 0) sheet.value = 'end';
    else model.play({ do: 'end-turn', tokensOff: [] });
  }

  return (
    <>
      <div class="siege-bar">
        <Step label={t.undo} can={siege.canUndo} onClick={model.undo} />
        <span class="siege-redo">
          <Step label={t.redo} can={siege.canRedo} onClick={model.redo} />
        </span>
        <span class="siege-next">
          {siege.ended === undefined && (
            <Button kind="primary" wide onClick={next}>
              {t.next[phase]}
            </Button>
          )}
        </span>
        <Button
          icon="more"
          label={t.more}
          onClick={() => {
            sheet.value = 'menu';
          }}
        />
      </div>
      {sheet.value === 'end' && <EndTurn model={model} siege={siege} names={names} onClose={close} />}
      {sheet.value === 'menu' && <SiegeMenu model={model} siege={siege} names={names} onClose={close} />}
    </>
  );
}
