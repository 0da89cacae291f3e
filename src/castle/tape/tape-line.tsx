import { useFormat, useTexts } from '../../kit/context.ts';
import { Icon } from '../../kit/controls/icon.tsx';
import type { TapeCheck } from '../../rules/mage-knight/plan/checklist.ts';
import { disputeText, limitText, lineName, type TapeLine } from './model.ts';

interface TapeLineProps {
  readonly line: TapeLine;
  readonly onOpen: () => void;
}

/** Short ones that belong together stand beside one another. */
const halves: readonly TapeCheck[] = ['consent', 'order'];

const signs = { kept: 'check', broken: 'close' } as const;

/** One check with its verdict and what the tape showed; a tap asks it. */
export function TapeLineRow({ line, onOpen }: TapeLineProps) {
  const t = useTexts('castletape');
  const format = useFormat();
  const { check, measured, state } = line;
  const limit = limitText(t, format, line);
  const dispute = disputeText(t, format, line);
  return (
    <li data-half={halves.includes(check) || undefined}>
      <button type="button" class="tape-line" data-state={state} aria-haspopup="dialog" onClick={onOpen}>
        <span class="tape-sign">
          {state === 'open' ? <span class="tape-ring" /> : <Icon name={signs[state]} />}
        </span>
        <span class="tape-name">
          <span class="visually-hidden">
            {lineName(t, format, line)} ({t.states[state]})
          </span>
          <b aria-hidden="true">{t.short[check]}</b>
          {limit && <small aria-hidden="true">{limit}</small>}
          {dispute && <small>{dispute}</small>}
        </span>
        {measured !== undefined && <b class="tape-value">{t.inches(format.number(measured))}</b>}
      </button>
    </li>
  );
}
