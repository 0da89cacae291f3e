import { useSignal } from '@preact/signals';
import { Button } from '../../kit/button.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { ArmyUnitRows } from '../../kit/units/army-unit-rows.tsx';
import { OwnUnits } from '../../kit/units/own-units.tsx';
import { matching, matchingArmies } from '../../kit/units/search.ts';
import { UnitSearch } from '../../kit/units/search-field.tsx';
import type { Profile } from '../../rules/brikwars/profile.ts';
import { newProfile } from './form-model.ts';
import { mostProfiles, type ProfilesModel } from './model.ts';
import { presetProfile, presetUnits } from './presets.ts';
import { UnitRow } from './unit-row.tsx';

interface UnitListProps {
  readonly model: ProfilesModel;
  readonly onPick: (profile: Profile) => void;
  /** Into an army with it. */
  readonly onWant: (profile: Profile) => void;
}

const nameOf = ({ name }: Profile): string => name;

/** Own units first, then those of the rulebook, then those of the armies. */
export function UnitList({ model, onPick, onWant }: UnitListProps) {
  const t = useTexts('units');
  const fight = useTexts('fightmore');
  const format = useFormat();
  const query = useSignal('');
  const presets = presetUnits.map((unit) => presetProfile(unit, fight.units[unit]));
  const own = model.list.value;
  const armies = model.armyUnits.value;
  const total = presets.length + own.length + armies.reduce((sum, { units }) => sum + units.length, 0);
  const shown = matching(presets, query.value, nameOf);
  const shownOwn = matching(own, query.value, nameOf);
  const shownArmies = matchingArmies(armies, query.value, nameOf);
  const canAdd = !model.newer.value && !model.full.value;
  return (
    <>
      <UnitSearch
        query={query}
        total={total}
        found={shown.length + shownOwn.length + shownArmies.length}
        words={t}
      />
      <OwnUnits
        model={model}
        units={shownOwn}
        nameOf={nameOf}
        row={({ id, ...profile }, tools) => (
          <UnitRow key={id} profile={profile} onPick={() => onPick(profile)} tools={tools} />
        )}
        onEdit={({ id, ...profile }) => model.form.start(profile, { id })}
        onWant={({ id: _, ...profile }) => onWant(profile)}
      />
      {model.full.value && <p class="note">{t.full(format.number(mostProfiles))}</p>}
      {canAdd && (
        <div>
          <Button icon="plus" onClick={() => model.form.start(newProfile)}>
            {t.create}
          </Button>
        </div>
      )}
      {shown.length > 0 && (
        <section class="stack">
          <h3>{t.presets}</h3>
          <ul class="unit-rows">
            {shown.map((profile) => (
              <UnitRow
                key={profile.name}
                profile={profile}
                onPick={() => onPick(profile)}
                tools={
                  <>
                    {canAdd && (
                      <Button icon="copy" onClick={() => model.form.start(profile)}>
                        {t.copy}
                      </Button>
                    )}
                    <Button icon="armies" onClick={() => onWant(profile)}>
                      {t.toArmy}
                    </Button>
                  </>
                }
              />
            ))}
          </ul>
        </section>
      )}
      <ArmyUnitRows
        armies={shownArmies}
        row={({ line, count, unit }) => (
          <UnitRow
            key={line}
            profile={unit}
            count={count}
            onPick={() => onPick(unit)}
            tools={
              canAdd && (
                <Button icon="copy" onClick={() => model.form.start(unit)}>
                  {t.copy}
                </Button>
              )
            }
          />
        )}
      />
      {armies.length > 0 && armies.every(({ units }) => units.length === 0) && (
        <p class="hint">{t.noArmyUnits}</p>
      )}
    </>
  );
}
