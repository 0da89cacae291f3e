import type { JSX } from 'preact';
import { useTexts } from '../../kit/context.ts';
import { Tiles } from '../../kit/controls/tiles.tsx';
import { type MagicKind, magicKinds } from './inputs.ts';
import type { MagicModel } from './model.ts';
import './magic.css';

/** What is tried as a sign of 40 by 40; healing is a heart: a red cross is protected by law. */
const signs: Readonly<Record<MagicKind, JSX.Element>> = {
  bolt: <path class="sign-spark" d="M23 2L9 22h9l-3 16 16-22h-9l5-14z" />,
  area: (
    <>
      <circle class="sign-glow" cx="20" cy="20" r="16" />
      <circle class="sign-gold" cx="20" cy="20" r="7" />
    </>
  ),
  shield: (
    <>
      <path class="sign-spark" d="M20 3l14 5v12q0 12-14 18Q6 32 6 20V8z" />
      <path class="sign-light" d="M11 12l9-4 9 4" />
    </>
  ),
  summon: (
    <>
      <ellipse class="sign-ring" cx="20" cy="33" rx="15" ry="5" />
      <path class="sign-skin" d="M15 6h10v8H15z" />
      <path class="sign-side" d="M12 14h16v11H12z" />
      <path class="sign-ink" d="M14 25h5v8h-5zM21 25h5v8h-5z" />
    </>
  ),
  raise: (
    <>
      <path class="sign-ink" d="M5 35h30v3H5z" />
      <path class="sign-bone" d="M12 12q0-5 8-5t8 5v9h-3v6h-2v-3h-2v3h-2v-3h-2v3h-2v-6h-3z" />
      <path class="sign-ink" d="M15 14h4v5h-4zM21 14h4v5h-4z" />
      <path class="sign-grass" d="M6 9l3 3M34 9l-3 3M20 1v3" />
    </>
  ),
  heal: (
    <>
      <path class="sign-side" d="M20 35Q4 24 4 14q0-9 9-9 5 0 7 5 2-5 7-5 9 0 9 9 0 10-16 21z" />
      <path class="sign-light" d="M9 13q1-4 5-4" />
    </>
  ),
  shot: (
    <>
      <path class="sign-steel" d="M12 15q0-8 8-8t8 8z" />
      <path class="sign-skin" d="M13 15h14v10H13z" />
      <path class="sign-ink" d="M16 17h3v4h-3zM22 17h3v4h-3z" />
      <path class="sign-hill" d="M2 36q2-12 18-12t18 12z" />
    </>
  ),
};

/** All that can be tried, in sight at once; what is no magic stands behind a line. */
export function KindTiles({ model }: { readonly model: MagicModel }) {
  const t = useTexts('magic');
  const { kind } = model.inputs.value.value;
  return (
    <Tiles
      hideLegend
      legend={t.kind}
      value={kind}
      tiles={magicKinds.map((one) => ({
        value: one,
        name: t.kinds[one],
        label: t.tiles[one],
        apart: one === 'shot',
        picture: (
          <svg viewBox="0 0 40 40" aria-hidden="true" focusable="false">
            {signs[one]}
          </svg>
        ),
      }))}
      onChange={(tried) => model.change({ kind: tried })}
    />
  );
}
