import { AnswerSection, useAhead } from '../../fight/answer-section.tsx';
import { AnswerTiles, FigureWhy, useSpoken } from '../../fight/answer-tiles.tsx';
import { asksOf } from '../../kit/asks.tsx';
import { Button } from '../../kit/button.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Fold } from '../../kit/fold.tsx';
import { LinkedNote } from '../../kit/linked-note.tsx';
import { ShareBar } from '../../kit/share-text.tsx';
import { lugpolDifficulties, lugpolUses } from '../../rules/brikwars/lugpol-acts.ts';
import type { QuikReason } from '../../rules/brikwars/quik-effects.ts';
import { type QuikAnswer as Answer, quikAnswerOf } from './answer.ts';
import { type QuikInputs, quikBounds, quikKinds, quikUnitsOf } from './inputs.ts';
import { answerAhead, type QuikModel } from './model.ts';
import { QuikFigures, quikReasonItems, WaysCard } from './odds-details.tsx';
import { QuikPlayCard } from './play-card.tsx';
import { StrikerCard } from './striker-card.tsx';
import { lugpolLadder, TargetCard } from './target-card.tsx';
import { quikIssueText, quikShown } from './text.ts';
import { BrickList, VehicleCard } from './vehicle-card.tsx';
import './quik.css';

/** Why a number of the answer is what it is. */
function QuikWhy({ label, reasons }: { readonly label: string; readonly reasons: readonly QuikReason[] }) {
  const t = useTexts('quik');
  const more = useTexts('quikmore');
  const format = useFormat();
  return <FigureWhy title={t.why(label)} items={quikReasonItems(more, format, reasons)} />;
}

/** The answer that follows every tap: a sentence, and its figures, each with its reasons. */
function QuikAnswer({ model }: { readonly model: QuikModel }) {
  const t = useTexts('quik');
  const { dice } = useTexts('fightplace');
  const format = useFormat();
  const answer = model.answer.value;
  const ahead = useAhead(model.play);
  const tell = (value: Answer, inputs: QuikInputs) => quikShown(t, format, dice, value, inputs);
  const shown = answer.ok ? tell(answer.value, model.inputs.value.value) : undefined;
  // A later turn has other attackers: its answer is its own.
  const later = ahead && ahead.turn > 1 ? quikAnswerOf(ahead.inputs) : answer;
  const begun =
    ahead && later.ok
      ? {
          ...tell(later.value, ahead.inputs),
          turn: ahead.turn === 1 ? undefined : ahead.turn,
        }
      : undefined;
  const now = ahead && later.ok ? tell(answerAhead(later.value, ahead.odds), ahead.inputs) : undefined;
  const issues = answer.ok ? [] : [...new Set(answer.issues.map((issue) => quikIssueText(t, format, issue)))];
  const price = answer.ok && answer.value.kind === 'attack' ? answer.value.price : undefined;
  useSpoken(shown?.sentence ?? issues.join(' '));

  return (
    <AnswerSection title={t.answer} faults={issues} given={ahead?.given}>
      {shown && (
        <>
          <p class="quik-sentence">{(now ?? shown).sentence}</p>
          {price && (
            <p class="hint">
              {t.prices(format.number(price.attacker.value), format.number(price.target.value))}
            </p>
          )}
          <AnswerTiles
            tiles={(now ?? shown).tiles}
            begun={begun}
            why={({ label, reasons }) => <QuikWhy label={label} reasons={reasons} />}
          />
        </>
      )}
    </AnswerSection>
  );
}

/** A Movement Phase of one unit: how it covers ground, and what it picks up. */
function MoveCard({ model }: { readonly model: QuikModel }) {
  const t = useTexts('quik');
  const more = useTexts('quikmore');
  const { move, table } = model.inputs.value.value;
  const ask = asksOf(move, (part) => model.change({ move: { ...move, ...part } }));
  return (
    <section class="card">
      {ask.choice('unit', t.unit, quikUnitsOf(table.game), t.units, { hideLegend: true })}
      {ask.number('run', t.moveSteps.run, quikBounds.steps)}
      {ask.number('leap', t.moveSteps.leap, quikBounds.steps)}
      {ask.number('height', t.moveSteps.height, quikBounds.height)}
      {ask.number('swim', t.moveSteps.swim, quikBounds.steps)}
      <Fold
        title={more.carries}
        count={Number(move.handled > 0) + Number(move.lift > 0)}
        countLabel={t.inForce}
      >
        {ask.number('handled', t.moveSteps.handled, quikBounds.handled)}
        {ask.number('lift', t.moveSteps.lift, quikBounds.lift)}
      </Fold>
    </section>
  );
}

/** A hero's feat; in LUGPolWars any act, by its difficulty. */
function FeatCard({ model }: { readonly model: QuikModel }) {
  const t = useTexts('quik');
  const more = useTexts('quikmore');
  const format = useFormat();
  const inputs = model.inputs.value.value;
  const { table } = inputs;
  if (table.game !== 'lugpol') {
    return (
      <section class="card">
        <p>{more.featHint}</p>
      </section>
    );
  }
  const ladder = lugpolLadder(table);
  return (
    <section class="card">
      <p class="hint">{more.actHint}</p>
      {asksOf(inputs, model.change).choice('difficulty', more.difficulty, lugpolDifficulties, (value) => (
        <>
          {t.difficulties[value]} {lugpolUses[value] > 0 && <small>{format.number(lugpolUses[value])}</small>}
        </>
      ))}
      <h3 class="label">{more.ladder}</h3>
      {ladder.map(({ difficulty: step, chance }) => (
        <ShareBar key={step} label={t.difficulties[step]} value={format.percent(chance)} share={chance} />
      ))}
    </section>
  );
}

/** The bricks that are aimed at, in their order. */
function BuildingCard({ model }: { readonly model: QuikModel }) {
  const t = useTexts('quikmore');
  const format = useFormat();
  const { studs } = model.inputs.value.value;
  const answer = model.answer.value;
  const better = answer.ok && answer.value.kind === 'building' ? answer.value.better : undefined;
  return (
    <section class="card">
      <BrickList legend={t.bricks} studs={studs} onChange={(next) => model.change({ studs: next })} />
      {better && (
        <Button onClick={() => model.change({ studs: better.studs })}>
          {t.weakest(format.number(better.meanBricks, 1))}
        </Button>
      )}
    </section>
  );
}

// The answer stands before these have arrived.
/** The short games: an attack, a building, a vehicle or a feat; the answer on top, then entries, advice and dice. */
export function QuikFight({ model }: { readonly model: QuikModel }) {
  const t = useTexts('quik');
  const inputs = model.inputs.value.value;
  const { kind, table, strikers } = inputs;
  const attackers = kind === 'attack' || kind === 'building';
  const most = strikers.length >= model.mostRows;
  const add = () => {
    model.addStriker();
    // What comes next is to say who they are.
    requestAnimationFrame(() => {
      const cards = document.querySelectorAll('.quik-striker');
      cards[cards.length - 1]?.querySelector<HTMLElement>('input')?.focus();
    });
  };
  return (
    <div class="fight quik" data-game="brikwars">
      {(model.inputs.linked.value || model.inputs.unreadable.value) && <LinkedNote inputs={model.inputs} />}
      {asksOf(inputs, model.change).choice(
        'kind',
        t.kind,
        quikKinds,
        (value) => (value === 'feat' && table.game === 'lugpol' ? t.act : t.kinds[value]),
        { hideLegend: true },
      )}
      <QuikAnswer model={model} />
      <div class="columns">
        <div>
          {attackers && strikers.map((_, place) => <StrikerCard key={place} model={model} place={place} />)}
          {attackers && (
            <div class="row quik-both">
              {kind === 'attack' && (
                <Button icon="flip" onClick={model.swapSides}>
                  {t.swap}
                </Button>
              )}
              {!most && (
                <Button icon="plus" onClick={add}>
                  {t.addAttackers}
                </Button>
              )}
            </div>
          )}
          {kind === 'attack' && <TargetCard model={model} replies />}
          {kind === 'building' && <BuildingCard model={model} />}
          {kind === 'vehicle' && <VehicleCard model={model} />}
          {kind === 'move' && <MoveCard model={model} />}
          {kind === 'feat' && <FeatCard model={model} />}
        </div>
        <div>
          {kind === 'attack' && <WaysCard model={model} />}
          {kind !== 'move' && <QuikPlayCard model={model} />}
          <QuikFigures model={model} />
        </div>
      </div>
    </div>
  );
}
