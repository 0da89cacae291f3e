import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { useTexts } from '../../kit/context.ts';
import { lordsOf } from '../../rules/mage-knight/siege-setup.ts';
import { CollapseCard } from './collapse-card.tsx';
import type { CastleSiegeModel } from './model.ts';
import { useSiegeNames } from './names.ts';
import { Refusal } from './refusal.tsx';
import { SectionCard } from './section-card.tsx';
import { Spoken } from './spoken.tsx';
import { TurnBar } from './turn-bar.tsx';
import { TurnHead } from './turn-head.tsx';
import { TurnLine } from './turn-line.tsx';
import type { CurrentSiege } from './view.ts';

interface SiegeBoardProps {
  readonly model: CastleSiegeModel;
  readonly siege: CurrentSiege;
  /** It was begun or taken up a moment ago: the focus goes where it begins. */
  readonly fromStart: boolean;
}

/** A siege in play: whose turn it is and what comes next, then every section as a card. */
export function SiegeBoard({ model, siege, fromStart }: SiegeBoardProps) {
  const t = useTexts('castlesiege');
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
  // A section comes down far below, where it was tapped: its figures are what is to be seen now.
  useEffect(() => {
    if (falling.length > waited.current) {
      falls.current?.focus({ preventScroll: true });
      falls.current?.scrollIntoView({ block: 'start' });
    }
    waited.current = falling.length;
  }, [falling.length]);

  return (
    <div class="siege">
      <h2 class="visually-hidden">{siege.name || t.title}</h2>
      <TurnLine siege={siege} names={names} />
      <TurnHead model={model} siege={siege} names={names} />
      {falling.length + fallen.length > 0 && (
        <div ref={falls} tabIndex={-1}>
          <CollapseCard model={model} siege={siege} names={names} />
        </div>
      )}
      {lords.map((lord) => (
        <section class="siege-castle" key={lord} aria-labelledby={`siege-castle-${lord}`}>
          <h3 id={`siege-castle-${lord}`} class="label">
            {lords.length > 1 ? t.castleOf(names.player(lord)) : t.sections}
          </h3>
          <div class="siege-cards">
            {state.sections.map(
              (section, index) =>
                section.owner === lord && (
                  <SectionCard
                    key={index}
                    model={model}
                    siege={siege}
                    names={names}
                    index={index}
                    open={opened.value === index}
                    onOpen={(open) => {
                      opened.value = open ? index : undefined;
                    }}
                  />
                ),
            )}
          </div>
        </section>
      ))}
      <TurnBar model={model} siege={siege} names={names} />
      {refused && <Refusal model={model} refused={refused} />}
      <Spoken siege={siege} names={names} />
    </div>
  );
}
