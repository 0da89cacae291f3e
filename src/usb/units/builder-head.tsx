import { useEffect, useRef } from 'preact/hooks';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import type { UnitBuilder } from './builder-model.ts';
import { useUnitName } from './unit-name.ts';

const stats = ['hit', 'initiative', 'tough', 'standfast'] as const;

/** What the unit is now: its name, its four values and its price; stays in sight while one chooses. */
export function BuilderHead({ builder }: { readonly builder: UnitBuilder }) {
  const { announcer } = useServices();
  const t = useTexts('usbbuild');
  const names = useTexts('usbunits');
  const format = useFormat();
  const nameOf = useUnitName();
  const open = builder.draft.value;
  const built = builder.built.value;
  const points = built?.price.points;
  const told = useRef(points);
  useEffect(() => {
    if (points !== undefined && told.current !== undefined && told.current !== points) {
      announcer.announce(t.now(points));
    }
    told.current = points;
  }, [points]);
  if (!open || !built || points === undefined) return null;
  const { perModel, perUnit } = built.price;
  return (
    <div class="unit-head">
      <p class="unit-head-name">{nameOf(open)}</p>
      <dl class="unit-cios">
        {stats.map((stat) => (
          <div key={stat}>
            <dt>
              <span aria-hidden="true">{t.short[stat]}</span>
              <span class="visually-hidden">{names.stats[stat]}</span>
            </dt>
            <dd>
              {stat === 'hit' || stat === 'tough'
                ? t.target(built.stats[stat])
                : format.number(built.stats[stat])}
            </dd>
          </div>
        ))}
      </dl>
      <p class="unit-head-price">
        <b>{t.points(points)}</b>
        {perModel !== undefined && (
          <span class="hint">
            {t.perModel(format.number(perModel), perUnit ? format.number(perUnit) : undefined)}
          </span>
        )}
      </p>
    </div>
  );
}
