import { useEffect, useMemo, useRef } from 'preact/hooks';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { useShown } from '../../kit/controls/dialog.tsx';
import { later } from '../../kit/controls/lazy.tsx';
import { NamedRow, type NamedRowDoes, useNamedRows } from '../../kit/named-row.tsx';
import { PageHeading } from '../../kit/page-heading.tsx';
import type { CastlePlan } from '../../rules/mage-knight/plan/plan.ts';
import type { SavedPlan } from '../../storage/castle/castle-plans.ts';
import type { CastleMapModel } from '../map/map-model.ts';
import { StandingThings, TableGround } from '../plan/drawing.tsx';
import { useMapPhrases } from '../plan/findings-text.ts';
import { decodePlan } from '../plan/link.ts';
import { mostSavedPlans, planBounds, putPlan, type SavedPlans } from './model.ts';
import { SendPlan, useSavedPlans } from './plan-keeping.tsx';
import './plans.css';

/** A plan at a glance; drawn once, for the list around it changes with every letter of a name. */
function PlanThumb({ plan }: { readonly plan: CastlePlan }) {
  return useMemo(
    () => (
      <svg class="plan-thumb" viewBox={`0 0 ${plan.width} ${plan.depth}`} aria-hidden="true">
        <TableGround plan={plan} />
        <StandingThings plan={plan} />
      </svg>
    ),
    [plan],
  );
}

const PictureDialog = later(() => import('./picture-dialog.tsx').then((module) => module.PictureDialog));

interface PlanRowProps {
  readonly saved: SavedPlan;
  /** Undefined where this version cannot read it. */
  readonly plan: CastlePlan | undefined;
  readonly does: NamedRowDoes;
}

/** A plan with a name. */
function PlanRow({ saved, plan, does }: PlanRowProps) {
  const t = useTexts('castleplan');
  const [drawn, draw, putAway] = useShown();
  const { name, query } = saved;
  return (
    <NamedRow
      classes={{ row: 'plan-row', tools: 'plan-buttons' }}
      of={saved}
      longest={planBounds.name}
      needed={t.nameNeeded}
      does={does}
      tools={
        <>
          <SendPlan query={query} title={name} />
          {plan && (
            <Button icon="download" onClick={draw}>
              {t.picture}
            </Button>
          )}
          {drawn && plan && <PictureDialog plan={plan} title={name} onClose={putAway} />}
        </>
      }
    >
      {plan ? <PlanThumb plan={plan} /> : <span />}
      <span>
        <span class="named-row-name">{name}</span>
        {plan ? <Summary plan={plan} /> : <span class="error">{t.unreadable}</span>}
      </span>
    </NamedRow>
  );
}

function Summary({ plan }: { readonly plan: CastlePlan }) {
  const t = useTexts('castleplan');
  const { inches } = useMapPhrases(plan);
  return (
    <>
      <span class="hint">{plan.sections.length === 0 ? t.emptyTable : t.sections(plan.sections.length)}</span>
      <span class="hint">{t.paper.table(inches(plan.width), inches(plan.depth))}</span>
    </>
  );
}

interface PlansListProps {
  readonly saved: SavedPlans;
  readonly onOpen: (plan: SavedPlan) => void;
}

/** The newest first. */
function PlansList({ saved, onOpen }: PlansListProps) {
  const { announcer, notices } = useServices();
  const format = useFormat();
  const t = useTexts('castleplan');
  const named = useTexts('named');
  const read = useRef(new Map<string, CastlePlan | undefined>());
  function planOf(query: string): CastlePlan | undefined {
    if (!read.current.has(query)) read.current.set(query, decodePlan(query));
    return read.current.get(query);
  }
  const rows = saved.plans.value.toReversed().map((each) => ({ saved: each, plan: planOf(each.query) }));
  const { heading, list, rowOf, goTo } = useNamedRows(
    rows.map((row) => row.saved.id),
    saved.remove,
  );
  // The title of the place says nothing of the plans.
  useEffect(() => heading.current?.focus(), []);

  function duplicate({ id, name }: SavedPlan): void {
    const copy = saved.duplicate(id, named.copyOf(name));
    if (!copy) {
      notices.show(saved.newer.peek() ? t.newer : t.savedFull(format.number(mostSavedPlans)), {
        sticky: true,
      });
      return;
    }
    goTo(copy.id);
    announcer.announce(named.duplicated(copy.name));
  }

  return (
    <section class="stack">
      <PageHeading heading={heading} tabIndex={-1} name={t.title} />
      {saved.newer.value && <p class="note">{t.newer}</p>}
      {rows.length === 0 && !saved.newer.value && <p class="hint">{t.none}</p>}
      <ul ref={list} class="plans-list">
        {rows.map((row) => (
          <PlanRow
            key={row.saved.id}
            {...row}
            does={{
              ...rowOf(row.saved.id),
              onOpen: () => onOpen(row.saved),
              onRename: (name) => saved.rename(row.saved.id, name),
              onDuplicate: () => duplicate(row.saved),
            }}
          />
        ))}
      </ul>
    </section>
  );
}

/** The plans that have a name. */
export function PlansPage({ model }: { readonly model: CastleMapModel }) {
  const { navigation, notices } = useServices();
  const t = useTexts('castleplan');
  const saved = useSavedPlans();

  /** What stood on the map goes, so there is a way back to it. */
  function open({ id, name, query }: SavedPlan): void {
    const plan = decodePlan(query);
    if (!plan) {
      notices.show(t.unreadable, { sticky: true });
      return;
    }
    const before = putPlan(model, plan);
    const held = saved.peek()?.inHand.peek()?.id;
    saved.peek()?.hold(id);
    navigation.go(`castle/map?${query}`);
    notices.show(t.opened(name), {
      action: {
        label: t.backToMine,
        run() {
          putPlan(model, before);
          saved.peek()?.hold(held);
        },
      },
    });
  }

  return (
    <div class="stack plans-page">
      <div class="row">
        <Button
          kind="quiet"
          icon="back"
          onClick={() => navigation.go(`castle/map?${model.inputs.text.peek()}`)}
        >
          {t.back}
        </Button>
      </div>
      {saved.value && <PlansList saved={saved.value} onOpen={open} />}
    </div>
  );
}
