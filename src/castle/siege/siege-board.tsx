import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../../kit/button.tsx';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { Reasons } from '../../kit/reasons.tsx';
import { useRootSign } from '../../kit/root-sign.ts';
import type { SiegeEvent, SiegeReason } from '../../rules/mage-knight/siege-events.ts';
import { lordsOf } from '../../rules/mage-knight/siege-setup.ts';
import { CastleBoard } from './castle-board.tsx';
import { CollapseCard } from './collapse-card.tsx';
import type { CastleSiegeModel, RefusedEvent } from './model.ts';
import { SectionSheet } from './section-card.tsx';
import { eventText, issueItems, reasonItems, type SiegeNames, useSiegeNames } from './text.ts';
import { afterSheet, TurnBar } from './turn-bar.tsx';
import { TurnHead } from './turn-head.tsx';
import type { CurrentSiege } from './view.ts';

/** Of a collapse it matters who falls; of all else the first reason says most. */
function mattering(reasons: readonly SiegeReason[]): readonly SiegeReason[] {
  const falling = reasons.filter(
    ({ effect }) => effect === 'figures-on-the-ground' || effect === 'one-die-each',
  );
  return falling.length > 0 ? falling : reasons.slice(0, 1);
}

/** Says once to screen readers what just happened, or what was taken back. */
function Spoken({ siege, names }: { readonly siege: CurrentSiege; readonly names: SiegeNames }) {
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

/** Whose turn it is, always in sight: one line above all that scrolls. */
function TurnLine({ siege, names }: { readonly siege: CurrentSiege; readonly names: SiegeNames }) {
  const t = useTexts('castlesiege');
  const format = useFormat();
  const { turn } = siege.state;
  const line = useRef<HTMLDivElement>(null);
  const seen = useRef(turn);
  // A new turn begins with what is asked up here, wherever the last one ended.
  useEffect(() => {
    if (turn.phase === 'before-command' && seen.current.phase !== turn.phase) {
      line.current?.parentElement?.scrollIntoView({ block: 'start' });
    }
    seen.current = turn;
  }, [turn]);

  useRootSign('siegeTurn');
  return (
    <div class="siege-turn" ref={line}>
      <h3 id="siege-turn" tabIndex={-1}>
        {turn.phase === 'set-up' ? t.before : t.turnOf(names.player(turn.player))}
      </h3>
      {turn.phase !== 'set-up' && (
        <span class="hint">
          {t.roundNumber(format.number(turn.round))}
          {turn.phase === 'command' && ` · ${t.phases.command}`}
        </span>
      )}
    </div>
  );
}

/** Why something is not allowed, each rule a tap away; the table may overrule what only a rule forbids. */
function Refusal({ model, refused }: { readonly model: CastleSiegeModel; readonly refused: RefusedEvent }) {
  const t = useTexts('castlesiegeplay');
  return (
    <Dialog title={t.refused} onClose={model.dismiss}>
      <div class="stack">
        <div role="alert">
          <Reasons items={issueItems(t, refused.issues)} />
        </div>
        <Button kind="primary" wide onClick={model.dismiss}>
          {t.leaveIt}
        </Button>
        {refused.canForce && (
          <Button
            wide
            onClick={() => {
              model.overrule();
            }}
          >
            {t.overrule}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

interface SiegeBoardProps {
  readonly model: CastleSiegeModel;
  readonly siege: CurrentSiege;
  /** It was begun or taken up a moment ago: the focus goes where it begins. */
  readonly fromStart: boolean;
}

/** A siege in play: whose turn it is and what comes next, then the castle; a tap on a section opens all about it. */
export function SiegeBoard({ model, siege, fromStart }: SiegeBoardProps) {
  const t = useTexts('castlesiege');
  const { modeNames } = useTexts('castle');
  const names = useSiegeNames(siege.state);
  const opened = useSignal<number | undefined>(undefined);
  useEffect(() => model.stay(), [model]);
  useEffect(() => {
    if (fromStart) document.querySelector<HTMLElement>('#siege-turn')?.focus({ preventScroll: true });
  }, [fromStart]);
  const { state, falling, fallen } = siege;
  const lords = lordsOf(state);
  const refused = model.refused.value;
  const falls = useRef<HTMLDivElement>(null);
  const waited = useRef(falling.length);
  const close = () => {
    opened.value = undefined;
  };
  // A section comes down: its sheet goes, and its figures are what is to be seen now.
  useEffect(() => {
    const more = falling.length > waited.current;
    waited.current = falling.length;
    if (!more) return;
    const show = () => {
      falls.current?.focus({ preventScroll: true });
      falls.current?.scrollIntoView({ block: 'start' });
    };
    if (opened.peek() === undefined) return show();
    close();
    afterSheet(show);
  }, [falling.length]);

  useRootSign('siege');
  return (
    <div class="siege" data-open={opened.value !== undefined}>
      <h2 class="visually-hidden">{siege.name || modeNames.siege}</h2>
      <TurnLine siege={siege} names={names} />
      {falling.length + fallen.length > 0 && (
        <div ref={falls} tabIndex={-1}>
          <CollapseCard model={model} siege={siege} names={names} />
        </div>
      )}
      {lords.map((lord) => (
        <section class="siege-castle" key={lord} aria-labelledby={`siege-castle-${lord}`}>
          <h3 id={`siege-castle-${lord}`} class={lords.length > 1 ? 'label' : 'visually-hidden'}>
            {lords.length > 1 ? t.castleOf(names.player(lord)) : t.sections}
          </h3>
          <CastleBoard
            model={model}
            siege={siege}
            names={names}
            lord={lord}
            label={lords.length > 1 ? t.castleOf(names.player(lord)) : t.sections}
            chosen={opened.value}
            onChoose={(index, board) => {
              opened.value = index;
              // What it is about stays in sight above its sheet.
              requestAnimationFrame(() => board.scrollIntoView({ block: 'start' }));
            }}
          />
        </section>
      ))}
      <TurnHead model={model} siege={siege} names={names} />
      <TurnBar model={model} siege={siege} names={names} />
      {opened.value !== undefined && (
        <SectionSheet
          key={opened.value}
          model={model}
          siege={siege}
          names={names}
          index={opened.value}
          onClose={close}
        />
      )}
      {refused && <Refusal model={model} refused={refused} />}
      <Spoken siege={siege} names={names} />
    </div>
  );
}
