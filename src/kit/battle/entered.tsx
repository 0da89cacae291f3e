import { useSignal } from '@preact/signals';
import type { BattleWay } from '../../rules/battle.ts';
import { useTexts } from '../context.ts';
import { Stepper } from '../controls/stepper.tsx';
import type { BattlePair } from '../question/battle-ref.ts';
import { BattleEnd } from './end.tsx';

/** One blow turns a dial by no more clicks than it has. */
const mostClicks = 20;

interface EnteredProps {
  readonly battle: BattlePair;
  readonly way: BattleWay;
}

/** An attack whose dice are not rolled here: what it did to the dials of both is entered. Needs the texts of the armies. */
export function BattleEntered({ battle: { acts, other }, way }: EnteredProps) {
  const t = useTexts('battle').fight;
  const target = useSignal(0);
  const attacker = useSignal(0);
  if (!acts) return null;
  const clicks = (label: string, value: typeof target) => (
    <Stepper
      label={label}
      value={value.value}
      min={0}
      max={mostClicks}
      onChange={(to) => {
        value.value = to;
      }}
    />
  );
  const turned = (by: number) => (by === 0 ? {} : { turned: by });
  return (
    <div class="stack">
      {other && clicks(t.target, target)}
      {clicks(t.attacker, attacker)}
      <BattleEnd
        play={acts.play}
        result={{
          stamp: acts.stamp,
          way,
          by: acts.unit,
          ...(other && { at: other.unit }),
          changes: [
            { unit: acts.unit, lost: 0, acted: true, ...turned(attacker.value) },
            ...(other ? [{ unit: other.unit, lost: 0, ...turned(target.value) }] : []),
          ],
          dice: [],
        }}
      />
    </div>
  );
}
