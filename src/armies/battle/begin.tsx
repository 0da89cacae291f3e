import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Choice } from '../../kit/controls/choice.tsx';
import { Field } from '../../kit/controls/field.tsx';
import { Stepper } from '../../kit/controls/stepper.tsx';
import { battleLimits } from '../../rules/battle.ts';
import type { BattleModel, Enemy } from './model.ts';
import { playPath } from './paths.ts';

/** In a unit of which nothing else is known. */
const mostModels = 30;

/** Which army is played against: two taps where nothing is to be said. */
export function Begin({ model, army }: { readonly model: BattleModel; readonly army: string }) {
  const { navigation } = useServices();
  const t = useTexts('battle');
  const armies = useTexts('armies');
  const known = model.armies.value;
  const own = known.find(({ id }) => id === army);
  const others = known.filter(({ id, game }) => id !== army && game === own?.game);
  const kind = useSignal<Enemy['kind']>('plain');
  const other = useSignal<string | undefined>(undefined);
  const name = useSignal('');
  const units = useSignal(5);
  const models = useSignal(1);
  const empty = useSignal(false);
  useEffect(() => {
    void model.readArmies();
  }, [model]);
  const chosen = other.value ?? others[0]?.id;
  async function start(): Promise<void> {
    const enemy: Enemy =
      kind.value === 'army' && chosen
        ? { kind: 'army', id: chosen }
        : kind.value === 'plain'
          ? { kind: 'plain', units: units.value, models: models.value, name: name.value }
          : { kind: 'nobody' };
    const play = await model.begin(army, enemy);
    if (play) navigation.go(playPath(play));
    else empty.value = true;
  }
  return (
    <>
      <h2>{t.begin(own?.name || armies.unnamed)}</h2>
      <Choice
        legend={t.against}
        options={(['plain', 'army', 'nobody'] as const).map((value) => ({ value, label: t.enemies[value] }))}
        value={kind.value}
        onChange={(value) => {
          kind.value = value;
        }}
      />
      {kind.value === 'army' &&
        (others.length === 0 ? (
          <p class="note">{t.noOther}</p>
        ) : (
          <Choice
            legend={t.enemyArmy}
            options={others.map(({ id, name: called }) => ({ value: id, label: called || armies.unnamed }))}
            value={chosen}
            onChange={(id) => {
              other.value = id;
            }}
          />
        ))}
      {kind.value === 'plain' && (
        <>
          <Stepper
            label={t.enemyUnits}
            value={units.value}
            min={1}
            max={battleLimits.units / 2}
            onChange={(value) => {
              units.value = value;
            }}
          />
          <Stepper
            label={t.enemyModels}
            value={models.value}
            min={1}
            max={mostModels}
            onChange={(value) => {
              models.value = value;
            }}
          />
          <Field
            label={t.enemyName}
            value={name.value}
            maxLength={battleLimits.name}
            placeholder={t.enemy}
            onInput={(text) => {
              name.value = text;
            }}
          />
        </>
      )}
      {empty.value && <p class="note">{t.nobodyThere}</p>}
      <Button
        kind="primary"
        icon="fight"
        wide
        disabled={kind.value === 'army' && !chosen}
        onClick={() => void start()}
      >
        {t.start}
      </Button>
    </>
  );
}
