import { shareCanvas } from '../../../kit/share-text.tsx';
import type { Services } from '../../../platform/services.ts';
import { lineCount } from '../../../rules/battle-story.ts';
import type { StoredPlay } from '../../../storage/plays.ts';
import { reportLines } from '../text.ts';
import { drawBattle } from './picture.ts';
import { factsOf, lossesOf, momentText, type Story, winnerText } from './story.ts';

/** Sends the picture of a battle, or keeps it where nothing else can be done with it. */
export async function sendPicture(
  { language, notices }: Services,
  page: HTMLElement,
  play: StoredPlay,
  story: Story,
): Promise<void> {
  const aftermath = language.texts('aftermath');
  const battle = language.texts('battle');
  const league = language.texts('league');
  const format = language.format.peek();
  const texts = { aftermath, battle };
  const { sides, verdict, score, line, luck } = story;
  const lucks = sides.flatMap((side) => {
    const of = luck[side];
    return of ? [format.signed(Math.round(of.above))] : [];
  });
  const canvas = drawBattle(page, {
    sides: sides.map((side) => {
      const { models, of } = lossesOf(play, story, side);
      return {
        side,
        name: play[side].name,
        score: sides.length > 1 ? format.number(score[side].score) : '',
        won: verdict?.winner === side || (verdict?.winner === 'draw' && side === 'mine'),
        left: of - models,
        of,
      };
    }),
    winner: verdict && winnerText(battle, verdict.winner),
    line: aftermath.line(lineCount(play)),
    points: line,
    moments: story.moments.map((moment) => ({
      steps: moment.step.at + 1,
      ...momentText(texts, format, play, moment),
    })),
    facts: [
      ...factsOf(texts, format, play, story),
      ...(lucks.length > 1 ? [`${aftermath.luck} ${lucks.join(' : ')}`] : []),
    ].join(' · '),
    sign: language.texts('shell').appName,
    number: (value) => format.number(value),
  });
  const report = reportLines(battle, format, play);
  const [title = ''] = report;
  const way = await shareCanvas(canvas, report.slice(0, 3).join('\n'), title, play.ended ?? play.changed);
  if (way === 'saved') notices.show(league.pictureSaved);
  else if (way === 'failed') notices.show(league.noPicture);
}
