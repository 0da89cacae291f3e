import { useSignal } from '@preact/signals';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Choice } from '../../kit/controls/choice.tsx';
import { Field } from '../../kit/controls/field.tsx';
import { Group } from '../../kit/group.tsx';
import { asksOf } from '../../kit/question/asks.tsx';
import { phraseFault } from '../../kit/stage/dice-faults.ts';
import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import type { EnteredWeapon, ProfileIssue } from '../../rules/brikwars/units/profile.ts';
import { diceBounds, diceValueOf, notationOf } from '../dice.ts';
import { DiceSteppers } from '../dice-steppers.tsx';
import type { ProfileFormModel } from './form-model.ts';

interface DiceFieldProps {
  readonly label: string;
  readonly value: string;
  /** What units have most often. */
  readonly common: readonly string[];
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** Dice by a tap on the common ones, by steppers, or as text where neither says them. */
export function DiceField({ label, value, common, error, onChange }: DiceFieldProps) {
  const t = useTexts('units');
  const fight = useTexts('fight');
  const other = useSignal(!common.includes(value));
  const typing = useSignal(false);
  const stepped = typing.value ? undefined : stepsOf(value);
  return (
    <Group class="stack" label={label}>
      <Choice
        legend={label}
        value={other.value ? 'other' : value}
        options={[...common, 'other'].map((notation) => ({
          value: notation,
          label: notation === 'other' ? t.otherDice : fight.dice(notation),
        }))}
        onChange={(chosen) => {
          other.value = chosen === 'other';
          if (chosen !== 'other') onChange(chosen);
        }}
      />
      {other.value && (
        <>
          {stepped ? (
            <DiceSteppers label={label} value={stepped} onChange={(next) => onChange(notationOf(next))} />
          ) : (
            <Field
              label={label}
              hint={t.typeHint}
              value={value}
              error={error}
              onInput={(text) => {
                // Half typed it may already be what steppers can say.
                typing.value = true;
                onChange(text);
              }}
            />
          )}
          {stepsOf(value) && (
            <div>
              <Button
                kind="quiet"
                icon="edit"
                pressed={typing.value}
                onClick={() => {
                  typing.value = !typing.value;
                }}
              >
                {t.typeDice}
              </Button>
            </div>
          )}
        </>
      )}
    </Group>
  );
}

function stepsOf(notation: string) {
  const value = diceValueOf(notation);
  const { count: dice, plusLow, plusHigh } = diceBounds;
  const fits = value && value.count <= dice && value.plus >= plusLow && value.plus <= plusHigh;
  return fits ? value : undefined;
}

interface Texts {
  readonly units: Messages['units'];
  readonly compose: Messages['compose'];
}

/** What is wrong with a form, in words: everything, and what is wrong at one place. */
export interface IssueLines {
  readonly all: readonly string[];
  readonly at: (...path: readonly (string | number)[]) => string | undefined;
}

/** Silent until saving was tried. */
export function useIssues(form: ProfileFormModel): IssueLines {
  const texts = { units: useTexts('units'), compose: useTexts('compose') };
  const format = useFormat();
  const open = form.form.value;
  const issues = open?.tried ? form.issues.value : [];
  const words = (issue: ProfileIssue) =>
    issueWords(issue, String(valueAt(open?.entered, issue.path)), texts, format);
  return {
    all: issues.map((issue) => {
      const label = labelOf(issue.path, texts.units);
      return label === undefined ? words(issue) : texts.units.at(label, words(issue));
    }),
    at: (...path) => {
      const found = issues.find((issue) => issue.path.join('.') === path.join('.'));
      return found && words(found);
    },
  };
}

function issueWords(issue: ProfileIssue, text: string, texts: Texts, format: Format): string {
  const limit = format.number(issue.limit ?? 0);
  switch (issue.code) {
    case 'notation':
      return issue.notation
        ? phraseFault(issue.notation, text, format, texts.compose)
        : texts.compose.faults.empty;
    case 'points-not-a-number':
    case 'points-decimals':
      return texts.units.pointsIssues[issue.code];
    case 'points-too-large':
      return texts.units.pointsIssues[issue.code](limit);
    default:
      return texts.units.issues[issue.code](limit);
  }
}

/** The field that is meant; the name speaks for itself. */
function labelOf([field, place, part]: ProfileIssue['path'], t: Messages['units']): string | undefined {
  switch (field) {
    case 'skill':
    case 'armor':
    case 'cost':
      return t[field];
    case 'weapons':
      if (part === 'damage' || part === 'use') return t[part];
      return place === 1 ? t.weapons[1] : t.weapons[0];
    default:
      return undefined;
  }
}

function valueAt(entered: unknown, path: ProfileIssue['path']): unknown {
  let value = entered;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return '';
    value = Reflect.get(value, key);
  }
  return value;
}

interface WeaponFieldProps {
  readonly form: ProfileFormModel;
  readonly place: number;
  readonly weapon: EnteredWeapon;
  readonly issues: IssueLines;
}

/** A thing with values of its own. */
export function OwnWeaponFields({ form, place, weapon, issues }: WeaponFieldProps) {
  const t = useTexts('units');
  const change = (part: Partial<EnteredWeapon>) => form.changeWeapon(place, { ...weapon, ...part });
  const ask = asksOf(weapon, change);
  return (
    <div class="stack">
      <Field
        label={t.weaponName}
        value={weapon.name}
        maxLength={form.limits.name}
        onInput={(name) => change({ name })}
      />
      {ask.number('use', t.use, form.limits.use)}
      <DiceField
        label={t.damage}
        value={weapon.damage}
        common={form.common.damage}
        error={issues.at('weapons', place, 'damage')}
        onChange={(damage) => change({ damage })}
      />
      {ask.choice('kind', t.kind, form.weaponKinds, t.kinds)}
    </div>
  );
}
