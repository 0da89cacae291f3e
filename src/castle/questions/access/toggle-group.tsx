import { Toggle } from '../../../kit/choice.tsx';

interface Switch {
  readonly label: string;
  readonly pressed: boolean;
  readonly onChange: (pressed: boolean) => void;
}

/** Conditions that belong together, each on or off. */
export function ToggleGroup({
  legend,
  switches,
}: {
  readonly legend: string;
  readonly switches: readonly Switch[];
}) {
  return (
    <fieldset class="choice">
      <legend>{legend}</legend>
      <div class="chips">
        {switches.map(({ label, pressed, onChange }) => (
          <Toggle key={label} pressed={pressed} onChange={onChange}>
            {label}
          </Toggle>
        ))}
      </div>
    </fieldset>
  );
}
