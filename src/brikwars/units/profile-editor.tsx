import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Dialog, SheetNotice, useShown } from '../../kit/controls/dialog.tsx';
import { Field } from '../../kit/controls/field.tsx';
import { Fold } from '../../kit/controls/fold.tsx';
import type { UnitOfArmy } from '../../kit/figures/unit-address.ts';
import type { Profile } from '../../rules/brikwars/units/profile.ts';
import { type ArmyBudget, BuilderFoot } from './builder-foot.tsx';
import { CreationParts } from './creation-parts.tsx';
import type { ProfileFormModel } from './form-model.ts';
import { FullEditor } from './full-editor.tsx';
import { mostProfiles, type ProfilesModel } from './model.ts';
import { ShortEditor } from './short-editor.tsx';
import { PriceReasons, priceSentence } from './unit-row.tsx';
import { useCalled } from './unit-said.ts';
import { useProfiles } from './use-profiles.ts';
import { useIssues } from './weapon-field.tsx';
import '../../kit/units/units.css';

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
  const known = format.number(price.known);
  // A player who empties the line is about to type: the price comes back when he leaves it empty.
  const shown = follows && !emptied.value ? known : entered.cost;
  return (
    <>
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
      {!built && <PriceReasons price={price} weapons={entered.weapons} />}
    </>
  );
}

/** Says that the price is the player's own, with the way back to the one that is counted. */
function TypedPrice({ form }: { readonly form: ProfileFormModel }) {
  const t = useTexts('builder');
  const format = useFormat();
  const cost = form.form.value?.entered.cost ?? '';
  const price = form.price.value;
  if (!price?.whole || cost === '') return null;
  return (
    <div class="row">
      <span class="hint">{t.typed(cost)}</span>
      <Button icon="undo" onClick={() => form.change({ cost: '' })}>
        {t.toCounted(format.number(price.known))}
      </Button>
    </div>
  );
}

interface ProfileEditorProps {
  readonly form: ProfileFormModel;
  /** What it is built by; the edition of the settings if nothing else is said. */
  readonly edition?: string | undefined;
  /** Of the army whose unit it is or will be. */
  readonly budget?: ArmyBudget | undefined;
  /** Takes so many of it into the army. */
  readonly onTake?: ((profile: Profile, count: number) => void) | undefined;
}

/** Everything about a unit of one's own, its price in sight; kept on the device as it is entered. */
export function ProfileEditor({ form, edition, budget, onTake }: ProfileEditorProps) {
  const { notices, settings } = useServices();
  const t = useTexts('units');
  const shell = useTexts('shell');
  const build = useTexts('builder');
  const wrong = useRef<HTMLElement>(null);
  const open = form.form.value;
  const issues = useIssues(form);
  const called = useCalled();
  const count = useSignal(budget?.count ?? 1);
  const refused = useRef(false);
  useEffect(() => {
    if (refused.current) wrong.current?.focus();
    refused.current = false;
  });
  if (!open) return null;
  const { entered } = open;
  const { limits } = form;
  const name = called(entered);
  const rules = edition ?? settings.value.value.edition;

  function done(saved: Profile | undefined): saved is Profile {
    refused.current = saved === undefined;
    // Tried again with the same faults, nothing is redrawn.
    if (!saved) wrong.current?.focus();
    return saved !== undefined;
  }

  function save(): void {
    const saved = form.save(name);
    if (done(saved)) notices.show(t.saved(saved.name));
  }

  function take(): void {
    const taken = form.take(name);
    if (done(taken)) onTake?.(taken, count.value);
  }

  return (
    <div class="stack unit-editor">
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
      {entered.creation ? (
        <CreationParts form={form} creation={entered.creation} edition={edition} />
      ) : entered.short ? (
        <ShortEditor form={form} entered={entered} short={entered.short} />
      ) : (
        <FullEditor form={form} entered={entered} edition={rules} issues={issues} />
      )}
      <div class="unit-acts">
        <Fold
          title={build.nameAndPrice}
          {...(entered.name && { note: entered.name })}
          open={
            entered.creation !== undefined ||
            issues.at('name') !== undefined ||
            issues.at('cost') !== undefined ||
            !form.price.value?.whole
          }
        >
          <div class="stack">
            <Field
              label={t.name}
              value={entered.name}
              maxLength={limits.name}
              placeholder={name || t.namePlaceholder}
              error={issues.at('name')}
              onInput={(text) => form.change({ name: text })}
            />
            {entered.short?.list === 'quik' ? (
              <p class="hint">{build.noPrices}</p>
            ) : (
              <CostField form={form} error={issues.at('cost')} />
            )}
            {onTake && (
              <div>
                <Button icon="plus" onClick={save}>
                  {t.keepUnit}
                </Button>
              </div>
            )}
          </div>
        </Fold>
        <Button kind="quiet" onClick={() => form.stop()}>
          {onTake ? build.discard : shell.cancel}
        </Button>
      </div>
      <TypedPrice form={form} />
      <div class="brik-notice">
        <SheetNotice />
      </div>
      <BuilderFoot form={form} budget={budget} count={onTake ? count : undefined}>
        <Button kind="primary" onClick={onTake ? take : save}>
          {onTake ? build.take : shell.save}
        </Button>
      </BuilderFoot>
    </div>
  );
}

interface SaveSheetProps {
  readonly profile: Profile;
  /** The line of an army whose unit it is; otherwise it becomes one of the player's own. */
  readonly of?: UnitOfArmy;
  /** Of that army. */
  readonly edition?: string | undefined;
  readonly budget?: ArmyBudget | undefined;
  readonly onClose: () => void;
}

/** A unit with its values to look over: one of a fight on its way to the player's own, or one of an army. */
export function SaveSheet({ profile, of, edition, budget, onClose }: SaveSheetProps) {
  const t = useTexts('units');
  const shell = useTexts('shell');
  const model = useProfiles();
  return (
    <Dialog title={of ? t.editTitle : t.keepTitle} onClose={onClose}>
      <div class="stack" data-game="brikwars">
        {model ? (
          <Inside {...{ model, profile, edition, budget, onClose }} {...(of && { of })} />
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
  budget,
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
  return open ? <ProfileEditor form={model.given} edition={edition} budget={budget} /> : null;
}
