import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Fold } from '../../kit/controls/fold.tsx';
import { Group } from '../../kit/group.tsx';
import { asksOf } from '../../kit/question/asks.tsx';
import { Reasons } from '../../kit/stage/reasons.tsx';
import { type BuiltCreation, creationBounds } from '../../rules/brikwars/creation/built.ts';
import {
  type CreationWeaponKind,
  creationWeaponKinds,
  mediums,
  mindKinds,
  type Training,
} from '../../rules/brikwars/creation/creation.ts';
import { creationIssues, faultRules, sizeLimit } from '../../rules/brikwars/creation/creation-check.ts';
import type { CreationRules } from '../../rules/brikwars/creation/creation-rules.ts';
import { countsToSizeLimit, weaponSizes } from '../../rules/brikwars/creation/creation-weapons.ts';
import { creationPrice } from '../../rules/brikwars/creation/price-creation.ts';
import { rebuilt } from '../../rules/brikwars/wreck/rebuilt.ts';
import type { WreckState } from '../../rules/brikwars/wreck/wreck-state.ts';
import { AddTag, Blueprint, type OpenId, type OtherPart, useTags } from './blueprint.tsx';
import { billText, faultText } from './faults.ts';
import { fliesIn, weaponFacts } from './lines.ts';
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

interface PlacedProps extends BuilderProps {
  readonly place: number;
}

/** What moves it: medium, inches, and the parts that can be shot off. */
function Move({ value, place, onChange }: PlacedProps) {
  const t = useTexts('creation');
  const { propulsion } = value;
  const moved = propulsion[place];
  if (!moved) return null;
  const put = (next: BuiltCreation['propulsion']) => onChange({ ...value, propulsion: next });
  const ask = asksOf(moved, (part) => put(changedAt(propulsion, place, part)));
  return (
    <>
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
    </>
  );
}

/** What it is armed with; a launcher may have a load of half its Size. */
function Arm({ value, place, rules, onChange }: PlacedProps) {
  const t = useTexts('creation');
  const { dice } = useTexts('fight');
  const { weapons, size, level } = value;
  const weapon = weapons[place];
  if (!weapon) return null;
  const put = (next: BuiltCreation['weapons']) => onChange({ ...value, weapons: next });
  const used = weapons.reduce((sum, { kind, size }) => sum + (countsToSizeLimit(kind) ? size : 0), 0);
  const most = sizeLimit(size, level, fliesIn(value) === 'air', rules);
  const ask = asksOf(weapon, (part) => {
    const next = { ...weapon, ...part };
    const load = next.kind === 'launcher' ? Math.min(next.payload, Math.floor(next.size / 2)) : 0;
    put(changedAt(weapons, place, { ...next, payload: load }));
  });
  return (
    <>
      <p class="hint">{`${weaponFacts(t, dice, weapon)} · ${t.limit(String(used), String(most))}`}</p>
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

/** All that is wrong with it; each opens its rule. */
function Faults({ value, rules }: Pick<BuilderProps, 'value' | 'rules'>) {
  const t = useTexts('creation');
  const format = useFormat();
  const faults = creationIssues(value, rules, fliesIn(value));
  if (faults.length === 0) return null;
  return (
    <div class="creation-faults">
      <Reasons
        items={faults.map((fault) => ({
          rule: faultRules[fault.code],
          text: faultText(t, format, fault),
        }))}
      />
    </div>
  );
}

/** What it costs line by line; each opens its rule. */
function Bill({
  value,
  training,
}: Pick<BuilderProps, 'value'> & { readonly training: Training | undefined }) {
  const { navigation } = useServices();
  const t = useTexts('creation');
  const format = useFormat();
  const price = creationPrice({ ...value, ...(training && { training }) });
  return (
    <Fold title={t.price} note={t.points(format.number(price.cost))}>
      <ul class="creation-bill">
        {price.lines.map((line, at) => (
          <li key={at}>
            <button type="button" class="reason" onClick={() => navigation.openRule(line.rule)}>
              <span>{billText(t, value, line)}</span>
              <b>{format.number(line.amount)}</b>
            </button>
          </li>
        ))}
      </ul>
    </Fold>
  );
}

interface CreationBuilderProps extends Omit<BuilderProps, 'onChange'> {
  readonly training?: Training | undefined;
  readonly others?: readonly OtherPart[];
  /** With what has become of its parts, wherever they stand now. */
  readonly onChange: (creation: BuiltCreation, carried: (state: WreckState) => WreckState) => void;
}

/** A vehicle, a creature or a building as a drawing whose parts are tapped, with its price and what the rules say against it. */
export function CreationBuilder({ onChange, training, others = [], ...props }: CreationBuilderProps) {
  const t = useTexts('creation');
  const { value } = props;
  const wanted = useSignal<OpenId>('body');
  const tags = useTags(value, others);
  const opened = tags.find(({ id }) => id === wanted.value) ?? tags.find(({ id }) => id === 'body');
  const open = opened?.id ?? 'body';
  // What was tapped on is changed below it: on a low screen it comes into sight.
  const panel = useRef<HTMLDivElement>(null);
  const shown = useRef(open);
  useEffect(() => {
    if (shown.current !== open) panel.current?.scrollIntoView({ block: 'nearest' });
    shown.current = open;
  }, [open]);
  const place = Number(/\d+$/.exec(open)?.[0] ?? 0);
  const put = (next: BuiltCreation) => onChange(next, (state) => rebuilt(value, next, state).state);
  const part = { ...props, onChange: put };
  const add = (id: OpenId, next: BuiltCreation) => {
    put(next);
    wanted.value = id;
  };
  return (
    <div class="stack">
      <Blueprint
        value={value}
        tags={tags}
        open={open}
        onOpen={(id) => {
          wanted.value = id;
        }}
      >
        {value.weapons.length < creationBounds.weapons && (
          <AddTag
            label={t.addWeapon}
            onAdd={() => {
              const kind: CreationWeaponKind = value.weapons.at(-1)?.kind ?? 'gun';
              const weapons = [...value.weapons, { kind, size: 1, payload: 0 }];
              add(`weapon-${value.weapons.length}`, { ...value, weapons });
            }}
          />
        )}
        {value.propulsion.length < creationBounds.propulsions && (
          <AddTag
            label={t.addMove}
            onAdd={() =>
              add(`move-${value.propulsion.length}`, {
                ...value,
                propulsion: [...value.propulsion, { medium: 'ground', inches: 6, parts: 4 }],
              })
            }
          />
        )}
      </Blueprint>
      <div ref={panel}>
        <Group class="creation-open stack" label={opened?.label ?? ''}>
          {open === 'body' && <Body {...part} />}
          {open === 'mind' && <Mind {...part} />}
          {open.startsWith('move-') && <Move key={open} {...part} place={place} />}
          {open.startsWith('weapon-') && <Arm key={open} {...part} place={place} />}
          {others.find(({ id }) => id === open)?.children}
        </Group>
      </div>
      <Faults {...props} />
      <Bill value={value} training={training} />
    </div>
  );
}
