import { useState } from 'preact/hooks';
import { useTexts } from '../../kit/context.ts';
import { Dialog } from '../../kit/controls/dialog.tsx';
import { ThumbBar } from '../../kit/controls/thumb-bar.tsx';
import { Reasons } from '../../kit/stage/reasons.tsx';
import { CastleQuestion, StartOver, Verdict, WouldHelp } from '../question-frame.tsx';
import { AtFigureForm, AtSectionForm, CastleShootsForm } from './forms.tsx';
import type { CastleShotsModel } from './model.ts';
import { ShotMore } from './shot-details.tsx';
import { ShotDice, useShotTexts } from './shot-dice.tsx';
import { changeText, othersOf, reasonsOf, signOf, sumsOf, wordOf } from './text.ts';
import './shots.css';

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
function ShotVerdict({ model }: { readonly model: CastleShotsModel }) {
  const texts = useShotTexts();
  const answer = model.answer.value;
  const [defence, ...sums] = sumsOf(texts, answer, model.inputs.value.value);
  // Of a shot that may be made the number and its sum are the reason.
  const [decisive] = answer.allowed ? [] : reasonsOf(texts, answer);
  return (
    <Verdict answer={signOf(answer)} {...wordOf(texts, answer)} reason={decisive?.text}>
      {defence !== undefined && (
        <ul class="shot-sums">
          <li>{answer.allowed ? <b>{defence}</b> : defence}</li>
          {sums.map((sum) => (
            <li key={sum}>{sum}</li>
          ))}
        </ul>
      )}
    </Verdict>
  );
}

/** What would let it shoot, else what another reading says, else the reason that decided. */
function useWhyShort(model: CastleShotsModel): string {
  const texts = useShotTexts();
  const castle = useTexts('castle');
  const { t } = texts;
  const answer = model.answer.value;
  const helps = answer.changes.map((change) => changeText(texts, change));
  if (!answer.allowed && helps.length > 0) return `${t.wouldHelp}: ${helps.join('; ')}.`;
  const [first] = [...othersOf(texts, answer), ...reasonsOf(texts, answer)];
  return first?.text ?? castle.whyShort;
}

const forms = { castle: CastleShootsForm, section: AtSectionForm, figure: AtFigureForm };

/** Shots by a castle, at it and at figures on it: may it be, what does it do, and what must the dice show. */
export function ShotsMode({ model }: { readonly model: CastleShotsModel }) {
  const t = useTexts('castleshots');
  const words = useTexts('typing');
  const castle = useTexts('castle');
  const [more, setMore] = useState(false);
  const { situation } = model.inputs.value.value;
  const { allowed } = model.answer.value;
  const Form = forms[situation];
  const typing = model.typing.value !== undefined;
  const whyShort = useWhyShort(model);
  return (
    <>
      <CastleQuestion
        class="castle-shots"
        inputs={model.inputs}
        question={t.questions[situation]}
        answer={
          <>
            <ShotVerdict model={model} />
            <ShotDice model={model} />
          </>
        }
        whyShort={whyShort}
        why={<ShotWhy model={model} />}
        formTitle={t.inputs}
        form={<Form model={model} />}
      />
      <ThumbBar
        real={{ label: words.typeFaces, onClick: model.startTyping, disabled: typing || !allowed }}
        main={{ label: t.roll, onClick: model.roll, disabled: typing || !allowed }}
        more={{ label: castle.more, onClick: () => setMore(true) }}
      />
      {more && (
        <Dialog kind="sheet" title={castle.more} onClose={() => setMore(false)}>
          <ShotMore model={model} />
          <StartOver model={model} words={t} goOn={() => setMore(false)} />
        </Dialog>
      )}
    </>
  );
}
