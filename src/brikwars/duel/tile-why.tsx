import { useFormat, useTexts } from '../../kit/context.ts';
import { Reasons } from '../../kit/reasons.tsx';
import { reasonItems } from '../reason-phrases.ts';
import type { FightAnswer } from './answer.ts';
import { toldOdds } from './explained-odds.ts';
import type { Tile } from './sentences.ts';

interface TileWhyProps {
  readonly answer: FightAnswer;
  readonly tile: Tile;
}

/** Why a number of the answer is what it is; worked out when somebody asks. */
export function TileWhy({ answer, tile }: TileWhyProps) {
  const t = useTexts('fightwhy');
  const format = useFormat();
  const odds = toldOdds(answer);
  const { reasons } = tile.id === 'hit' ? (odds.attacks[0]?.hit ?? odds.defenderDies) : odds[tile.id];
  return (
    <>
      <h3 class="label">{t.why(tile.label)}</h3>
      <Reasons items={reasonItems(t, format, reasons)} />
    </>
  );
}
