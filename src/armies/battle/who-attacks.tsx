import { useTexts } from '../../kit/context.ts';
import { signOf } from '../../kit/figures/sign-of.ts';
import { UnitSign } from '../../kit/figures/unit-sign.tsx';
import { Group } from '../../kit/group.tsx';
import type { PlayedUnit } from '../../storage/plays.ts';

interface WhoProps {
  readonly units: readonly PlayedUnit[];
  readonly chosen: string;
  readonly onChoose: (unit: string) => void;
}

/** Who of the side in turn may attack: whom, and by what odds, is said below. */
export function WhoAttacks({ units, chosen, onChoose }: WhoProps) {
  const t = useTexts('battle');
  return (
    <Group class="battle-who" data-scroller data-side={units[0]?.side} label={t.whoAttacks}>
      {units.map(({ id, name, unit }) => (
        <button key={id} type="button" aria-pressed={id === chosen} onClick={() => onChoose(id)}>
          <span>
            <UnitSign name={signOf(unit)} />
          </span>
          {name}
        </button>
      ))}
    </Group>
  );
}
