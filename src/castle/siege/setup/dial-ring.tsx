import { useFormat, useTexts } from '../../../kit/context.ts';
import { lastClick } from '../../../rules/mage-knight/siege/siege-setup.ts';
import type { SectionState } from '../../../rules/mage-knight/siege/siege-state.ts';

const middle = 50;
const outer = 46;
const inner = 30;

function at(radius: number, share: number): string {
  const turn = (share - 0.25) * 2 * Math.PI;
  return `${(middle + radius * Math.cos(turn)).toFixed(1)} ${(middle + radius * Math.sin(turn)).toFixed(1)}`;
}

/** A piece of the ring, in shares of it. */
function piece(from: number, to: number): string {
  const long = to - from > 0.5 ? 1 : 0;
  return `M${at(outer, from)}A${outer} ${outer} 0 ${long} 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 ${long} 0 ${at(inner, from)}z`;
}

type Paint = 'whole' | 'worn' | 'yellow' | 'broken';

function paintOf({ dial, start }: SectionState, click: number, last: number): Paint {
  if (dial.kind === 'clicks') return click === last ? 'broken' : click < start ? 'worn' : 'whole';
  const shown = dial.profile.clicks[click];
  if (shown?.brokenTowers === 3) return 'broken';
  return shown?.yellow || shown?.demoralised ? 'yellow' : click < start ? 'worn' : 'whole';
}

interface DialRingProps {
  readonly section: SectionState;
  /** Clicks that a hit would turn it. */
  readonly damage: number;
}

/** The dial of a section as far as it is known: where it stands, and where a hit would turn it. */
export function DialRing({ section, damage }: DialRingProps) {
  const t = useTexts('castlesiege');
  const format = useFormat();
  const { dial, click } = section;
  const known = dial.kind === 'values' || dial.destroyedAt !== undefined;
  const last = lastClick(dial);
  const to = Math.min(last, click + damage);
  const count = last + 1;
  const share = (each: number) => each / count;
  const label = known
    ? t.dialTurns(format.number(damage), format.number(click), format.number(to))
    : t.dialUnknown(format.number(damage));
  return (
    <svg class="dial-ring" viewBox="0 0 100 100" role="img" aria-label={label}>
      {known ? (
        <>
          {Array.from({ length: count }, (_, each) => (
            <path
              key={each}
              class="dial-click"
              data-paint={paintOf(section, each, last)}
              data-passed={each < click || undefined}
              d={piece(share(each), share(each + 1))}
            />
          ))}
          {to > click && <path class="dial-way" d={piece(share(click + 1), share(to + 1))} />}
          <path class="dial-mark" d={`M${at(50, share(click + 0.5))}L${at(34, share(click + 0.5))}`} />
        </>
      ) : (
        <circle class="dial-click" data-paint="whole" cx={middle} cy={middle} r={outer} />
      )}
      <circle class="dial-middle" cx={middle} cy={middle} r={known ? inner - 3 : inner + 6} />
      <text class="dial-damage" x={middle} y={known ? 50 : 57}>
        −{format.number(damage)}
      </text>
      {known && (
        <text class="dial-clicks" x={middle} y={64}>
          {format.number(click)} → {format.number(to)}
        </text>
      )}
    </svg>
  );
}
