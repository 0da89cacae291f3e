import { useServices, useTexts } from '../../kit/context.ts';
import { useMapPhrases } from '../plan/findings-text.ts';
import type { CastleMapModel } from './model.ts';
import { useSettledFindings } from './settled-findings.ts';
import { placedThing } from './wrong.ts';

/** What is wrong, in sentences: a tap shows it on the map, its rule is another tap away. */
export function FindingsList({ model }: { readonly model: CastleMapModel }) {
  const { navigation } = useServices();
  const t = useTexts('castlemap');
  const shell = useTexts('shell');
  const phrases = useMapPhrases(model.plan.value);
  const findings = useSettledFindings(model);
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
                <button type="button" class="map-finding" onClick={() => model.choose(thing)}>
                  {text}
                </button>
              ) : (
                <p class="map-finding">{text}</p>
              )}
              <button type="button" class="map-rule" onClick={() => navigation.openRule(found.rule)}>
                <code>
                  <span class="visually-hidden">{shell.openRule} </span>
                  {found.rule}
                </code>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
