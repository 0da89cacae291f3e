import { Toggle } from '../../kit/choice.tsx';
import { Fold } from '../../kit/fold.tsx';
import { ShareBar } from '../../kit/share-bar.tsx';
import { Stepper } from '../../kit/stepper.tsx';
import { shotLimits } from './inputs.ts';
import type { CastleShotsModel } from './model.ts';
import { ShotDice } from './shot-dice.tsx';
import { needText, sumText } from './text.ts';
import { useShotTexts } from './use-shot-texts.ts';

/** What two dice must show to hit, by the base game, how likely that is, and the dice themselves. */
export function NeedCard({ model }: { readonly model: CastleShotsModel }) {
  const texts = useShotTexts();
  const { t, format } = texts;
  const { need } = model.answer.value;
  const chance = need.ways / 36;
  return (
    <section class="card" aria-labelledby="shot-need">
      <h2 id="shot-need" class="card-title">
        {t.toHit}
      </h2>
      <p class="shot-need">
        <b>{needText(texts, need)}</b>
        <span class="hint">{t.against(sumText(texts, need.attack), sumText(texts, need.defence))}</span>
      </p>
      <ShareBar label={t.ways(format.number(need.ways))} value={format.percent(chance)} share={chance} />
      {need.otherWays !== undefined && (
        <p class="hint">{t.otherChance(format.percent(need.otherWays / 36))}</p>
      )}
      <ShotDice model={model} />
      <p class="hint">{t.baseGame}</p>
      <BaseRules model={model} />
    </section>
  );
}

/** Bonuses and critical rolls of the base rules. */
function BaseRules({ model }: { readonly model: CastleShotsModel }) {
  const { t } = useShotTexts();
  const inputs = model.inputs.value.value;
  const { situation, criticals } = inputs;
  const { attackBonus, defenceBonus } = inputs[situation];
  const { bonus } = shotLimits;
  const change = (part: { attackBonus: number } | { defenceBonus: number }) => {
    if (situation === 'castle') model.changeCastle(part);
    else if (situation === 'section') model.changeSection(part);
    else model.changeFigure(part);
  };
  const count = Number(attackBonus !== 0) + Number(defenceBonus !== 0) + Number(!criticals);
  return (
    <Fold title={t.bonuses} count={count} countLabel={t.inForce}>
      <Stepper
        label={t.attackBonus}
        signed
        value={attackBonus}
        min={-bonus}
        max={bonus}
        onChange={(value) => change({ attackBonus: value })}
      />
      <Stepper
        label={t.defenceBonus}
        signed
        value={defenceBonus}
        min={-bonus}
        max={bonus}
        onChange={(value) => change({ defenceBonus: value })}
      />
      <div class="row">
        <Toggle pressed={criticals} onChange={(value) => model.change({ criticals: value })}>
          {t.criticals}
        </Toggle>
      </div>
      <p class="hint">{t.baseRules}</p>
    </Fold>
  );
}
