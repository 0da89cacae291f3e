import { Toggle } from '../../kit/choice.tsx';
import { useTexts } from '../../kit/context.ts';
import { Fold } from '../../kit/fold.tsx';
import type { CastleMapModel } from './model.ts';
import { OwnerChoice } from './owner-choice.tsx';

/** Whose things come out of the tray, and how they are drawn and set down. */
export function MapHabits({ model }: { readonly model: CastleMapModel }) {
  const t = useTexts('castlemap');
  const { snap, grid, zones } = model.habits.value.value;
  const { change } = model.habits;
  return (
    <>
      <OwnerChoice model={model} legend={t.whose} owner={model.owner.value} onChange={model.useOwner} />
      <Fold title={t.habits}>
        <Toggle pressed={snap} onChange={(on) => change({ snap: on })}>
          {t.snap}
        </Toggle>
        <Toggle pressed={grid} onChange={(on) => change({ grid: on })}>
          {t.grid}
        </Toggle>
        <Toggle pressed={zones} onChange={(on) => change({ zones: on })}>
          {t.zones}
        </Toggle>
      </Fold>
    </>
  );
}
