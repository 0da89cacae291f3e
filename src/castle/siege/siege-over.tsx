import type { Signal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { shareCanvas, useShare } from '../../kit/share-text.tsx';
import { Reasons } from '../../kit/stage/reasons.tsx';
import { useRootSign } from '../../kit/stage/root-sign.ts';
import { endOf, type SiegeEnd } from '../../rules/mage-knight/siege/siege-end.ts';
import { lordsOf } from '../../rules/mage-knight/siege/siege-setup.ts';
import type { StoredSiege } from '../../storage/castle/sieges.ts';
import { CastleBoard } from './board/castle-board.tsx';
import { MenuButton } from './board/turn-bar.tsx';
import { drawSiege } from './end/picture.ts';
import {
  deedLines,
  type EndTexts,
  luckText,
  reportText,
  roleOf,
  verdictText,
  whenText,
  whyLines,
} from './end/text.ts';
import { groundOf, isPlanned } from './ground.ts';
import type { SiegeProps } from './text.ts';
import './siege-over.css';

interface SiegeOverProps extends SiegeProps {
  readonly kept: StoredSiege;
  readonly onMore: () => void;
  /** The picture goes out as soon as it can be drawn, once. */
  readonly sending: Signal<boolean>;
}

/** Who won: the players in their colours with their points. */
function Banner({ texts, end }: { readonly texts: EndTexts; readonly end: SiegeEnd }) {
  const { t, names, siege, format } = texts;
  return (
    <div class="siege-banner">
      {siege.points.map(({ player, points }) => (
        <p key={player} data-player={player}>
          <b>{names.player(player)}</b>
          <span>{roleOf(t, siege, player)}</span>
          <strong>{format.number(points)}</strong>
          {end.winner === player && <em>{verdictText(texts, end)}</em>}
        </p>
      ))}
    </div>
  );
}

/** What was scored for, deed by deed; their points add up to the score. */
function Deeds({ texts, end }: { readonly texts: EndTexts; readonly end: SiegeEnd }) {
  const { t, siege, names } = texts;
  const lines = deedLines(texts, end);
  const otherwise = siege.points.flatMap(({ player, otherwise }) =>
    otherwise === undefined
      ? []
      : [
          {
            text: `${names.player(player)}: ${t.otherReading['MK-A-24'](texts.format.number(otherwise))}`,
            rule: 'MK-A-24' as const,
          },
        ],
  );
  return (
    <section class="siege-over-card">
      <h3>
        {t.end.deeds} <small>{t.end.pointsHead}</small>
      </h3>
      {lines.length === 0 && <p class="hint">{t.end.noDeeds}</p>}
      <ol class="siege-deeds">
        {lines.map(({ player, title, detail, points }, at) => (
          <li key={at} data-player={player}>
            <span>
              <b>{title}</b>
              <small>{points ? detail : `${detail} · ${t.end.noPrice}`}</small>
            </span>
            <strong>{points || '–'}</strong>
          </li>
        ))}
      </ol>
      {otherwise.length > 0 && <Reasons items={otherwise} />}
    </section>
  );
}

/** How the dice fell for each: a line with its middle, and where his dice were. */
function Luck({ texts, end }: { readonly texts: EndTexts; readonly end: SiegeEnd }) {
  const { t, names, format, siege } = texts;
  const dice = end.luck.reduce((sum, luck) => sum + (luck?.dice ?? 0), 0);
  if (dice === 0) return null;
  return (
    <section class="siege-over-card">
      <h3>
        {t.end.luck} <small>{t.end.dice(dice)}</small>
      </h3>
      {siege.state.players.map((_, player) => {
        const luck = end.luck[player];
        if (!luck) return null;
        return (
          <p key={player} class="siege-luck" data-player={player}>
            <span class="visually-hidden">{luckText(texts, end, player)}</span>
            <span aria-hidden="true">{names.player(player)}</span>
            <i aria-hidden="true">
              <i style={{ insetInlineStart: `${luck.better * 100}%` }} />
            </i>
            <b aria-hidden="true">{format.signed(Math.round(luck.above * 10) / 10)}</b>
          </p>
        );
      })}
    </section>
  );
}

/** The end of a siege: who won and why, the castle as it stands, what was scored for, how the dice fell, and all of it to send. */
export function SiegeOver({ model, siege, names, kept, onMore, sending }: SiegeOverProps) {
  useRootSign('thumb');
  const { notices, announcer } = useServices();
  const t = useTexts('castlesiege');
  const terms = useTexts('castleterms');
  const shell = useTexts('shell');
  const format = useFormat();
  const { share, byHand } = useShare();
  const drawn = useRef<HTMLDivElement>(null);
  const banner = useRef<HTMLDivElement>(null);
  const end = useMemo(() => endOf(kept), [kept]);
  const texts: EndTexts = { t, terms, format, names, siege };
  const lords = lordsOf(siege.state);
  const castles = lords.length < 2 || isPlanned(siege.state.sections) ? [lords[0]] : lords;
  const board = { siege, names, label: t.end.picture, ground: groundOf(siege.state) };

  async function send(): Promise<void> {
    const svg = drawn.current?.querySelector('svg');
    const plates = [...(banner.current?.querySelectorAll('[data-player]') ?? [])];
    // Those that scored most.
    const worth = ({ deed }: { readonly deed: number }) => end.deeds[deed]?.points ?? 0;
    const best = deedLines(texts, end)
      .map((line, deed) => ({ ...line, deed }))
      .toSorted((one, other) => worth(other) - worth(one))
      .slice(0, 3);
    const canvas =
      svg &&
      drawSiege(svg, {
        sides: siege.points.map(({ player, points }, at) => ({
          name: names.player(player),
          role: roleOf(t, siege, player),
          points: format.number(points),
          colour: plates[at] ? getComputedStyle(plates[at]).backgroundColor : '#444',
        })),
        facts: best,
        won: verdictText(texts, end),
        sign: shell.appName,
        played: [t.end.game, ...(siege.name ? [siege.name] : []), whenText(texts, kept.created)].join(' · '),
      });
    const text = [names.siege(siege.name), verdictText(texts, end), ...whyLines(texts, end)].join('\n');
    const way = await shareCanvas(canvas, text, names.siege(siege.name), kept.created);
    if (way === 'saved') notices.show(t.end.saved);
    else if (way === 'failed') notices.show(t.end.noPicture);
  }
  useEffect(() => {
    if (!sending.peek()) return;
    sending.value = false;
    void send();
  }, []);

  return (
    <>
      <header class="siege-top">
        <Button kind="quiet" icon="back" label={t.newSiege} onClick={model.leave} />
        <p class="siege-over-head">
          <b>{t.end.title}</b>
          <small>{[...(siege.name ? [siege.name] : []), whenText(texts, kept.created)].join(' · ')}</small>
        </p>
      </header>
      <div class="siege-over">
        <div ref={banner}>
          <Banner texts={texts} end={end} />
        </div>
        <div>
          {end.winner === undefined && <p class="siege-draw">{t.end.draw}</p>}
          {whyLines(texts, end).map((line) => (
            <p key={line} class="siege-why">
              {line}
            </p>
          ))}
        </div>
        {castles.map((lord) => (
          <div key={lord} class="siege-over-board">
            <CastleBoard {...board} lord={lord} />
          </div>
        ))}
        <Deeds texts={texts} end={end} />
        <Luck texts={texts} end={end} />
        <div class="row">
          <Button icon="share" onClick={() => share(reportText(texts, end, kept.created))}>
            {t.end.sendText}
          </Button>
          <Button
            icon="undo"
            onClick={() => {
              model.finish(false);
              announcer.announce(t.goOnAgain);
            }}
          >
            {t.goOnAgain}
          </Button>
        </div>
        {/* The picture that is sent is drawn from a castle as large as a phone shows it. */}
        <div class="siege-drawn" aria-hidden="true" inert ref={drawn}>
          <CastleBoard {...board} lord={castles[0]} />
        </div>
      </div>
      <div class="thumb-bar siege-bar">
        <Button kind="primary" icon="share" onClick={() => void send()}>
          {t.end.send}
        </Button>
        <Button icon="repeat" disabled={model.full.value} onClick={() => void model.rematch()}>
          {t.end.rematch}
        </Button>
        <MenuButton onClick={onMore} />
      </div>
      {byHand}
    </>
  );
}
