import type { Signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { useUndo } from '../../kit/undo.ts';
import { nameOfSection, placedThing, useMapPhrases, wrongAmong } from '../plan/findings-text.ts';
import { isSameThing, measureOf, outlineOf, ownerOf, type Thing, thingsOf } from '../plan/model.ts';
import { FixButton } from './fix.tsx';
import { PlanAnswers } from './hand.tsx';
import { onThingKey } from './map-gestures.ts';
import type { CastleMapModel } from './map-model.ts';
import { TableSetup } from './table-setup.tsx';
import { ThingTools } from './thing-tools.tsx';
import './map.css';

interface FindingsListProps {
  readonly model: CastleMapModel;
  /** A piece was chosen there. */
  readonly onChosen?: () => void;
}

/** What is wrong, in sentences: a tap shows it on the map, its rule is another tap away. */
export function FindingsList({ model, onChosen }: FindingsListProps) {
  const { navigation } = useServices();
  const t = useTexts('castlemap');
  const shell = useTexts('shell');
  const phrases = useMapPhrases(model.plan.value);
  const findings = model.findings.value;
  if (findings.length === 0) return null;
  return (
    <section class="card" aria-labelledby="map-findings">
      <h2 id="map-findings" tabIndex={-1}>
        {t.findingsTitle}
      </h2>
      <ul class="map-findings">
        {findings.map((found, place) => {
          const thing = placedThing(found);
          const text = phrases.finding(found);
          return (
            <li key={place}>
              {thing ? (
                <button
                  type="button"
                  class="map-finding"
                  onClick={() => {
                    model.choose(thing);
                    onChosen?.();
                  }}
                >
                  {text}
                </button>
              ) : (
                <p class="map-finding">{text}</p>
              )}
              <button type="button" class="map-rule" onClick={() => navigation.openRule(found.rule)}>
                <code>
                  <span class="visually-hidden">{shell.rule} </span>
                  {found.rule}
                </code>
              </button>
            </li>
          );
        })}
      </ul>
      <FixButton model={model} />
    </section>
  );
}

/** All that stands on the table, in words: the map for who does not see it, or has no hand free. */
export function ThingsList({ model }: { readonly model: CastleMapModel }) {
  const offerUndo = useUndo();
  const t = useTexts('castlemap');
  // Not what is being dragged: the list would be redrawn in every frame.
  const plan = model.plan.value;
  const isWrong = wrongAmong(model.findings.value);
  const things = thingsOf(plan);
  if (things.length === 0) return null;
  const clear = () => {
    document.querySelector<SVGElement>('.map')?.focus({ preventScroll: true });
    model.clear();
    offerUndo(t.cleared, model.undo);
  };
  return (
    <section class="card" aria-labelledby="map-list">
      <h2 id="map-list">{t.listTitle}</h2>
      <ul class="map-list">
        {things.map((thing) => (
          <li key={`${thing.kind}-${thing.index}`}>
            <ThingRow model={model} thing={thing} wrong={isWrong(thing)} />
          </li>
        ))}
      </ul>
      <div class="row">
        <Button kind="quiet" icon="trash" onClick={clear}>
          {t.clear}
        </Button>
      </div>
    </section>
  );
}

interface ThingRowProps {
  readonly model: CastleMapModel;
  readonly thing: Thing;
  readonly wrong: boolean;
}

function ThingRow({ model, thing, wrong }: ThingRowProps) {
  const t = useTexts('castlemap');
  const plan = model.plan.value;
  const phrases = useMapPhrases(plan);
  const outline = outlineOf(plan, thing);
  if (!outline) return null;
  const measures = thing.kind === 'section' ? measureOf(plan, thing.index) : undefined;
  const size =
    outline.shape === 'circle'
      ? `⌀ ${phrases.inches(outline.radius * 2)}`
      : `${phrases.inches(outline.width)} × ${phrases.inches(outline.depth)}`;
  const shown = measures && [
    [t.distances.own, measures.own] as const,
    [t.distances.opponent, measures.opponents[0]] as const,
    [t.distances.neighbour, measures.neighbour] as const,
    [t.distances.edge, measures.edge] as const,
  ];
  const distances = shown?.flatMap(([name, it]) =>
    it ? [`${name} ${phrases.inches(it.distance, it.limit)}`] : [],
  );
  return (
    <button
      type="button"
      class="map-row"
      data-piece="list"
      data-player={ownerOf(plan, thing)}
      aria-pressed={isSameThing(thing, model.rested.value)}
      onClick={() => model.choose(thing)}
      onKeyDown={onThingKey(model, thing)}
    >
      <span class="map-row-name">
        {phrases.name(thing)} <small>{t.player(ownerOf(plan, thing) + 1)}</small>
        {wrong && <strong class="error"> ✗ {t.broken}</strong>}
      </span>
      <small>
        {phrases.position(thing)} · {size}
      </small>
      {distances && <small>{distances.join(' · ')}</small>}
    </button>
  );
}

/** A run of arrow keys is one move, announced when it has come to rest. */
const rest = 350;

/** Tells the screen reader once what a change has led to. */
export function MapVoice({ model }: { readonly model: CastleMapModel }) {
  const { announcer } = useServices();
  const t = useTexts('castlemap');
  const terms = useTexts('castleterms');
  const phrases = useMapPhrases(model.plan.value);
  const change = model.last.value;
  const fixing = model.fixing.value;
  const shown = useRef(change);
  useEffect(() => {
    if (fixing) announcer.announce(t.fixing);
  }, [fixing]);
  useEffect(() => {
    // A cleared table says so itself, with the way back.
    if (!change || change.act === 'cleared' || change.act === 'told' || shown.current === change)
      return undefined;
    const timer = setTimeout(() => {
      shown.current = change;
      const wrong = model.findings.peek();
      const [first] = wrong;
      const verdict = first ? `${t.wrong(wrong.length)}. ${phrases.finding(first)}` : `${t.legal}.`;
      announcer.announce(`${done()} ${verdict}`.trim());
    }, rest);
    return () => clearTimeout(timer);
  }, [change]);

  function done(): string {
    const { act, thing, kind } = change ?? {};
    if (act === 'removed' && thing && kind) {
      if (kind === 'terrain' || kind === 'figure') return t.removed(t.numbered(t[kind], thing.index + 1));
      // Called as it was while it still stood there.
      const kinds = model.plan.peek().sections.map((section) => section.kind);
      return t.removed(nameOfSection(t, terms, kinds.toSpliced(thing.index, 0, kind), thing.index));
    }
    if (act === 'undone') return t.undone;
    if (act === 'redone') return t.redone;
    // The notice says it.
    if (act === 'mended') return '';
    return thing ? `${phrases.name(thing)}: ${phrases.position(thing)}.` : '';
  }
  return null;
}

interface MapSideProps {
  readonly model: CastleMapModel;
  /** Inches that a tap moves by. */
  readonly step: Signal<number>;
}

/** What stands beside the map where there is room: tools, findings, the list, the table itself. */
export function MapSide({ model, step }: MapSideProps) {
  const castle = useTexts('castle');
  const phrases = useMapPhrases(model.plan.value);
  const chosen = model.rested.value;
  return (
    <>
      {chosen && (
        <section class="card" aria-labelledby="map-tools">
          <h2 id="map-tools">{phrases.name(chosen)}</h2>
          <ThingTools model={model} step={step} />
        </section>
      )}
      {chosen?.kind === 'section' && (
        <section class="card" aria-label={phrases.name(chosen)}>
          <PlanAnswers model={model} index={chosen.index} />
        </section>
      )}
      <FindingsList model={model} />
      <ThingsList model={model} />
      <TableSetup model={model} />
      <p class="hint">{castle.edition}</p>
    </>
  );
}
