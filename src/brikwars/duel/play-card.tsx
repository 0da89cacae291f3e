import type { Decision } from '../../fight/step.tsx';
import { TableCard } from '../../fight/step-card.tsx';
import type { TableTexts, Watched } from '../../fight/step-record.ts';
import { useFormat, useTexts } from '../../kit/context.ts';
import type { Format } from '../../platform/format.ts';
import { turned } from '../../platform/whose.ts';
import type { Messages } from '../../platform/words.ts';
import type { Fight } from '../../rules/brikwars/attack/fight.ts';
import type { Moment, PlayEntry, PlayOutcome } from '../../rules/brikwars/duel/play-record.ts';
import type { Asked } from '../../rules/steps.ts';
import { duelInBattle } from '../in-battle.ts';
import type { DuelInputs } from './inputs.ts';
import type { DuelModel } from './model.ts';
import { planField } from './plan-fields.ts';
import { planDecision, plannedFight } from './play.ts';
import { fateTexts, optionOdds } from './sentences.ts';
import { Sides } from './stage.tsx';
import {
  armName,
  entryLine,
  entryResult,
  fightTitle,
  lateOption,
  latePlans,
  optionText,
  planLines,
  unparried,
} from './text.ts';

function fightOf(inputs: DuelInputs): Fight | undefined {
  return plannedFight(inputs)?.fight;
}

interface Words {
  readonly t: Messages['brikwars'];
  readonly built: Messages['creation'];
  readonly words: Messages['fight'] & Messages['duel'];
}

/** The words of this turn and of the next one, in which the other side attacks. */
function useWords(): readonly [Words, Words] {
  const built = useTexts('creation');
  const t = useTexts('brikwars');
  const play = useTexts('fight');
  const duel = useTexts('duel');
  return [
    { t, built, words: { ...play, ...duel } },
    { t: turned(t), built, words: { ...play, ...turned(duel) } },
  ];
}

/** An end of the turn as the line follows it. */
const watchOf = (id: string, label: string, side: 'mine' | 'theirs' = 'mine'): Watched => ({
  label,
  side,
  chance: (known) => known.find((end) => end.id === id)?.chance ?? 0,
});

function tableTexts(
  { t, built, words }: Words,
  format: Format,
): TableTexts<DuelInputs, Moment, PlayEntry, PlayOutcome> {
  return {
    title: (inputs) => fightTitle(t, built, inputs),
    step: ({ who, purpose, need }) => ({
      title: words.step(t.sides[who], words.purposes[purpose]),
      ...(need === undefined || purpose === 'armor' ? {} : { need }),
    }),
    option(option, _, inputs) {
      const fight = fightOf(inputs);
      return fight ? optionText(t, words, fight, option) : option;
    },
    line(entry, inputs) {
      const fight = fightOf(inputs);
      if (!fight) return { text: '' };
      const result = entryResult(words, entry);
      const { purpose, total, damage } = entry;
      const equal = purpose === 'armor' && entry.result === 'dies' && damage === total;
      return {
        text: entryLine(t, words, format, fight, entry),
        ...(entry.arm === undefined ? {} : { hint: armName(t, fight, entry.who, entry.arm) }),
        ...(equal ? { hint: words.equalKills } : {}),
        ...(result === undefined ? {} : { result }),
      };
    },
    outcome({ defenderDies, attackerDies, shoved = [], withdrawn }, inputs) {
      const { plain, target, charger, neither } = fateTexts(t, inputs);
      if (!plain && (defenderDies || attackerDies))
        return [...(defenderDies ? [target] : []), ...(attackerDies ? [charger] : [])]
          .map((fate) => `${fate}.`)
          .join(' ');
      if (!plain && !withdrawn && shoved.length === 0) return `${neither}.`;
      if (defenderDies) return words.outcomes.defenderDies;
      if (attackerDies) return words.outcomes.attackerDies;
      if (withdrawn) return words.outcomes.getsAway;
      if (shoved.length === 0) return words.outcomes.neitherDies;
      return shoved.map((side) => words.outcomes[`${side}Shoved`]).join(' ');
    },
    odds(ends, inputs) {
      const { mode } = inputs;
      const { plain, said } = fateTexts(t, inputs);
      if (!plain) {
        const [hurt = '', struck = ''] = ends.map(({ chance }) => format.hundredths(chance));
        return said(hurt, struck);
      }
      const [defender = '', attacker = ''] = format.shares(ends.map(({ chance }) => chance));
      return mode === 'ranged' ? words.endOdds(t.targetDies, defender) : t.summaryClose(defender, attacker);
    },
    watched(inputs, outcome) {
      const { mode, action } = inputs;
      const fates = fateTexts(t, inputs);
      if (outcome?.attackerDies && !outcome.defenderDies)
        return watchOf('attackerDies', fates.charger, 'theirs');
      if (mode === 'ranged') return watchOf('defenderDies', fates.target);
      if (action === 'withdraw') return watchOf('neitherDies', t.getsAway);
      if (action === 'shove') return watchOf('defenderShoved', t.defenderShoved);
      return watchOf('defenderDies', fates.target);
    },
    alsoWatched(inputs, outcome) {
      const { mode, action } = inputs;
      if (mode === 'ranged' || action !== 'attack' || (outcome?.attackerDies && !outcome.defenderDies))
        return undefined;
      return watchOf('attackerDies', fateTexts(t, inputs).charger, 'theirs');
    },
    alsoCame: ({ attackerDies }) => attackerDies,
    came({ defenderDies, attackerDies, shoved = [] }, { mode, action }) {
      if (attackerDies || defenderDies) return true;
      return (
        mode === 'close' && (action === 'withdraw' || (action === 'shove' && shoved.includes('defender')))
      );
    },
    side: ({ who }) => (who === 'attacker' ? 'mine' : 'theirs'),
    // What has pips left stands.
    fallen: ({ dead }) => (dead ? [dead === 'attacker' ? 'mine' : 'theirs'] : []),
    optionOdds: (ends, _, inputs) => optionOdds(t, words, format, inputs, ends),
  };
}

/** Plays the fight, one against one. */
export function PlayCard({ model, onMore }: { readonly model: DuelModel; readonly onMore: () => void }) {
  const format = useFormat();
  const [first, second] = useWords();
  const [texts, replying] = [tableTexts(first, format), tableTexts(second, format)];
  return (
    <TableCard
      model={model.play}
      texts={texts}
      replying={replying}
      ready={model.answer.value.ok}
      battle={duelInBattle}
      onMore={onMore}
      picture={(inputs, fallen) => <Sides inputs={inputs} fallen={fallen} />}
      decision={useLateParry(model)}
    />
  );
}

/** Until the damage is rolled the defender may still say that he parries. */
function useLateParry(model: DuelModel): (asked: Asked<Moment>) => Decision | undefined {
  const t = useTexts('brikwars');
  const words = { ...useTexts('fight'), ...useTexts('duel') };
  const format = useFormat();
  return (asked) => {
    const shown = model.play.play.value;
    // A later turn of the fight asks this by itself.
    if (!shown || shown.inputs.asked || asked.purpose !== 'damage' || asked.counter) return undefined;
    const planned = plannedFight(shown.inputs);
    const plans = planned ? latePlans(planned.fight, planned.plan, asked.attack) : [];
    if (!planned || plans.length === 0) return undefined;
    const ahead = model.play.ahead.value;
    const oddsOf = (option: string) => {
      const ends = ahead?.options?.[option];
      return {
        odds: ends && optionOdds(t, words, format, shown.inputs, ends),
        best: ahead?.best?.includes(option) === true,
      };
    };
    return {
      title: words.parryNow,
      side: 'theirs',
      options: plans.map((plan) => ({
        id: planField.write(plan),
        name: planLines(t, planned.fight, plan.slice(asked.attack, asked.attack + 1)).join(''),
        ...oddsOf(lateOption(plan, asked.attack)),
        onChoose: () => model.play.decide(planDecision(plan)),
      })),
      pass: { name: words.goOn, ...oddsOf(unparried) },
    };
  };
}
