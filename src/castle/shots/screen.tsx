import { asksOf } from '../../kit/asks.tsx';
import { Choice } from '../../kit/choice.tsx';
import { useTexts } from '../../kit/context.ts';
import { Fold } from '../../kit/fold.tsx';
import { Reasons } from '../../kit/reasons.tsx';
import { ShareBar } from '../../kit/share-text.tsx';
import { lowestHit, needText, sumText } from '../need-text.ts';
import { CastleQuestion, StartOver, Verdict, WouldHelp } from '../question-frame.tsx';
import { AtFigureForm, AtSectionForm, CastleShootsForm } from './forms.tsx';
import { shotLimits, shotSituations } from './inputs.ts';
import type { CastleShotsModel, ShotRoll } from './model.ts';
import { ShotDice, useShotTexts } from './shot-dice.tsx';
import { changeText, othersOf, reasonsOf, signOf, sumsOf, wordOf } from './text.ts';
import './shots.css';

/** What two dice must show to hit, by the base game, how likely that is, and the dice themselves. */
function NeedCard({ model }: { readonly model: CastleShotsModel }) {
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
  const ask = asksOf({ attackBonus, defenceBonus }, (part) => {
    if (situation === 'castle') model.changeCastle(part);
    else if (situation === 'section') model.changeSection(part);
    else model.changeFigure(part);
  });
  const count = Number(attackBonus !== 0) + Number(defenceBonus !== 0) + Number(!criticals);
  return (
    <Fold title={t.bonuses} count={count} countLabel={t.inForce}>
      {ask.number('attackBonus', t.attackBonus, bonus, { min: -bonus, signed: true })}
      {ask.number('defenceBonus', t.defenceBonus, bonus, { min: -bonus, signed: true })}
      <div class="row">{asksOf(inputs, model.change).flag('criticals', t.criticals)}</div>
      <p class="hint">{t.baseRules}</p>
    </Fold>
  );
}

/** The shots before, newest first. */
function ShotLog({ model }: { readonly model: CastleShotsModel }) {
  const { t } = useShotTexts();
  const rolls = model.rolls.value;
  if (rolls.length === 0) return null;
  return (
    <Fold title={t.log} count={rolls.length}>
      <ol class="shot-log">
        {rolls.toReversed().map((roll, place) => (
          <li key={rolls.length - place}>
            <Line roll={roll} />
          </li>
        ))}
      </ol>
    </Fold>
  );
}

function Line({ roll }: { readonly roll: ShotRoll }) {
  const { t, format } = useShotTexts();
  const words = useTexts('typing');
  const { situation, first, second, sum, hit, damage, needed, twoMisses, twelveHits, typed } = roll;
  const lowest = lowestHit({ needed, naturals: { twoMisses, twelveHits } });
  return (
    <>
      <b>{hit ? t.hit(format.number(damage)) : t.miss}</b>
      <span class="hint">
        {t.situations[situation]} ·{' '}
        {t.rolled(format.number(sum), format.number(first), format.number(second))} ·{' '}
        {t.wanted(format.number(lowest))}
        {typed && ` · ${words.typedIn}`}
      </span>
    </>
  );
}

/** Every reason, what other readings say, and what would turn a "no" into a "yes". */
function ShotWhy({ model }: { readonly model: CastleShotsModel }) {
  const texts = useShotTexts();
  const { t } = texts;
  const answer = model.answer.value;
  const { allowed, changes } = answer;
  return (
    <>
      {!allowed && <WouldHelp helps={changes.map((change) => changeText(texts, change))} words={t} />}
      <section class="card">
        <h2 class="card-title">{t.why}</h2>
        <Reasons items={[...reasonsOf(texts, answer), ...othersOf(texts, answer)]} />
      </section>
    </>
  );
}

/** What the dice must show, with the sums that made it: the defence is the one that players argue about. */
function ShotVerdictBanner({ model }: { readonly model: CastleShotsModel }) {
  const texts = useShotTexts();
  const answer = model.answer.value;
  const inputs = model.inputs.value.value;
  const sums = sumsOf(texts, answer, inputs);
  const [decisive] = reasonsOf(texts, answer);
  return (
    <Verdict answer={signOf(answer)} word={wordOf(texts, answer)} reason={decisive}>
      {sums.length > 0 && (
        <ul class="shot-sums">
          {sums.map((sum, place) => (
            <li key={sum}>{answer.allowed && place === 0 ? <b>{sum}</b> : sum}</li>
          ))}
        </ul>
      )}
    </Verdict>
  );
}

const forms = { castle: CastleShootsForm, section: AtSectionForm, figure: AtFigureForm };

/** Shots by a castle, at it and at figures on it: may it be, what does it do, and what must the dice show. */
export function ShotsMode({ model }: { readonly model: CastleShotsModel }) {
  const t = useTexts('castleshots');
  const { situation } = model.inputs.value.value;
  const Form = forms[situation];
  return (
    <CastleQuestion
      class="castle-shots"
      inputs={model.inputs}
      choice={
        <div class="shot-situations">
          <Choice
            legend={t.situation}
            hideLegend
            value={situation}
            options={shotSituations.map((value) => ({ value, label: t.situations[value] }))}
            onChange={model.choose}
          />
        </div>
      }
      question={t.questions[situation]}
      answer={<ShotVerdictBanner model={model} />}
      formTitle={t.inputs}
      form={
        <>
          <Form model={model} />
          <StartOver model={model} words={t} />
        </>
      }
      why={
        <>
          {model.answer.value.allowed && <NeedCard model={model} />}
          <ShotLog model={model} />
          <ShotWhy model={model} />
        </>
      }
    />
  );
}
