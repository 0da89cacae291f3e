import { AnswerSection, useAhead } from '../../fight/answer-section.tsx';
import { narrowestHalf, useSpoken } from '../../fight/answer-tiles.tsx';
import { Ends } from '../../fight/ends.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import type { Outcome } from '../../kit/stage/outcome-bar.tsx';
import { casesText } from '../../platform/cases.ts';
import type { Format } from '../../platform/format.ts';
import { turned } from '../../platform/whose.ts';
import type { Messages } from '../../platform/words.ts';
import type { MeleeIssue } from '../../rules/usb/melee/check-melee.ts';
import type { MeleeRole } from '../../rules/usb/melee/melee-setup.ts';
import {
  breakChance,
  chargeEnds,
  endChance,
  endingsOf,
  escapeOf,
  goneChance,
  lossOf,
  stopChance,
  type UsbChargeAnswer,
  usbChargeAnswerOf,
  winChance,
} from './answer.ts';
import { usbChargeCodec } from './inputs.ts';
import type { UsbChargeModel } from './model.ts';
import { chargeTries } from './tries.ts';
import { type Tile, UsbChargeWhy } from './why.tsx';

/** What is wrong, each thing once. */
export function meleeFaults(
  t: Pick<Messages['usbcharge'], 'issues'>,
  issues: readonly MeleeIssue[],
): readonly string[] {
  const text = issues.map(({ code, lowest = 0, highest = 0, inches }) =>
    inches === undefined ? t.issues[code](`${lowest}`, `${highest}`) : t.issues[code](`${inches}`, ''),
  );
  return [...new Set(text)];
}

/** The ends of a charge, which together are all, and beside them how often each side breaks. */
export function tilesOf(
  t: Messages['usbcharge'],
  format: Format,
  text: UsbChargeAnswer,
): { readonly ends: readonly Tile[]; readonly facts: readonly (Tile & { readonly unit: string })[] } {
  const { odds } = text;
  const chances = chargeEnds.map((end) => endChance(odds, end));
  const shown = format.shares(chances);
  return {
    ends: chargeEnds.map((id, at) => ({
      id,
      label: t.ends[id],
      chance: chances[at] ?? 0,
      shown: shown[at] ?? '',
      gain: endingsOf(id).gain,
    })),
    facts: [
      {
        id: 'breaks',
        label: t.breaks,
        chance: breakChance(text, 'target'),
        // Both in one line, and one tap for both.
        shown: t.breakFigures(
          format.hundredths(breakChance(text, 'target')),
          format.hundredths(breakChance(text, 'charger')),
        ),
        unit: '',
        gain: 'mine',
      },
    ],
  };
}

/** Chances below this round to nothing worth a word in the sentence. */
const unsaid = 0.005;

function useSentence(t: Messages['usbcharge'], answer: UsbChargeAnswer | undefined): string {
  const format = useFormat();
  if (!answer) return '';
  const { setup, odds } = answer;
  const sides = t.sides;
  const said = (chance: number) => (chance < unsaid ? undefined : casesText(format, chance));
  const fate = (role: MeleeRole) => {
    const { models, lost } = lossOf(answer, role);
    const { from, to } = narrowestHalf(lost);
    const lose = (models ? t.loseModels : t.losePoints)(from, to);
    // A unit that came in panic does not fall into it here.
    const panics = setup[role].fighter.state === 'panicked' ? 0 : odds[role].fates.panicked;
    return t.fate(sides[role], lose, said(panics), said(goneChance(odds, role)));
  };
  const stops = said(stopChance(odds));
  const away = escapeOf(setup);
  if (away) return t.escapes(format.number(away.needed, 1), format.number(away.reach, 1));
  return [
    t.wins(sides.charger, casesText(format, winChance(odds, 'charger'))),
    ...(stops === undefined ? [] : [t.stops(stops)]),
    fate('target'),
    fate('charger'),
  ].join(' ');
}

/** The answer that follows every tap: a few words, and its figures with their reasons. */
export function UsbChargeAnswerTop({ model }: { readonly model: UsbChargeModel }) {
  const t = useTexts('usbcharge');
  const format = useFormat();
  const { value } = model.answer;
  const answer = value.ok ? value.value : undefined;
  const ahead = useAhead(model.play);
  const thrown = ahead?.odds.whole;
  // Given what has been rolled, in the turn in hand.
  const now = answer && thrown ? { ...answer, setup: thrown.inputs, odds: thrown.odds } : answer;
  // In every second round of a locked fight the other side strikes first.
  const text = ahead && ahead.turn % 2 === 0 ? turned(t) : t;
  const faults = value.ok ? [] : meleeFaults(t, value.issues);
  const begins = useSentence(t, answer);
  useSpoken(value.ok ? begins : faults.join(' '));
  const sentence = useSentence(text, now);
  if (!value.ok) return <AnswerSection title={t.answer} faults={faults} />;
  return (
    <AnswerSection title={t.answer} given={thrown && ahead?.given}>
      {now && (
        <>
          <p class="visually-hidden">{sentence}</p>
          <Ends
            {...tilesOf(text, format, now)}
            // The reasons of a later turn are for its own beginning, whose odds are past.
            begun={thrown && answer && ahead?.turn === 1 ? tilesOf(t, format, answer) : undefined}
            tries={{
              ask: chargeTries(model.inputs.value.value, [text.ends.wins, text.ends.loses]),
              of: model.inputs.value.value,
            }}
            why={(tile) => (
              <>
                <p>{sentence}</p>
                <UsbChargeWhy tile={tile} answer={now} />
              </>
            )}
          />
        </>
      )}
    </AnswerSection>
  );
}

/** The ends of a kept fight, as its bar has them; undefined where the text makes none. */
export function keptEnds(
  t: Messages['usbcharge'],
  format: Format,
  query: string,
): readonly Outcome[] | undefined {
  const inputs = usbChargeCodec.decode(query);
  const answer = inputs && usbChargeAnswerOf(inputs);
  return answer?.ok ? tilesOf(t, format, answer.value).ends : undefined;
}
