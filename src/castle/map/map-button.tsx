const paths = {
  left: 'M20 12H5M12 5l-7 7 7 7',
  right: 'M4 12h15M12 5l7 7-7 7',
  up: 'M12 20V5M5 12l7-7 7 7',
  down: 'M12 4v15M5 12l7 7 7-7',
  undo: 'M8 4 3 9l5 5M3 9h11a6 6 0 0 1 0 12H8',
  redo: 'M16 4l5 5-5 5M21 9H10a6 6 0 0 0 0 12h6',
  in: 'M12 5v14M5 12h14',
  out: 'M5 12h14',
  fit: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  castle: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5M8 16V9h2v2h4V9h2v7z',
  clockwise: 'M20 12a8 8 0 1 1-3-6.2L20 8M20 3v5h-5',
  counterclockwise: 'M4 12a8 8 0 1 0 3-6.2L4 8M4 3v5h5',
  view: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.5 15.5 20 20M10.5 8v5M8 10.5h5',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  copy: 'M8 8h12v12H8zM4 16V4h12',
  trash: 'M4 6h16M9 6V3h6v3M6 6l1 15h10l1-15M10 10v7M14 10v7',
} as const;

export type MapIconName = keyof typeof paths;

interface MapButtonProps {
  readonly icon: MapIconName;
  readonly label: string;
  /** Words beside the icon, a part of the label. */
  readonly words?: string;
  /** It keeps the focus while it cannot be used. */
  readonly off?: boolean;
  /** Whether what it opens is open. */
  readonly expanded?: boolean;
  readonly onClick: () => void;
}

/** A small button of the map. */
export function MapButton({ icon, label, words, off = false, expanded, onClick }: MapButtonProps) {
  return (
    <button
      type="button"
      class="map-button"
      aria-label={words === undefined ? undefined : label}
      title={words === undefined ? label : undefined}
      aria-disabled={off}
      aria-expanded={expanded}
      onClick={() => {
        if (!off) onClick();
      }}
    >
      <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path
          d={paths[icon]}
          fill="none"
          stroke="currentColor"
          stroke-width="2.2"
          stroke-linecap="round"
          stroke-linejoin="round"
        />
      </svg>
      {words && <span>{words}</span>}
    </button>
  );
}
