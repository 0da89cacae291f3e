import { useTexts } from '../../kit/context.ts';
import { ranks, type StatValue, statValues, type UsbUnit } from '../../rules/usb/unit.ts';
import type { UnitBuilder } from './builder-model.ts';
import { rankOf, withRank } from './choices.ts';
import { Pick } from './pick.tsx';

interface StatsPartProps<Unit extends UsbUnit> {
  readonly builder: UnitBuilder;
  readonly unit: Unit;
  /** The whole that the unit is, or is a part of. */
  readonly whole: (unit: Unit) => UsbUnit;
  /** The printed ranks as a shortcut; heroes have tiers instead. */
  readonly ranked: boolean;
}

/** Celność and Obrona, by rank or each by itself. */
export function StatsPart<Unit extends UsbUnit>({ builder, unit, whole, ranked }: StatsPartProps<Unit>) {
  const t = useTexts('usbbuild');
  const names = useTexts('usbunits');
  const offersOf = (stat: 'hit' | 'tough') =>
    statValues.map((value) => ({
      value: String(value),
      label: t.target(value),
      unit: whole({ ...unit, [stat]: value satisfies StatValue }),
    }));
  return (
    <>
      {ranked && (
        <Pick
          builder={builder}
          legend={t.rank}
          value={rankOf(unit)}
          offers={ranks.map((rank) => ({
            value: rank,
            label: names.ranks[rank],
            unit: whole(withRank(unit, rank)),
          }))}
        />
      )}
      <div class="unit-stats">
        {(['hit', 'tough'] as const).map((stat) => (
          <Pick
            key={stat}
            builder={builder}
            legend={names.stats[stat]}
            value={String(unit[stat])}
            offers={offersOf(stat)}
          />
        ))}
      </div>
    </>
  );
}
