import { useFormat, useTexts } from '../kit/context.ts';
import { Die } from '../kit/controls/die.tsx';
import type { Roll } from '../rules/dice/roll.ts';
import { chainsOf, type DieChain, mostDrawn, shownFace } from './chains.ts';
import type { DiceModel } from './model.ts';

/** How large so many dice can be, for all to lie in a room so wide and high. */
export function sizeFor(count: number, { width, height }: Room): number {
  for (let size = largest; size > smallest; size -= 2) {
    const gap = gapFor(size);
    const row = Math.floor((width + gap) / (size + gap));
    if (row > 0 && Math.ceil(count / row) * (size + gap) <= height) return size;
  }
  return smallest;
}

/** Wide enough for the ring of what counts. */
export const gapFor = (size: number): number => Math.max(4, Math.round(size * 0.16));

const largest = 104;
const smallest = 12;

export interface Room {
  readonly width: number;
  readonly height: number;
}

interface DrawnDiceProps {
  readonly model?: DiceModel;
  readonly roll: Roll;
  /** Those of the roll that lie here; without it all. */
  readonly chains?: readonly DieChain[];
  readonly tumble: boolean;
  readonly size: number;
}

/** The dice as they lie on the table, bonus dice beside the die that earned them. While dice are being kept, buttons. */
export function DrawnDice({ model, roll, tumble, size, chains = chainsOf(roll) }: DrawnDiceProps) {
  const t = useTexts('compose');
  const kept = model?.keeping.value;
  if (chains.length === 0) return null;
  if (chains.length > mostDrawn) return <p>{t.notDrawn(roll.dice.length)}</p>;
  return (
    <div class="dice-drawn" style={{ '--gap': `${gapFor(size)}px` }}>
      {chains.map((chain, index) =>
        model && kept ? (
          <KeepDie
            key={chain.at}
            model={model}
            chain={chain}
            number={index + 1}
            kept={kept.includes(chain.at)}
            size={size}
          />
        ) : (
          <Chain key={chain.at} chain={chain} size={size} tumble={tumble} />
        ),
      )}
    </div>
  );
}

interface ChainProps {
  readonly chain: DieChain;
  readonly size: number;
  readonly tumble: boolean;
}

function Chain({ chain, size, tumble }: ChainProps) {
  const [first] = chain.dice;
  if (first && chain.dice.length === 1)
    return <OneDie die={first} size={size} tumble={tumble} index={chain.at} />;
  return (
    <span class="dice-chain">
      {chain.dice.map((die, index) => (
        <OneDie key={index} die={die} size={size} tumble={tumble} index={chain.at + index} />
      ))}
    </span>
  );
}

function OneDie({
  die,
  size,
  tumble,
  index,
}: { readonly die: DieChain['dice'][number]; readonly index: number } & Omit<ChainProps, 'chain'>) {
  return (
    <Die
      sides={die.sides}
      face={die.face}
      bonus={die.bonusOf !== undefined}
      faded={die.dropped === true || die.replaced === true}
      success={die.success === true}
      tumble={tumble}
      index={index}
      size={die.replaced ? size * 0.7 : size}
    />
  );
}

interface KeepDieProps {
  readonly model: DiceModel;
  readonly chain: DieChain;
  readonly number: number;
  readonly kept: boolean;
  readonly size: number;
}

function KeepDie({ model, chain, number, kept, size }: KeepDieProps) {
  const t = useTexts('compose');
  const format = useFormat();
  return (
    <button
      type="button"
      class="dice-keep"
      aria-pressed={kept}
      aria-label={t.keepDie(number, format.number(shownFace(chain)))}
      onClick={() => model.rest.peek()?.composer.toggleKept(chain.at)}
    >
      <Chain chain={chain} size={size} tumble={false} />
    </button>
  );
}
