import { useFormat, useTexts } from '../../kit/context.ts';
import { lastOfRound } from '../../rules/battle-timeline.ts';
import type { StoredPlay } from '../../storage/plays.ts';
import { eventText } from './text.ts';
import './recent-line.css';

/** So many fit one line. */
const most = 3;

interface RecentProps {
  readonly play: StoredPlay;
  readonly round: number;
  readonly onOpen: () => void;
}

/** What has happened last in this round, where there is room for it; a tap opens the log. */
export function RecentLine({ play, round, onOpen }: RecentProps) {
  const t = useTexts('battle');
  const format = useFormat();
  const last = lastOfRound(play.events, most);
  return (
    <button type="button" class="battle-recent" onClick={onOpen}>
      <span>{t.reportRound(format.number(round))}</span>{' '}
      {last.map((event, at) => (
        <b key={at}>{eventText(t, format, play, event)} </b>
      ))}
    </button>
  );
}
