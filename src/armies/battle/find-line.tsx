import type { Signal } from '@preact/signals';
import { Icon } from '../../kit/controls/icon.tsx';
import './find-line.css';

interface FindProps {
  readonly label: string;
  readonly asked: Signal<string>;
}

/** A line to look for something by its name; its label stands in it. */
export function FindLine({ label, asked }: FindProps) {
  return (
    <label class="find-line">
      <Icon name="search" />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={80}
        value={asked.value}
        onInput={(event) => {
          asked.value = event.currentTarget.value;
        }}
      />
    </label>
  );
}
