import { useTexts } from '../../../kit/context.ts';
import { useShown } from '../../../kit/controls/dialog.tsx';
import { asksOf } from '../../../kit/question/asks.tsx';
import { attackModes } from '../../../rules/mage-knight/attack/attack.ts';
import { decidingText } from '../../eligibility-text.ts';
import { assaultOn } from '../attack/assault.ts';
import { AttackerPlate, AttackerSheet } from '../attack/attacker-sheet.tsx';
import { assaultNow, besiegerOf, standingOf } from '../attack/attacking.ts';
import { useOutcomeText } from '../attack/outcome-text.ts';
import { ThrowCard } from '../attack/throw-card.tsx';
import { DialRing } from '../setup/dial-ring.tsx';
import type { SectionProps } from '../text.ts';

/** An attack on a section: who, how, may he, what he needs, the dice, and the dial turned by what he does. */
export function AttackTab({ model, siege, names, index }: SectionProps) {
  const t = useTexts('castlesiege');
  const castle = useTexts('castle');
  const terms = useTexts('castleterms');
  const outcomeText = useOutcomeText();
  const [choosing, choose, stop] = useShown();
  const { state } = siege;
  const section = state.sections[index];
  if (!section) return null;
  const by = besiegerOf(state, section.owner);
  const assault = assaultNow(state, model.assault.value, by);
  const answer = assaultOn(section, assault, standingOf(state, assault, by, index));
  const { verdict, damage, defenceShown } = answer;
  const ask = asksOf(assault, model.changeAssault);
  const event = {
    do: 'attack',
    section: index,
    by,
    name: assault.name,
    mode: assault.mode,
  } as const;
  return (
    <>
      <div class="siege-who">
        <AttackerPlate assault={assault} player={by} names={names} onOpen={choose} />
        {ask.choice('mode', castle.mode, attackModes, t.ways, { hideLegend: true })}
      </div>
      <ThrowCard
        exchange={answer}
        verdict={answer.allowed ? t.assault.may : t.assault.mayNot}
        why={
          verdict.eligible && !answer.allowed
            ? outcomeText(answer.outcome, assault.range)
            : decidingText(castle, terms, verdict.reasons)
        }
        picture={answer.allowed && <DialRing section={section} damage={damage} />}
        before={(goOn) =>
          model.before({ ...event, faces: [1, 1], typed: false, hit: false, damage: 0 }, goOn)
        }
        onThrown={({ first, second, hit, damage: done, ways }, typed) =>
          model.play({ ...event, faces: [first, second], typed, hit, damage: done, ways })
        }
        onUndo={model.undo}
        played={siege.earlier + siege.log.length}
      />
      {!defenceShown && ask.number('defence', t.assault.defence, 40)}
      {choosing && <AttackerSheet model={model} siege={siege} names={names} player={by} onClose={stop} />}
    </>
  );
}
