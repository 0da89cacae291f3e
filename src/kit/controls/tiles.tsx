import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import './tiles.css';

export interface Tile<Value extends string> {
  readonly value: Value;
  /** In full, for screen readers. */
  readonly name: string;
  /** As short as its place. */
  readonly label: ComponentChildren;
  readonly picture?: ComponentChildren;
  /** What it would make of the odds, in whole percent; undefined where it makes no fight. */
  readonly worth?: string | undefined;
  /** Of another kind than those before it: a line stands between them. */
  readonly apart?: boolean;
}

interface TilesProps<Value extends string> {
  readonly legend: string;
  readonly hideLegend?: boolean;
  /** Each shows what it would make of the odds, or nothing where that is not known. */
  readonly weighed?: boolean;
  readonly value: Value;
  readonly tiles: readonly Tile<Value>[];
  /** So many in a row, where all in one would be too narrow. */
  readonly columns?: number;
  readonly onChange: (value: Value) => void;
}

/** One of a few, all of them in sight side by side: each with its picture, or with what it would make of the odds. */
export function Tiles<Value extends string>(props: TilesProps<Value>) {
  const { legend, hideLegend, weighed, value, tiles, columns = tiles.length, onChange } = props;
  const name = useId();
  const named = !weighed && tiles.every(({ picture }) => picture === undefined);
  return (
    <fieldset class="choice tiles">
      <legend class={hideLegend ? 'visually-hidden' : undefined}>{legend}</legend>
      <div class="tile-row" data-names={named || undefined} style={{ '--columns': columns }}>
        {tiles.map((tile, place) => (
          <label class="tile" key={tile.value} data-apart={tile.apart || undefined}>
            <input
              type="radio"
              name={name}
              value={tile.value}
              checked={tile.value === value}
              aria-label={tile.name}
              aria-describedby={weighed ? `${name}-${place}` : undefined}
              onChange={() => onChange(tile.value)}
            />
            {tile.picture}
            <span class="tile-label">{tile.label}</span>
            {weighed && (
              <span class="tile-worth" id={`${name}-${place}`}>
                {tile.worth === undefined ? (
                  '–'
                ) : (
                  <>
                    <b>{tile.worth}</b>
                    <small>{'\u00a0'}%</small>
                  </>
                )}
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SwitchTileProps {
  readonly pressed: boolean;
  readonly label: string;
  /** What a tap would make of the odds, in whole percent. */
  readonly worth?: string | undefined;
  readonly onChange: (pressed: boolean) => void;
}

/** What is in force or not, with the odds after a tap. */
export function SwitchTile({ pressed, label, worth, onChange }: SwitchTileProps) {
  const id = useId();
  return (
    <button
      type="button"
      class="tile"
      aria-pressed={pressed}
      aria-describedby={id}
      onClick={() => onChange(!pressed)}
    >
      <span class="tile-label">{label}</span>
      <span class="tile-worth" id={id} aria-hidden="true">
        {'→\u00a0'}
        {worth === undefined ? '–' : `${worth}\u00a0%`}
      </span>
    </button>
  );
}
