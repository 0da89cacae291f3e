import type { ComponentChildren } from 'preact';
import { useFormat, useTexts } from '../kit/context.ts';
import type { SideNames } from '../kit/stage/side-names.ts';
import { scene } from '../kit/stage/stage.tsx';
import type { Format } from '../platform/format.ts';
import { turned } from '../platform/whose.ts';
import type { Messages } from '../platform/words.ts';
import { type Fates, isGone, type SideFate } from './step-record.ts';

function fateText(t: Messages['fight']['fallenWords'], format: Format, fate: SideFate): string {
  const { of, fallen, pips } = fate;
  const number = (value: number) => format.number(value);
  if (of > 1) return t.fallenOf(number(fallen), number(of));
  if (isGone(fate)) return t.fallen;
  return pips && pips[0] > 0 ? t.pipsOf(number(pips[0]), number(pips[1])) : t.stands;
}

/** Who stands and who has fallen, in words. */
function fatesText(
  t: Messages['fight']['fallenWords'],
  format: Format,
  fates: Fates,
  names: SideNames,
): string {
  return (['mine', 'theirs'] as const)
    .flatMap((side) => {
      const fate = fates[side];
      return fate ? [`${names[side] ?? t.sides[side]}: ${fateText(t, format, fate)}`] : [];
    })
    .join('; ');
}

const wholeView = `0 0 ${scene.width} ${scene.height}`;
/** Without the sky, and wider by as much as it is lower. */
const lowView = `-66 12 ${scene.width + 132} ${scene.height - 12}`;

/** A castle far behind the ground that they fight on. */
function Backdrop() {
  return (
    <g>
      <path class="end-sky" d="M-70 0h476v216H-70z" />
      <path
        class="end-far"
        d="M0 170V52h8v8h8v-8h8v8h8v64h14v-8h12v8h14v-8h12v8h14v-8h12v8h14v-8h12v8h14V90h8v8h8v-8h8v8h8v26h14v-8h12v8h14v-8h12v8h14v-8h12v8h8V34h9v9h10v-9h10v9h10v-9h10v9h10v127z"
      />
      <path class="end-ground" d="M-70 166h476v50H-70z" />
      <path class="end-edge" d="M-70 166h476v3H-70z" />
    </g>
  );
}

/** Both sides as they are at the end: what has fallen lies there as loose bricks. */
export function EndPicture({
  fates,
  replies,
  names,
  low,
  children,
}: {
  readonly fates: Fates;
  readonly replies: boolean;
  readonly names: SideNames;
  /** It shares the screen with what stands below it. */
  readonly low: boolean;
  readonly children: ComponentChildren;
}) {
  const words = useTexts('fight');
  const { fallenWords: t } = replies ? turned(words) : words;
  const format = useFormat();
  const text = fatesText(t, format, fates, names);
  return (
    <div class="moment-end-picture">
      {text && <p class="visually-hidden">{text}</p>}
      <svg viewBox={low ? lowView : wholeView} aria-hidden="true" focusable="false">
        <Backdrop />
        {children}
      </svg>
    </div>
  );
}
