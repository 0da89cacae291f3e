import { useEffect, useRef } from 'preact/hooks';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import type { SiegeEvent, SiegeReason } from '../../rules/mage-knight/siege-events.ts';
import type { SiegeNames } from './names.ts';
import { eventText, reasonItems } from './text.ts';
import type { CurrentSiege } from './view.ts';

interface SpokenProps {
  readonly siege: CurrentSiege;
  readonly names: SiegeNames;
}

/** Of a collapse it matters who falls; of all else the first reason says most. */
function mattering(reasons: readonly SiegeReason[]): readonly SiegeReason[] {
  const falling = reasons.filter(
    ({ effect }) => effect === 'figures-on-the-ground' || effect === 'one-die-each',
  );
  return falling.length > 0 ? falling : reasons.slice(0, 1);
}

/** Says once to screen readers what just happened, or what was taken back. */
export function Spoken({ siege, names }: SpokenProps) {
  const { announcer } = useServices();
  const t = useTexts('castlesiegeplay');
  const siegeTexts = useTexts('castlesiege');
  const terms = useTexts('castleterms');
  const format = useFormat();
  const before = useRef(siege);
  /** What a fall did to its figure, as far as its clicks are known. */
  function outcome(event: SiegeEvent): readonly string[] {
    if (event.do !== 'fall') return [];
    const figure = siege.state.figures[event.figure];
    if (figure?.eliminated) return [t.lines.eliminate(names.figure(figure))];
    return figure?.clicks === undefined
      ? []
      : [t.survivesFall(names.figure(figure), format.number(figure.clicks))];
  }

  useEffect(() => {
    const last = before.current;
    before.current = siege;
    const length = ({ earlier, log }: CurrentSiege) => earlier + log.length;
    const more = length(siege) - length(last);
    const telling = { t, terms, names, number: format.number, state: siege.state };
    if (more > 0) {
      const lines = siege.log
        .slice(-more)
        .flatMap((entry) => [
          eventText(telling, entry),
          ...reasonItems(t, mattering(entry.reasons)).map(({ text }) => text),
          ...outcome(entry.event),
        ]);
      const { event } = siege.log.at(-1) ?? {};
      const { turn } = siege.state;
      const next =
        event?.do === 'begin' || event?.do === 'end-turn'
          ? [siegeTexts.turnOf(names.player(turn.player))]
          : [];
      announcer.announce([...lines, ...next].join('. ').replaceAll('..', '.'));
    } else if (more < 0) {
      const gone = last.log.at(-1);
      if (gone) announcer.announce(t.undone(eventText({ ...telling, state: last.state }, gone)));
    }
  });
  return null;
}
