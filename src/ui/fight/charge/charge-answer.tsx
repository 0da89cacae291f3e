import { useSignal } from '@preact/signals';
import { useEffect, useId, useRef } from 'preact/hooks';
import type { ChargeExplained } from '../../../rules/brikwars/charge-effects.ts';
import type { ChargeOdds } from '../../../rules/brikwars/charge-odds.ts';
import type { ChargeModel } from '../../../state/charge.ts';
import { useFormat, useServices, useTexts } from '../../context.ts';
import { later } from '../../parts/later.tsx';
import { chargeIssues } from './charge-phrases.ts';

const ChargeBest = later(
  () => import('./charge-best.tsx').then((module) => module.ChargeBest),
  ['chargemore'],
);
const ChargeWhy = later(() => import('./charge-why.tsx').then((module) => module.ChargeWhy), ['chargemore']);

interface Tile {
  readonly label: string;
  readonly explained: ChargeExplained;
  readonly tone: 'bad' | 'good' | 'plain';
}

function useTold(odds: ChargeOdds | undefined): {
  readonly sentence: string;
  readonly tiles: readonly Tile[];
} {
  const t = useTexts('charge');
  const format = useFormat();
  if (!odds) return { sentence: '', tiles: [] };
  const { defenderDies, attackerDies, defenderFlies, shoved } = odds;
  const of = (explained: ChargeExplained) => format.hundredths(explained.value);
  const moved =
    shoved.value > 0
      ? [t.shovedToo(of(shoved))]
      : defenderFlies.value > 0
        ? [t.fliesToo(of(defenderFlies))]
        : [];
  const cleared = odds.line.reduce((sum, target) => sum + target.cleared.value, 0);
  const through =
    odds.line.length > 0 ? [t.lineToo(format.number(cleared, 1), format.number(odds.line.length))] : [];
  return {
    sentence: [t.sentence(of(defenderDies), of(attackerDies)), ...moved, ...through].join(' '),
    tiles: [
      { label: t.targetDies, explained: defenderDies, tone: 'bad' },
      { label: t.chargerDies, explained: attackerDies, tone: 'good' },
      shoved.value > 0
        ? { label: t.shoved, explained: shoved, tone: 'plain' }
        : { label: t.flies, explained: defenderFlies, tone: 'plain' },
    ],
  };
}

/** The answer that follows every tap: one sentence, and its figures with their reasons. */
export function ChargeAnswerTop({ model }: { readonly model: ChargeModel }) {
  const { announcer } = useServices();
  const t = useTexts('charge');
  const id = useId();
  const open = useSignal<number | undefined>(undefined);
  const format = useFormat();
  const answer = model.answer.value;
  const { sentence, tiles } = useTold(answer.ok ? answer.value.odds : undefined);
  const faults = answer.ok ? [] : chargeIssues(t, answer.issues);
  const spoken = answer.ok ? sentence : faults.join(' ');
  const before = useRef(spoken);
  useEffect(() => {
    if (before.current !== spoken) announcer.announce(spoken);
    before.current = spoken;
  }, [spoken, announcer]);
  const tile = open.value === undefined ? undefined : tiles[open.value];
  return (
    <>
      {answer.ok && (
        <>
          <p class="charge-sentence">{sentence}</p>
          <ChargeBest inputs={model.inputs.value.value} />
        </>
      )}
      <section class="fight-answer" aria-labelledby={`${id}-head`}>
        <h2 id={`${id}-head`} class="visually-hidden">
          {t.answer}
        </h2>
        {faults.map((fault) => (
          <p class="error" key={fault}>
            {fault}
          </p>
        ))}
        {answer.ok && (
          <div class="fight-tiles">
            {tiles.map(({ label, explained, tone }, index) => (
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
        )}
        <div id={`${id}-why`} class="fight-why">
          {tile && <ChargeWhy label={tile.label} reasons={tile.explained.reasons} />}
        </div>
      </section>
    </>
  );
}
