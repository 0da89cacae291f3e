import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { asksOf } from '../../kit/question/asks.tsx';
import { Pairs } from '../../kit/stage/bars.tsx';
import { Reasons } from '../../kit/stage/reasons.tsx';
import type { UsbRules } from '../../rules/usb/house-rules.ts';
import {
  deploymentDepth,
  type GameSize,
  gameSizeOf,
  inchesPerFoot,
  sizeFacts,
  terrainPieces,
} from '../../rules/usb/table-size.ts';
import { luckChances, smokeTarget } from '../../rules/usb/test/luck.ts';
import { type CardColour, nextByCard, redChance } from '../../rules/usb/turn/activation-deck.ts';
import { coherency, longestRow, terrainApplies } from '../../rules/usb/turn/coherency.ts';
import { encounterResult, lossesCount, type RoundLosses } from '../../rules/usb/turn/encounter.ts';
import { boardingInches, fitsInto, holdsNeeded, holdsOf } from '../../rules/usb/units/transport.ts';
import type { UsbUnit } from '../../rules/usb/units/unit.ts';
import { MeasureChoice } from '../phase-card.tsx';
import { type AtTable, type AtTableModel, atTableBounds } from './model.ts';

interface TableFacts {
  /** Undefined above the standard sizes. */
  readonly size: GameSize | undefined;
  readonly leastFeet: readonly [number, number] | undefined;
  readonly tooSmall: boolean;
  readonly pieces: number;
  /** Inches of each deployment zone. */
  readonly depth: number;
}

/** What a game of this limit on this table needs. */
export function tableFactsOf({ limit, length, width }: AtTable): TableFacts {
  const size = gameSizeOf(limit);
  const leastFeet = size && sizeFacts[size].feet;
  return {
    size,
    leastFeet,
    tooSmall: leastFeet?.some((side) => side > Math.min(length, width)) ?? false,
    pieces: terrainPieces(length, width),
    depth: deploymentDepth(length * inchesPerFoot),
  };
}

const millimetresPerInch = 25.4;

/** How many models one row holds together; undefined where neighbours stand too far apart. */
export function longestRowOf({ gap, base }: AtTable): number | undefined {
  return gap / 10 > coherency.nearest ? undefined : longestRow(gap / 10, base / millimetresPerInch);
}

/** Whether the cargo fits, how many holds it needs, how many the units at hand have at most, and from how far it boards. */
export function transportFactsOf(
  { infantry, heavy, holds }: AtTable,
  rules: UsbRules,
  units: readonly UsbUnit[],
) {
  const cargo = { infantry, heavy };
  return {
    fits: fitsInto(cargo, holds, rules),
    needed: holdsNeeded(cargo, rules),
    own: Math.max(0, ...units.map(holdsOf)),
    boarding: boardingInches,
  };
}

/** Activations lost by each side, and who is ahead. */
export function scoreOf({ first, second }: AtTable) {
  return { first: lossesCount(first), second: lossesCount(second), result: encounterResult(first, second) };
}

/** Activations that some losses count for. */
export function lostActivations(losses: readonly RoundLosses[]): number {
  return lossesCount(losses);
}

/** The chance that the next card is red. */
function nextRedOf({ cards }: AtTable): number {
  return redChance(cards);
}

/** Who goes on without cards, because the other side has none left; undefined while cards decide. */
export function goesOnOf({ matched, cards }: AtTable): CardColour | undefined {
  return matched && (cards.red === 0 || cards.black === 0) ? nextByCard(undefined, cards) : undefined;
}

/** Whether the terrain counts for the whole unit. */
export function inTerrain({ inside, models }: AtTable): boolean {
  return terrainApplies(Math.min(inside, models), models);
}

/** The chance that smoke goes, with none, one, two … Power points on its die. */
export function smokeChancesOf(rules: UsbRules): readonly number[] {
  return luckChances(smokeTarget, rules);
}

/** How large a game and its table are, how much terrain they need, and how deep the zones lie. */
export function TableSizePart({ model }: { readonly model: AtTableModel }) {
  const t = useTexts('usbtable');
  const phase = useTexts('usb');
  const format = useFormat();
  const ask = asksOf(model.value.value, model.change);
  const { size, leastFeet, tooSmall, pieces, depth } = tableFactsOf(model.value.value);
  return (
    <>
      {ask.number('limit', t.limit, atTableBounds.limit.highest, {
        min: atTableBounds.limit.lowest,
        step: 10,
      })}
      {ask.number('length', t.length, atTableBounds.feet, { min: 1 })}
      {ask.number('width', t.width, atTableBounds.feet, { min: 1 })}
      <Pairs
        look="usb-facts"
        pairs={[
          [t.gameSize, size ? t.sizes[size] : t.beyond],
          [
            t.leastTable,
            leastFeet ? t.feet(format.number(leastFeet[0]), format.number(leastFeet[1])) : t.asAgreed,
          ],
          [t.pieces, format.number(pieces)],
          [t.depth, phase.inches(format.number(depth))],
        ]}
      />
      {tooSmall && <p class="note">{t.tooSmall}</p>}
      <Reasons
        items={[
          { text: t.piecesWhy, rule: 'USB-FIELD-01' },
          { text: t.depthWhy, rule: 'USB-DEP-01' },
          { text: t.depthNote, rule: 'USB-X-01' },
        ]}
      />
      <MeasureChoice />
    </>
  );
}

/** Random activation: draws the next card with fair chances, and knows what is left. */
export function DeckPart({ model }: { readonly model: AtTableModel }) {
  const t = useTexts('usbtable');
  const format = useFormat();
  const { announcer } = useServices();
  const { cards, drawn, matched } = model.value.value;
  const ask = asksOf(model.value.value, model.change);
  const empty = cards.red + cards.black === 0;
  const goesOn = goesOnOf(model.value.value);
  return (
    <>
      <p class="usb-card-drawn">{drawn === 'none' ? t.noCard : t.drawn[drawn]}</p>
      <div class="row">
        <Button
          kind="primary"
          icon="cards"
          onClick={() => {
            const card = model.draw();
            announcer.announce(card ? t.drawn[card] : t.deckEmpty);
          }}
        >
          {t.draw}
        </Button>
        <Button icon="repeat" onClick={model.shuffle}>
          {t.shuffle}
        </Button>
      </div>
      {empty && <p class="hint">{t.deckEmpty}</p>}
      {goesOn && <p class="note">{t.goesOn[goesOn]}</p>}
      <Pairs
        look="usb-facts"
        pairs={[
          [t.redLeft, format.number(cards.red)],
          [t.blackLeft, format.number(cards.black)],
          [t.nextRed, format.percent(nextRedOf(model.value.value))],
        ]}
      />
      {ask.flag('matched', t.matched)}
      {matched && (
        <>
          {ask.number('red', t.redActivations, atTableBounds.cards)}
          {ask.number('black', t.blackActivations, atTableBounds.cards)}
          <p class="hint">{t.matchedHint}</p>
          <div class="row">
            <Button onClick={() => model.takeOut('red')}>{t.redLost}</Button>
            <Button onClick={() => model.takeOut('black')}>{t.blackLost}</Button>
          </div>
        </>
      )}
      <Reasons
        items={[
          { text: t.deckWhy, rule: 'USB-TURN-03' },
          { text: t.matchedWhy, rule: 'USB-TURN-04' },
        ]}
      />
    </>
  );
}
