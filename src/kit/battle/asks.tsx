import type { FightChange } from '../../rules/battle.ts';
import { battleAfter, unitsOnTable } from '../../rules/battle-after.ts';
import { type FightAsk, type FightResult, isWritten, patientChange } from '../../rules/battle-fight.ts';
import { isChanged } from '../../rules/battle-writing.ts';
import type { StoredPlay } from '../../storage/plays.ts';
import { useTexts } from '../context.ts';
import { Choice, Toggle } from '../controls/choice.tsx';

/** What the players have said to one of the questions of a fight. */
export interface Answered {
  readonly unit?: string;
  readonly yes?: boolean;
}

const nobody = '-';

/** What the answers add to what the dice have shown; undefined while one is missing that nobody can guess. */
export function answeredChanges(
  asks: readonly FightAsk[],
  answers: readonly Answered[],
): readonly FightChange[] | undefined {
  const open = asks.some(({ ask }, at) => ask === 'patient' && answers[at]?.unit === undefined);
  if (open) return undefined;
  return asks.flatMap((asked, at) => {
    const { unit = nobody, yes = false } = answers[at] ?? {};
    if (asked.ask === 'over') return yes ? [{ unit: asked.unit, lost: 0, marks: asked.marks }] : [];
    return unit === nobody ? [] : [patientChange(unit, asked.healed, yes)];
  });
}

/** All that could be answered to one question, the usual first. */
function possible(play: StoredPlay, { by }: FightResult, asked: FightAsk): readonly Answered[] {
  if (asked.ask === 'over') return [{}, { yes: true }];
  const { side } = play.units.find(({ id }) => id === by) ?? {};
  const own = play.units.filter((unit) => unit.side === side);
  return [
    { unit: nobody },
    ...own.flatMap(({ id }) => [{ unit: id }, ...(asked.wounded ? [{ unit: id, yes: true }] : [])]),
  ];
}

/** What was answered before this fight was written: none of it where it was not. */
export function answersWritten(play: StoredPlay, rolled: FightResult): readonly Answered[] {
  const { asks = [] } = rolled;
  const open = asks.map((): Answered => ({}));
  if (asks.length === 0 || !isWritten(play.events, rolled.stamp)) return open;
  const all = asks.reduce<readonly (readonly Answered[])[]>(
    (ways, asked) => ways.flatMap((way) => possible(play, rolled, asked).map((one) => [...way, one])),
    [[]],
  );
  const found = all.find((answers) => {
    const changes = [...rolled.changes, ...(answeredChanges(asks, answers) ?? [])];
    return !isChanged(play, play.events, { ...rolled, changes });
  });
  // Written without an answer: nobody was named yet.
  return found && found !== all[0] ? found : open;
}

interface AsksProps {
  readonly play: StoredPlay;
  /** Whose fight it is. */
  readonly by: string;
  readonly asks: readonly FightAsk[];
  readonly answers: readonly Answered[];
  readonly onChange: (answers: readonly Answered[]) => void;
}

/** What only the table knows of a fight, asked before it is written down. */
export function BattleAsks({ play, by, asks, answers, onChange }: AsksProps) {
  const t = useTexts('battle').fight;
  const side = play.units.find(({ id }) => id === by)?.side ?? 'mine';
  const own = unitsOnTable(play, battleAfter(play, play.events), side);
  const put = (at: number, part: Answered) =>
    onChange(
      asks.map((_, place) => (place === at ? { ...answers[place], ...part } : (answers[place] ?? {}))),
    );
  return (
    <>
      {asks.map((asked, at) => {
        const { unit, yes = false } = answers[at] ?? {};
        if (asked.ask === 'over') {
          const { name = '' } = play.units.find(({ id }) => id === asked.unit) ?? {};
          return (
            <Toggle key={at} pressed={yes} onChange={(to) => put(at, { yes: to })}>
              {t.over(name)}
            </Toggle>
          );
        }
        return (
          <div key={at} class="stack">
            <Choice
              legend={t.patient}
              options={[
                ...own.map(({ id, name }) => ({ value: id, label: name })),
                { value: nobody, label: t.nobody },
              ]}
              value={unit}
              onChange={(to) => put(at, { unit: to })}
            />
            {asked.wounded && unit !== undefined && unit !== nobody && (
              <Toggle pressed={yes} onChange={(to) => put(at, { yes: to })}>
                {t.fallen}
              </Toggle>
            )}
          </div>
        );
      })}
    </>
  );
}
