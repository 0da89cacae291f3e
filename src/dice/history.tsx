import { useTexts } from '../kit/context.ts';
import { Fold } from '../kit/fold.tsx';
import type { RollRecord } from '../storage/rolls.ts';
import { HistoryList } from './history-list.tsx';
import type { DiceModel } from './model.ts';

export interface HistoryProps {
  readonly model: DiceModel;
  /** What a roll is called, where neither its label nor its preset says it. */
  readonly nameOf?: (record: RollRecord) => string;
}

/** The last rolls, behind a fold: nothing of them is drawn until it is opened. */
export function History({ model, nameOf }: HistoryProps) {
  const t = useTexts('rolls');
  const { rolls, complete, readAll } = model.history;
  return (
    <Fold
      title={t.history}
      {...(complete.value
        ? { count: rolls.value.length, countLabel: t.historyCount(rolls.value.length) }
        : {})}
      onOpen={() => void readAll()}
    >
      {() => <HistoryList model={model} {...(nameOf ? { nameOf } : {})} />}
    </Fold>
  );
}
