import type { Format } from '../../../platform/format.ts';
import type { Messages } from '../../../platform/words.ts';
import { type BattleSide, type BattleState, battleSides } from '../../../rules/battle.ts';
import { battleAfter, unitsOnTable } from '../../../rules/battle-after.ts';
import { sideCount } from '../../../rules/battle-count.ts';
import { battleLuck, type SideLuck } from '../../../rules/battle-luck.ts';
import { battleScore } from '../../../rules/battle-score.ts';
import {
  type BattleMoment,
  type BattleStep,
  battleLine,
  battleMoments,
  battleSteps,
  type LinePoint,
  lineCount,
} from '../../../rules/battle-story.ts';
import { type BattleVerdict, battleVerdict } from '../../../rules/battle-verdict.ts';
import type { BattleWinner } from '../../../rules/battle-winner.ts';
import type { StoredPlay } from '../../../storage/plays.ts';
import { eventText, fightText } from '../text.ts';

/** All that is told of a battle, counted once. */
export interface Story {
  readonly state: BattleState;
  readonly sides: readonly BattleSide[];
  readonly verdict: BattleVerdict | undefined;
  readonly score: ReturnType<typeof battleScore>;
  readonly steps: readonly BattleStep[];
  readonly line: readonly LinePoint[];
  readonly moments: readonly BattleMoment[];
  readonly luck: Readonly<Partial<Record<BattleSide, SideLuck>>>;
}

export function storyOf(play: StoredPlay): Story {
  const state = battleAfter(play, play.events);
  const steps = battleSteps(play, play.events);
  return {
    state,
    sides: battleSides.filter((side) => unitsOnTable(play, state, side).length > 0),
    verdict: battleVerdict(play, state),
    score: battleScore(play, state),
    steps,
    line: battleLine(play, steps),
    moments: battleMoments(steps),
    luck: battleLuck(play.events),
  };
}

/** What a side lost: of its models, and what the rules of the game count of it. */
export function lossesOf(play: StoredPlay, { state, score }: Story, side: BattleSide) {
  const { models, of, lost } = sideCount(play, state, side);
  const counted = play.counted ? score[side === 'mine' ? 'theirs' : 'mine'].counted : lost;
  return { models: of - models, of, counted };
}

/** A moment in words. */
export interface MomentText {
  readonly kind: BattleMoment['kind'];
  /** Whose it is: who chose, or who gained by the dice. */
  readonly side: BattleSide;
  readonly title: string;
  /** The better choice, or how likely it was to come so. */
  readonly why: string;
  /** By how much, signed for the player. */
  readonly amount: string;
  readonly unit: string;
}

type Texts = Pick<Messages, 'aftermath' | 'battle'>;

/** What happened there, and why it counts. */
export function momentText(
  { aftermath: t, battle }: Texts,
  format: Format,
  play: StoredPlay,
  moment: BattleMoment,
): MomentText {
  const { event } = moment.step;
  const unit = (id: string | undefined) => play.units.find((one) => one.id === id);
  const what =
    event.do === 'fight'
      ? fightText(battle, play, event)
      : event.do === 'test'
        ? eventText(battle, format, play, event)
        : '';
  if (moment.kind === 'choice') {
    const { look } = moment;
    const who = unit(look.unit) ?? unit(event.do === 'fight' ? event.by : undefined);
    const side = who?.side ?? 'mine';
    const sign = side === 'mine' ? '\u2212' : '+';
    return {
      kind: 'choice',
      side,
      title: what,
      why: t.better(look.choice, look.other),
      amount: sign + format.hundredths(-look.by / 10_000),
      unit: t.inOdds,
    };
  }
  const likely = event.do === 'fight' ? event.likely : undefined;
  const { swing } = moment;
  const amount = format.signed(Math.round(10 * swing) / 10);
  return {
    kind: 'dice',
    side: swing > 0 ? 'mine' : 'theirs',
    title: what,
    why: likely === undefined ? t.swing(amount) : t.came(`${format.hundredths(likely / 10_000)}\u00a0%`),
    amount,
    unit: t.inCount(lineCount(play)),
  };
}

/** How the player's side came out of it, in a word. */
export function winnerText(t: Messages['battle'], winner: BattleWinner): string {
  return winner === 'draw' ? t.victory.draw : t.victory.mine;
}

/** When it was, how long it went, and by which rules. */
export function factsOf(
  { aftermath: t }: Pick<Messages, 'aftermath'>,
  format: Format,
  play: StoredPlay,
  { state }: Story,
): readonly string[] {
  return [format.date(play.ended ?? play.changed), t.rounds(state.round)];
}
