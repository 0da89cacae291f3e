import { useEffect } from 'preact/hooks';
import { useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Fold } from '../../kit/controls/fold.tsx';
import { type UnitOfArmy, unitInAddress } from '../../kit/figures/unit-address.ts';
import { ArmyUnitRows } from '../../kit/units/unit-rows.tsx';
import type { Services } from '../../platform/services.ts';
import type { Profile } from '../../rules/brikwars/units/profile.ts';
import { targetInAddress } from '../creation/creation-field.ts';
import { creationName } from '../creation/lines.ts';
import { UnitRow } from '../units/unit-row.tsx';
import { useProfiles } from '../units/use-profiles.ts';
import type { WreckModel } from './model.ts';
import { createOfArmy, type OfArmy } from './of-army.ts';
import '../../kit/units/units.css';

const opened = new WeakMap<WreckModel['keepBy'], OfArmy>();

/** What keeps a model in step with the army whose unit it attacks, opened once: for the model as it is shown as well. */
function ofArmyOf(services: Services, model: WreckModel): OfArmy {
  const known = opened.get(model.keepBy);
  if (known) return known;
  const { notices, language } = services;
  const made = createOfArmy(services, model, () => {
    notices.show(language.texts('wreck').lostArmy, { sticky: true });
  });
  opened.set(model.keepBy, made);
  return made;
}

export function useOfArmy(model: WreckModel): OfArmy {
  return ofArmyOf(useServices(), model);
}

/** What the target is called: by its army, or by what it is. */
export function useTargetName(model: WreckModel): string {
  const t = useTexts('creation');
  const { unit } = useOfArmy(model);
  return unit.value?.name ?? creationName(t, model.inputs.value.value.creation);
}

/** Takes over the unit that the address names, and else what the army says of the one in hand. Shows nothing. */
export function IncomingTarget({ model }: { readonly model: WreckModel }) {
  const services = useServices();
  const t = useTexts('units');
  const ofArmy = useOfArmy(model);
  const { query } = services.navigation.location.value;
  const named = unitInAddress(query);
  const army = named?.army;
  const line = named?.line;
  const text = targetInAddress(query) && query;
  useEffect(() => {
    const given = targetInAddress(text ?? '');
    if (given) {
      const { creation, pips, unit, table, acting } = given;
      model.begin(creation, pips, unit);
      if (table) model.useTable(table);
      model.inputs.actAs(acting);
      return;
    }
    if (army === undefined || line === undefined) {
      void ofArmy.arrived.then(ofArmy.refresh);
      return;
    }
    void ofArmy.take({ army, line }, true).then((taken) => {
      if (taken) model.inputs.actAs('mine');
      services.navigation.describe(taken ? model.inputs.text.peek() : '');
      if (!taken) services.notices.show(t.notThere);
    });
  }, [army, line, text]);
  return null;
}

interface CreationsProps {
  readonly title: string;
  /** One that stands in an army, or one of the player's own. */
  readonly onPick: (unit: Profile, of: UnitOfArmy | undefined) => void;
}

/** The creations of the armies, and those of the player's own. */
export function Creations({ title, onPick }: CreationsProps) {
  const t = useTexts('creation');
  const units = useTexts('units');
  const profiles = useProfiles();
  const own = (profiles?.list.value ?? []).filter(({ creation }) => creation !== undefined);
  const armies = (profiles?.armyUnits.value ?? []).flatMap((army) => {
    const built = army.units.filter(({ unit }) => unit.creation !== undefined);
    return built.length > 0 ? [{ ...army, units: built }] : [];
  });
  const count = own.length + armies.reduce((sum, army) => sum + army.units.length, 0);
  return (
    <Fold title={title} count={count}>
      {count === 0 && <p class="hint">{t.noneInArmies}</p>}
      {armies.map((army) => (
        <ArmyUnitRows
          key={army.id}
          armies={[army]}
          row={({ line, count: many, unit }) => (
            <UnitRow
              key={line}
              profile={unit}
              count={many}
              onPick={() => onPick(unit, { army: army.id, line })}
            />
          )}
        />
      ))}
      {own.length > 0 && (
        <section class="stack">
          <h3>{units.own}</h3>
          <ul class="unit-rows">
            {own.map(({ id, ...profile }) => (
              <UnitRow key={id} profile={profile} onPick={() => onPick(profile, undefined)} />
            ))}
          </ul>
        </section>
      )}
    </Fold>
  );
}

/** Whose the target is, or what the armies have to attack. */
export function ArmyPart({ model }: { readonly model: WreckModel }) {
  const t = useTexts('creation');
  const units = useTexts('units');
  const { notices } = useServices();
  const ofArmy = useOfArmy(model);
  const now = ofArmy.unit.value;
  return (
    <>
      {now && (
        <div class="note row">
          <span>
            <b>{now.name}</b> {t.ofArmy(now.army || units.unnamedArmy)}
          </span>
          <Button kind="quiet" onClick={ofArmy.letGo}>
            {t.letGo}
          </Button>
        </div>
      )}
      <Creations
        title={t.fromArmies}
        onPick={(unit, of) => {
          if (!of) {
            if (unit.creation) model.begin(unit.creation);
            return;
          }
          void ofArmy.take(of).then((taken) => {
            if (!taken) notices.show(units.notThere);
          });
        }}
      />
    </>
  );
}
