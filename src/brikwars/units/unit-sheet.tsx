import { useSignal } from '@preact/signals';
import { useBackOut } from '../../kit/back-out.ts';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Dialog, SheetNotice, useShown } from '../../kit/controls/dialog.tsx';
import { ArmyLineTarget } from '../../kit/units/army-target.tsx';
import { OwnUnits } from '../../kit/units/own-units.tsx';
import { matching, matchingArmies } from '../../kit/units/search.ts';
import { ArmyUnitRows, UnitSearch } from '../../kit/units/unit-rows.tsx';
import type { Profile } from '../../rules/brikwars/units/profile.ts';
import { type UnitId, unitIds } from '../../rules/brikwars/units.ts';
import { presetIds, presets } from '../creation/presets.ts';
import { ChooseUnit, type Weighing } from './choose-unit.tsx';
import { creationUnit, newProfile, type ProfileForm } from './form-model.ts';
import { costOf, mostProfiles, type ProfilesModel } from './model.ts';
import { presetProfile } from './preset-profile.ts';
import { ProfileEditor } from './profile-editor.tsx';
import { UnitRow } from './unit-row.tsx';
import { useOpenForm } from './use-open-form.ts';
import { useProfiles } from './use-profiles.ts';
import '../../kit/units/units.css';

export const presetUnits: readonly UnitId[] = unitIds;

/** A unit was taken; how many of it the army has whose it is, and which of the rulebook it is. */
type OnPick = (profile: Profile, count?: number, ready?: UnitId) => void;

interface UnitListProps {
  readonly model: ProfilesModel;
  readonly edition?: string | undefined;
  readonly onPick: OnPick;
  /** Into an army with it. */
  readonly onWant: (profile: Profile) => void;
}

interface AllUnitsProps extends UnitListProps {
  /** Begins a unit of one's own. */
  readonly onNew: (profile: Profile) => void;
}

const nameOf = ({ name }: Profile): string => name;

interface ReadyUnitsProps extends UnitListProps {
  readonly title: string;
  readonly units: readonly Profile[];
  /** There is room for one of them among the player's own. */
  readonly canAdd: boolean;
}

/** Units that stand ready: taken, changed into one's own, or put into an army. */
function ReadyUnits({ title, units, canAdd, model, onPick, onWant }: ReadyUnitsProps) {
  const t = useTexts('units');
  if (units.length === 0) return null;
  return (
    <section class="stack">
      <h3>{title}</h3>
      <ul class="unit-rows">
        {units.map((profile) => (
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
  );
}

/** Own units first, then those of the rulebook, then those of the armies. */
function UnitList({ model, edition, onPick, onWant, onNew }: AllUnitsProps) {
  const t = useTexts('units');
  const fight = useTexts('brikwars');
  const built = useTexts('creation');
  const format = useFormat();
  const query = useSignal('');
  const ready = presetUnits.map((unit) => presetProfile(unit, fight.units[unit]));
  const own = model.list.value;
  const armies = model.armyUnits.value;
  const samples = presetIds.map((preset) => creationUnit(presets[preset], built.presets[preset]));
  const total =
    ready.length + samples.length + own.length + armies.reduce((sum, { units }) => sum + units.length, 0);
  const shown = matching(ready, query.value, nameOf);
  const shownSamples = matching(samples, query.value, nameOf);
  const shownOwn = matching(own, query.value, nameOf);
  const shownArmies = matchingArmies(armies, query.value, nameOf);
  const canAdd = !model.newer.value && !model.full.value;
  return (
    <>
      <UnitSearch
        query={query}
        total={total}
        found={shown.length + shownSamples.length + shownOwn.length + shownArmies.length}
        words={t}
      />
      <OwnUnits
        model={model}
        units={shownOwn}
        nameOf={nameOf}
        row={({ id, ...profile }, tools) => (
          <UnitRow
            key={id}
            profile={profile}
            edition={edition}
            onPick={() => onPick(profile)}
            tools={tools}
          />
        )}
        onEdit={({ id, ...profile }) => model.form.start(profile, { id })}
        onWant={({ id: _, ...profile }) => onWant(profile)}
      />
      {model.full.value && <p class="note">{t.full(format.number(mostProfiles))}</p>}
      {canAdd && (
        <div class="row">
          <Button icon="plus" onClick={() => onNew(newProfile)}>
            {t.create}
          </Button>
          <Button icon="plus" onClick={() => model.form.start(creationUnit(presets.car, built.presets.car))}>
            {built.build}
          </Button>
        </div>
      )}
      <ReadyUnits title={t.presets} units={shown} canAdd={canAdd} {...{ model, onPick, onWant }} />
      <ReadyUnits title={built.samples} units={shownSamples} canAdd={canAdd} {...{ model, onPick, onWant }} />
      <ArmyUnitRows
        armies={shownArmies}
        row={({ line, count, unit }) => (
          <UnitRow
            key={line}
            profile={unit}
            count={count}
            onPick={() => onPick(unit, count)}
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

interface ToArmyProps {
  readonly model: ProfilesModel;
  readonly profile: Profile;
  readonly onDone: () => void;
}

/** Puts so many of a unit into an army as a line of it. */
function ToArmy({ model, profile, onDone }: ToArmyProps) {
  const t = useTexts('units');
  return (
    <ArmyLineTarget
      armies={model.armyUnits.value}
      name={profile.name}
      cost={costOf(profile)}
      most={999}
      decimals={2}
      words={t}
      add={(line) => model.lines.add(profile, line)}
      onDone={onDone}
    />
  );
}

interface UnitSheetProps {
  /** What creations are built by; the edition of the settings if nothing else is said. */
  readonly edition?: string | undefined;
  /** It is chosen for a fight: as cards, with what each makes of the odds. */
  readonly weighing?: Weighing | undefined;
  readonly onPick: OnPick;
  readonly onClose: () => void;
}

/** All units at hand in a sheet, and the place where those of one's own are made. */
export function UnitSheet({ edition, weighing, onPick, onClose }: UnitSheetProps) {
  const model = useProfiles();
  const t = useTexts('units');
  const shell = useTexts('shell');
  const wanted = useSignal<Profile | undefined>(undefined);
  const { open, begin } = useOpenForm(model);
  const [managing, manage, choose] = useShown();
  useBackOut(managing, choose);
  useBackOut(wanted.value !== undefined, () => {
    wanted.value = undefined;
  });
  const title = open
    ? open.id === undefined
      ? t.create
      : t.editTitle
    : wanted.value
      ? t.toArmyTitle(wanted.value.name)
      : t.pick;
  return (
    <Dialog title={title} onClose={onClose}>
      {!open && <SheetNotice />}
      <div class="stack" data-game="brikwars">
        {model ? (
          <Inside
            model={model}
            open={open}
            onNew={begin}
            edition={edition}
            weighing={managing ? undefined : weighing}
            onManage={manage}
            wanted={wanted.value}
            onWant={(profile) => {
              wanted.value = profile;
            }}
            onPick={(profile, count, ready) => {
              onClose();
              onPick(profile, count, ready);
            }}
          />
        ) : (
          <p class="hint">{shell.loading}</p>
        )}
      </div>
    </Dialog>
  );
}

interface InsideProps extends Pick<UnitSheetProps, 'edition' | 'weighing'> {
  readonly onManage: () => void;
  readonly model: ProfilesModel;
  readonly open: ProfileForm | undefined;
  readonly onNew: (profile: Profile) => void;
  /** What is about to join an army. */
  readonly wanted: Profile | undefined;
  readonly onWant: (profile: Profile | undefined) => void;
  readonly onPick: OnPick;
}

function Inside(props: InsideProps) {
  const { model, open, onNew, edition, weighing, onManage, wanted, onWant, onPick } = props;
  const t = useTexts('units');
  const format = useFormat();
  if (open) {
    const full = model.full.value && open.id === undefined;
    const barred = model.newer.value ? t.newer : full ? t.full(format.number(mostProfiles)) : undefined;
    return (
      <>
        {barred && <p class="note">{barred}</p>}
        <ProfileEditor form={model.form} edition={edition} />
      </>
    );
  }
  if (wanted) return <ToArmy model={model} profile={wanted} onDone={() => onWant(undefined)} />;
  if (weighing) return <ChooseUnit model={model} weighing={weighing} onPick={onPick} onManage={onManage} />;
  return <UnitList model={model} edition={edition} onPick={onPick} onWant={onWant} onNew={onNew} />;
}
