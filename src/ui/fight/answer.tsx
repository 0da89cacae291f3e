import { useSignal } from '@preact/signals';
import { useEffect, useId, useRef } from 'preact/hooks';
import type { BrikwarsExplained } from '../../rules/brikwars/effects.ts';
import type { FightModel } from '../../state/fight.ts';
import { useFormat, useServices, useTexts } from '../context.ts';
import { Reasons } from '../parts/reasons.tsx';
import { issueText, reasonItems } from './phrases.ts';

interface Tile {
  readonly label: string;
  readonly explained: BrikwarsExplained;
  readonly tone: 'bad' | 'good' | 'plain';
}

function useTiles(
  model: FightModel,
): { readonly tiles: readonly Tile[]; readonly summary: string } | undefined {
  const t = useTexts('fight');
  const format = useFormat();
  const answer = model.answer.value;
  if (!answer.ok) return undefined;
  const { odds } = answer.value.chosen;
  if (model.inputs.value.value.mode === 'ranged') {
    const hit = odds.attacks[0]?.hit ?? odds.defenderDies;
    return {
      tiles: [
        { label: t.hit, explained: hit, tone: 'plain' },
        { label: t.targetDies, explained: odds.defenderDies, tone: 'bad' },
      ],
      summary: t.summaryRanged(format.hundredths(hit.value), format.hundredths(odds.defenderDies.value)),
    };
  }
  const { defenderDies, attackerDies, neitherDies } = odds;
  return {
    tiles: [
      { label: t.defenderDies, explained: defenderDies, tone: 'bad' },
      { label: t.attackerDies, explained: attackerDies, tone: 'good' },
      { label: t.neitherDies, explained: neitherDies, tone: 'plain' },
    ],
    summary: t.summaryClose(format.hundredths(defenderDies.value), format.hundredths(attackerDies.value)),
  };
}

/** The answer that follows every tap: who dies in how many of 100, each number with its reasons. */
export function Answer({ model }: { readonly model: FightModel }) {
  const { announcer } = useServices();
  const t = useTexts('fight');
  const format = useFormat();
  const shown = useTiles(model);
  const open = useSignal<number | undefined>(undefined);
  const id = useId();
  const answer = model.answer.value;
  const spoken = answer.ok
    ? (shown?.summary ?? '')
    : answer.issues.map((issue) => issueText(t, format, issue)).join(' ');
  const before = useRef(spoken);
  useEffect(() => {
    if (before.current !== spoken) announcer.announce(spoken);
    before.current = spoken;
  }, [spoken, announcer]);

  if (!answer.ok || !shown) {
    return (
      <section class="fight-answer" aria-label={t.answer}>
        {!answer.ok &&
          answer.issues.map((issue) => (
            <p class="error" key={`${issue.code} ${issue.path.join()}`}>
              {issueText(t, format, issue)}
            </p>
          ))}
      </section>
    );
  }
  const tile = open.value === undefined ? undefined : shown.tiles[open.value];
  return (
    <section class="fight-answer" aria-labelledby={`${id}-head`}>
      <h2 id={`${id}-head`} class="visually-hidden">
        {t.answer}
      </h2>
      <div class="fight-tiles">
        {shown.tiles.map(({ label, explained, tone }, index) => (
          <button
            key={label}
            type="button"
            class="fight-tile"
            data-tone={tone}
            aria-expanded={open.value === index}
            aria-controls={`${id}-why`}
            onClick={() => {
              open.value = open.value === index ? undefined : index;
            }}
          >
            <span class="fight-tile-label">{label}</span>
            <span class="fight-number">{format.hundredths(explained.value)}</span>
          </button>
        ))}
      </div>
      <OutcomeBar tiles={shown.tiles} />
      <div id={`${id}-why`} class="fight-why">
        {tile && (
          <>
            <h3 class="label">{t.why(tile.label)}</h3>
            <Reasons items={reasonItems(t, format, tile.explained.reasons)} />
          </>
        )}
      </div>
    </section>
  );
}

function OutcomeBar({ tiles }: { readonly tiles: readonly Tile[] }) {
  if (tiles.length < 3) return null;
  return (
    <div class="fight-bar" aria-hidden="true">
      {tiles.map(({ label, explained, tone }) => (
        <span key={label} data-tone={tone} style={{ inlineSize: `${explained.value * 100}%` }} />
      ))}
    </div>
  );
}
