import { useTexts } from '../../kit/context.ts';
import { Choice } from '../../kit/controls/choice.tsx';
import { Fold } from '../../kit/controls/fold.tsx';
import { later } from '../../kit/controls/lazy.tsx';
import { asksOf } from '../../kit/question/asks.tsx';
import { Plate } from '../plate.tsx';
import { CastleQuestion, StartOver } from '../question-frame.tsx';
import { AttackAnswer, LeaveOut } from './attack-answer.tsx';
import { useOtherAttackers } from './attacker-buttons.tsx';
import { Attackers } from './attackers.tsx';
import { BattleBlow } from './blow.tsx';
import { FigureForm, FigureName } from './figure-form.tsx';
import { IncomingFigure } from './incoming-figure.tsx';
import { castleWays } from './inputs.ts';
import type { CastleAttackModel } from './model.ts';
import { changeText } from './text.ts';
import { AccessWhy, accessNeeds, Why } from './why.tsx';
import './attack.css';

// Only an attack that was opened from a battle needs it.
const BattleEntered = later(
  () => import('../../kit/battle/entry.ts').then((module) => module.BattleEntered),
  ['armies'],
);

/** What would let the only attacker attack; of several each has his own answer. */
function useWhyShort(model: CastleAttackModel): string {
  const t = useTexts('castle');
  const terms = useTexts('castleterms');
  const access = useTexts('castlefigures').access;
  const through = model.access.value;
  const { attackers, eligible } = model.verdict.value;
  const helps = through
    ? through.allowed
      ? []
      : accessNeeds(access, through.reasons)
    : eligible || attackers.length > 1
      ? []
      : (attackers[0]?.wouldQualify ?? []).map((change) => changeText(t, terms, change));
  return helps.length > 0 ? `${t.wouldHelp}: ${helps.join('; ')}.` : t.whyShort;
}

/** The figure at the other end of an access point, and what is known of the point; in a sheet where several attackers take the room. */
function AccessPointAsks({ model }: { readonly model: CastleAttackModel }) {
  const words = useTexts('castlefigures').access;
  const { access, figures } = model.inputs.value.value;
  const ask = asksOf(access, model.setAccess);
  const several = figures.length > 1;
  const asks = (
    <fieldset class="choice">
      <legend>{words.target}</legend>
      <div class="chips">
        {ask.flag('enemyThere', words.enemyThere)}
        {ask.flag('higher', words.higher)}
        {ask.flag('closed', words.closed)}
        {!several && ask.flag('others', words.others)}
      </div>
    </fieldset>
  );
  if (!several) return asks;
  const stands = (['enemyThere', 'higher', 'closed'] as const).filter((each) => access[each]);
  return (
    <div class="castle-plates">
      <Plate legend={words.target} stands={stands.map((each) => words.stands[each]).join(' · ') || '–'}>
        {() => asks}
      </Plate>
    </div>
  );
}

/** "May it attack the castle?": the answer on top, following every tap. */
export function AttackMode({ model }: { readonly model: CastleAttackModel }) {
  const t = useTexts('castle');
  const { mode, figures, battle } = model.inputs.value.value;
  const through = mode === 'access';
  const whyShort = useWhyShort(model);
  const others = useOtherAttackers(model);
  const several = figures.length > 1;
  const startOver = <StartOver model={model} words={t} />;
  const ofCastle = (
    <CastleQuestion
      class="castle-attack"
      inputs={model.inputs}
      above={<IncomingFigure model={model} />}
      question={through ? t.questionAccess : t.question}
      answer={
        <>
          <AttackAnswer model={model} />
          <LeaveOut model={model} />
          {battle && !battle.other && <BattleEntered battle={battle} way="castle" />}
        </>
      }
      whyShort={whyShort}
      why={through ? <AccessWhy model={model} /> : <Why model={model} />}
      formTitle={t.inputs}
      form={
        <>
          <div class="castle-few">
            <Choice
              legend={t.mode}
              hideLegend
              value={mode}
              options={castleWays.map((value) => ({ value, label: t.modes[value] }))}
              onChange={model.setMode}
            />
          </div>
          {several ? (
            <Attackers model={model} />
          ) : (
            <>
              <FigureName model={model} />
              <FigureForm
                model={model}
                others={(close) => <div class="castle-buttons">{others.buttons(close)}</div>}
              />
            </>
          )}
          {through && <AccessPointAsks model={model} />}
          <div class="castle-buttons">
            {several && others.buttons()}
            {!battle?.other && startOver}
          </div>
          {others.sheet}
        </>
      }
    />
  );
  if (!battle?.other) return ofCastle;
  // At another unit of the battle: castles have to do with it where one stands between them.
  return (
    <div class="stack">
      <BattleEntered battle={battle} way="castle" dice={(of) => <BattleBlow {...of} />} />
      <Fold title={through ? t.questionAccess : t.question}>{() => ofCastle}</Fold>
      <div class="castle-buttons">{startOver}</div>
    </div>
  );
}
