import type { Profile, ProfilesModel, SavedProfile } from '../../../state/profiles.ts';
import { useServices, useTexts } from '../../context.ts';
import { Button } from '../../parts/button.tsx';
import { UnitRow } from './unit-row.tsx';
import { useRowFocus } from './use-row-focus.ts';

interface OwnUnitsProps {
  readonly model: ProfilesModel;
  readonly units: readonly SavedProfile[];
  readonly onPick: (profile: Profile) => void;
  readonly onWant: (profile: Profile) => void;
}

/** The player's own units: taken by a tap; edited, copied, put into an army or deleted behind another. */
export function OwnUnits({ model, units, onPick, onWant }: OwnUnitsProps) {
  const { announcer } = useServices();
  const t = useTexts('units');
  const { heading, list, focusRow } = useRowFocus();

  function remove(id: string, place: number): void {
    focusRow(place);
    model.remove(id);
  }

  function copy(id: string, place: number): void {
    const made = model.copy(id);
    if (!made) return;
    focusRow(place + 1);
    announcer.announce(t.copied(made.name));
  }

  if (model.newer.value) return <p class="note">{t.newer}</p>;
  return (
    <section class="stack">
      <h3 ref={heading} tabIndex={-1}>
        {t.own}
      </h3>
      {model.list.value.length === 0 && <p class="hint">{t.noOwn}</p>}
      <ul class="unit-rows" ref={list}>
        {units.map(({ id, ...profile }, place) => (
          <UnitRow
            key={id}
            profile={profile}
            onPick={() => onPick(profile)}
            tools={
              <>
                <Button icon="edit" onClick={() => model.form.start(profile, { id })}>
                  {t.edit}
                </Button>
                <Button icon="copy" disabled={model.full.value} onClick={() => copy(id, place)}>
                  {t.copy}
                </Button>
                <Button icon="armies" onClick={() => onWant(profile)}>
                  {t.toArmy}
                </Button>
                <Button icon="trash" onClick={() => remove(id, place)}>
                  {t.remove}
                </Button>
              </>
            }
          />
        ))}
      </ul>
    </section>
  );
}
