import { useSignal } from '@preact/signals';
import { useContext, useMemo, useRef } from 'preact/hooks';
import { useFormat, useServices, useTexts } from '../../../kit/context.ts';
import { Button } from '../../../kit/controls/button.tsx';
import { useShown } from '../../../kit/controls/dialog.tsx';
import { NoticePlace } from '../../../kit/notice-place.tsx';
import { PageHeading } from '../../../kit/page-heading.tsx';
import { useShare } from '../../../kit/share-text.tsx';
import { useRootSign } from '../../../kit/stage/root-sign.ts';
import { lineCount } from '../../../rules/battle-story.ts';
import type { StoredPlay } from '../../../storage/plays.ts';
import { EnterLeague } from '../enter-league.tsx';
import { LeagueDoor } from '../league-door.ts';
import type { BattleModel } from '../model.ts';
import { reportLines } from '../text.ts';
import { BattleLine } from './line.tsx';
import { Log } from './log.tsx';
import { Memories } from './memories.tsx';
import { MoreOfEnd } from './more.tsx';
import { Rematch } from './rematch.tsx';
import { sendPicture } from './send-picture.ts';
import { factsOf, lossesOf, momentText, type Story, storyOf, winnerText } from './story.ts';
import '../../../kit/controls/thumb-bar.css';
import './end.css';

interface StoryProps {
  readonly play: StoredPlay;
  readonly story: Story;
}

/** Who won, by what, and the score of both. */
function Banner({ play, story: { sides, verdict, score } }: StoryProps) {
  const t = useTexts('battle');
  const { number } = useFormat();
  return (
    <div class="end-banner" data-sides={sides.length}>
      {sides.map((side) => (
        <div key={side} class="end-half" data-side={side}>
          <p class="end-name">{play[side].name}</p>
          {(verdict?.winner === side || (verdict?.winner === 'draw' && side === 'mine')) && (
            <p class="end-pill">{winnerText(t, verdict.winner)}</p>
          )}
          {sides.length > 1 && <b class="end-score">{number(score[side].score)}</b>}
        </div>
      ))}
    </div>
  );
}

/** By what it was won, what was corrected by hand, and what could not be counted. */
function ScoreNotes({ story: { score, sides, verdict } }: StoryProps) {
  const t = useTexts('aftermath');
  const { number } = useFormat();
  const unknown = sides.reduce((sum, side) => sum + score[side].unknown, 0);
  const corrected = sides.some((side) => score[side].corrected !== 0);
  return (
    <>
      {verdict && (
        <p class="hint">
          {t.by[verdict.by]}
          {corrected && ` ${t.corrected(number(score.mine.counted), number(score.theirs.counted))}`}
        </p>
      )}
      {unknown > 0 && <p class="hint">{t.unknown(unknown)}</p>}
    </>
  );
}

const fallen = 'M1 20h8l2-3-2-3-8 3zM12.500 15.500a1.500 1.500 0 1 1-.1 3';

/** What each side lost, and how its dice fell. */
function Tallies({ play, story }: StoryProps) {
  const t = useTexts('aftermath');
  const battle = useTexts('battle');
  const format = useFormat();
  const { number } = format;
  const { sides, luck } = story;
  // There those who fell are all that is counted.
  const plain = play.game === 'brikwars';
  const dice = sides.reduce((sum, side) => sum + (luck[side]?.dice ?? 0), 0);
  return (
    <div class="end-tallies">
      <section class="end-card">
        <h3>
          {t.losses} <small>{plain ? t.models : `${t.lossesOf[play.game]} · ${t.models}`}</small>
        </h3>
        {sides.map((side) => {
          const { models, of, counted } = lossesOf(play, story, side);
          return (
            <p key={side} class="end-tally" data-side={side}>
              <svg viewBox="0 12 16 10" width="24" height="15" aria-hidden="true">
                <path class="end-fallen" d={fallen} />
              </svg>
              <span class="visually-hidden">{play[side].name}: </span>
              {!plain && <b>{number(counted)}</b>}
              <span>{t.lostOf(number(models), number(of))}</span>
            </p>
          );
        })}
      </section>
      <section class="end-card">
        <h3>
          {t.luck} {dice > 0 && <small>{battle.luckDice(dice)}</small>}
        </h3>
        {dice === 0 && <p class="hint">{battle.noLuck}</p>}
        {sides.map((side) => {
          const of = luck[side];
          return (
            of && (
              <p key={side} class="end-tally" data-side={side}>
                <span class="visually-hidden">{play[side].name}: </span>
                <svg class="end-luck" viewBox="0 0 80 16" aria-hidden="true">
                  <rect class="end-track" x="0" y="4" width="80" height="8" rx="4" />
                  <path class="end-middle" d="M40 1V15" />
                  <rect class="end-luck-brick" x={of.better * 66} y="1" width="14" height="14" rx="3" />
                </svg>
                <b>{format.signed(Math.round(of.above))}</b>
                <small class="visually-hidden">
                  {battle.luckBetter(number(Math.round(100 * of.better)))}
                </small>
              </p>
            )
          );
        })}
      </section>
    </div>
  );
}

interface MomentsProps extends StoryProps {
  readonly onLook: (steps: number) => void;
}

/** The line of the battle, and the moments that decided it: a tap opens one in the log. */
function Course({ play, story, onLook }: MomentsProps) {
  const t = useTexts('aftermath');
  const battle = useTexts('battle');
  const format = useFormat();
  const moments = story.moments.map((moment) => ({
    ...moment,
    ...momentText({ aftermath: t, battle }, format, play, moment),
  }));
  return (
    <>
      <section class="end-card">
        <h3>{t.line(lineCount(play))}</h3>
        <BattleLine play={play} line={story.line} sides={story.sides} moments={moments} />
      </section>
      <section class="end-card">
        <h3>{t.moments}</h3>
        {moments.length === 0 && <p class="hint">{t.noMoments}</p>}
        <ol class="end-moments">
          {moments.map(({ step, side, kind, title, why, amount, unit }, at) => (
            <li key={step.at}>
              <button type="button" class="end-moment" onClick={() => onLook(step.at + 1)}>
                <b class="end-badge" data-side={side}>
                  {format.number(at + 1)}
                </b>
                <span class="end-what">
                  <b>{title}</b>
                  <small>
                    <span class="end-kind">{t.kinds[kind]}</span> {why}
                  </small>
                </span>
                <span class="end-amount">
                  <b>{amount}</b>
                  <small>{unit}</small>
                </span>
              </button>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}

/** A battle that is over: who won, what it cost, how it went, and what comes of it. */
export function EndPage({ model, id }: { readonly model: BattleModel; readonly id: string }) {
  const services = useServices();
  const t = useTexts('aftermath');
  const battle = useTexts('battle');
  const armies = useTexts('armies');
  const format = useFormat();
  const page = useRef<HTMLDivElement>(null);
  const { share, byHand } = useShare();
  const [entering, enter, stop] = useShown();
  const [again, rematch, left] = useShown();
  const [more, showMore, hideMore] = useShown();
  const log = useSignal<number | 'all' | undefined>(undefined);
  const league = useContext(LeagueDoor);
  useRootSign('thumb');
  const play = model.plays.value.find((one) => one.id === id);
  const story = useMemo(() => play && storyOf(play), [play]);
  if (!play || !story) return null;
  const verdict = story.verdict?.winner;
  const look = (steps: number | 'all') => {
    log.value = steps;
  };
  const picture = () => page.current && void sendPicture(services, page.current, play, story);
  const text = () => share(reportLines(battle, format, play).join('\n'));
  const mayEnter = play.game === 'brikwars' && verdict !== undefined && league !== undefined;
  // The main thing after a game of a season; after any other it is to show it.
  const toLeague = mayEnter && play.league !== undefined;
  return (
    <div class="end-page" ref={page}>
      <div class="end-head">
        <Button
          kind="quiet"
          icon="back"
          label={armies.allArmies}
          onClick={() => services.navigation.go('armies')}
        />
        <div>
          <PageHeading name={t.over} />
          <p class="hint">{factsOf({ aftermath: t }, format, play, story).join(' · ')}</p>
        </div>
        <Button kind="quiet" icon="history" label={t.log} onClick={() => look('all')} />
      </div>
      <NoticePlace class="battle-told" />
      <Banner play={play} story={story} />
      <ScoreNotes play={play} story={story} />
      <Tallies play={play} story={story} />
      <Course play={play} story={story} onLook={look} />
      <Memories model={model} play={play} />
      <div class="thumb-bar battle-bar end-bar">
        {toLeague ? (
          <>
            <Button kind="primary" onClick={enter}>
              <span>{battle.toLeague}</span>
            </Button>
            <Button icon="share" label={t.picture} onClick={picture} />
          </>
        ) : (
          <Button kind="primary" onClick={picture}>
            <span>
              {t.share}
              <small> {t.asPicture}</small>
            </span>
          </Button>
        )}
        {toLeague ? (
          <Button icon="repeat" label={t.rematch} onClick={rematch} />
        ) : (
          <Button onClick={rematch}>
            <span>{t.rematch}</span>
          </Button>
        )}
        <Button icon="more" label={battle.more} onClick={showMore} />
      </div>
      {log.value !== undefined && (
        <Log
          model={model}
          play={play}
          steps={story.steps}
          at={log.value === 'all' ? undefined : log.value}
          onClose={() => {
            log.value = undefined;
          }}
        />
      )}
      {more && (
        <MoreOfEnd
          {...{ model, play, story }}
          onShare={text}
          onClose={hideMore}
          onLeague={
            mayEnter && !toLeague
              ? () => {
                  hideMore();
                  enter();
                }
              : undefined
          }
        />
      )}
      {again && <Rematch model={model} play={play} onClose={left} />}
      {entering && verdict && league && (
        <EnterLeague open={league} verdict={verdict} played={play.league} onClose={stop} />
      )}
      {byHand}
    </div>
  );
}
