import { useSignal } from '@preact/signals';
import { Fragment } from 'preact';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Icon } from '../../kit/controls/icon.tsx';
import { Portions } from '../../kit/controls/portions.tsx';
import { UnitSign } from '../../kit/figures/unit-sign.tsx';
import { receiveFrom } from '../../kit/receive-path.ts';
import { useRootSign } from '../../kit/stage/root-sign.ts';
import { fold } from '../../platform/fold.ts';
import { standardRounds } from '../../rules/battle-hint.ts';
import type { PlaySummary } from '../../storage/play-summary.ts';
import { dayOf, monthOf } from '../day-of.ts';
import { FindLine } from './find-line.tsx';
import type { BattleModel } from './model.ts';
import { beginPath, playPath } from './paths.ts';
import '../../kit/controls/thumb-bar.css';
import './battle-list.css';

interface BattleProps {
  readonly play: PlaySummary;
}

/** The score on the colour of its game; crossed swords where nobody counted any. */
function Score({ play: { score } }: BattleProps) {
  const { reportScore } = useTexts('battle');
  const { number } = useFormat();
  if (!score)
    return (
      <span class="battle-score">
        <Icon name="fight" />
      </span>
    );
  const [own, other] = score.map((points) => number(points)) as [string, string];
  return (
    <span class="battle-score">
      <b aria-hidden="true">
        {own}:{other}
      </b>
      <span class="visually-hidden">{reportScore(own, other)} </span>
    </span>
  );
}

/** "Valley Guard – Iron Ford". */
const titleOf = ({ two, mine, theirs, name }: PlaySummary): string =>
  two ? `${mine.name} – ${theirs.name}` : name;

/** Which round it is, and of how many. */
function useRound({ game, round }: PlaySummary): string {
  const t = useTexts('battles');
  const battle = useTexts('battle');
  const { number } = useFormat();
  return game === 'usb' ? t.roundOf(number(round), number(standardRounds)) : battle.running(number(round));
}

/** The battle that is being played: the one button leads back to it. */
function LiveBattle({ play }: BattleProps) {
  const { navigation } = useServices();
  const t = useTexts('battles');
  const battle = useTexts('battle');
  return (
    <section class="battle-live" data-game={play.game}>
      <Score play={play} />
      <div class="battle-words">
        <b class="battle-title-line">{titleOf(play)}</b>
        <span>
          {useRound(play)}
          {play.two && ` · ${battle.turns[play.turn]}`}
        </span>
      </div>
      <Button kind="primary" onClick={() => navigation.go(playPath(play.id))}>
        {t.goOn}
      </Button>
    </section>
  );
}

function BattleRow({ play }: BattleProps) {
  const { navigation, now } = useServices();
  const t = useTexts('battles');
  const armies = useTexts('armylist');
  const shell = useTexts('shell');
  const format = useFormat();
  const over = play.ended !== undefined;
  const round = useRound(play);
  const facts = [
    dayOf(play.ended ?? play.changed, now(), format),
    shell.gamesShort[play.game],
    over ? t.rounds(play.round) : round,
  ];
  return (
    <li class="battle-card" data-game={play.game}>
      <a
        href={`#/${playPath(play.id)}`}
        onClick={(event) => {
          event.preventDefault();
          navigation.go(playPath(play.id));
        }}
      >
        <Score play={play} />
        <span class="battle-words">
          <b class="battle-title-line">{titleOf(play)} </b>
          <span>{facts.join(' · ')} </span>
        </span>
        {over ? (
          <span class="battle-won" data-outcome={play.outcome}>
            {play.outcome === 'won' && <UnitSign name="crown" />}
            {armies.results[play.outcome ?? 'played']}
          </span>
        ) : (
          <span class="army-live">{armies.inPlay}</span>
        )}
      </a>
    </li>
  );
}

/** How many battles there were, and what they came to. */
function Record({ plays }: { readonly plays: readonly PlaySummary[] }) {
  const t = useTexts('battles');
  const { number } = useFormat();
  const of = (outcome: PlaySummary['outcome']) => plays.filter((play) => play.outcome === outcome).length;
  const counts = [
    [plays.length, t.all],
    [of('won'), t.won],
    [of('lost'), t.lost],
    [of('drawn'), t.drawn],
  ] as const;
  return (
    <dl class="battle-record">
      {counts.map(([count, word]) => (
        <div key={word}>
          <dt>{word}</dt>
          <dd>{number(count)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** So many are drawn at once: those of a phone, and few enough for one frame. */
const atOnce = 12;

/** From so many on they are looked for by name. */
const toSearch = 9;

/** All battles: the running one on top, then what each came to, by months. */
export function BattleList({ model }: { readonly model: BattleModel }) {
  const { navigation, now } = useServices();
  const t = useTexts('battles');
  const battle = useTexts('battle');
  const sent = useTexts('send');
  const format = useFormat();
  const asked = useSignal('');
  useRootSign('thumb');
  const plays = model.list.value;
  const live = plays.find(({ ended }) => ended === undefined);
  const others = plays.filter((play) => play !== live);
  const wanted = fold(asked.value.trim());
  const found = others.filter(({ name }) => wanted === '' || fold(name).includes(wanted));
  const month = (play: PlaySummary | undefined) => play && monthOf(play.ended ?? play.changed, now(), format);
  return (
    <>
      <h2 class="visually-hidden">{battle.battles}</h2>
      {model.unreadable.value > 0 && <p class="note">{battle.unreadable(model.unreadable.value)}</p>}
      {plays.length === 0 && <p class="hint">{battle.none}</p>}
      {live && <LiveBattle play={live} />}
      {plays.some(({ ended }) => ended !== undefined) && (
        <Record plays={plays.filter(({ ended }) => ended !== undefined)} />
      )}
      {others.length >= toSearch && <FindLine label={t.find} asked={asked} />}
      {others.length > 0 && found.length === 0 && <p class="hint">{t.noneFound}</p>}
      <ul class="battle-cards">
        <Portions
          atATime={atOnce}
          rows={found.map((play, at) => (
            <Fragment key={play.id}>
              {month(play) !== month(found[at - 1]) && <li class="battle-month label">{month(play)}</li>}
              <BattleRow play={play} />
            </Fragment>
          ))}
        />
      </ul>
      <div class="thumb-bar battles-bar">
        <Button kind={live ? 'plain' : 'primary'} icon="plus" onClick={() => navigation.go(beginPath())}>
          {t.newBattle}
        </Button>
        <Button icon="download" onClick={() => navigation.go(receiveFrom('battles'))}>
          {sent.receive}
        </Button>
      </div>
    </>
  );
}
