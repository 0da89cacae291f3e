import { useRef } from 'preact/hooks';
import { useServices, useTexts } from '../../kit/context.ts';
import type { Violation } from '../../rules/mage-knight/placement.ts';
import { useMapPhrases } from '../plan/findings-text.ts';
import type { Thing } from '../plan/model.ts';
import type { CastleMapModel } from './model.ts';

type Named = Violation['thing'];

export function isSame(one: Named, other: Named | undefined): boolean {
  return one.kind === other?.kind && one.index === other.index;
}

/** Whether something on the table breaks a rule: by itself, or together with another. */
export function wrongAmong(findings: readonly Violation[]): (thing: Thing) => boolean {
  return (thing) =>
    findings.some(
      ({ thing: one, other, cutOff }) =>
        isSame(thing, one) ||
        isSame(thing, other) ||
        (thing.kind === 'section' && cutOff?.includes(thing.index)),
    );
}

/** What on the table a finding is about; undefined for agreement, order and the whole castle. */
export function placedThing({ thing, other }: Violation): Thing | undefined {
  for (const named of [thing, other]) {
    const kind = named?.kind;
    if (named && (kind === 'section' || kind === 'terrain' || kind === 'figure'))
      return { kind, index: named.index };
  }
  return undefined;
}

/** What is wrong with what stands; while something is dragged only the map itself follows, and the lists wait. */
export function useSettledFindings(model: CastleMapModel): readonly Violation[] {
  const settled = useRef(model.findings.peek());
  if (!model.dragging.value) settled.current = model.findings.value;
  return settled.current;
}

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
