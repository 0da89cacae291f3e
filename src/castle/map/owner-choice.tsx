import { Choice } from '../../kit/choice.tsx';
import { useTexts } from '../../kit/context.ts';
import type { CastleMapModel } from './model.ts';

interface OwnerChoiceProps {
  readonly model: CastleMapModel;
  readonly legend: string;
  readonly owner: number;
  readonly onChange: (owner: number) => void;
}

export function OwnerChoice({ model, legend, owner, onChange }: OwnerChoiceProps) {
  const t = useTexts('castlemap');
  return (
    <Choice
      legend={legend}
      value={String(owner)}
      options={model.plan.value.players.map((_, player) => ({
        value: String(player),
        label: t.player(player + 1),
      }))}
      onChange={(value) => onChange(Number(value))}
    />
  );
}
