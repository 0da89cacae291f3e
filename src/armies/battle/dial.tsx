import type { ComponentChildren } from 'preact';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Group } from '../../kit/group.tsx';
import type { BattleEvent, UnitState } from '../../rules/battle.ts';
import { turnOf } from '../../rules/battle-points.ts';
import type { BattleUnit } from '../../rules/battle-unit.ts';
import './dial.css';

interface DialProps {
  readonly unit: BattleUnit;
  readonly state: UnitState;
  readonly onTap: (event: BattleEvent) => void;
  /** What it shows at its click. */
  readonly children: ComponentChildren;
}

/** So many clicks are turned by one tap: one back, or those of a blow. */
const turns = [-1, 1, 2, 3, 4, 5] as const;

/** The middle of the dial, and as far from it its ring runs. */
const middle = 56;
const radius = 44;

/** Where the pointer stands at a click: in the middle of its part. */
const turned = (click: number, of: number) => `rotate(${(360 * (click + 0.5)) / of} ${middle} ${middle})`;

/** The combat dial of a figure as far as it is known: the clicks behind it pale, a pointer at the one it stands at; each key turns it (MK-A-15). */
export function Dial({ unit, state, onTap, children }: DialProps) {
  const t = useTexts('battle');
  const format = useFormat();
  const { clicks = 0 } = state.marks;
  const of = unit.points;
  const shown = format.number(clicks);
  const name = of === undefined ? shown : t.dialAt(shown, format.number(of));
  return (
    <section class="unit-dial" aria-label={t.pointNames['mage-knight']}>
      <div class="unit-dial-face">
        <svg viewBox="0 0 112 112" role="img" aria-label={name}>
          {of === undefined ? (
            <circle class="dial-part" cx={middle} cy={middle} r={radius} />
          ) : (
            Array.from({ length: of }, (_, click) => (
              <circle
                key={click}
                class="dial-part"
                data-behind={click < clicks || undefined}
                cx={middle}
                cy={middle}
                r={radius}
                pathLength={of}
                stroke-dasharray={`0.9 ${of}`}
                stroke-dashoffset={-click - 0.05}
                transform={`rotate(-90 ${middle} ${middle})`}
              />
            ))
          )}
          {of !== undefined && state.left > 0 && (
            <path class="dial-pointer" d={`M${middle} 0v26`} transform={turned(clicks, of)} />
          )}
        </svg>
        <p aria-hidden="true">
          <b>{shown}</b>
          {of !== undefined && <small>/{format.number(of)}</small>}
        </p>
      </div>
      {children}
      <Group class="unit-dial-keys" label={t.turnDial}>
        {turns.map((by) => {
          const event = turnOf(unit, state, by);
          return (
            <Button
              key={by}
              label={t.turnBy(format.signed(by))}
              disabled={!event}
              onClick={() => event && onTap(event)}
            >
              {format.signed(by)}
            </Button>
          );
        })}
      </Group>
    </section>
  );
}
