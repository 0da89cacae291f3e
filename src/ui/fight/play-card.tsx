import type { Moment, PlayEntry, PlayOutcome } from '../../rules/brikwars/play-record.ts';
import type { Asked } from '../../rules/steps.ts';
import type { FightModel } from '../../state/fight.ts';
import { latePlans } from '../../state/fight-asked.ts';
import type { FightInputs } from '../../state/fight-inputs.ts';
import { encodePlan } from '../../state/fight-plans.ts';
import { plannedFight } from '../../state/fight-play.ts';
import { useFormat, useTexts } from '../context.ts';
import { Button } from '../parts/button.tsx';
import { entryLine, entryResult, optionText } from './duel/duel-record.ts';
import { armName, fightTitle, planLines } from './phrases.ts';
import { TableCard } from './table-card.tsx';
import type { TableTexts } from './table-texts.ts';

function useTableTexts(): TableTexts<FightInputs, Moment, PlayEntry, PlayOutcome> {
  const t = useTexts('fight');
  const words = useTexts('fightplay');
  const format = useFormat();
  return {
    title: (inputs) => fightTitle(t, inputs),
    step: ({ who, purpose, need }) => ({
      title: words.step(t.sides[who], words.purposes[purpose]),
      ...(need === undefined || purpose === 'armor' ? {} : { need }),
    }),
    option: (option, _, inputs) => optionText(t, words, inputs, option),
    line(entry, inputs) {
      const result = entryResult(words, entry);
      const { purpose, total, damage } = entry;
      const equal = purpose === 'armor' && entry.result === 'dies' && damage === total;
      return {
        text: entryLine(t, words, format, inputs, entry),
        ...(entry.arm === undefined ? {} : { hint: armName(t, inputs, entry.who, entry.arm) }),
        ...(equal ? { hint: words.equalKills } : {}),
        ...(result === undefined ? {} : { result }),
      };
    },
    outcome({ defenderDies, attackerDies, shoved = [], withdrawn }) {
      if (defenderDies) return words.outcomes.defenderDies;
      if (attackerDies) return words.outcomes.attackerDies;
      if (withdrawn) return words.outcomes.getsAway;
      if (shoved.length === 0) return words.outcomes.neitherDies;
      return shoved.map((side) => words.outcomes[`${side}Shoved`]).join(' ');
    },
  };
}

/** Plays the fight, one against one. */
export function PlayCard({ model }: { readonly model: FightModel }) {
  const texts = useTableTexts();
  return (
    <TableCard
      model={model.play}
      texts={texts}
      ready={model.answer.value.ok}
      more={(asked) => <LateParry model={model} asked={asked} />}
    />
  );
}

/** Until the damage is rolled the defender may still say that he parries. */
function LateParry({ model, asked }: { readonly model: FightModel; readonly asked: Asked<Moment> }) {
  const t = useTexts('fight');
  const words = useTexts('fightplay');
  const shown = model.play.play.value;
  // A later turn of the fight asks this by itself.
  if (!shown || shown.inputs.asked || asked.purpose !== 'damage' || asked.counter) return null;
  const planned = plannedFight(shown.inputs);
  const plans = planned ? latePlans(planned.fight, planned.plan, asked.attack) : [];
  if (plans.length === 0) return null;
  return (
    <div class="note stack">
      <p>{words.parryNow}</p>
      <div class="row">
        {plans.map((plan) => (
          <Button key={encodePlan(plan)} onClick={() => model.choosePlan(plan)}>
            {planLines(t, shown.inputs, plan.slice(asked.attack, asked.attack + 1)).join('')}
          </Button>
        ))}
      </div>
    </div>
  );
}
