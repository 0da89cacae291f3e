import { FigureLine } from '../../fight/answer-tiles.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Fold } from '../../kit/controls/fold.tsx';
import { Bars } from '../../kit/stage/bars.tsx';
import type { BrikwarsExplained } from '../../rules/brikwars/attack/effects.ts';
import { shoveInches } from '../../rules/brikwars/charge/charge-shove.ts';
import type { BlowFigures, ExchangeOdds } from '../../rules/brikwars/duel/exchange.ts';
import { reasonItems } from '../reason-sentences.ts';
import type { DuelAnswer } from './answer.ts';
import { describedOdds } from './answer-card.tsx';
import { type DuelInputs, fatesOf } from './inputs.ts';
import type { DuelModel } from './model.ts';
import { fateTexts } from './sentences.ts';
import { armName } from './text.ts';

interface FigureProps {
  readonly label: string;
  /** The number as shown. */
  readonly shown: string;
  readonly explained: BrikwarsExplained;
}

/** A number that unfolds into its reasons. */
function Figure({ label, shown, explained }: FigureProps) {
  const t = useTexts('brikwars');
  const format = useFormat();
  return <FigureLine label={label} shown={shown} items={reasonItems(t, format, explained.reasons)} />;
}

/** Every number of the chosen defence, blow by blow; each unfolds into its reasons. */
export function Blows({ model, answer }: { readonly model: DuelModel; readonly answer: DuelAnswer }) {
  const t = useTexts('brikwars');
  const odds = describedOdds(answer);
  const inputs = model.inputs.value.value;
  const several = odds.attacks.length > 1;
  const fates = fatesOf(inputs);
  const withdraws = inputs.mode === 'close' && inputs.action === 'withdraw';
  return (
    <>
      {odds.counters.map((counter, index) => {
        const blow = odds.attacks[index];
        const weapon = blow && armName(t, answer.fight, 'attacker', blow.arm);
        const back = counter && armName(t, answer.fight, 'defender', counter.arm);
        return (
          <div class="stack" key={index}>
            {blow && weapon && (
              <Blow
                title={several ? t.attackNumber(index + 1, weapon) : t.attackTitle(weapon)}
                blow={blow}
                lethal={fates.target === 'dies'}
              />
            )}
            {counter && back && (
              <Blow
                title={withdraws ? t.freeCounter(back) : t.counterTitle(back)}
                blow={counter}
                lethal={fates.charger === 'dies'}
              />
            )}
          </div>
        );
      })}
      {inputs.mode === 'close' && <Turn odds={odds} inputs={inputs} />}
    </>
  );
}

function Turn({ odds, inputs }: { readonly odds: ExchangeOdds; readonly inputs: DuelInputs }) {
  const t = useTexts('brikwars');
  const format = useFormat();
  const { target, charger, neither } = fateTexts(t, inputs);
  const always = [
    [target, odds.defenderDies],
    [charger, odds.attackerDies],
    ...(odds.bothDie.value > 0 ? [[t.bothHurt, odds.bothDie] as const] : []),
    [neither, odds.neitherDies],
  ] as const;
  const seldom = [
    [t.defenderShoved, odds.defenderShoved],
    [t.attackerShoved, odds.attackerShoved],
    [t.defenderWeaponLost, odds.defenderWeaponLost],
    [t.attackerWeaponLost, odds.attackerWeaponLost],
  ] as const;
  const shown: readonly (readonly [string, BrikwarsExplained])[] = [
    ...always,
    ...seldom.filter(([, { value }]) => value > 0),
  ];
  const flies = odds.defenderWeaponLost.value > 0 || odds.attackerWeaponLost.value > 0;
  return (
    <div>
      <h3 class="label">{t.turn}</h3>
      {shown.map(([label, explained]) => (
        <Figure key={label} label={label} shown={format.percent(explained.value)} explained={explained} />
      ))}
      {flies && (
        <Fold title={t.flies}>
          <Bars
            label={t.flies}
            weights={odds.knockAway.weights}
            min={odds.knockAway.min}
            columns={t.fliesColumns}
          />
        </Fold>
      )}
    </div>
  );
}

interface BlowProps {
  readonly blow: BlowFigures;
  /** Who is struck dies where his Armor does not hold: he has no pips. */
  readonly lethal: boolean;
}

function Blow({ title, blow, lethal }: BlowProps & { readonly title: string }) {
  const t = useTexts('brikwars');
  const format = useFormat();
  const percent = (label: string, explained: BrikwarsExplained) => (
    <Figure label={label} shown={format.percent(explained.value)} explained={explained} />
  );
  return (
    <div>
      <h3 class="label">{title}</h3>
      {blow.reached < 1 && <p class="hint">{t.chanceReached(format.percent(blow.reached))}</p>}
      {percent(t.hits, blow.hit)}
      {blow.parry !== undefined && (
        <>
          {percent(t.parried, blow.parriedGivenHit)}
          {percent(t.parriedOverall, blow.parried)}
          {blow.weaponLost.value > 0 && percent(t.weaponLost, blow.weaponLost)}
        </>
      )}
      {blow.shove ? (
        percent(t.pushes(format.number(shoveInches)), blow.shoved)
      ) : (
        <Wounds blow={blow} lethal={lethal} />
      )}
    </div>
  );
}

function Wounds({ blow, lethal }: BlowProps) {
  const t = useTexts('brikwars');
  const format = useFormat();
  return (
    <>
      <Figure
        label={lethal ? t.killsIfHit : t.beatsIfHit}
        shown={format.percent(blow.killGivenHit.value)}
        explained={blow.killGivenHit}
      />
      <Figure
        label={lethal ? t.kills : t.beats}
        shown={format.percent(blow.kill.value)}
        explained={blow.kill}
      />
      <Figure label={t.meanDamage} shown={format.number(blow.meanDamage.value)} explained={blow.meanDamage} />
      <Fold title={t.damageChart}>
        <Bars
          label={t.damageChart}
          weights={blow.damage.weights}
          min={blow.damage.min}
          columns={t.chartColumns}
        />
      </Fold>
    </>
  );
}
