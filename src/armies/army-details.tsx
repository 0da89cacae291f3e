import { useState } from 'preact/hooks';
import { Choice, Toggle } from '../kit/choice.tsx';
import { useFormat, useServices, useTexts } from '../kit/context.ts';
import { Field } from '../kit/field.tsx';
import { Fold } from '../kit/fold.tsx';
import type { ArmiesModel } from './model.ts';
import { PointsField } from './points-field.tsx';

interface ArmyDetailsProps {
  readonly model: ArmiesModel;
  /** Limits to choose from. */
  readonly limits: readonly number[];
}

/** What an army is called and played by; stored as it is typed. */
export function ArmyDetails({ model, limits }: ArmyDetailsProps) {
  const { editor } = model;
  const { settings } = useServices();
  const t = useTexts('armies');
  const shell = useTexts('shell');
  const format = useFormat();
  const open = editor.current.value;
  // Decided once: it must not close under the first letter of the name. USB asks for the limit itself.
  const [unfolded] = useState(open.state === 'ready' && open.army.name === '' && open.army.game !== 'usb');
  if (open.state !== 'ready') return null;
  const { army } = open;
  const played = settings.games.value;
  const games = played.includes(army.game) ? played : [...played, army.game];
  const known: readonly string[] = model.editions;
  const editions = known.includes(army.edition ?? '') ? known : [...known, army.edition ?? ''];
  const names: Readonly<Record<string, string>> = t.editions;
  return (
    <Fold title={t.details} open={unfolded}>
      <Field
        label={t.name}
        value={army.name}
        maxLength={editor.bounds.name}
        placeholder={t.namePlaceholder}
        onInput={(name) => editor.rename(name)}
      />
      {games.length > 1 && (
        <Choice
          legend={t.game}
          options={games.map((value) => ({ value, label: shell.games[value] }))}
          value={army.game}
          onChange={(game) => editor.setGame(game)}
        />
      )}
      {army.game === 'brikwars' && (
        <Choice
          legend={t.edition}
          options={editions.filter(Boolean).map((value) => ({ value, label: names[value] ?? value }))}
          value={army.edition}
          onChange={(edition) => editor.setEdition(edition)}
        />
      )}
      <PointsField
        label={t.limit}
        hint={t.limitHint}
        value={army.limit}
        onType={(text) => editor.typeLimit(text)}
      />
      {limits.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: toggles, not the fields of a form
        <div class="chips" role="group" aria-label={t.usualLimits}>
          {limits.map((limit) => (
            <Toggle
              key={limit}
              pressed={army.limit === limit}
              onChange={(on) => void editor.typeLimit(on ? String(limit) : '')}
            >
              {format.number(limit)}
            </Toggle>
          ))}
        </div>
      )}
    </Fold>
  );
}
