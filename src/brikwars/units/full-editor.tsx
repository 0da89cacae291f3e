import { useSignal } from '@preact/signals';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Choice } from '../../kit/controls/choice.tsx';
import { Figure } from '../../kit/figures/figure.tsx';
import { asksOf } from '../../kit/question/asks.tsx';
import { useUndo } from '../../kit/undo.ts';
import { SlotOffers, Slots } from '../../kit/units/slots.tsx';
import { editionIds, editions } from '../../rules/brikwars/edition.ts';
import type { BrikwarsRuleId } from '../../rules/brikwars/ids.ts';
import { ruleSetOf } from '../../rules/brikwars/rule-sets.ts';
import { type HandName, handsOf } from '../../rules/brikwars/units/held-things.ts';
import { bodyOf, printedUnits } from '../../rules/brikwars/units/printed-body.ts';
import type { EnteredProfile } from '../../rules/brikwars/units/profile.ts';
import { units } from '../../rules/brikwars/units.ts';
import { type WeaponId, weaponIds } from '../../rules/brikwars/weapons.ts';
import { newWeapon, type ProfileFormModel } from './form-model.ts';
import { placeOf, type SlotId, useSlots, useThingName } from './full-slots.ts';
import { MagicPart } from './magic-part.tsx';
import { SupplyPart } from './supply-part.tsx';
import { TrainingPart } from './training-part.tsx';
import { type Change, priceChange, withArmor, withThing, withUnit } from './unit-choices.ts';
import { lookOfUnit } from './unit-look.ts';
import { DiceField, type IssueLines, OwnWeaponFields } from './weapon-field.tsx';

interface EditorProps {
  readonly form: ProfileFormModel;
  readonly entered: EnteredProfile;
  readonly edition: string | undefined;
  readonly issues: IssueLines;
}

/** The weapons of the edition that is fought by; a short game has lists of its own. */
function weaponsOf(edition: string | undefined) {
  return editions[ruleSetOf(edition).fights ?? editionIds[0]].weapons;
}

/** What can be held, own things and nothing last. */
const offered = weaponIds.filter((id) => id !== 'bare-hands' && id !== 'bite');

interface PartProps extends EditorProps {
  readonly take: (change: Change) => void;
}

/** What a hand may hold: all of it at once, with what each costs and what it puts down. */
function HandPart({ entered, edition, form, issues, hand, take }: PartProps & { readonly hand: HandName }) {
  const t = useTexts('builder');
  const names = useTexts('units');
  const { dice } = useTexts('fight');
  const format = useFormat();
  const nameOf = useThingName();
  const table = weaponsOf(edition);
  const held = handsOf(entered.weapons)[hand];
  const place = placeOf(entered, hand);
  const error = held === undefined ? undefined : issues.at('weapons', place);
  if (entered.hands === 0 && entered.weapons.every((thing) => thing === 'bite'))
    return <p class="hint">{t.noHands}</p>;

  function does(id: WeaponId, dropped: Change['dropped'] = []): string {
    const [first] = dropped;
    if (first !== undefined) return t.drops(nameOf(first));
    const { use, damage = '0', range, close, hands } = table[id];
    if (close === 'shield') return t.shieldDoes;
    const said =
      range === undefined
        ? t.use(format.number(use), dice(damage))
        : t.reach(format.number(use), format.number(range), dice(damage));
    return hands === 2 ? `${said} · ${t.frees}` : said;
  }

  const choices = [...offered, 'own', 'nothing'] as const;
  const changeTo = (value: (typeof choices)[number]) =>
    withThing(entered, hand, value === 'nothing' ? undefined : value === 'own' ? newWeapon : value);
  const value = held === undefined ? 'nothing' : typeof held === 'string' ? held : 'own';
  return (
    <SlotOffers
      legend={t.slots[hand]}
      value={choices.find((each) => each === value)}
      offers={choices.map((id) => {
        const change = changeTo(id);
        return {
          value: id,
          label: id === 'own' ? names.ownWeapon : id === 'nothing' ? t.empty : nameOf(id),
          does: id === 'own' || id === 'nothing' ? undefined : does(id, change.dropped),
          change: priceChange(entered, change.part),
        };
      })}
      onChoose={(id) => take(changeTo(id))}
    >
      {error && <p class="error">{error}</p>}
      {typeof held === 'object' && (
        <OwnWeaponFields form={form} place={place} weapon={held} issues={issues} />
      )}
    </SlotOffers>
  );
}

function UnitPart({ entered, take }: PartProps) {
  const t = useTexts('builder');
  const names = useTexts('brikwars').units;
  const { dice } = useTexts('fight');
  const { stats } = useTexts('units');
  const format = useFormat();
  const body = bodyOf(entered);
  return (
    <SlotOffers
      legend={t.slots.unit}
      value={body?.unit}
      offers={printedUnits.map((unit) => {
        const { skill, armor, move } = units[unit];
        const change = withUnit(entered, unit);
        return {
          value: unit,
          label: names[unit],
          does: stats(dice(skill), dice(armor), format.number(move)),
          change: body && priceChange(entered, change.part),
        };
      })}
      onChoose={(unit) => take(withUnit(entered, unit))}
      hint={body ? undefined : t.ownBodyHint}
    />
  );
}

function ArmorPart({ entered, take }: PartProps) {
  const t = useTexts('builder');
  const body = bodyOf(entered);
  if (!body) return <p class="hint">{t.ownBodyHint}</p>;
  const change = (on: boolean) => ({ part: withArmor(entered, on) });
  return (
    <SlotOffers
      legend={t.slots.armor}
      value={body.armored ? 'suit' : 'none'}
      offers={(['none', 'suit'] as const).map((value) => ({
        value,
        label: value === 'none' ? t.noArmor : body.unit === 'warhorse' ? t.barding : t.suit,
        does: value === 'none' ? undefined : t.suitDoes,
        change: priceChange(entered, change(value === 'suit').part),
      }))}
      onChoose={(value) => take(change(value === 'suit'))}
    />
  );
}

/** Values that no unit of the tables has. */
function ValuesPart({ form, entered, issues }: EditorProps) {
  const t = useTexts('units');
  const { limits } = form;
  const ask = asksOf(entered, form.change);
  return (
    <div class="stack unit-values">
      {(['skill', 'armor'] as const).map((stat) => (
        <DiceField
          key={stat}
          label={t[stat]}
          value={entered[stat]}
          common={form.common[stat]}
          error={issues.at(stat)}
          onChange={(dice) => form.change({ [stat]: dice })}
        />
      ))}
      <div class="unit-inches">
        {ask.number('move', t.move, limits.move)}
        {ask.number('size', t.size, limits.size)}
      </div>
      <Choice
        legend={t.hands}
        value={entered.hands === 0 ? '0' : '2'}
        options={(['2', '0'] as const).map((value) => ({ value, label: t.handsOptions[value] }))}
        onChange={(value) => form.change({ hands: value === '0' ? 0 : 2 })}
      />
    </div>
  );
}

/** What tells most of a slot; its page leads on to the others. */
const ruleOfSlot = {
  unit: 'BW-UNIT-06',
  training: 'BW-UNIT-09',
  right: 'BW-WEAP-17',
  left: 'BW-WEAP-17',
  armor: 'BW-WEAP-14',
  explosives: 'BW-WEAP-11',
  magic: 'BW-MAG-01',
  values: 'BW-UNIT-01',
} as const satisfies Readonly<Record<SlotId, BrikwarsRuleId>>;

/** A unit of the full game: its figure, its slots, and what the open one can hold. */
export function FullEditor(props: EditorProps) {
  const { form, entered, edition } = props;
  const { navigation } = useServices();
  const t = useTexts('builder');
  const format = useFormat();
  const undo = useUndo();
  const nameOf = useThingName();
  const rules = ruleSetOf(edition);
  const open = useSignal<SlotId>('right');
  const slots = useSlots(entered, rules);

  function take({ part, dropped = [] }: Change): void {
    const before = Object.fromEntries(Object.keys(part).map((key) => [key, Reflect.get(entered, key)]));
    form.change(part);
    if (dropped.length > 0) undo(t.dropped(format.list(dropped.map(nameOf))), () => form.change(before));
  }

  const part = { ...props, take };
  return (
    <>
      <Slots
        picture={<Figure look={lookOfUnit(entered)} side="mine" size={148} mirrored />}
        says={t.slotSays}
        slots={slots}
        open={open.value}
        onOpen={(id) => {
          open.value = id;
        }}
      />
      {open.value === 'unit' && <UnitPart {...part} />}
      {(open.value === 'right' || open.value === 'left') && (
        <HandPart key={open.value} {...part} hand={open.value} />
      )}
      {open.value === 'armor' && <ArmorPart {...part} />}
      {open.value === 'training' && <TrainingPart form={form} entered={entered} rules={rules} />}
      {open.value === 'explosives' && <SupplyPart form={form} entered={entered} />}
      {open.value === 'magic' && <MagicPart form={form} entered={entered} />}
      {open.value === 'values' && <ValuesPart {...part} />}
      <Button kind="quiet" icon="rules" onClick={() => navigation.openRule(ruleOfSlot[open.value])}>
        {t.rule(t.slots[open.value])}
      </Button>
    </>
  );
}
