import { useEffect, useRef } from 'preact/hooks';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Choice } from '../../kit/controls/choice.tsx';
import { FacePad } from '../../kit/controls/face-pad.tsx';
import { Fold } from '../../kit/controls/fold.tsx';
import { TablePad } from '../../kit/controls/table-pad.tsx';
import { ThumbBar } from '../../kit/controls/thumb-bar.tsx';
import { enteredDice } from '../../kit/controls/typed-faces.ts';
import { LinkedNote } from '../../kit/question/linked-note.tsx';
import { ShareBar } from '../../kit/share-text.tsx';
import { Reasons } from '../../kit/stage/reasons.tsx';
import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import type { ContestOdds, ContestsModel, WhyContest } from './model.ts';
import { type ContestState, contestRolls } from './play.ts';
import { whoName } from './record.ts';
import { ContestResult } from './result.tsx';
import { ContestSetup } from './setup.tsx';
import './contests.css';

interface Share {
  readonly label: string;
  readonly share: number;
}

/** Effects whose amount is added to a roll. */
const signed: readonly WhyContest['effect'][] = ['modifier', 'cranky-per-die', 'cranky-per-roll'];

/** Shares that differ by less are the same number on the screen. */
const same = 1e-9;

/** Each outcome's chance before anybody throws, and why. */
function ContestOddsCard({ model }: { readonly model: ContestsModel }) {
  const t = useTexts('contests');
  const format = useFormat();
  const odds = model.odds.value;
  const shares = sharesOf(t, model, odds);
  const written = format.percentShares(shares.map(({ share }) => share));
  return (
    <section class="card" aria-labelledby="contest-odds">
      <h3 id="contest-odds" class="card-title">
        {t.odds}
      </h3>
      {shares.map(({ label, share }, index) => (
        <ShareBar key={index} label={label} value={written[index] ?? ''} share={share} />
      ))}
      {odds.kind === 'roll-off' && <p class="hint">{t.tieChance(format.percent(odds.firstTied))}</p>}
      {odds.reasons.length > 0 && (
        <Fold title={t.why}>
          <Reasons
            items={odds.reasons.map(({ rule, effect, amount = 0 }) => ({
              rule,
              text: t.reasons[effect](
                signed.includes(effect) ? format.signed(amount) : format.number(amount),
              ),
            }))}
          />
        </Fold>
      )}
    </section>
  );
}

function sharesOf(t: Messages['contests'], model: ContestsModel, odds: ContestOdds): readonly Share[] {
  switch (odds.kind) {
    case 'roll-off': {
      const [one = 0] = odds.wins;
      const alike = odds.wins.every((share) => Math.abs(share - one) < same);
      if (alike) return [{ label: t.each, share: one }];
      return odds.wins.map((share, who) => ({
        label: whoName(t, model.kind.value, model.names.value, who),
        share,
      }));
    }
    case 'first':
      return (['active', 'simultaneous', 'responder'] as const).map((first) => ({
        label: t.firsts[first],
        share: odds.chances[first],
      }));
    case 'feat':
      return [{ label: t.featChance, share: odds.success }];
    case 'dispute':
      return [
        { label: t.halves.low, share: odds.half },
        { label: t.halves.high, share: odds.half },
      ];
  }
}

interface ContestTypingProps {
  readonly model: ContestsModel;
  readonly state: ContestState;
  readonly typing: NonNullable<ContestState['typing']>;
}

/** Dice from the table, player by player; each bonus die is asked for as it falls. */
function ContestTyping({ model, state, typing }: ContestTypingProps) {
  const t = useTexts('contests');
  const words = useTexts('typing');
  const dice = useTexts('dice');
  const { who, next, faces } = typing;
  // The last face pressed is gone.
  useEffect(() => {
    return () => {
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        document.querySelector<HTMLElement>('#contest-result, .thumb-bar button')?.focus();
      });
    };
  }, []);
  const name = whoName(t, state.play.inputs.kind, model.names.value, who);
  const asked = contestRolls(state.play.inputs)[who];
  const ask = (next.kind === 'bonus' ? t.typeBonus : t.typeDie)(name, dice.die(next.sides));
  return (
    <TablePad
      onClose={model.stopTyping}
      title={t.typing}
      level={3}
      words={
        <div class="row">
          <p class="contest-ask">{ask}</p>
          {next.kind === 'bonus' && <Button onClick={model.declineBonus}>{t.decline}</Button>}
        </div>
      }
      tools={
        <>
          <Button
            icon="back"
            label={words.eraseFace}
            disabled={faces.length === 0 && state.play.rolls.length === 0}
            onClick={model.eraseFace}
          />
          <Button onClick={model.stopTyping}>{words.stopTyping}</Button>
          <Button icon="dice" onClick={model.throwDice}>
            {words.letAppRoll}
          </Button>
        </>
      }
    >
      <FacePad
        label={ask}
        sides={next.sides}
        entered={asked ? enteredDice(asked.expression, asked.rules, faces) : []}
        missing={next.count}
        onFace={model.typeFace}
        onFix={model.correctFace}
        onClose={model.stopTyping}
      />
    </TablePad>
  );
}

/** More names than these do not fit on the button. */
const mostNamed = 3;

/** Throwing for all who are due, within the thumb's reach, or typing what lies on the table. */
function ContestBar({ model }: { readonly model: ContestsModel }) {
  const t = useTexts('contests');
  const dice = useTexts('dice');
  const format = useFormat();
  // The pad stands here, with buttons of its own.
  if (model.shown.value?.typing) return null;
  return (
    <ThumbBar
      real={{ label: dice.typeFaces, onClick: model.startTyping }}
      main={{ label: throwLabel(model, t, format), onClick: model.throwDice }}
    />
  );
}

function throwLabel(model: ContestsModel, t: Messages['contests'], format: Format): string {
  const kind = model.kind.value;
  const state = model.shown.value;
  if (state && !state.outcome) {
    if (state.due.length > mostNamed) return t.rollFor(state.due.length);
    return t.rollAgain(format.list(state.due.map((who) => whoName(t, kind, model.names.value, who))));
  }
  if (kind === 'wisg' || kind === 'starts') return t.rollFor(model.inputs.value.value.dice.length);
  return t.rollKind[kind];
}

/** Dice against dice: which contest, who rolls what, the odds, the throws and the verdict. */
export function ContestsScreen({ model }: { readonly model: ContestsModel }) {
  const t = useTexts('contests');
  const heading = useRef<HTMLHeadingElement>(null);
  // Dice tumble once, not again for who comes back later.
  useEffect(() => model.settle, [model]);
  const kind = model.kind.value;
  const kinds = model.kinds.value;
  const state = model.shown.value;
  const going = state !== undefined && state.outcome === undefined;
  const thrown = state !== undefined && state.rounds.length > 0;
  return (
    <div class="screen contests" data-game={model.game.value}>
      {(model.inputs.linked.value || model.inputs.unreadable.value) && <LinkedNote inputs={model.inputs} />}
      {kinds.length > 1 && (
        <Choice
          legend={t.which}
          hideLegend
          value={kind}
          options={kinds.map((value) => ({ value, label: t.kinds[value] }))}
          onChange={model.choose}
        />
      )}
      <h2 ref={heading} class={kinds.length > 1 ? 'visually-hidden' : undefined} tabIndex={-1}>
        {t.kinds[kind]}
      </h2>
      <div class="columns">
        <div>
          {state?.typing && <ContestTyping model={model} state={state} typing={state.typing} key={kind} />}
          {thrown && <ContestResult model={model} state={state} onCleared={() => heading.current?.focus()} />}
          <ContestBar model={model} />
          {!going && <ContestOddsCard model={model} key={`${kind}-odds`} />}
          {!thrown && !state?.typing && <p class="hint">{t.what[kind]}</p>}
        </div>
        <div>{!going && <ContestSetup model={model} key={kind} />}</div>
      </div>
    </div>
  );
}
