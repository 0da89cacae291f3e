import { useSignal } from '@preact/signals';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Choice } from '../../kit/controls/choice.tsx';
import { Fold } from '../../kit/controls/fold.tsx';
import { asksOf } from '../../kit/question/asks.tsx';
import { Reasons } from '../../kit/stage/reasons.tsx';
import { type BuiltCreation, creationBounds } from '../../rules/brikwars/creation/built.ts';
import {
  type CreationWeaponKind,
  creationWeaponKinds,
  mediums,
  mindKinds,
} from '../../rules/brikwars/creation/creation.ts';
import { creationIssues, faultRules, sizeLimit } from '../../rules/brikwars/creation/creation-check.ts';
import type { CreationRules } from '../../rules/brikwars/creation/creation-rules.ts';
import { countsToSizeLimit, weaponSizes } from '../../rules/brikwars/creation/creation-weapons.ts';
import { creationPrice } from '../../rules/brikwars/creation/price-creation.ts';
import { rebuilt } from '../../rules/brikwars/wreck/rebuilt.ts';
import type { WreckState } from '../../rules/brikwars/wreck/wreck-state.ts';
import { billText, faultText } from './faults.ts';
import { fliesIn, weaponFacts, weaponName } from './phrases.ts';
import './creation.css';

interface BuilderProps {
  readonly value: BuiltCreation;
  readonly rules: CreationRules;
  readonly onChange: (creation: BuiltCreation) => void;
}

function changedAt<Item>(items: readonly Item[], place: number, part: Partial<Item>): readonly Item[] {
  return items.map((item, at) => (at === place ? { ...item, ...part } : item));
}

const without = <Item,>(items: readonly Item[], place: number): readonly Item[] =>
  items.filter((_, at) => at !== place);

/** Its Structure: how large, and of what. */
function Body({ value, onChange }: BuilderProps) {
  const t = useTexts('creation');
  const ask = asksOf(value, (part) => {
    const next = { ...value, ...part };
    // Vermin have no Structure, and nothing else buys points of Armor.
    onChange(next.size === 0 ? { ...next, level: 0 } : { ...next, verminArmor: 0 });
  });
  const least = value.mind.kind === 'none' ? 1 : 0;
  return (
    <>
      {ask.number('size', t.size, creationBounds.size, { min: Math.min(least, value.size) })}
      {value.size > 0
        ? ask.number('level', t.level, creationBounds.level)
        : ask.number('verminArmor', t.verminArmor, creationBounds.armor)}
    </>
  );
}

/** What moves it: medium, inches, and the parts that can be shot off. */
function Moves({ value, onChange }: BuilderProps) {
  const t = useTexts('creation');
  const { propulsion } = value;
  const put = (next: BuiltCreation['propulsion']) => onChange({ ...value, propulsion: next });
  return (
    <>
      {propulsion.map((moved, place) => {
        const ask = asksOf(moved, (part) => put(changedAt(propulsion, place, part)));
        return (
          <section class="creation-part stack" key={place}>
            {ask.choice('medium', t.medium, mediums, t.mediums, { hideLegend: true })}
            {ask.number('inches', t.inches, creationBounds.inches, { step: 1 })}
            {ask.number('parts', t.components, creationBounds.parts, { min: 1 })}
            <Button
              icon="trash"
              kind="quiet"
              label={t.removeMove(place + 1)}
              onClick={() => put(without(propulsion, place))}
            >
              {t.remove}
            </Button>
          </section>
        );
      })}
      {propulsion.length < creationBounds.propulsions && (
        <Button icon="plus" onClick={() => put([...propulsion, { medium: 'ground', inches: 6, parts: 4 }])}>
          {t.addMove}
        </Button>
      )}
    </>
  );
}

/** What it is armed with; a launcher may have a load of half its Size. */
function Arms({ value, rules, onChange }: BuilderProps) {
  const t = useTexts('creation');
  const { dice } = useTexts('fight');
  const { weapons, size, level } = value;
  const put = (next: BuiltCreation['weapons']) => onChange({ ...value, weapons: next });
  const used = weapons.reduce((sum, weapon) => sum + (countsToSizeLimit(weapon.kind) ? weapon.size : 0), 0);
  const most = sizeLimit(size, level, fliesIn(value) === 'air', rules);
  return (
    <>
      <p class="hint">{t.limit(String(used), String(most))}</p>
      {weapons.map((weapon, place) => {
        const ask = asksOf(weapon, (part) => {
          const next = { ...weapon, ...part };
          const load = next.kind === 'launcher' ? Math.min(next.payload, Math.floor(next.size / 2)) : 0;
          put(changedAt(weapons, place, { ...next, payload: load }));
        });
        return (
          <Fold
            key={place}
            title={weaponName(t, weapon)}
            note={weaponFacts(t, dice, weapon)}
            open={weapons.length === 1}
          >
            <div class="stack">
              {ask.choice('kind', t.weaponKind, creationWeaponKinds, t.weaponKinds, { hideLegend: true })}
              {ask.choice('size', t.weaponSize, weaponSizes, String)}
              {weapon.kind === 'launcher' && ask.number('payload', t.payload, Math.floor(weapon.size / 2))}
              <Button
                icon="trash"
                kind="quiet"
                label={t.removeWeapon(place + 1)}
                onClick={() => put(without(weapons, place))}
              >
                {t.remove}
              </Button>
            </div>
          </Fold>
        );
      })}
      {weapons.length < creationBounds.weapons && (
        <Button
          icon="plus"
          onClick={() => {
            const kind: CreationWeaponKind = weapons.at(-1)?.kind ?? 'gun';
            put([...weapons, { kind, size: 1, payload: 0 }]);
          }}
        >
          {t.addWeapon}
        </Button>
      )}
    </>
  );
}

/** What thinks in it. */
function Mind({ value, onChange }: BuilderProps) {
  const t = useTexts('creation');
  const { mind } = value;
  const ask = asksOf(mind, (part) => onChange({ ...value, mind: { ...mind, ...part } }));
  return (
    <>
      {ask.choice('kind', t.parts.mind, mindKinds, t.minds, { hideLegend: true })}
      {mind.kind !== 'none' && (
        <>
          {ask.number('skillRaise', t.skillRaise, creationBounds.raise)}
          {ask.number('multidexterity', t.multidexterity, creationBounds.levels)}
          {ask.number('multitasking', t.multitasking, creationBounds.levels)}
        </>
      )}
    </>
  );
}

/** What it costs line by line, and all that is wrong with it; each opens its rule. */
function Bill({ value, rules }: Pick<BuilderProps, 'value' | 'rules'>) {
  const { navigation } = useServices();
  const t = useTexts('creation');
  const format = useFormat();
  const price = creationPrice(value);
  const faults = creationIssues(value, rules, fliesIn(value));
  return (
    <section class="creation-bill" aria-label={t.price}>
      {faults.length > 0 && (
        <div class="creation-faults">
          <Reasons
            items={faults.map((fault) => ({
              rule: faultRules[fault.code],
              text: faultText(t, format, fault),
            }))}
          />
        </div>
      )}
      <ul>
        {price.lines.map((line, at) => (
          <li key={at}>
            <button type="button" class="reason" onClick={() => navigation.openRule(line.rule)}>
              <span>{billText(t, value, line)}</span>
              <b>{format.number(line.amount)}</b>
            </button>
          </li>
        ))}
      </ul>
      <p class="creation-total" aria-live="polite">
        <b>{t.points(format.number(price.cost))}</b>
      </p>
    </section>
  );
}

const parts = ['body', 'moves', 'weapons', 'mind'] as const;

interface CreationBuilderProps extends Omit<BuilderProps, 'onChange'> {
  /** With what has become of its parts, wherever they stand now. */
  readonly onChange: (creation: BuiltCreation, carried: (state: WreckState) => WreckState) => void;
}

/** A vehicle, a creature or a building, part by part, with its price and what the rules say against it. */
export function CreationBuilder({ onChange, ...props }: CreationBuilderProps) {
  const t = useTexts('creation');
  const part = useSignal<(typeof parts)[number]>('body');
  const inside = { body: Body, moves: Moves, weapons: Arms, mind: Mind };
  const Part = inside[part.value];
  return (
    <div class="stack">
      <Choice
        legend={t.partsLegend}
        hideLegend
        value={part.value}
        options={parts.map((value) => ({ value, label: t.parts[value] }))}
        onChange={(chosen) => {
          part.value = chosen;
        }}
      />
      <div class="stack">
        <Part
          {...props}
          onChange={(next) => onChange(next, (state) => rebuilt(props.value, next, state).state)}
        />
      </div>
      <Bill value={props.value} rules={props.rules} />
    </div>
  );
}
