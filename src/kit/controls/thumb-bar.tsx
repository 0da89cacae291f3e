import { useRootSign } from '../stage/root-sign.ts';
import { Button } from './button.tsx';
import type { IconName } from './icon.tsx';
import './thumb-bar.css';

interface Act {
  readonly label: string;
  readonly onClick: () => void;
  readonly disabled?: boolean;
}

interface ThumbBarProps {
  /** Dice on the table instead of the app's. */
  readonly real?: Act & { readonly icon?: IconName };
  /** What the thumb is there for; `detail` says more of it, such as what is rolled, `side` who rolls. */
  readonly main: Act & { readonly detail?: string; readonly side?: 'mine' | 'theirs' };
  /** All that few need. */
  readonly more?: Act & { readonly icon?: IconName };
}

/** The app's sign: a brick whose face is a die. */
function BrickSign() {
  return (
    <svg class="brick-sign" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M4 1h6v5H4zM14 1h6v5h-6zM4 4h16q3 0 3 3v12q0 4-4 4H5q-4 0-4-4V7q0-3 3-3" />
      <path d="M6 8h.01M18 8h.01M12 13h.01M6 18h.01M18 18h.01" />
    </svg>
  );
}

/** A longer label has the whole width, and no sign beside it. */
const mostBeside = 15;

/** The one place of the main button, above the tabs: real dice, the act itself, more. */
export function ThumbBar({ real, main, more }: ThumbBarProps) {
  useRootSign('thumb');
  return (
    <div class="thumb-bar">
      {real && <Button icon="keypad" {...real} />}
      <button
        type="button"
        class="button"
        data-kind="primary"
        data-side={main.side}
        disabled={main.disabled}
        onClick={main.onClick}
      >
        {main.label.length <= mostBeside && <BrickSign />}
        <span class="thumb-act" style={{ '--letters': main.label.length }}>
          <span>{main.label}</span>
          {main.detail && <small> {main.detail}</small>}
        </span>
      </button>
      {more && <Button icon="more" {...more} />}
    </div>
  );
}
