import { Choice, Toggle } from '../../kit/choice.tsx';
import { useTexts } from '../../kit/context.ts';
import { Fold } from '../../kit/fold.tsx';
import { armorNotation } from './facts.ts';
import { quikWeaponsOf } from './inputs.ts';
import type { QuikModel } from './model.ts';
import { PresetChips } from './preset-chips.tsx';
import { WeaponName } from './weapon-name.tsx';

interface TargetCardProps {
  readonly model: QuikModel;
  /** It may strike back in its turn. */
  readonly replies?: boolean;
}

/** Who is attacked: what protects him, and what he strikes back with. */
export function TargetCard({ model, replies = false }: TargetCardProps) {
  const t = useTexts('quik');
  const { dice } = useTexts('fightplace');
  const { target, table } = model.inputs.value.value;
  const armed = replies && target.weapon !== 'bare-hands' && target.unit !== 'steed';
  return (
    <section class="card">
      <h2 class="card-title">
        {t.target}: {t.armorLine(t.units[target.unit], dice(armorNotation(table, target)))}
      </h2>
      <PresetChips model={model} attacks={false} row={target} onChange={model.changeTarget} />
      <div class="row">
        <Toggle pressed={target.shield} onChange={(shield) => model.changeTarget({ shield })}>
          {t.shield}
        </Toggle>
        <Toggle pressed={target.armor} onChange={(armor) => model.changeTarget({ armor })}>
          {t.armor}
        </Toggle>
      </div>
      {replies && target.unit !== 'steed' && (
        <Fold title={t.strikesBack} count={Number(armed)} countLabel={t.inForce}>
          <Choice
            legend={t.strikesBack}
            hideLegend
            value={target.weapon}
            options={quikWeaponsOf(table.game).map((value) => ({
              value,
              label: <WeaponName table={table} weapon={value} />,
            }))}
            onChange={(weapon) => model.changeTarget({ weapon })}
          />
          <p class="hint">{t.strikesBackHint}</p>
        </Fold>
      )}
    </section>
  );
}
