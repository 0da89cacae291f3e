import type { Row } from './finder.ts';

/** A text with the found words marked. */
export function Marked({ pieces }: { readonly pieces: Row['title'] }) {
  return <>{pieces.map(({ text, marked }) => (marked ? <mark>{text}</mark> : text))}</>;
}
