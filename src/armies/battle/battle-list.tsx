import { useSignal } from '@preact/signals';
import { Fragment } from 'preact';
import { useEffect } from 'preact/hooks';
import type { ListedSiege } from '../../castle/sieges.ts';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Icon } from '../../kit/controls/icon.tsx';
import { Pending } from '../../kit/controls/lazy.tsx';
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
import { LiveSiege, SiegeRow } from './siege-cards.tsx';
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
function LiveBattle({ play, first }: BattleProps & { readonly first: boolean }) {
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
      <Button
        kind={first ? 'primary' : 'plain'}
        {...(!first && { label: `${t.goOn}: ${titleOf(play)}` })}
        onClick={() => navigation.go(playPath(play.id))}
      >
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

/** A battle, or a siege. */
type Listed = { readonly play: PlaySummary } | { readonly siege: ListedSiege };

const recordOf = (one: Listed): PlaySummary | ListedSiege => ('play' in one ? one.play : one.siege);

const isOver = (one: Listed): boolean => recordOf(one).ended !== undefined;

const keyOf = (one: Listed): string => ('play' in one ? one.play.id : `siege ${one.siege.id}`);

/** Battles and sieges as one list, the last changed first. */
function together(plays: readonly PlaySummary[], sieges: readonly ListedSiege[]): readonly Listed[] {
  const all: readonly Listed[] = [...plays.map((play) => ({ play })), ...sieges.map((siege) => ({ siege }))];
  return sieges.length === 0
    ? all
    : all.toSorted((one, other) => recordOf(other).changed - recordOf(one).changed);
}

/** All battles and sieges: those that run on top, then what each came to, by months. */
export function BattleList({ model }: { readonly model: BattleModel }) {
  const sieges = model.sieges.value;
  useEffect(() => void model.readSieges(), [model]);
  useRootSign('thumb');
  // Sieges that came later would push away what is about to be tapped.
  return sieges ? <All model={model} sieges={sieges} /> : <Pending />;
}

function All({ model, sieges }: { readonly model: BattleModel; readonly sieges: readonly ListedSiege[] }) {
  const { navigation, now } = useServices();
  const t = useTexts('battles');
  const battle = useTexts('battle');
  const sent = useTexts('send');
  const format = useFormat();
  const asked = useSignal('');
  const plays = model.list.value;
  const listed = together(plays, sieges);
  const live = [
    listed.find((one) => 'play' in one && !isOver(one)),
    listed.find((one) => 'siege' in one && !isOver(one)),
  ]
    .filter((one) => one !== undefined)
    .toSorted((one, other) => listed.indexOf(one) - listed.indexOf(other));
  const others = listed.filter((one) => !live.includes(one));
  const wanted = fold(asked.value.trim());
  const calledOf = (one: Listed) =>
    'play' in one ? one.play.name : [one.siege.name, ...one.siege.players].join(' ');
  const found = others.filter((one) => wanted === '' || fold(calledOf(one)).includes(wanted));
  function month(one: Listed | undefined): string | undefined {
    if (!one) return undefined;
    const { ended, changed } = recordOf(one);
    return monthOf(ended ?? changed, now(), format);
  }
  return (
    <>
      <h2 class="visually-hidden">{battle.battles}</h2>
      {model.unreadable.value > 0 && <p class="note">{battle.unreadable(model.unreadable.value)}</p>}
      {listed.length === 0 && <p class="hint">{battle.none}</p>}
      {live.map((one, at) =>
        'play' in one ? (
          <LiveBattle key={keyOf(one)} play={one.play} first={at === 0} />
        ) : (
          <LiveSiege key={keyOf(one)} siege={one.siege} first={at === 0} />
        ),
      )}
      {plays.some(({ ended }) => ended !== undefined) && (
        <Record plays={plays.filter(({ ended }) => ended !== undefined)} />
      )}
      {others.length >= toSearch && <FindLine label={t.find} asked={asked} />}
      {others.length > 0 && found.length === 0 && <p class="hint">{t.noneFound}</p>}
      <ul class="battle-cards">
        <Portions
          atATime={atOnce}
          rows={found.map((one, at) => (
            <Fragment key={keyOf(one)}>
              {month(one) !== month(found[at - 1]) && <li class="battle-month label">{month(one)}</li>}
              {'play' in one ? <BattleRow play={one.play} /> : <SiegeRow siege={one.siege} />}
            </Fragment>
          ))}
        />
      </ul>
      <div class="thumb-bar battles-bar">
        <Button
          kind={live.length > 0 ? 'plain' : 'primary'}
          icon="plus"
          onClick={() => navigation.go(beginPath())}
        >
          {t.newBattle}
        </Button>
        <Button icon="download" onClick={() => navigation.go(receiveFrom('battles'))}>
          {sent.receive}
        </Button>
      </div>
    </>
  );
}
