import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { signOf } from '../../kit/figures/sign-of.ts';
import { PageHeading } from '../../kit/page-heading.tsx';
import { type BattleSide, battleSides } from '../../rules/battle.ts';
import { battleAfter } from '../../rules/battle-after.ts';
import { sideCount } from '../../rules/battle-count.ts';
import { standardRounds } from '../../rules/battle-hint.ts';
import { scoreOf } from '../../rules/battle-score.ts';
import type { StoredPlay } from '../../storage/plays.ts';
import { ArmyFigures } from './army-picture.tsx';
import type { BattleModel } from './model.ts';
import { battlePath } from './paths.ts';
import './begin.css';
import './side-question.css';

interface SideQuestionProps {
  readonly model: BattleModel;
  readonly play: StoredPlay;
}

/** What most models of a side are. */
function commonest({ units }: StoredPlay, side: BattleSide) {
  const [first] = units.filter((unit) => unit.side === side).toSorted((a, b) => b.models - a.models);
  return signOf(first?.unit);
}

/** A battle that came from another phone: which side is played on this one. Asked once. */
export function SideQuestion({ model, play }: SideQuestionProps) {
  const { navigation } = useServices();
  const t = useTexts('battles');
  const battle = useTexts('battle');
  const { number } = useFormat();
  const state = battleAfter(play, play.events);
  const score = battleSides.map((side) => number(scoreOf(play, state, side)));
  const round = number(state.round);
  const choose = (side: BattleSide) => () => {
    model.side(play.id, side);
    // The board begins at its head, however far down one has chosen.
    scrollTo(0, 0);
  };
  return (
    <>
      <div class="begin-head">
        <Button
          kind="quiet"
          icon="back"
          label={battle.battles}
          onClick={() => navigation.go(`armies/${battlePath}`)}
        />
        <div class="side-title">
          <b>{t.received}</b>
          <span>
            {play.game === 'usb' ? t.roundOf(round, number(standardRounds)) : battle.running(round)}
            {' · '}
            {battle.scoreLine(score[0] ?? '', score[1] ?? '')}
          </span>
        </div>
      </div>
      <PageHeading name={t.whichSide} />
      <p class="hint">{t.whichSideMeans}</p>
      {battleSides.map((side) => {
        // Who sent it plays on already.
        const sent = side === 'mine';
        const { alive } = sideCount(play, state, side);
        return (
          <section key={side} class="side-card" data-own={sent ? undefined : ''}>
            <div>
              <b class="side-name">{play[side].name}</b>
              <span>
                {battle.alive(alive)}
                {sent && ` · ${t.sentIt}`}
              </span>
              <Button kind={sent ? 'plain' : 'primary'} onClick={choose(side)}>
                {t.iPlay(play[side].name)}
              </Button>
            </div>
            <ArmyFigures sign={commonest(play, side)} side={sent ? 'theirs' : 'mine'} height={112} />
          </section>
        );
      })}
      <Button wide onClick={() => model.lookOn(play.id)}>
        {t.lookOn}
      </Button>
    </>
  );
}
