import { AnswerSection, useAhead } from '../../fight/answer-section.tsx';
import { useSpoken } from '../../fight/answer-tiles.tsx';
import { Cascade, type CascadeStep, toEnd } from '../../fight/cascade.tsx';
import { Ends } from '../../fight/ends.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Reasons } from '../../kit/stage/reasons.tsx';
import type { Messages } from '../../platform/words.ts';
import type { SupplementReason } from '../../rules/brikwars/supplement/effects.ts';
import { type MagicFact, magicAnswerOf } from './answer.ts';
import { type MagicEnd, magicEnds } from './ends.ts';
import type { MagicKind } from './inputs.ts';
import type { MagicModel } from './model.ts';
import {
  fatedWords,
  magicIssueText,
  magicReasonItems,
  type ShownFigure,
  shownEnds,
  shownFacts,
} from './text.ts';
import { magicTries } from './tries.ts';

/** How many die on average stands on the field, as the chance of each, and how far it flies in why it misses. */
const besideField = ({ id }: MagicFact): boolean => id !== 'dead' && id !== 'reach';

/** How what strikes comes to kill: it hits, and they go down. Other things are one roll. */
export function magicSteps(
  t: Pick<Messages['magic'], 'ends' | 'facts'>,
  kind: MagicKind,
  ends: readonly MagicEnd[],
  reasons: readonly SupplementReason[],
): readonly CascadeStep[] {
  const [hoped] = ends;
  const misses = ends.find(({ id }) => id === 'misses');
  if (!hoped || !misses || kind === 'heal') return [];
  const rule = reasons[0]?.rule;
  return [
    { label: t.facts.hit, chance: Math.max(0, 1 - misses.chance), rule },
    { label: t.ends[hoped.id], chance: hoped.chance },
  ];
}

/** The answer that follows every tap: the ends, and figures beside them, each with its reasons. */
export function MagicAnswer({ model }: { readonly model: MagicModel }) {
  const magic = useTexts('magic');
  const brikwars = useTexts('brikwars');
  const format = useFormat();
  const answer = model.answer.value;
  const t = fatedWords(magic, brikwars, model.inputs.value.value);
  const ahead = useAhead(model.play);
  const issues = answer.ok
    ? []
    : [...new Set(answer.issues.map((issue) => magicIssueText(t, format, issue)))];
  // A later turn may have other undead, and its odds are its own.
  const asked = ahead && ahead.turn > 1 ? magicAnswerOf(ahead.inputs) : answer;
  const begun = asked.ok ? shownEnds(t, format, asked.value.ends, asked.value.reasons) : [];
  const left: readonly MagicEnd[] | undefined =
    ahead && magicEnds[ahead.inputs.kind].map((id) => ({ id, chance: ahead.chance(id) ?? 0 }));
  const ends = left && asked.ok ? shownEnds(t, format, left, asked.value.reasons) : begun;
  // They are those of the beginning.
  const facts = asked.ok && !left ? shownFacts(t, format, asked.value.facts.filter(besideField)) : [];
  const [first] = ends;
  // What a roll makes of it is told with the roll.
  const [spoken] = begun;
  useSpoken(spoken ? t.says(spoken.label, spoken.shown) : issues.join(' '));
  // The reasons are those of the beginning.
  const steps = asked.ok ? magicSteps(t, asked.value.kind, asked.value.ends, asked.value.reasons) : [];
  const why = (tile: ShownFigure) => (
    <>
      {steps.length > 0 && tile.label === ends[0]?.label && <Cascade steps={toEnd(steps, tile)} />}
      <Reasons items={magicReasonItems({ magic: t, brikwars }, format, tile.reasons)} />
    </>
  );
  return (
    <AnswerSection title={t.answer} faults={issues} given={ahead?.given}>
      {first && (
        <>
          <p class="visually-hidden">{t.says(first.label, first.shown)}</p>
          <Ends
            ends={ends}
            facts={facts}
            tries={{ ask: magicTries(model.inputs.value.value, ends), of: model.inputs.value.value }}
            begun={left ? { ends: begun, turn: ahead && ahead.turn > 1 ? ahead.turn : undefined } : undefined}
            why={why}
          />
        </>
      )}
    </AnswerSection>
  );
}
