import { useId } from 'preact/hooks';
import { isDay } from './days.ts';

interface DayFieldProps {
  readonly label: string;
  /** `2026-11-23`; empty where there is none. */
  readonly value: string;
  readonly onChange: (day: string) => void;
}

/** A day of the calendar, by the phone's own picker; what is no day is not taken over. */
export function DayField({ label, value, onChange }: DayFieldProps) {
  const id = useId();
  return (
    <div class="field">
      <label class="label" for={id}>
        {label}
      </label>
      <input
        id={id}
        type="date"
        min="2000-01-01"
        max="2099-12-31"
        value={value}
        onChange={({ currentTarget }) => {
          if (isDay(currentTarget.value)) onChange(currentTarget.value);
        }}
      />
    </div>
  );
}
