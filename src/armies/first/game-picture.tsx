import type { Game } from '../../rules/ids.ts';

/** A squarish model of our own, its foot at the middle below. */
const model = 'M-3.500-20h7v7h-7zM-6 0v-6q0-6 6-6t6 6v6z';

const rows = [
  { y: 30, x: 8, pale: 0.55 },
  { y: 47, x: 12, pale: 0.8 },
  { y: 64, x: 16, pale: 1 },
] as const;

/** What is put on the table in a game, in white on its colour. */
export function GamePicture({ game }: { readonly game: Game }) {
  return (
    <svg class="first-picture" viewBox="0 0 72 72" aria-hidden="true" focusable="false">
      {game === 'usb' &&
        rows.map(({ y, x, pale }) =>
          [0, 1, 2, 3].map((place) => (
            <path
              key={`${y} ${place}`}
              d={model}
              opacity={pale}
              transform={`translate(${x + place * 14} ${y})`}
            />
          )),
        )}
      {game === 'brikwars' && (
        <>
          <path d={model} transform="translate(34 68) scale(3)" />
          <path d="M8 6h5v62H8z" />
          <path d="M48 38h20v14q0 10-10 16-10-6-10-16z" opacity="0.7" />
        </>
      )}
      {game === 'mage-knight' && (
        <path d="M4 68V30h6v7h7v-7h7v10h14V18h-3V6h7v6h6V6h7v6h6V6h7v12h-3v50H38V54a7 7 0 0 0-14 0v14z" />
      )}
    </svg>
  );
}
