import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { useShown } from '../../kit/controls/dialog.tsx';
import { later } from '../../kit/controls/lazy.tsx';
import { Group } from '../../kit/group.tsx';
import { NameForm } from '../../kit/named-row.tsx';
import { SendLink } from '../../kit/question/send-link.tsx';
import { AwakeIcon } from '../../kit/stage/table-mode.tsx';
import { useUndo } from '../../kit/undo.ts';
import type { Messages } from '../../platform/words.ts';
import type { CastlePlan } from '../../rules/mage-knight/plan/plan.ts';
import type { CastleMapModel } from '../map/map-model.ts';
import { decodePlan, encodePlan } from '../plan/link.ts';
import { linkOfPlan, mostSavedPlans, openSavedPlans, planBounds, type SavedPlans } from './model.ts';
import './plans.css';

/** What a plan is called before it has a name of its own. */
function titleOfPlan({ sections }: CastlePlan, t: Messages['castleplan']): string {
  return sections.length === 0 ? t.emptyTable : t.suggested(sections.length);
}

interface PlanFormProps {
  readonly saved: SavedPlans;
  readonly plan: CastlePlan;
  readonly onDone: () => void;
}

/** Gives the plan in hand a name; one stands there already, or what was begun before a reload. */
function PlanForm({ saved, plan, onDone }: PlanFormProps) {
  const { announcer } = useServices();
  const t = useTexts('castleplan');
  const named = useTexts('named');
  const format = useFormat();
  const field = useRef<HTMLInputElement>(null);
  // Before it is painted: what is typed at once stands in place of the name that was there.
  useLayoutEffect(() => {
    field.current?.focus();
    if (saved.naming.peek() === titleOfPlan(plan, t)) field.current?.select();
  }, []);

  if (saved.newer.value) return <p class="note">{t.newer}</p>;
  if (saved.full.value) return <p class="note">{t.savedFull(format.number(mostSavedPlans))}</p>;

  return (
    <div class="card stack">
      <NameForm
        naming={saved}
        field={field}
        label={t.name}
        longest={planBounds.name}
        needed={t.nameNeeded}
        add={(name) => saved.add(name, plan)}
        // Under what name it is kept stands above the buttons from now on.
        onSaved={(name) => announcer.announce(named.wasSaved(name))}
        onDone={onDone}
      />
    </div>
  );
}

/** Which saved plan is on the map, and saving what was changed of it; what stood there can be had back. */
function SavePlan({ saved, plan }: { readonly saved: SavedPlans; readonly plan: CastlePlan }) {
  const { notices } = useServices();
  const offerUndo = useUndo();
  const t = useTexts('castleplan');
  const named = useTexts('named');
  const held = saved.inHand.value;
  if (!held) return null;
  const { id, name, query } = held;
  const changed = encodePlan(plan) !== query;

  function save(): void {
    const before = saved.overwrite(id, plan);
    if (!before) return;
    const earlier = decodePlan(before.query);
    if (earlier) offerUndo(named.wasSaved(name), () => void saved.overwrite(id, earlier));
    else notices.show(named.wasSaved(name));
    // The button is gone with what was to be saved.
    document.querySelector<HTMLElement>('.plan-in-hand')?.focus();
  }

  return (
    <div class="plan-held">
      <p class="plan-in-hand" tabIndex={-1}>
        {changed ? t.heldChanged(name) : t.held(name)}
      </p>
      {changed && !saved.newer.value && (
        <Button kind="primary" icon="check" onClick={save}>
          {t.saveChanges}
        </Button>
      )}
    </div>
  );
}

interface SendPlanProps {
  /** The plan as its link carries it. */
  readonly query: string;
  readonly title: string;
}

/** Sends a plan on as a link that opens it anywhere. */
export function SendPlan({ query, title }: SendPlanProps) {
  const { send } = useTexts('named');
  return (
    <SendLink game="mage-knight" link={linkOfPlan(query, location.href)} title={() => title}>
      {send}
    </SendLink>
  );
}

const PictureDialog = later(() => import('./picture-dialog.tsx').then((module) => module.PictureDialog));

/** The plans that have a name, as soon as they are read. */
export function useSavedPlans(): ReadonlySignal<SavedPlans | undefined> {
  const services = useServices();
  const { offline } = services;
  const saved = useSignal<SavedPlans | undefined>(undefined);
  useEffect(() => {
    openSavedPlans(services).then(
      (plans) => {
        saved.value = plans;
      },
      () => offline.markOutdated(),
    );
  }, [services, offline, saved]);
  return saved;
}

interface PlanKeepingProps {
  readonly model: CastleMapModel;
  /** The plans that have a name: before they are read nothing stands here, for it would move. */
  readonly saved: SavedPlans | undefined;
  readonly onTable: () => void;
}

/** What is kept of the plan in hand: under a name, as a link, as a picture. */
export function PlanKeeping({ model, saved, onTable }: PlanKeepingProps) {
  const { navigation } = useServices();
  const t = useTexts('castleplan');
  const shell = useTexts('shell');
  const tableMode = useTexts('tablemode');
  const format = useFormat();
  const bar = useRef<HTMLDivElement>(null);
  const [naming, name, stopNaming] = useShown();
  const [drawn, draw, putAway] = useShown();
  const plan = model.plan.value;
  const linked = model.inputs.linked.value;
  // What is sent bears the name that it was saved under; a plan from a link is none of those.
  const held = saved?.inHand.value;
  const title = (linked ? undefined : held?.name) ?? titleOfPlan(plan, t);
  if (!saved) return null;
  return (
    <Group class="plan-keeping" label={t.bar} ref={bar}>
      {naming && (
        <PlanForm
          saved={saved}
          plan={plan}
          onDone={() => {
            stopNaming();
            // The buttons stand again with the next paint.
            setTimeout(() => bar.current?.querySelector<HTMLElement>('.plan-buttons button')?.focus());
          }}
        />
      )}
      {!naming && !linked && <SavePlan saved={saved} plan={plan} />}
      {!naming && (
        <div class="plan-buttons">
          <Button
            icon="plus"
            onClick={() => {
              // Who has entered nothing himself makes what he was sent his own when he names it.
              if (linked && !model.inputs.own.peek()) model.inputs.keep();
              if (saved.naming.peek() === undefined) saved.startNaming(titleOfPlan(plan, t));
              name();
            }}
          >
            {held ? t.saveAsNew : shell.save}
          </Button>
          <SendPlan query={encodePlan(plan)} title={title} />
          <Button icon="download" onClick={draw}>
            {t.picture}
          </Button>
          <Button icon="cards" onClick={() => navigation.go('castle/map/plans')}>
            {t.saved(format.number(saved.plans.value.length))}
          </Button>
          <Button onClick={onTable}>
            <AwakeIcon /> {tableMode.enter}
          </Button>
        </div>
      )}
      {drawn && <PictureDialog plan={plan} title={title} onClose={putAway} />}
    </Group>
  );
}
