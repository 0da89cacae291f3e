import { useEffect } from 'preact/hooks';
import { useFormat, useTexts } from '../../../kit/context.ts';
import { Button } from '../../../kit/controls/button.tsx';
import { Choice } from '../../../kit/controls/choice.tsx';
import { useShown } from '../../../kit/controls/dialog.tsx';
import { asksOf } from '../../../kit/question/asks.tsx';
import { attackModes } from '../../../rules/mage-knight/attack/attack.ts';
import { decidingText } from '../../eligibility-text.ts';
import { lowestHit } from '../../need-text.ts';
import { assaultOn } from '../attack/assault.ts';
import { AttackerPlate, AttackerSheet } from '../attack/attacker-sheet.tsx';
import { assaultNow, besiegerOf, figuresOf, standingOf } from '../attack/attacking.ts';
import { besiegersOf, modeFor } from '../attack/besiegers.ts';
import { useGang } from '../attack/gang-up.tsx';
import { useOutcomeText } from '../attack/outcome-text.ts';
import { ThrowCard } from '../attack/throw-card.tsx';
import { groundOf } from '../ground.ts';
import { DialRing } from '../setup/dial-ring.tsx';
import type { SectionProps } from '../text.ts';

/** An attack on a section: who, with whom, how, may he, what he needs, the dice, and the dial turned by what he does. */
export function AttackTab({ model, siege, names, index }: SectionProps) {
  const t = useTexts('castlesiege');
  const castle = useTexts('castle');
  const terms = useTexts('castleterms');
  const format = useFormat();
  const outcomeText = useOutcomeText();
  const [choosing, choose, stop] = useShown();
  const { state } = siege;
  const section = state.sections[index];
  const by = section ? besiegerOf(state, section.owner) : 0;
  const ground = groundOf(state);
  const known = model.attackers.value;
  const entered = model.assault.value;
  const near = besiegersOf(state, ground, index, by, entered.mode, known);
  // Who attacked last may stand elsewhere: who stands here attacks.
  useEffect(() => {
    const mode = modeFor(state, ground, index, by, known);
    const able = mode ? besiegersOf(state, ground, index, by, mode, known) : [];
    const [best] = able;
    const wanted = able.find(({ figure, answer }) => figure.name === entered.name && answer.allowed) ?? best;
    if (wanted && (wanted.figure.name !== entered.name || mode !== entered.mode))
      model.takeAttacker({ ...wanted.assault, defence: entered.defence });
  }, [index, by]);
  const here = near.find(({ figure }) => figure.name === entered.name);
  const assault = here
    ? { ...here.assault, defence: entered.defence, level: entered.level }
    : assaultNow(state, entered, by);
  const { mode } = assault;
  const able = here ? near.filter(({ figure, answer }) => figure !== here.figure && answer.allowed) : [];
  const gang = useGang(
    { model, siege },
    mode,
    able.map(({ figure }) => figure.name),
  );
  if (!section) return null;
  const standing = standingOf(state, assault, by, index);
  const figure = figuresOf(state, by).find(({ name }) => name !== '' && name === assault.name);
  const touches = here !== undefined || mode === 'ranged' || !ground || !figure?.spot;
  const withHelp = (count: number) =>
    assaultOn(section, assault, standing, { attackBonus: count * gang.each, touches });
  const answer = withHelp(gang.joined.length);
  const { verdict, damage, defenceShown } = answer;
  const asks = asksOf(entered, model.changeAssault);
  const event = {
    do: 'attack',
    section: index,
    by,
    name: assault.name,
    mode,
    ...(gang.joined.length > 0 ? { helpers: gang.joined } : {}),
  } as const;

  return (
    <>
      {near.length > 1 && (
        <div class="siege-near">
          <Choice
            legend={t.whoAttacks}
            hideLegend
            value={here?.figure.name}
            options={near.map(({ figure, answer }) => ({
              value: figure.name,
              label: answer.allowed
                ? `${figure.name} ${format.number(lowestHit(answer.need))}+`
                : `${figure.name} ✗`,
            }))}
            onChange={(name) => {
              const chosen = near.find(({ figure }) => figure.name === name);
              gang.leave();
              if (chosen) model.takeAttacker({ ...chosen.assault, defence: entered.defence });
            }}
          >
            {gang.offer((count) => withHelp(count).need)}
          </Choice>
        </div>
      )}
      <div class="siege-who">
        <AttackerPlate
          assault={assault}
          short={near.length > 1 && here !== undefined}
          player={by}
          names={names}
          onOpen={choose}
        />
        {asks.choice('mode', castle.mode, attackModes, t.ways, { hideLegend: true })}
      </div>
      <ThrowCard
        exchange={answer}
        verdict={answer.allowed ? t.assault.may : t.assault.mayNot}
        why={
          verdict.eligible && !answer.allowed
            ? outcomeText(answer.outcome, assault.range)
            : decidingText(castle, terms, verdict.reasons)
        }
        rule={verdict.eligible && !answer.allowed ? undefined : verdict.reasons[0]?.rule}
        picture={answer.allowed && <DialRing section={section} damage={damage} />}
        before={(goOn) =>
          model.before({ ...event, faces: [1, 1], typed: false, hit: false, damage: 0 }, goOn)
        }
        onThrown={({ first, second, hit, damage: done, ways }, typed) =>
          model.play({ ...event, faces: [first, second], typed, hit, damage: done, ways })
        }
        model={model}
      />
      {gang.joined.length > 0 && (
        <Button kind="quiet" icon="edit" onClick={gang.ask}>
          {t.gang.each(format.signed(gang.each))}
        </Button>
      )}
      {!defenceShown && asks.number('defence', t.assault.defence, 40)}
      {choosing && <AttackerSheet model={model} siege={siege} names={names} player={by} onClose={stop} />}
      {gang.sheet}
    </>
  );
}
