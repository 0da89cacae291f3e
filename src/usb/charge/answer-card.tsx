import { useEffect } from 'preact/hooks';
import { AnswerSection, useAhead } from '../../fight/answer-section.tsx';
import { AnswerTiles, FigureWhy, narrowestHalf, useSpoken } from '../../fight/answer-tiles.tsx';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import type { Gain } from '../../kit/outcome-bar.tsx';
import { casesText } from '../../platform/cases.ts';
import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import type { MeleeIssue } from '../../rules/usb/check-melee.ts';
import type { UsbRuleId } from '../../rules/usb/ids.ts';
import { type MeleeReason, meleePools, meleeReasons } from '../../rules/usb/melee-reasons.ts';
import type { MeleeRole } from '../../rules/usb/melee-setup.ts';
import type { Modifier } from '../../rules/usb/modifiers.ts';
import type { Pool } from '../../rules/usb/pools.ts';
import { effectiveTarget } from '../../rules/usb/test.ts';
import { begun } from '../odds-ahead.ts';
import {
  breakChance,
  escapeOf,
  goneChance,
  lossOf,
  stopChance,
  type UsbChargeAnswer,
  winChance,
} from './answer.ts';
import type { UsbChargeModel } from './model.ts';
import { lowerFirst, sidesOf, weaponText } from './text.ts';

/** Dice of one side with what they need: to hit, unless they hit by themselves, and what is to save against them. */
interface ShownPool {
  readonly who: MeleeRole;
  readonly pool: Pool;
  readonly hit: number | undefined;
  readonly save: number;
  readonly rule: UsbRuleId;
}

interface UsbChargeReasons {
  readonly pools: readonly ShownPool[];
  readonly notes: readonly MeleeReason[];
}

/** Why a melee goes as it does: the dice of both sides in their order, then the rules in force. */
export function usbChargeReasons({ setup, rules }: UsbChargeAnswer): UsbChargeReasons {
  const { reaction, duel, first, atOnce, back } = meleePools(setup, rules);
  const shown = (who: MeleeRole, pools: readonly Pool[], rule: UsbRuleId = 'USB-MELEE-05') =>
    pools
      .filter(({ dice }) => dice > 0)
      .map((pool) => ({
        who,
        pool,
        hit: pool.hit && effectiveTarget(pool.hit).value,
        save: effectiveTarget(pool.save).value,
        rule: pool.hit ? rule : ('USB-WOUND-04' as const),
      }));
  return {
    pools: [
      ...shown('target', reaction, 'USB-SHOOT-06'),
      ...shown('charger', [...duel.charger, ...first]),
      ...shown('target', [...duel.target, ...atOnce, ...back]),
    ],
    notes: meleeReasons(setup, rules),
  };
}

interface ReasonTexts {
  readonly charge: Messages['usbcharge'];
  readonly why: Messages['usbmeleewhy'];
  readonly modifiers: Messages['usbwhy']['modifiers'];
  readonly units: Messages['usbunits'];
  readonly play: Messages['usbchargeplay'];
}

interface Item {
  readonly text: string;
  readonly rule: string;
}

function poolItems(t: ReasonTexts, format: Format, who: string, shown: ShownPool): readonly Item[] {
  const { pool, hit, save, rule } = shown;
  const saved = t.why.need(save);
  const told = (modifiers: readonly Modifier[], of: (reason: string) => string) =>
    modifiers.map(({ effect, amount, rule: named }) => ({
      text: of(lowerFirst(t.modifiers[effect](format.signed(amount)))),
      rule: named,
    }));
  const text =
    hit === undefined
      ? t.why.automatic(who, pool.dice, saved)
      : t.why.pool(who, weaponText(t, pool), pool.dice, t.why.need(hit), saved);
  return [{ text, rule }, ...told(pool.hitModifiers, t.why.ofHit), ...told(pool.saveModifiers, t.why.ofSave)];
}

/** The dice of both sides, each pool with what helps and hinders it, then the rules in force beside. */
export function reasonItems(
  t: ReasonTexts,
  format: Format,
  setup: { readonly locked: boolean },
  { pools, notes }: UsbChargeReasons,
): readonly Item[] {
  const sides = sidesOf(t.charge, setup);
  return [
    ...pools.flatMap((shown) => poolItems(t, format, sides[shown.who], shown)),
    ...notes.map(({ rule, effect, amount = 0, who }) => ({
      rule,
      text: t.why.notes[effect](sides[who], format.number(amount)),
    })),
  ];
}

/** What is wrong, each thing once. */
export function meleeFaults(
  t: Pick<Messages['usbchargemore'], 'issues'>,
  issues: readonly MeleeIssue[],
): readonly string[] {
  const told = issues.map(({ code, lowest = 0, highest = 0, inches }) =>
    inches === undefined ? t.issues[code](`${lowest}`, `${highest}`) : t.issues[code](`${inches}`, ''),
  );
  return [...new Set(told)];
}

/** Why there is no answer. */
function UsbChargeFaults({ issues }: { readonly issues: readonly MeleeIssue[] }) {
  const t = useTexts('usbchargemore');
  const { announcer } = useServices();
  const faults = meleeFaults(t, issues);
  const told = faults.join(' ');
  useEffect(() => announcer.announce(told), [told, announcer]);
  return (
    <>
      {faults.map((fault) => (
        <p class="error" key={fault}>
          {fault}
        </p>
      ))}
    </>
  );
}

/** Why a melee goes as it does: the dice of both sides with what helps and hinders them, then the rules in force. */
function UsbChargeWhy({ label, answer }: { readonly label: string; readonly answer: UsbChargeAnswer }) {
  const more = useTexts('usbchargemore');
  const t = {
    charge: useTexts('usbcharge'),
    why: useTexts('usbmeleewhy'),
    modifiers: useTexts('usbwhy').modifiers,
    units: useTexts('usbunits'),
    play: useTexts('usbchargeplay'),
  };
  const format = useFormat();
  return (
    <FigureWhy
      title={more.why(label)}
      items={reasonItems(t, format, answer.setup, usbChargeReasons(answer))}
    />
  );
}

/** Chances below this round to nothing worth a word in the sentence. */
const unsaid = 0.005;

function useSentence(answer: UsbChargeAnswer | undefined): string {
  const t = useTexts('usbcharge');
  const format = useFormat();
  if (!answer) return '';
  const { setup, odds } = answer;
  const sides = sidesOf(t, setup);
  const said = (chance: number) => (chance < unsaid ? undefined : casesText(format, chance));
  const fate = (role: MeleeRole) => {
    const { models, lost } = lossOf(answer, role);
    const { from, to } = narrowestHalf(lost);
    const lose = (models ? t.loseModels : t.losePoints)(from, to);
    // Whoever came in panic does not fall into it here.
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
  const thrown = ahead && begun.melee.get(ahead.odds);
  // Given what has been rolled, in the turn in hand.
  const now = answer && thrown ? { ...answer, setup: thrown.inputs.setup, odds: thrown.odds } : answer;
  useSpoken(useSentence(answer));
  const sentence = useSentence(now);
  const tilesOf = (told: UsbChargeAnswer) => {
    const names = told.setup.locked ? t.lockedTiles : t.tiles;
    const tile = (id: keyof typeof names, chance: number, gain: Gain) => ({
      label: names[id],
      shown: format.hundredths(chance),
      gain,
    });
    return [
      tile('wins', winChance(told.odds, 'charger'), 'mine'),
      tile('target', breakChance(told, 'target'), 'mine'),
      tile('charger', breakChance(told, 'charger'), 'theirs'),
    ];
  };
  return (
    <>
      {now && <p class="answer-sentence">{sentence}</p>}
      <AnswerSection title={t.answer} given={thrown && ahead?.given}>
        {!value.ok && <UsbChargeFaults issues={value.issues} />}
        {now && (
          <AnswerTiles
            tiles={tilesOf(now)}
            // The reasons of a later turn are for its own beginning, whose odds are past.
            begun={thrown && answer && ahead?.turn === 1 ? { tiles: tilesOf(answer) } : undefined}
            why={({ label }) => <UsbChargeWhy label={label} answer={now} />}
          />
        )}
      </AnswerSection>
    </>
  );
}
