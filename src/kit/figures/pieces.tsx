import type { Piece } from './figure-parts.ts';

/** Outlines, each in its tone. */
export function Pieces({ of }: { readonly of: readonly Piece[] }) {
  return (
    <>
      {of.map(([tone, path, line]) => (
        <path key={`${tone} ${path}`} class={tone} d={path} stroke-width={line} />
      ))}
    </>
  );
}
