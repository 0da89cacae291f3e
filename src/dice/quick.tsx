import { useEffect, useRef } from 'preact/hooks';
import { useFormat, useServices, useTexts } from '../kit/context.ts';
import { Button } from '../kit/controls/button.tsx';
import { Group } from '../kit/group.tsx';
import { frontDice, poolOf, poolSizes } from './composer/compose.ts';
import { DieButton } from './composer/composer.tsx';
import { presets } from './composer/preset-list.ts';
import { PresetChip } from './composer/presets.tsx';
import type { ComposerProps } from './model.ts';
import type { OpenSheet } from './screen.tsx';

interface QuickProps extends ComposerProps {
  readonly sheet: OpenSheet;
}

const most = 6;
const quickTargets: readonly number[] = [3, 4, 5];

/** What is rolled most, one more or less, and what it must come to: all within the thumb's reach. */
export function Quick({ model, composer, sheet }: QuickProps) {
  const { settings } = useServices();
  const t = useTexts('compose');
  const shell = useTexts('shell');
  const game = settings.currentGame.value;
  const first = presets[game].slice(0, most);
  return (
    <>
      <Group class="dice-tiles" label={t.presets(shell.games[game])}>
        {game === 'usb' ? (
          <PoolTiles model={model} composer={composer} />
        ) : (
          first.map((preset) => (
            <PresetChip
              key={`${preset.id} ${preset.notation}`}
              model={model}
              composer={composer}
              game={game}
              preset={preset}
            />
          ))
        )}
        {game === 'mage-knight' &&
          frontDice.map((sides) => <DieButton key={sides} composer={composer} sides={sides} />)}
        <button
          type="button"
          class="chip"
          data-more={game === 'usb' ? undefined : true}
          onClick={() => {
            sheet.value = 'presets';
          }}
        >
          <span>{t.moreRolls}</span>
        </button>
      </Group>
      <Adjust model={model} composer={composer} sheet={sheet} />
    </>
  );
}

/** How many dice, and what each needs. */
function PoolTiles({ model, composer }: ComposerProps) {
  const t = useTexts('compose');
  const format = useFormat();
  const pool = model.expression.value && poolOf(model.expression.value);
  return (
    <>
      {poolSizes.map((dice) => (
        <button
          key={dice}
          type="button"
          class="chip"
          aria-pressed={pool?.dice === dice}
          onClick={() => composer.setPool({ dice })}
        >
          {t.diceCount(dice)}
        </button>
      ))}
      {quickTargets.map((target) => (
        <button
          key={target}
          type="button"
          class="chip"
          aria-pressed={pool?.target === target}
          onClick={() => composer.setPool({ target })}
        >
          {`${format.number(target)}+`}
        </button>
      ))}
    </>
  );
}

/** One more or less: of the modifier, or of the dice in a pool. */
function Adjust({ model, composer, sheet }: QuickProps) {
  const t = useTexts('compose');
  const dice = useTexts('dice');
  const format = useFormat();
  const expression = model.expression.value;
  const [group, second] = expression?.groups ?? [];
  const pool = group?.target !== undefined && second === undefined ? group.count : undefined;
  const what = pool === undefined ? t.modifier : t.countOf(dice.die(group?.sides ?? 6));
  const step = (by: number) => {
    if (!expression) return;
    if (pool === undefined) composer.setModifier(expression.constant + by);
    else composer.setCount(0, pool + by);
  };
  const one = (by: number) => (
    <button
      type="button"
      class="button"
      aria-label={`${what}: ${format.signed(by)}`}
      disabled={!group || (by < 0 && pool === 1)}
      onClick={() => step(by)}
    >
      {format.signed(by)}
    </button>
  );
  return (
    <div class="dice-adjust">
      {one(-1)}
      <output aria-label={what}>
        {pool === undefined ? format.signed(expression?.constant ?? 0) : format.number(pool)}
      </output>
      {one(1)}
      <Needs model={model} composer={composer} sheet={sheet} />
    </div>
  );
}

/** What the roll needs, set where it stands: one less than the dice can show is nothing. A tap on it shows all odds. */
function Needs({ model, composer, sheet }: QuickProps) {
  const t = useTexts('compose');
  const format = useFormat();
  const odds = model.odds.value;
  const threshold = model.threshold.value;
  const { atLeast } = model.inputs.value.value;
  const box = useRef<HTMLDivElement>(null);
  const asked = atLeast !== undefined && threshold !== undefined;
  // The button that was pressed is gone: the keyboard goes on with what stands in its place.
  const before = useRef(asked);
  useEffect(() => {
    if (before.current !== asked && document.activeElement === document.body)
      box.current?.querySelector<HTMLElement>('button:last-child')?.focus();
    before.current = asked;
  }, [asked]);
  const openOdds = () => {
    sheet.value = 'odds';
  };
  if (odds.state !== 'known' || !threshold || atLeast === undefined)
    return (
      <div class="dice-needs" ref={box}>
        <button
          type="button"
          class="button"
          onClick={() => (threshold ? composer.setAtLeast(threshold.n) : openOdds())}
        >
          {t.needsWhat}
        </button>
      </div>
    );
  const { lowest, reach } = odds;
  return (
    <Group class="dice-needs" label={t.need} ref={box}>
      <Button
        icon="minus"
        label={t.needsLess}
        onClick={() => composer.setAtLeast(atLeast > lowest ? atLeast - 1 : undefined)}
      />
      <button
        type="button"
        class="button"
        aria-haspopup="dialog"
        aria-label={t.needsChance(format.number(atLeast), format.percent(threshold.asked))}
        onClick={openOdds}
      >
        <b>{`${format.number(atLeast)}+`}</b> <small>{format.percent(threshold.asked)}</small>
      </button>
      <Button
        icon="plus"
        label={t.needsMore}
        disabled={atLeast >= reach}
        onClick={() => composer.setAtLeast(atLeast + 1)}
      />
    </Group>
  );
}
