import { useEffect, useRef } from 'preact/hooks';
import { useFormat, useServices, useTexts } from '../../../kit/context.ts';
import type { SiegeEvent, SiegeReason } from '../../../rules/mage-knight/siege/siege-events.ts';
import { eventText, reasonItems, type SiegeProps } from '../text.ts';
import { lastTapOf } from '../turn-over.ts';
import type { CurrentSiege } from '../view.ts';

/** Of a collapse it matters who falls; of all else the first reason says most. */
function mattering(reasons: readonly SiegeReason[]): readonly SiegeReason[] {
  const falling = reasons.filter(
    ({ effect }) =>
      effect === 'figures-on-the-ground' || effect === 'one-die-each' || effect === 'castle-parted',
  );
  return falling.length > 0 ? falling : reasons.slice(0, 1);
}

const length = ({ earlier, log }: CurrentSiege) => earlier + log.length;

/** Says once to screen readers what just happened, or what was taken back. */
export function Spoken({ siege, names }: Pick<SiegeProps, 'siege' | 'names'>) {
  const { announcer } = useServices();
  const t = useTexts('castlesiege');
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
    const describing = { t, terms, names, number: format.number, state: siege.state };
    const more = length(siege) - length(last);
    if (more > 0) {
      const fresh = siege.log.slice(-more);
      const lines = fresh.flatMap((entry) => [
        eventText(describing, entry),
        ...reasonItems(t, mattering(entry.reasons)).map(({ text }) => text),
        ...outcome(entry.event),
      ]);
      const next = fresh.some(({ event }) => event.do === 'begin' || event.do === 'end-turn')
        ? [t.turnOf(names.player(siege.state.turn.player))]
        : [];
      announcer.announce([...lines, ...next].join('. ').replaceAll('..', '.'));
    } else if (more < 0) {
      // Several that came at once went at once.
      const lines = lastTapOf(last.log).map((gone) => eventText({ ...describing, state: last.state }, gone));
      if (lines.length > 0) announcer.announce(t.undone(lines.join(', ')));
    }
  });
  return null;
}
