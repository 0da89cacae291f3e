import type { Decision } from '../../fight/step.tsx';
import { TableCard } from '../../fight/step-card.tsx';
import type { EndChance, TableTexts, Watched } from '../../fight/step-record.ts';
import { useNamedSides } from '../../fight/unit-names.ts';
import { useFormat, useTexts } from '../../kit/context.ts';
import type { Format } from '../../platform/format.ts';
import { turned } from '../../platform/whose.ts';
import type { Messages } from '../../platform/words.ts';
import type { Fight } from '../../rules/brikwars/attack/fight.ts';
import type { Moment, PlayEntry, PlayOutcome } from '../../rules/brikwars/duel/play-record.ts';
import type { Asked } from '../../rules/steps.ts';
import { duelInBattle } from '../in-battle.ts';
import { answerOf, expectedLoss } from './answer.ts';
import { duelFates } from './fallen.ts';
import type { DuelInputs } from './inputs.ts';
import type { DuelModel } from './model.ts';
import { planField } from './plan-fields.ts';
import { planDecision, plannedFight } from './play.ts';
import { endsOf, fateTexts, optionOdds, withChances } from './sentences.ts';
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

const inBattle = { ...duelInBattle, expects: expectedLoss };

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

/** The same with both sides called by their own names, where they have some. */
function withSides(words: Words, attacker: string | undefined, defender: string | undefined): Words {
  const { sides } = words.t;
  return {
    ...words,
    t: {
      ...words.t,
      sides: { attacker: attacker ?? sides.attacker, defender: defender ?? sides.defender },
    },
  };
}

function tableTexts(
  { t, built, words }: Words,
  format: Format,
): TableTexts<DuelInputs, Moment, PlayEntry, PlayOutcome> {
  return {
    title: (inputs) => fightTitle(t, built, inputs),
    step: ({ who, purpose, need }) => ({
      title: words.step(t.sides[who], words.purposes[purpose]),
      roll: purpose,
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
    ended({ defenderDies, attackerDies, shoved = [] }, inputs, start = []) {
      const answer = answerOf(inputs);
      if (!answer.ok) return undefined;
      const now = withChances(answer.value, (id) => start.find((end) => end.id === id)?.chance);
      const { ends } = endsOf(t, format, inputs, start.length > 0 ? now : answer.value);
      const [first, second, third] = ends;
      if (inputs.mode === 'ranged') return defenderDies ? first : second;
      if (inputs.action === 'withdraw') return attackerDies ? second : first;
      if (inputs.action === 'shove') return shoved.includes('defender') ? first : second;
      return defenderDies ? first : attackerDies ? second : third;
    },
    watched(inputs, outcome) {
      const { mode, action } = inputs;
      const fates = fateTexts(t, inputs);
      const watch = (
        id: string,
        label: string,
        came: boolean | undefined,
        side: Watched['side'] = 'mine',
      ) => ({
        label,
        side,
        chance: (known: readonly EndChance[]) => known.find((end) => end.id === id)?.chance ?? 0,
        ...(came !== undefined && { came }),
      });
      const target = watch('defenderDies', fates.target, outcome?.defenderDies);
      if (mode === 'ranged') return [target];
      const charger = watch('attackerDies', fates.charger, outcome?.attackerDies, 'theirs');
      const away = outcome && (outcome.withdrawn ?? !outcome.attackerDies);
      if (action === 'withdraw') return [watch('neitherDies', t.getsAway, away), charger];
      if (action === 'shove')
        return [
          watch(
            'defenderShoved',
            t.defenderShoved,
            outcome?.shoved?.includes('defender') ?? (outcome && false),
          ),
          charger,
        ];
      return [target, charger];
    },
    side: ({ who }) => (who === 'attacker' ? 'mine' : 'theirs'),
    fates: duelFates,
    optionOdds: (ends, _, inputs) => optionOdds(t, words, format, inputs, ends),
  };
}

/** Plays the fight, one against one. */
export function PlayCard({ model, onMore }: { readonly model: DuelModel; readonly onMore: () => void }) {
  const format = useFormat();
  const [first, second] = useWords();
  const named = useNamedSides(model.play);
  const [texts, replying] = [
    tableTexts(withSides(first, named('mine'), named('theirs')), format),
    tableTexts(withSides(second, named('theirs'), named('mine')), format),
  ];
  return (
    <TableCard
      model={model.play}
      texts={texts}
      replying={replying}
      ready={model.answer.value.ok}
      battle={inBattle}
      onMore={onMore}
      picture={(inputs, fates) => <Sides inputs={inputs} fates={fates} />}
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
