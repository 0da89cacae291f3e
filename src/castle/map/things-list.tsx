import { Button } from '../../kit/button.tsx';
import { useServices, useTexts } from '../../kit/context.ts';
import { useMapPhrases } from '../plan/findings-text.ts';
import { measureOf, outlineOf, ownerOf, type Thing, thingsOf } from '../plan/model.ts';
import { onThingKey } from './map-keys.ts';
import type { CastleMapModel } from './model.ts';
import { useSettledFindings } from './settled-findings.ts';
import { isSame, wrongAmong } from './wrong.ts';

/** All that stands on the table, in words: the map for who does not see it, or has no hand free. */
export function ThingsList({ model }: { readonly model: CastleMapModel }) {
  const { notices } = useServices();
  const t = useTexts('castlemap');
  // Not what is being dragged: the list would be drawn anew in every frame.
  const plan = model.plan.value;
  const isWrong = wrongAmong(useSettledFindings(model));
  const things = thingsOf(plan);
  if (things.length === 0) return null;
  const clear = () => {
    document.querySelector<SVGElement>('.map')?.focus({ preventScroll: true });
    model.clear();
    notices.show(t.cleared, { action: { label: t.undo, run: model.undo } });
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
  const told = measures && [
    [t.distances.own, measures.own] as const,
    [t.distances.opponent, measures.opponents[0]] as const,
    [t.distances.neighbour, measures.neighbour] as const,
    [t.distances.edge, measures.edge] as const,
  ];
  const distances = told?.flatMap(([name, it]) =>
    it ? [`${name} ${phrases.inches(it.distance, it.limit)}`] : [],
  );
  return (
    <button
      type="button"
      class="map-row"
      data-piece="list"
      data-player={ownerOf(plan, thing)}
      aria-pressed={isSame(thing, model.rested.value)}
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
