import { Button } from '../../kit/button.tsx';
import { Choice, Toggle } from '../../kit/choice.tsx';
import { useTexts } from '../../kit/context.ts';
import { Fold } from '../../kit/fold.tsx';
import { Stepper } from '../../kit/stepper.tsx';
import { quikBounds, quikUnitsOf, quikWeaponsOf } from './inputs.ts';
import type { QuikModel } from './model.ts';
import { PresetChips, rareInForce, WeaponName, weaponFacts } from './target-card.tsx';

/** Some attackers alike: what they hold, how many they are, and what few need in a fold. */
export function StrikerCard({ model, place }: { readonly model: QuikModel; readonly place: number }) {
  const t = useTexts('quik');
  const { strikers, table } = model.inputs.value.value;
  const row = strikers[place];
  if (!row) return null;
  const { crewed, far } = weaponFacts(table, row.weapon, row.crew);
  const change = (part: Partial<typeof row>) => model.changeStriker(place, part);
  const remove = () => {
    model.removeStriker(place);
    // The button that had the focus is gone; there is room for others again.
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>('.quik-both > .button:last-child')?.focus(),
    );
  };
  return (
    <section class="card quik-striker">
      <div class="quik-head">
        <h2 class="card-title">
          {strikers.length > 1 ? t.attackerNumber(place + 1) : t.attacker}: {t.units[row.unit]}
        </h2>
        {strikers.length > 1 && (
          <Button kind="quiet" icon="trash" label={t.removeAttackers(place + 1)} onClick={remove} />
        )}
      </div>
      <PresetChips model={model} attacks row={row} onChange={(next) => change(next)} />
      <div class="quik-weapons">
        <Choice
          legend={t.weapon}
          value={row.weapon}
          options={quikWeaponsOf(table.game)
            .filter((weapon) => weapon !== 'bare-hands')
            .map((value) => ({ value, label: <WeaponName table={table} weapon={value} /> }))}
          onChange={(weapon) => change({ weapon })}
        />
      </div>
      <Stepper
        label={crewed ? t.weaponCount : t.count}
        value={row.count}
        min={1}
        max={quikBounds.count}
        onChange={(count) => change({ count })}
      />
      {crewed && (
        <Stepper
          label={t.crew}
          value={row.crew}
          min={1}
          max={quikBounds.crew}
          onChange={(crew) => change({ crew })}
        />
      )}
      {far && (
        <>
          <Stepper
            label={t.distance}
            value={row.distance}
            min={0}
            max={quikBounds.distance}
            none={{ sign: '?', said: t.distanceUnknown }}
            onChange={(distance) => change({ distance })}
          />
          {row.distance === 0 && <p class="hint">{t.distanceHint}</p>}
        </>
      )}
      <Fold title={t.more} count={rareInForce(row)} countLabel={t.inForce}>
        <Choice
          legend={t.unit}
          value={row.unit}
          options={quikUnitsOf(table.game)
            .filter((unit) => unit !== 'steed')
            .map((value) => ({ value, label: t.units[value] }))}
          onChange={(unit) => change({ unit })}
        />
        <Choice
          legend={t.other}
          value={row.other}
          options={quikWeaponsOf(table.game)
            .toReversed()
            .map((value) => ({ value, label: t.weapons[value] }))}
          onChange={(other) => change({ other })}
        />
        <div class="row">
          <Toggle pressed={row.shield} onChange={(shield) => change({ shield })}>
            {t.shield}
          </Toggle>
          <Toggle pressed={row.armor} onChange={(armor) => change({ armor })}>
            {t.armor}
          </Toggle>
        </div>
      </Fold>
    </section>
  );
}
