import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { asksOf } from '../../kit/asks.tsx';
import { Button } from '../../kit/button.tsx';
import { Choice } from '../../kit/choice.tsx';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Dialog, useShown } from '../../kit/dialog.tsx';
import { Field } from '../../kit/field.tsx';
import { Fold } from '../../kit/fold.tsx';
import { later } from '../../kit/later.tsx';
import type { UnitOfArmy } from '../../kit/unit-address.ts';
import type { Profile } from '../../rules/brikwars/profile.ts';
import type { ProfileFormModel } from './form-model.ts';
import { mostProfiles, openProfiles, type ProfilesModel } from './model.ts';
import { PriceReasons, priceSentence } from './unit-row.tsx';
import { DiceField, type IssueLines, useIssues, WeaponField } from './weapon-field.tsx';
import '../../kit/units/units.css';

// Most units are minifigs: only who builds a creation fetches the builder.
const CreationParts = later(() => import('./creation-parts.tsx').then((module) => module.CreationParts));

interface SaveProfileFormProps {
  /** The unit shown, with the name that is proposed. */
  readonly profile: Profile;
}

export function SaveProfileForm({ profile }: SaveProfileFormProps) {
  const t = useTexts('units');
  const [open, show, hide] = useShown();
  return (
    <>
      <Button kind="quiet" icon="plus" onClick={show}>
        {t.keepUnit}
      </Button>
      {open && <SaveSheet profile={profile} onClose={hide} />}
    </>
  );
}

/** What the unit costs: the price of the rules, which follows what is chosen until the player types one of his own. */
function CostField({ form, error }: { readonly form: ProfileFormModel; readonly error: string | undefined }) {
  const t = useTexts('units');
  const format = useFormat();
  const creation = useTexts('creation');
  const emptied = useSignal(false);
  const entered = form.form.value?.entered;
  const built = entered?.creation !== undefined;
  const words = built ? creation : t;
  const price = form.price.value;
  if (!entered || !price) return null;
  const follows = price.whole && entered.cost === '';
  // Whoever empties the line is about to type: the price comes back when he leaves it so.
  const shown = follows && !emptied.value ? format.number(price.known) : entered.cost;
  return (
    <div class="stack">
      <Field
        label={t.cost}
        hint={follows ? words.costFollows : price.whole ? words.costTyped : t.costHint}
        inputMode="decimal"
        maxLength={16}
        value={shown}
        error={error}
        onInput={(cost) => {
          emptied.value = cost === '';
          form.change({ cost });
        }}
        onLeave={() => {
          emptied.value = false;
        }}
      />
      {!built && <p class="hint">{priceSentence(t, format, price)}</p>}
      {price.whole && !follows && (
        <div>
          <Button icon="check" onClick={() => form.change({ cost: '' })}>
            {t.takePrice(format.number(price.known))}
          </Button>
        </div>
      )}
      {!built && (
        <Fold title={t.priceTitle}>
          <PriceReasons price={price} weapons={entered.weapons} />
        </Fold>
      )}
    </div>
  );
}

/** The values of a unit and what it holds. */
function UnitParts({ form, issues }: { readonly form: ProfileFormModel; readonly issues: IssueLines }) {
  const t = useTexts('units');
  const entered = form.form.value?.entered;
  if (!entered) return null;
  const { limits } = form;
  const ask = asksOf(entered, form.change);
  return (
    <>
      <DiceField
        label={t.skill}
        value={entered.skill}
        common={form.common.skill}
        error={issues.at('skill')}
        onChange={(skill) => form.change({ skill })}
      />
      <DiceField
        label={t.armor}
        value={entered.armor}
        common={form.common.armor}
        error={issues.at('armor')}
        onChange={(armor) => form.change({ armor })}
      />
      {ask.number('move', t.move, limits.move)}
      {ask.number('size', t.size, limits.size)}
      <Choice
        legend={t.hands}
        value={entered.hands === 0 ? '0' : '2'}
        options={(['2', '0'] as const).map((value) => ({ value, label: t.handsOptions[value] }))}
        onChange={(value) => form.change({ hands: value === '0' ? 0 : 2 })}
      />
      {[...entered.weapons.keys(), entered.weapons.length].slice(0, limits.weapons).map((place) => (
        <WeaponField key={place} form={form} place={place} issues={issues} />
      ))}
    </>
  );
}

interface ProfileEditorProps {
  readonly form: ProfileFormModel;
  /** What a creation is built by; the edition of the settings if nothing else is said. */
  readonly edition?: string | undefined;
}

/** Everything about a unit of one's own, by steppers; kept on the device as it is entered. */
export function ProfileEditor({ form, edition }: ProfileEditorProps) {
  const { notices } = useServices();
  const t = useTexts('units');
  const shell = useTexts('shell');
  const name = useRef<HTMLInputElement>(null);
  const wrong = useRef<HTMLElement>(null);
  const open = form.form.value;
  const issues = useIssues(form);
  const refused = useRef(false);
  useEffect(() => name.current?.focus(), []);
  useEffect(() => {
    if (refused.current) wrong.current?.focus();
    refused.current = false;
  });
  if (!open) return null;
  const { entered } = open;
  const { limits } = form;

  function save(): void {
    const saved = form.save();
    refused.current = saved === undefined;
    if (!saved) {
      // Tried again with the same faults, nothing is drawn anew.
      wrong.current?.focus();
      return;
    }
    notices.show(t.saved(saved.name));
  }

  return (
    <div class="stack">
      {issues.all.length > 0 && (
        <div class="unit-form-issues stack">
          <b ref={wrong} tabIndex={-1}>
            {t.wrong}
          </b>
          <ul>
            {issues.all.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
      <Field
        label={t.name}
        value={entered.name}
        maxLength={limits.name}
        placeholder={t.namePlaceholder}
        inputRef={name}
        error={issues.at('name')}
        onInput={(text) => form.change({ name: text })}
      />
      {entered.creation ? (
        <CreationParts form={form} creation={entered.creation} edition={edition} />
      ) : (
        <UnitParts form={form} issues={issues} />
      )}
      <CostField form={form} error={issues.at('cost')} />
      <div class="row">
        <Button kind="primary" icon="check" onClick={save}>
          {shell.save}
        </Button>
        <Button kind="quiet" onClick={() => form.stop()}>
          {shell.cancel}
        </Button>
      </div>
    </div>
  );
}

/** The player's own units, with his armies as they are now; undefined until they are read. */
export function useProfiles(): ProfilesModel | undefined {
  const services = useServices();
  const model = useSignal<ProfilesModel | undefined>(undefined);
  useEffect(() => {
    void openProfiles(services).then((opened) => {
      model.value = opened;
      void opened.refresh();
    });
  }, [services, model]);
  return model.value;
}

interface SaveSheetProps {
  readonly profile: Profile;
  /** The line of an army whose unit it is; otherwise it becomes one of the player's own. */
  readonly of?: UnitOfArmy;
  /** Of that army. */
  readonly edition?: string | undefined;
  readonly onClose: () => void;
}

/** A unit with its values to look over: one of a fight on its way to the player's own, or one of an army. */
export function SaveSheet({ profile, of, edition, onClose }: SaveSheetProps) {
  const t = useTexts('units');
  const shell = useTexts('shell');
  const model = useProfiles();
  return (
    <Dialog title={of ? t.editTitle : t.keepTitle} onClose={onClose}>
      <div class="stack" data-game="brikwars">
        {model ? (
          <Inside model={model} profile={profile} edition={edition} onClose={onClose} {...(of && { of })} />
        ) : (
          <p class="hint">{shell.loading}</p>
        )}
      </div>
    </Dialog>
  );
}

function Inside({
  model,
  profile,
  of,
  edition,
  onClose,
}: SaveSheetProps & { readonly model: ProfilesModel }) {
  const t = useTexts('units');
  const format = useFormat();
  const begun = useRef(false);
  const open = model.given.form.value !== undefined;
  const barred = of
    ? undefined
    : model.newer.value
      ? t.newer
      : model.full.value
        ? t.full(format.number(mostProfiles))
        : undefined;
  useEffect(() => {
    // Ends when the form does: saved or given up.
    if (begun.current && !open) onClose();
    if (!begun.current && barred === undefined) model.given.resume(profile, of);
    begun.current = true;
  }, [open]);
  if (barred) return <p class="note">{barred}</p>;
  return open ? <ProfileEditor form={model.given} edition={edition} /> : null;
}
