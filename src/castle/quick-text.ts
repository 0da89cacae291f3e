import type { Format } from '../platform/format.ts';
import type { Messages } from '../platform/words.ts';
import { laddersFor } from '../rules/mage-knight/ladders.ts';
import { accessAnswerOf, verdictOf } from './attack/answer.ts';
import type { CastleInputs } from './attack/inputs.ts';
import { verdictText } from './attack/text.ts';
import { abilityName, decidingText } from './eligibility-text.ts';
import { answerOf as waysAnswerOf } from './questions/access/answer.ts';
import { doorsOfKind, type WaysInputs } from './questions/access/inputs.ts';
import { sayingText, reasonItems as wayReasons } from './questions/access/line.ts';
import type { AskedQuestion } from './quick-verdict.ts';
import { answerOf as shotAnswerOf } from './shots/answer.ts';
import type { ShotsInputs } from './shots/inputs.ts';
import { reasonsOf, shortWordOf, sumsOf } from './shots/text.ts';

export interface QuickTexts {
  readonly castle: Messages['castle'];
  readonly figures: Messages['castlefigures'];
  readonly shots: Messages['castleshots'];
  readonly ways: Messages['castlequestions'];
  readonly terms: Messages['castleterms'];
  readonly format: Format;
}

export interface QuickAnswer {
  /** What was understood: the question with what is set in it. */
  readonly asked: string;
  readonly word: string;
  readonly reason: string;
}

/** A quick question and its answer in words. */
export function quickAnswer(texts: QuickTexts, question: AskedQuestion): QuickAnswer {
  switch (question.ask) {
    case 'attack':
      return attackText(texts, question.inputs);
    case 'shots':
      return shotText(texts, question.inputs);
    case 'ladders': {
      const { castle: t, format } = texts;
      const walls = format.number(question.walls);
      return {
        asked: t.ladders.asked(walls),
        word: format.number(laddersFor(question.walls)),
        reason: t.ladders.reason,
      };
    }
    case 'ways': {
      const { ways: t, terms } = texts;
      const { main } = waysAnswerOf(question.inputs, question.goal);
      const [reason] = wayReasons({ t, terms }, main);
      return {
        asked: waysAsked(texts, question.inputs),
        word: sayingText({ t, terms }, main),
        reason: reason?.text ?? '',
      };
    }
  }
}

function attackText(texts: QuickTexts, inputs: CastleInputs): QuickAnswer {
  const { castle: t, figures, terms, format } = texts;
  const [figure] = inputs.figures;
  const damage = inputs.mode === 'ranged' ? figure?.baseRangedDamage : figure?.baseDamage;
  const label = inputs.mode === 'ranged' ? t.baseRangedDamage : t.baseDamage;
  const weak = figure?.kind === 'warrior' && inputs.mode !== 'access';
  const asked = [
    t.modes[inputs.mode],
    figure && t.kinds[figure.kind],
    ...(weak ? [`${label} ${format.number(damage ?? 0)}`] : []),
    ...(figure?.abilities.map((id) => abilityName(terms, id)) ?? []),
  ];
  if (inputs.mode === 'access') {
    const { attackers, reasons } = accessAnswerOf(inputs);
    const [first] = reasons;
    return {
      asked: joined(asked),
      word: verdictText(
        t,
        attackers.map(({ allowed }) => allowed),
      ),
      reason: first ? figures.access.reasons[first.effect](first.amount ?? 0) : '',
    };
  }
  const { attackers, reasons } = verdictOf(inputs);
  return {
    asked: joined(asked),
    word: verdictText(
      t,
      attackers.map(({ eligible }) => eligible),
    ),
    reason: decidingText(t, terms, reasons),
  };
}

function shotText(texts: QuickTexts, inputs: ShotsInputs): QuickAnswer {
  const { shots: t, castle, terms, format } = texts;
  const shotTexts = { t, castle, terms, format };
  const { situation } = inputs;
  const answer = shotAnswerOf(inputs);
  const [sum] = sumsOf(shotTexts, answer, inputs);
  const [reason] = reasonsOf(shotTexts, answer);
  const distance = `${format.number(inputs[situation].distance)}″`;
  const who = {
    castle: [terms.sections[inputs.castle.kind], t.targets[inputs.castle.target]],
    section: [castle.kinds[inputs.section.kind], t.sectionShooterPlaces[inputs.section.from]],
    figure: [t.targetPlaces[inputs.figure.target], t.shooterPlaces[inputs.figure.from]],
  }[situation];
  return {
    asked: joined([t.situations[situation], ...who, distance]),
    word: shortWordOf(shotTexts, answer),
    reason: (answer.allowed ? sum : reason?.text) ?? '',
  };
}

function waysAsked({ ways: t, terms }: QuickTexts, inputs: WaysInputs): string {
  const { question, visitor, flies, up, across, contact, doors } = inputs;
  const who = [...(visitor === 'warrior' ? [] : [t.visitors[visitor]]), ...(flies ? [t.flies] : [])];
  switch (question) {
    case 'up': {
      const opened = doorsOfKind(up.kind).filter((door) => up.opened.includes(door));
      return joined([
        terms.sections[up.kind],
        ...who,
        ...(up.condition === 'standing' ? [] : [t.conditions[up.condition]]),
        ...(opened.length > 0
          ? [`${t.openDoors}: ${opened.map((door) => terms.doors[door]).join(', ')}`]
          : []),
        ...(up.ladder ? [t.ladder] : []),
      ]);
    }
    case 'across':
      return joined([
        t.questions.across,
        `${terms.sections[across.from]} → ${terms.sections[across.to]}`,
        t.joints[across.joint],
        ...who,
      ]);
    case 'contact':
      return joined([t.questions.contact, t.places[contact.one], t.places[contact.other]]);
    case 'doors':
      return joined([t.changes[doors.to], terms.sections[doors.kind], terms.doors[doors.door]]);
  }
}

const joined = (parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(' · ');
