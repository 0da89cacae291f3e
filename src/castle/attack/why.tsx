import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Fold } from '../../kit/controls/fold.tsx';
import { Icon } from '../../kit/controls/icon.tsx';
import { Reasons } from '../../kit/stage/reasons.tsx';
import type { Messages } from '../../platform/words.ts';
import type { EligibilityRow } from '../../rules/mage-knight/attack/eligibility.ts';
import { decidingText } from '../eligibility-text.ts';
import { WouldHelp } from '../question-frame.tsx';
import { type AccessReason, accessReasons } from './answer.ts';
import type { CastleAttackModel } from './model.ts';
import { attackerName, attackerNames, changeText, outTexts, reasonItems } from './text.ts';

/** The table that decides who may attack a castle, with what each row answers; the last asks every member of a group. */
const decisionRows: readonly (readonly [row: EligibilityRow, answer: 'yes' | 'no' | 'all'])[] = [
  ['MK-ELG-01', 'no'],
  ['MK-ELG-02', 'no'],
  ['MK-ELG-03', 'no'],
  ['MK-ELG-04', 'yes'],
  ['MK-ELG-05', 'yes'],
  ['MK-ELG-06', 'yes'],
  ['MK-ELG-07', 'yes'],
  ['MK-ELG-08', 'yes'],
  ['MK-ELG-09', 'yes'],
  ['MK-ELG-10', 'yes'],
  ['MK-ELG-11', 'yes'],
  ['MK-ELG-12', 'no'],
  ['MK-ELG-13', 'all'],
];

const signs = { yes: 'check', no: 'close', all: 'armies' } as const;

/** The table that decides who may attack a castle, by the first row that fits; the one that did is marked. */
function DecisionTable({ decided }: { readonly decided: EligibilityRow }) {
  const { navigation } = useServices();
  const t = useTexts('castlefigures');
  return (
    <ol class="decision-table">
      {decisionRows.map(([row, answer]) => {
        const here = row === decided;
        return (
          <li key={row} aria-current={here ? 'step' : undefined}>
            <button type="button" class="reason" onClick={() => navigation.openRule(row)}>
              <span>
                <Icon name={signs[answer]} size={18} /> {t.table[row]}
                <span class="visually-hidden"> {t.tableAnswers[answer]}</span>
                {here && <b> {t.tableHere}</b>}
              </span>
              <code>{row}</code>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** Who of a formation or gang up is out and why, and what would bring each back. */
function JointWhy({ model }: { readonly model: CastleAttackModel }) {
  const t = useTexts('castle');
  const terms = useTexts('castleterms');
  const format = useFormat();
  const verdict = model.verdict.value;
  const outItems = verdict.out.flatMap((place) => {
    const figure = verdict.attackers[place];
    const [decisive] = figure?.reasons ?? [];
    if (!figure || !decisive) return [];
    const why = decidingText(t, terms, figure.reasons);
    const changes = figure.wouldQualify.map((change) => changeText(t, terms, change)).join('; ');
    return [{ place, why: changes ? `${why} ${t.couldIf(changes)}` : why, rule: decisive.rule }];
  });
  const names = attackerNames(t, model.inputs.value.value.figures);
  return (
    <section class="card">
      <h2 class="card-title">{t.why}</h2>
      <Reasons items={[...reasonItems(t, terms, verdict), ...outTexts(t, format, names, outItems)]} />
    </section>
  );
}

/** Every reason of the answer, and what would turn a "no" into a "yes". */
export function Why({ model }: { readonly model: CastleAttackModel }) {
  const t = useTexts('castle');
  const terms = useTexts('castleterms');
  const joint = model.verdict.value.attackers.length > 1;
  const place = model.chosen.value;
  const figure = model.verdict.value.attackers[place];
  if (!figure) return null;
  const row = { text: t.row(String(Number(figure.row.slice(-2)))), rule: figure.row };
  return (
    <>
      {joint && <JointWhy model={model} />}
      {!joint && !figure.eligible && (
        <WouldHelp helps={figure.wouldQualify.map((change) => changeText(t, terms, change))} words={t} />
      )}
      <section class="card">
        <h2 class="card-title">
          {joint ? t.whyFigure(attackerName(t, model.inputs.value.value.figures, place)) : t.why}
        </h2>
        <Reasons items={[...reasonItems(t, terms, figure), row]} />
        <Fold title={t.wholeTable}>
          <DecisionTable decided={figure.row} />
        </Fold>
      </section>
    </>
  );
}

type AccessWords = Messages['castlefigures']['access'];

/** What those who may not strike through an access point would need. */
export function accessNeeds(words: AccessWords, reasons: readonly AccessReason[]): readonly string[] {
  return reasons.flatMap(({ effect }) =>
    effect in words.need ? [words.need[effect as keyof typeof words.need]] : [],
  );
}

/** Every reason of the answer, what each who is out would need, the defence, and who chooses the attacker. */
export function AccessWhy({ model }: { readonly model: CastleAttackModel }) {
  const t = useTexts('castle');
  const words = useTexts('castlefigures').access;
  const format = useFormat();
  const answer = model.access.value;
  if (!answer) return null;
  const { figures } = model.inputs.value.value;
  const item = ({ rule, effect, amount = 0 }: AccessReason) => ({
    text: words.reasons[effect](amount),
    rule,
  });
  const needs = (reasons: readonly AccessReason[]) => accessNeeds(words, reasons);
  const joint = answer.attackers.length > 1;
  const outItems = joint
    ? answer.out.flatMap((place) => {
        const { reasons = [] } = answer.attackers[place] ?? {};
        const [decisive] = reasons;
        if (!decisive) return [];
        const why = words.reasons[decisive.effect](0);
        const help = needs(reasons);
        const whole = help.length > 0 ? `${why} ${t.couldIf(format.list(help))}` : why;
        return [{ place, why: whole, rule: decisive.rule }];
      })
    : [];
  const help = joint ? [] : needs(answer.reasons);
  return (
    <>
      {!answer.allowed && help.length > 0 && (
        <section class="card">
          <h2 class="card-title">{words.needs}</h2>
          <ul class="would-help">
            <li>{format.list(help)}</li>
          </ul>
        </section>
      )}
      <section class="card">
        <h2 class="card-title">{t.why}</h2>
        <p class="hint">{words.hint}</p>
        <Reasons
          items={[
            ...answer.reasons.map(item),
            ...outTexts(t, format, attackerNames(t, figures), outItems),
            ...accessReasons(answer).map(({ rule, effect, amount = 0 }) => ({
              text: words.reasons[effect](amount),
              rule,
            })),
            ...(answer.choice
              ? [
                  { text: words.targetChooses, rule: answer.choice.rule },
                  { text: words.attackerChooses, rule: answer.choice.otherwise.rule },
                ]
              : []),
          ]}
        />
      </section>
    </>
  );
}
