import { useSignal } from '@preact/signals';
import { Button } from '../../kit/button.tsx';
import { Choice, Toggle } from '../../kit/choice.tsx';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Fold } from '../../kit/fold.tsx';
import { Stepper } from '../../kit/stepper.tsx';
import type { SiegeAbilityId } from '../../rules/mage-knight/abilities.ts';
import { useFigureName } from '../figures/enter-figure.tsx';
import { FiguresSheet } from '../figures/figures-sheet.tsx';
import { figureShooters, sectionShooterPlaces, shotLimits } from './inputs.ts';
import { type CastleShotsModel, rangedAbilities } from './model.ts';

interface TakeShooterProps {
  readonly model: CastleShotsModel;
  readonly onClose: () => void;
}

/** A stored figure as the shooter; what it replaces can be had back. */
function TakeShooter({ model, onClose }: TakeShooterProps) {
  const { notices } = useServices();
  const t = useTexts('castlefigures');
  const shots = useTexts('castleshots');
  const format = useFormat();
  const shell = useTexts('shell');
  const nameOf = useFigureName();
  return (
    <FiguresSheet
      most={1}
      onTake={([figure]) => {
        if (!figure) return;
        const before = model.inputs.value.peek();
        const stayed = model.takeShooter(figure).map((value) => shots.values[value]);
        const took = t.took(nameOf(figure));
        const told = stayed.length > 0 ? `${took} ${shots.stayed(format.list(stayed))}` : took;
        notices.show(told, {
          action: { label: shell.undo, run: () => model.restore(before) },
        });
      }}
      onClose={onClose}
    />
  );
}

/** The way to the player's own figures, one of whom shoots. */
export function StoredShooter({ model }: { readonly model: CastleShotsModel }) {
  const castle = useTexts('castle');
  const open = useSignal(false);
  return (
    <div class="row">
      <Button
        icon="armies"
        onClick={() => {
          open.value = true;
        }}
      >
        {castle.storedFigures}
      </Button>
      {open.value && (
        <TakeShooter
          model={model}
          onClose={() => {
            open.value = false;
          }}
        />
      )}
    </div>
  );
}

interface AbilityTogglesProps {
  readonly held: readonly SiegeAbilityId[];
  readonly onToggle: (ability: SiegeAbilityId) => void;
}

/** The abilities with which a shot may be made at a castle. */
export function AbilityToggles({ held, onToggle }: AbilityTogglesProps) {
  const t = useTexts('castleshots');
  const terms = useTexts('castleterms');
  return (
    <fieldset class="choice">
      <legend>{t.abilities}</legend>
      <div class="chips">
        {rangedAbilities.map(({ id, hungarian }) => (
          <Toggle key={id} pressed={held.includes(id)} onChange={() => onToggle(id)}>
            <span class="shot-ability">
              <span lang="hu">{hungarian}</span> {terms.glosses[id] && <small>{terms.glosses[id]}</small>}
            </span>
          </Toggle>
        ))}
      </div>
    </fieldset>
  );
}

interface InchesProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A measured length: half inches by tap, hundredths by the pad. */
export function Inches({ label, value, onChange }: InchesProps) {
  return (
    <Stepper
      label={label}
      value={value}
      min={0}
      max={shotLimits.distance}
      step={0.5}
      decimals={2}
      onChange={(inches) => onChange(Math.round(inches * 100) / 100)}
    />
  );
}

interface ShotValueProps {
  readonly label: string;
  readonly limit: keyof typeof shotLimits;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A value that has a part in a shot, from nothing to as much as can be entered. */
export function ShotValue({ limit, ...value }: ShotValueProps) {
  return <Stepper {...value} min={0} max={shotLimits[limit]} />;
}

/** A figure that shoots at a section. */
export function AtSectionForm({ model }: { readonly model: CastleShotsModel }) {
  const t = useTexts('castleshots');
  const castle = useTexts('castle');
  const { section, height } = model.inputs.value.value;
  const { kind, damage, abilities, distance, range, from, attack, defence, closedDoor } = section;
  const change = model.changeSection;
  return (
    <div class="stack">
      <Choice
        legend={t.shooter}
        value={kind}
        options={figureShooters.map((value) => ({ value, label: castle.kinds[value] }))}
        onChange={(value) => change({ kind: value })}
      />
      <StoredShooter model={model} />
      <ShotValue
        label={t.baseRangedDamage}
        limit="damage"
        value={damage}
        onChange={(value) => change({ damage: value })}
      />
      {kind === 'warrior' && <AbilityToggles held={abilities} onToggle={model.toggleAbility} />}
      <Inches label={t.toCentre} value={distance} onChange={(value) => change({ distance: value })} />
      <ShotValue label={t.range} limit="range" value={range} onChange={(value) => change({ range: value })} />
      <Choice
        legend={t.from}
        value={from}
        options={sectionShooterPlaces.map((value) => ({ value, label: t.sectionShooterPlaces[value] }))}
        onChange={(value) => change({ from: value })}
      />
      <ShotValue
        label={t.attack}
        limit="value"
        value={attack}
        onChange={(value) => change({ attack: value })}
      />
      <ShotValue
        label={t.defence}
        limit="value"
        value={defence}
        onChange={(value) => change({ defence: value })}
      />
      <Fold title={t.moreAtCastle} count={Number(closedDoor)} countLabel={t.inForce}>
        <ShotValue
          label={t.height}
          limit="bonus"
          value={height}
          onChange={(value) => model.change({ height: value })}
        />
        <div class="row">
          <Toggle pressed={closedDoor} onChange={(value) => change({ closedDoor: value })}>
            {t.closedDoor}
          </Toggle>
        </div>
      </Fold>
    </div>
  );
}
