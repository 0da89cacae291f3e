import { useContext, useRef } from 'preact/hooks';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { useShown } from '../../kit/controls/dialog.tsx';
import { Portions } from '../../kit/controls/portions.tsx';
import { sharePicture, useShare } from '../../kit/share-text.tsx';
import { type BattleState, battleSides } from '../../rules/battle.ts';
import { sideCount, unitsOnTable } from '../../rules/battle-after.ts';
import { timeline } from '../../rules/battle-timeline.ts';
import type { StoredPlay } from '../../storage/plays.ts';
import { EnterLeague } from './enter-league.tsx';
import { LeagueDoor } from './league-door.ts';
import { drawBattle } from './picture.ts';
import { choiceLines, eventText, luckLines, reportLines, verdictOf } from './text.ts';
import './report.css';

interface ReportProps {
  readonly play: StoredPlay;
  readonly state: BattleState;
}

/** What a battle came to: who won, the luck of both sides, and what happened round by round. */
export function Report({ play, state }: ReportProps) {
  const { notices } = useServices();
  const t = useTexts('battle');
  const shell = useTexts('shell');
  const leagueTexts = useTexts('league');
  const format = useFormat();
  const card = useRef<HTMLDivElement>(null);
  const { share, byHand } = useShare();
  const [entering, enter, stop] = useShown();
  const league = useContext(LeagueDoor);
  const { number } = format;
  const sides = battleSides.filter((side) => unitsOnTable(play, state, side).length > 0);
  const standing = (side: (typeof sides)[number]) => {
    const { models, of } = sideCount(play, state, side);
    return t.powerOf(number(models), number(of));
  };
  const rounds = timeline(play, play.events);
  const verdict = verdictOf(play, state);
  const luck = luckLines(t, format, play);
  const choices = choiceLines(t, format, play);

  async function send(): Promise<void> {
    const element = card.current;
    if (!element) return;
    const plates = [...element.querySelectorAll('.battle-plate')];
    const canvas = drawBattle(element, {
      title: play.name,
      sides: sides.map((side, at) => ({
        name: play[side].name,
        score: standing(side),
        colour: getComputedStyle(plates[at] ?? element).backgroundColor,
      })),
      verdict: verdict && t.victory[verdict],
      luck,
      rounds: rounds.map(({ round, lost, events }) => ({
        title: `${t.reportRound(number(round))}: ${t.reportLost(number(lost.mine), number(lost.theirs))}`,
        events: events.map((event) => eventText(t, format, play, event)),
      })),
      sign: shell.appName,
    });
    const blob = canvas && (await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png')));
    const text = reportLines(t, format, play).slice(0, 3).join('\n');
    const way = blob ? await sharePicture(blob, 'adjutant.png', text) : 'failed';
    if (way === 'saved') notices.show(leagueTexts.pictureSaved);
    else if (way === 'failed') notices.show(leagueTexts.noPicture);
  }

  return (
    <div class="stack" ref={card}>
      <div class="battle-plates">
        {sides.map((side) => (
          <p key={side} class="battle-plate" data-side={side}>
            <b>{standing(side)}</b>
            <span>{play[side].name}</span>
          </p>
        ))}
      </div>
      {verdict && <p class="battle-verdict">{t.victory[verdict]}</p>}
      <section>
        <h3>{t.luck}</h3>
        {luck.length === 0 ? <p class="hint">{t.noLuck}</p> : luck.map((line) => <p key={line}>{line}</p>)}
      </section>
      {choices.length > 0 && (
        <section>
          <h3>{t.choices}</h3>
          {choices.map((line, at) => (
            <p key={at}>{line}</p>
          ))}
        </section>
      )}
      <ol class="battle-report">
        <Portions
          atATime={5}
          rows={rounds.map(({ round, lost, events }) => (
            <li key={round}>
              <b>
                {t.reportRound(number(round))}: {t.reportLost(number(lost.mine), number(lost.theirs))}
              </b>
              <ul>
                <Portions
                  rows={events.map((event, at) => <li key={at}>{eventText(t, format, play, event)}</li>)}
                />
              </ul>
            </li>
          ))}
        />
      </ol>
      <div class="row">
        <Button icon="share" onClick={() => void send()}>
          {t.sharePicture}
        </Button>
        <Button icon="share" onClick={() => share(reportLines(t, format, play).join('\n'))}>
          {t.share}
        </Button>
      </div>
      {play.game === 'brikwars' && play.ended !== undefined && verdict && league && (
        <Button icon="armies" wide onClick={enter}>
          {t.toLeague}
        </Button>
      )}
      {entering && verdict && league && <EnterLeague open={league} verdict={verdict} onClose={stop} />}
      {byHand}
    </div>
  );
}
