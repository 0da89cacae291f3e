import type { PlayEntry } from '../../rules/brikwars/play-record.ts';
import type { FightInputs } from '../../state/fight-inputs.ts';
import { useFormat, useServices, useTexts } from '../context.ts';
import { Die } from '../parts/die.tsx';
import { armName, entryLine, entryResult } from './phrases.ts';

const good = new Set(['hit', 'parried', 'in-range', 'holds']);
const bad = new Set(['missed', 'not-parried', 'critical-failure', 'short', 'dies']);

/** The record of the turn in words, with its dice. */
export function PlayLog({
  log,
  inputs,
}: {
  readonly log: readonly PlayEntry[];
  readonly inputs: FightInputs;
}) {
  const t = useTexts('fight');
  const format = useFormat();
  const { settings } = useServices();
  if (log.length === 0) return null;
  return (
    <ol class="play-log" aria-label={t.record}>
      {log.map((entry, index) => {
        const result = entryResult(t, entry);
        const tone = good.has(entry.result) ? 'good' : bad.has(entry.result) ? 'bad' : undefined;
        return (
          <li key={index}>
            {entry.roll && (
              <span class="play-dice">
                {entry.roll.dice.map((die, place) => (
                  <Die
                    key={place}
                    sides={die.sides}
                    face={die.face}
                    bonus={die.bonusOf !== undefined}
                    tumble={index === log.length - 1 && settings.value.value.animation}
                    size={36}
                  />
                ))}
              </span>
            )}
            <span class="play-words">
              <span>{entryLine(t, format, entry)}</span>
              {entry.arm !== undefined && (
                <span class="hint">{armName(t, inputs, entry.who, entry.arm)}</span>
              )}
            </span>
            {result && (
              <b class="play-result" data-tone={tone}>
                {result}
              </b>
            )}
          </li>
        );
      })}
    </ol>
  );
}
