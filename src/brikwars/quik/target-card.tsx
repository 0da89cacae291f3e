import { useFormat, useTexts } from '../../kit/context.ts';
import { Choice } from '../../kit/controls/choice.tsx';
import { Fold } from '../../kit/controls/fold.tsx';
import type { Weighing } from '../../kit/controls/worth.tsx';
import { asksIn } from '../../kit/question/asks-in.tsx';
import {
  type LugpolDifficulty,
  lugpolActOdds,
  lugpolDifficulties,
} from '../../rules/brikwars/quik/lugpol-acts.ts';
import { quikArmor } from '../../rules/brikwars/quik/quik-attack.ts';
import type { QuikGameId } from '../../rules/brikwars/quik/quik-game-ids.ts';
import { type QuikTable, quikGameOf } from '../../rules/brikwars/quik/quik-house-rules.ts';
import { quikFire } from '../../rules/brikwars/quik/quik-siege.ts';
import {
  type PropulsionId,
  propulsionIds,
  propulsionTerrains,
  type QuikTerrain,
} from '../../rules/brikwars/quik/quik-vehicle.ts';
import { printDice } from '../../rules/dice/notation.ts';
import { quikAnswerOf } from './answer.ts';
import {
  type QuikInputs,
  type QuikRow,
  type QuikUnitChoice,
  type QuikWeaponChoice,
  quikRow,
  quikWeaponsOf,
} from './inputs.ts';
import type { QuikModel } from './model.ts';

/** A weapon as its card shows it: dice as notation, inches. */
interface QuikWeaponFacts {
  readonly damage: string | undefined;
  readonly range: number | undefined;
  readonly thrown: string | undefined;
  readonly touch: boolean;
  readonly crewed: boolean;
  /** The distance to the target matters. */
  readonly far: boolean;
}

export function weaponFacts(table: QuikTable, weapon: QuikWeaponChoice, crew = 1): QuikWeaponFacts {
  const game = quikGameOf(table);
  const arm = game.weapons[weapon];
  const fire = arm && quikFire(arm, crew, game.rules);
  const far = arm?.range !== undefined || arm?.thrown !== undefined;
  return {
    damage: fire && printDice(fire.damage),
    range: fire?.range,
    thrown: arm?.thrown,
    touch: arm?.touch === true,
    crewed: arm?.crewed === true,
    far,
  };
}

/** The Armor roll of a unit with what protects it, as notation. */
export function armorNotation(table: QuikTable, { unit, shield, armor }: QuikRow): string {
  return printDice(quikArmor(quikGameOf(table), { unit, shield, armor }).dice);
}

/** How many options few need are in force for an attacker. */
export function rareInForce({ other, shield, armor }: QuikRow): number {
  return Number(other !== 'bare-hands') + Number(shield) + Number(armor);
}

const rare: readonly PropulsionId[] = ['treads', 'skids', 'thrusters', 'propeller'];

/** The propulsion that works on a terrain: the common ones, and the rest. */
export function propulsionFor(terrain: QuikTerrain): {
  readonly common: readonly PropulsionId[];
  readonly rest: readonly PropulsionId[];
} {
  const fit = propulsionIds.filter((id) => propulsionTerrains[id].includes(terrain));
  return { common: fit.filter((id) => !rare.includes(id)), rest: fit.filter((id) => rare.includes(id)) };
}

/** The ladder of difficulties: what a die must reach, and how often it does. */
export function lugpolLadder(
  table: QuikTable,
): readonly { readonly difficulty: LugpolDifficulty; readonly chance: number }[] {
  const { rules } = quikGameOf(table);
  return lugpolDifficulties.map((difficulty) => ({
    difficulty,
    chance: lugpolActOdds(difficulty, rules).value,
  }));
}

/** Units that stand ready, one tap away. */
const quikPresetIds = ['minifig', 'shield', 'archer', 'hero', 'three', 'siege', 'steed', 'officer'] as const;

type QuikPresetId = (typeof quikPresetIds)[number];

interface Preset {
  readonly unit: QuikUnitChoice;
  readonly weapon?: QuikWeaponChoice;
  readonly count?: number;
  readonly crew?: number;
  readonly shield?: true;
}

const quikPresets: Readonly<Partial<Record<QuikPresetId, Preset>>> = {
  minifig: { unit: 'minifig', weapon: 'hand' },
  shield: { unit: 'minifig', weapon: 'hand', shield: true },
  archer: { unit: 'minifig', weapon: 'ranged' },
  hero: { unit: 'hero', weapon: 'hand' },
  three: { unit: 'minifig', weapon: 'hand', count: 3 },
  siege: { unit: 'minifig', weapon: 'siege', crew: 3 },
  steed: { unit: 'steed', weapon: 'bare-hands' },
};

const lugpolPresets: Readonly<Partial<Record<QuikPresetId, Preset>>> = {
  minifig: { unit: 'mercenary', weapon: 'heavy' },
  shield: { unit: 'mercenary', weapon: 'heavy', shield: true },
  archer: { unit: 'mercenary', weapon: 'short-ranged' },
  officer: { unit: 'officer', weapon: 'heavy' },
  hero: { unit: 'hero', weapon: 'heavy' },
  three: { unit: 'mercenary', weapon: 'heavy', count: 3 },
  siege: { unit: 'mercenary', weapon: 'mounted', crew: 3 },
};

const attackers: readonly QuikPresetId[] = ['minifig', 'archer', 'officer', 'hero', 'three', 'siege'];

const targets: readonly QuikPresetId[] = ['minifig', 'shield', 'officer', 'hero', 'steed'];

const presetsIn: Readonly<Record<QuikGameId, typeof quikPresets>> = {
  en: quikPresets,
  pl: quikPresets,
  lugpol: lugpolPresets,
};

/** What stands ready for a side in a game. */
export function quikPresetsOf(game: QuikGameId, attacks: boolean): readonly QuikPresetId[] {
  const ready = presetsIn[game];
  return (attacks ? attackers : targets).filter((id) => id in ready);
}

/** The units of a preset; where they stand is left as it was. */
export function presetRow(game: QuikGameId, id: QuikPresetId, before: QuikRow): QuikRow {
  const preset = presetsIn[game][id];
  if (!preset) return before;
  const { unit, weapon = before.weapon, count = 1, crew = 1, shield = false } = preset;
  return { ...before, unit, weapon, other: 'bare-hands', count, crew, shield, armor: false };
}

/** The preset that a side shows, if it is one. */
export function presetShown(game: QuikGameId, attacks: boolean, row: QuikRow): QuikPresetId | undefined {
  const same = (id: QuikPresetId) => {
    const made = presetRow(game, id, row);
    return (Object.keys(made) as (keyof QuikRow)[]).every((key) => made[key] === row[key]);
  };
  return quikPresetsOf(game, attacks).find(same);
}

/** What other inputs would make of the odds, as the bar says them; nothing where it shows no chance. */
export function useQuikWorth(inputs: QuikInputs): Weighing<QuikInputs> {
  const format = useFormat();
  return {
    worth(then) {
      const answer = quikAnswerOf(then);
      if (!answer.ok) return undefined;
      const { value } = answer;
      const chance =
        value.kind === 'attack' ? value.kills.value : value.kind === 'building' ? value.firstOff : undefined;
      return chance === undefined ? undefined : `${format.hundredths(chance)}\u00a0%`;
    },
    of: inputs,
  };
}

interface PresetChipsProps {
  readonly model: QuikModel;
  readonly attacks: boolean;
  readonly row: QuikRow;
  readonly onChange: (row: QuikRow) => void;
  readonly weighing?: Weighing<QuikRow>;
}

/** Units that stand ready: one tap each. */
export function PresetChips({ model, attacks, row, onChange, weighing }: PresetChipsProps) {
  const t = useTexts('quik');
  const game = model.game.value;
  const names: Readonly<Partial<Record<QuikPresetId, string>>> = t.presets;
  return (
    <div class="quik-presets">
      {weighing && (
        <p class="way-head" aria-hidden="true">
          {t.targetDies}
        </p>
      )}
      <Choice
        legend={t.readyMade}
        hideLegend
        value={presetShown(game, attacks, row)}
        options={quikPresetsOf(game, attacks).map((id) => ({
          value: id,
          label: names[id] ?? t.units[presetRow(game, id, row).unit],
        }))}
        onChange={(id) => onChange(presetRow(game, id, row))}
        weighing={weighing && { worth: (id) => weighing.worth(presetRow(game, id, row)), of: weighing.of }}
      />
    </div>
  );
}

interface WeaponNameProps {
  readonly table: QuikTable;
  readonly weapon: QuikWeaponChoice;
}

/** A weapon with its dice. */
export function WeaponName({ table, weapon }: WeaponNameProps) {
  const t = useTexts('quik');
  const { dice } = useTexts('fight');
  const { damage } = weaponFacts(table, weapon);
  return (
    <>
      {t.weapons[weapon]} {damage && <small>{dice(damage)}</small>}
    </>
  );
}

interface TargetCardProps {
  readonly model: QuikModel;
  /** It may strike back in its turn. */
  readonly replies?: boolean;
}

/** Who is attacked: what protects him, and what he strikes back with. */
export function TargetCard({ model, replies = false }: TargetCardProps) {
  const t = useTexts('quik');
  const { dice } = useTexts('fight');
  const inputs = model.inputs.value.value;
  const { target, table } = inputs;
  const whole = useQuikWorth(inputs);
  const weighing: Weighing<Partial<QuikRow>> = {
    worth: (part) => whole.worth({ ...inputs, target: { ...target, ...part } }),
    of: inputs,
  };
  const ask = asksIn(quikRow, target, model.changeTarget, weighing);
  // What he strikes back with changes nothing of the attack on him.
  const strikesBack = asksIn(quikRow, target, model.changeTarget);
  const armed = replies && target.weapon !== 'bare-hands' && target.unit !== 'steed';
  return (
    <section class="card">
      <h2 class="card-title">
        {t.target}: {t.armorLine(t.units[target.unit], dice(armorNotation(table, target)))}
      </h2>
      <PresetChips
        model={model}
        attacks={false}
        row={target}
        onChange={model.changeTarget}
        weighing={weighing}
      />
      <div class="row">
        {ask.flag('shield', t.shield)}
        {ask.flag('armor', t.armor)}
      </div>
      {replies && target.unit !== 'steed' && (
        <Fold title={t.strikesBack} count={Number(armed)} countLabel={t.inForce}>
          {strikesBack.choice(
            'weapon',
            t.strikesBack,
            (weapon) => (
              <WeaponName table={table} weapon={weapon} />
            ),
            {
              known: quikWeaponsOf(table.game),
              hideLegend: true,
            },
          )}
          <p class="hint">{t.strikesBackHint}</p>
        </Fold>
      )}
    </section>
  );
}
