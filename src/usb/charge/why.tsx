import { useFormat, useTexts } from '../../kit/context.ts';
import { ShareBar } from '../../kit/share-text.tsx';
import type { Outcome } from '../../kit/stage/outcome-bar.tsx';
import { Reasons } from '../../kit/stage/reasons.tsx';
import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import type { UsbRuleId } from '../../rules/usb/ids.ts';
import { type MeleeReason, meleePools, meleeReasons } from '../../rules/usb/melee/melee-reasons.ts';
import { type MeleeRole, meleeRoles } from '../../rules/usb/melee/melee-setup.ts';
import type { Modifier } from '../../rules/usb/modifiers.ts';
import type { Pool } from '../../rules/usb/pools.ts';
import { effectiveTarget } from '../../rules/usb/test/test.ts';
import { type ChargeEnd, endChance, endingsOf, type UsbChargeAnswer } from './answer.ts';
import { endingChances } from './figures.ts';
import { Chance, FateRows, LossBars } from './odds-details.tsx';
import { lowerFirst, weaponText } from './text.ts';

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
  readonly modifiers: Messages['usb']['modifiers'];
  readonly units: Messages['usb'];
}

interface Item {
  readonly text: string;
  readonly rule: string;
}

function poolItems(t: ReasonTexts, format: Format, who: string, shown: ShownPool): readonly Item[] {
  const { pool, hit, save, rule } = shown;
  const saved = t.charge.need(save);
  const notify = (modifiers: readonly Modifier[], of: (reason: string) => string) =>
    modifiers.map(({ effect, amount, rule: named }) => ({
      text: of(lowerFirst(t.modifiers[effect](format.signed(amount)))),
      rule: named,
    }));
  const text =
    hit === undefined
      ? t.charge.automatic(who, pool.dice, saved)
      : t.charge.pool(who, weaponText(t, pool), pool.dice, t.charge.need(hit), saved);
  return [
    { text, rule },
    ...notify(pool.hitModifiers, t.charge.ofHit),
    ...notify(pool.saveModifiers, t.charge.ofSave),
  ];
}

/** The dice of both sides, each pool with what helps and hinders it, then the rules in force beside. */
export function reasonItems(
  t: ReasonTexts,
  format: Format,
  { pools, notes }: UsbChargeReasons,
): readonly Item[] {
  const sides = t.charge.sides;
  return [
    ...pools.flatMap((shown) => poolItems(t, format, sides[shown.who], shown)),
    ...notes.map(({ rule, effect, amount = 0, who }) => ({
      rule,
      text: t.charge.notes[effect](sides[who], format.number(amount)),
    })),
  ];
}

/** How an end comes about: what of the charges comes to blows, and how those of this end go out. */
function Cascade({ end, answer }: { readonly end: ChargeEnd; readonly answer: UsbChargeAnswer }) {
  const t = useTexts('usbcharge');
  const format = useFormat();
  const { odds } = answer;
  const label = t.ends[end];
  const names = t.endings;
  const { endings } = endingsOf(end);
  const chances = endingChances(answer).filter(({ id }) => endings.includes(id));
  const steps = [
    ...(end !== 'noBlows' && odds.fought < 1 ? [{ label: t.blows, chance: odds.fought }] : []),
    { label, chance: endChance(odds, end) },
  ];
  return (
    <div class="stack">
      {steps.map((step) => (
        <ShareBar key={step.label} {...step} value={format.percent(step.chance)} share={step.chance} />
      ))}
      {chances.map(({ id, chance, rule }) => (
        <Chance key={id} label={names[id]} chance={chance} rule={rule} />
      ))}
    </div>
  );
}

interface WhyProps {
  readonly tile: Tile;
  readonly answer: UsbChargeAnswer;
}

/** Why a number is what it is: how it comes about, what is lost, the dice of both sides and the rules in force. */
export function UsbChargeWhy({ tile, answer }: WhyProps) {
  const t = {
    charge: useTexts('usbcharge'),
    modifiers: useTexts('usb').modifiers,
    units: useTexts('usb'),
  };
  const format = useFormat();
  const { id } = tile;
  return (
    <div class="stack">
      {id === 'breaks' ? (
        meleeRoles.toReversed().map((role) => <FateRows key={role} role={role} answer={answer} />)
      ) : (
        <>
          <Cascade end={id} answer={answer} />
          {losersOf[id].map((role) => (
            <LossBars key={role} role={role} answer={answer} />
          ))}
        </>
      )}
      <Reasons items={reasonItems(t, format, usbChargeReasons(answer))} />
    </div>
  );
}

/** Whose losses say most of an end. */
const losersOf: Readonly<Record<ChargeEnd, readonly MeleeRole[]>> = {
  wins: ['target', 'charger'],
  draw: ['target', 'charger'],
  noBlows: ['charger'],
  loses: ['charger', 'target'],
};

/** An end of the bar, or beside it that the sides break. */
export type Tile = Outcome & { readonly id: ChargeEnd | 'breaks' };
