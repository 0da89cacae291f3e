const paths = {
  dice: 'M12 2 21 7v10l-9 5-9-5V7zM12 12l9-5M12 12v10M12 12 3 7',
  fight: 'M4 3l9 9M4 3v3l9 9M20 3l-9 9M20 3v3l-9 9M6 15l3 3M5 21l3-3M18 15l-3 3M19 21l-3-3',
  castle: 'M3 21V5h3v3h3V5h6v3h3V5h3v16zM10 21v-5a2 2 0 0 1 4 0v5',
  armies: 'M5 3v18M5 4h13l-3 4 3 4H5',
  rules: 'M4 5a2 2 0 0 1 2-2h13v16H6a2 2 0 0 0-2 2zM4 19a2 2 0 0 0 2 2h13M8 7h7M8 11h7',
  gear: 'M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM10.6 2h2.8l.5 2.6 1.9.8 2.2-1.5 2 2-1.5 2.2.8 1.9 2.7.6v2.8l-2.7.5-.8 1.9 1.5 2.2-2 2-2.2-1.5-1.9.8-.5 2.7h-2.8l-.5-2.7-1.9-.8L6 20l-2-2 1.5-2.2-.8-1.9L2 13.4v-2.8l2.7-.6.8-1.9L4 5.9l2-2 2.2 1.5 1.9-.8z',
  plus: 'M12 4v16M4 12h16',
  minus: 'M4 12h16',
  close: 'M5 5l14 14M19 5 5 19',
  check: 'M4 13l5 5L20 6',
  undo: 'M8 4 3 9l5 5M3 9h11a6 6 0 0 1 0 12H8',
  repeat: 'M4 12a8 8 0 0 1 14-5l2 2M20 3v6h-6M20 12a8 8 0 0 1-14 5l-2-2M4 21v-6h6',
  trash: 'M4 6h16M9 6V3h6v3M6 6l1 15h10l1-15M10 10v7M14 10v7',
  share: 'M12 15V3M7 8l5-5 5 5M5 13v8h14v-8',
  up: 'M12 20V5M5 12l7-7 7 7',
  down: 'M12 4v15M5 12l7 7 7-7',
  back: 'M20 12H5M12 5l-7 7 7 7',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l5 5',
  edit: 'M4 20l1-5L16 4l4 4L9 19zM14 6l4 4',
  copy: 'M8 8h12v12H8zM4 16V4h12',
  download: 'M12 3v12M7 10l5 5 5-5M4 20h16',
  upload: 'M12 16V4M7 9l5-5 5 5M4 20h16',
  keypad: 'M5 5h2v2H5zM11 5h2v2h-2zM17 5h2v2h-2zM5 11h2v2H5zM11 11h2v2h-2zM17 11h2v2h-2zM11 17h2v2h-2z',
  flip: 'M7 3v14M3 7l4-4 4 4M17 21V7M13 17l4 4 4-4',
  cards: 'M9 3h11v15H9zM6 7H4v14h11v-1',
  warning: 'M12 3 2 20h20zM12 9v6M12 17.5v.5',
  history: 'M4 4v5h5M4.5 9A8 8 0 1 1 4 14M12 8v5l3 2',
  more: 'M12 5v.01M12 12v.01M12 19v.01',
  aim: 'M12 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM12 2v6M12 16v6M2 12h6M16 12h6',
  bolt: 'M13 2 5 14h6l-1 8 9-13h-7z',
  keep: 'M4 4h7v7H4zM20 14a6 6 0 1 1-2-4.5M18 5v5h-5',
  scales: 'M12 3v18M7 21h10M5 6h14M5 6l-3 8h6zM19 6l-3 8h6z',
} as const;

export type IconName = keyof typeof paths;

/** Decoration: the words beside it carry the meaning. */
export function Icon({ name, size = 24 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path
        d={paths[name]}
        fill="none"
        stroke="currentColor"
        stroke-width="2"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}
