import { useContext } from 'preact/hooks';
import { type Fates, isGone } from '../../fight/step-record.ts';
import { useFormat, useTexts } from '../../kit/context.ts';
import { anchors, type FigureLook } from '../../kit/figures/figure.tsx';
import type { Plate } from '../../kit/stage/plate.tsx';
import { Stage, StageGrowth, scene } from '../../kit/stage/stage.tsx';
import { coverOf } from '../../rules/brikwars/supplement/hiding.ts';
import { dress, mageLook, weaponPictures } from '../looks.ts';
import { Bricks, Figures, faceToFace, partOf, type Standing, withCompany } from '../scene.tsx';
import { AreaField, FieldSpots } from './area-field.tsx';
import { battleState } from './battle.ts';
import {
  armorOf,
  crankyOf,
  isMagic,
  type MagicInputs,
  magicAsked,
  reachOf,
  skillOf,
  targetCrankyOf,
} from './inputs.ts';
import { KindTiles } from './kind-tiles.tsx';
import { LevelRow } from './level-row.tsx';
import type { MagicModel } from './model.ts';
import { roleOf } from './text.ts';

/** What a tap on the stage opens. */
export type Sheet = 'caster' | 'other' | 'battle' | 'more';

interface StageProps {
  readonly model: MagicModel;
  readonly onSheet: (sheet: Sheet) => void;
}

/** Whether who is opposite is a friend. */
function isFriend({ kind }: MagicInputs): boolean {
  return kind === 'shield' || kind === 'heal' || kind === 'summon';
}

/** As high as the staff and the hat of a mage. */
const withStaff = 256;

/** Who acts: a mage, a medic or a shooter. */
function casterLook(inputs: MagicInputs): FigureLook {
  const { kind, caster, shoots } = inputs;
  if (isMagic(inputs)) return mageLook;
  return { ...dress[caster], weapon: kind === 'shot' ? weaponPictures[shoots] : 'none' };
}

/** Who is opposite: struck, called, dead or wounded. */
function otherLook({ kind, target, size, wounds }: MagicInputs, dies: boolean, up: boolean): FigureLook {
  if (kind === 'summon' || kind === 'raise') {
    const beast: Partial<FigureLook> = size > 1 ? dress.warhorse : { hat: 'none' };
    return { weapon: 'none', ...beast, down: kind === 'raise' && !up };
  }
  return { weapon: 'hand', ...dress[target], down: dies || (kind === 'heal' && wounds > 0 && !up) };
}

/** Where a mage stands: his hat and his staff reach above all others. */
const magePlaceAt = (scale: number) =>
  ({
    ...faceToFace.mine,
    at: [faceToFace.mine.at[0] + 6, 12 + 192 * (1 - scale)],
    scale,
  }) as const;
const magePlace = magePlaceAt(0.84);
/** Where the picture is no higher than the others are. */
const lowMagePlace = magePlaceAt(0.68);

/** From the staff of a mage to his target. */
function Lightning({ from }: { readonly from: typeof magePlace }) {
  const growth = useContext(StageGrowth);
  const grown = ([x, y]: readonly [number, number, number?], about: number) =>
    [about + (x - about) * growth, scene.height + (y - scene.height) * growth] as const;
  const { theirs } = faceToFace;
  const [x, y] = grown(partOf(from, [141, -22]), 0);
  const [toX, toY] = grown(partOf(theirs, [34, 64]), scene.width);
  const along = (part: number, aside: number) =>
    `L${x + (toX - x) * part + aside} ${y + (toY - y) * part + aside}`;
  const path = `M${x} ${y}${along(0.3, 5)}${along(0.42, -6)}${along(0.7, 6)}${along(0.78, -4)}L${toX} ${toY}`;
  return (
    <>
      <path class="magic-bolt" d={path} />
      <path class="magic-bolt" d={path} />
    </>
  );
}

/** The mage, medic or shooter, and his companions. */
export function MagicSides({
  inputs,
  fates = {},
  up = false,
  low = false,
  missed = false,
}: {
  readonly inputs: MagicInputs;
  readonly fates?: Fates;
  /** Who lay there stands now. */
  readonly up?: boolean;
  /** The picture is only as high as who is opposite: a mage is smaller there, with his hat and his staff. */
  readonly low?: boolean;
  /** His bolt has struck nobody. */
  readonly missed?: boolean;
}) {
  const { kind, count, undead, hidden } = inputs;
  const own = casterLook(inputs);
  const magesPlace = low ? lowMagePlace : magePlace;
  const risen = kind === 'raise' && up;
  const crowd = (length: number) =>
    Array.from({ length }, (): FigureLook => ({ weapon: 'none', hat: 'none' }));
  const { mine, theirs } = faceToFace;
  const friend = isFriend(inputs);
  const fallen = fates[friend ? 'mine' : 'theirs']?.fallen ?? 0;
  const other: Standing = {
    ...theirs,
    side: friend || risen ? 'mine' : 'theirs',
    look: otherLook(inputs, fallen > 0, up),
    cranky: targetCrankyOf(inputs),
  };
  const scale = 0.5 + hidden / 2;
  return (
    <>
      <Figures
        of={[
          ...withCompany(
            {
              ...(own.robe ? magesPlace : mine),
              look: { ...own, down: !friend && isGone(fates.mine) },
              cranky: crankyOf(inputs),
            },
            crowd(kind === 'raise' ? undead : 0),
          ),
          ...withCompany(
            other,
            crowd(kind === 'area' ? count - 1 : 0).map((look, at) => ({ ...look, down: at + 1 < fallen })),
          ),
        ]}
      />
      {kind === 'bolt' && fallen === 0 && !missed && <Lightning from={magesPlace} />}
      {kind === 'shot' && hidden > 0 && (
        <Bricks side="theirs" at={[theirs.at[0] - 24, 204 - 60 * scale]} scale={scale} />
      )}
    </>
  );
}

/** What stands on the plate of who is opposite. */
function useOtherPlate(inputs: MagicInputs): {
  readonly name: string;
  readonly held: string;
  readonly values: string;
} {
  const t = useTexts('magic');
  const fight = useTexts('brikwars');
  const { dice } = useTexts('fight');
  const format = useFormat();
  const { kind, target, size, count, struck, wounds, hidden, stance, hides, undead, called, landed } = inputs;
  const { fell = 'missed' } = inputs;
  const unit = t.units[target];
  const cranky = targetCrankyOf(inputs);
  const mood = cranky > 0 ? ` · ${fight.crankyBy(format.signed(-cranky))}` : '';
  const armor = `${t.armor} ${dice(armorOf(inputs))}${mood}`;
  switch (kind) {
    case 'bolt':
      return { name: unit, held: '', values: armor };
    case 'area':
      return {
        name: t.times(format.number(count), unit),
        held: landed === undefined ? '' : t.landedAt[fell](format.number(landed)),
        values: armor,
      };
    case 'shield':
      return { name: unit, held: t.against(fight.weapons[struck]), values: armor };
    case 'summon': {
      const values = called ? `${t.skill} ${dice(called.skill)} · ${t.armor} ${dice(called.armor)}` : '';
      return { name: called?.name || t.ofSize(format.number(size)), held: '', values };
    }
    case 'raise':
      return { name: t.ofSize(format.number(size)), held: '', values: t.controls(format.number(undead)) };
    case 'heal':
      return wounds > 0
        ? { name: t.woundCount(wounds), held: '', values: '' }
        : { name: unit, held: t.against(fight.weapons[struck]), values: armor };
    case 'shot': {
      const cover = coverOf({ hiddenSections: hidden, stance, hides }).value;
      return { name: unit, held: t.coverOf(format.number(cover)), values: armor };
    }
  }
}

function casterHeld(
  t: ReturnType<typeof useTexts<'magic'>>,
  { kind, magic, level, others, medics, perceives, master }: MagicInputs,
): string {
  if (kind === 'heal') return t.medicCount(medics);
  if (kind === 'shot') return [perceives && t.perceives, master && t.master].filter(Boolean).join(' · ');
  const levels = t.magicLevel(String(magic));
  const circle = others > 0 ? [t.circle] : [];
  if (kind === 'summon' || kind === 'raise') return [levels, ...circle].join(' · ');
  return [t.castsAt(String(level)), ...circle].join(' · ');
}

function usePlates(inputs: MagicInputs): readonly Plate<Sheet>[] {
  const t = useTexts('magic');
  const { dice } = useTexts('fight');
  const fight = useTexts('brikwars');
  const format = useFormat();
  const other = useOtherPlate(inputs);
  const { kind, caster, distance } = inputs;
  const state = kind === 'heal' || kind === 'shot' ? undefined : battleState(inputs);
  const cranky = crankyOf(inputs);
  const mood = cranky > 0 ? [fight.crankyBy(format.signed(-cranky))] : [];
  const counted = state && !inputs.battle ? [t.turn(String(state.turn))] : [];
  return [
    {
      side: 'mine',
      role: roleOf(t, kind, 'caster'),
      name: t.units[caster],
      held: casterHeld(t, inputs),
      values: [`${t.skill} ${dice(skillOf(inputs))}`, ...mood, ...counted].join(' · '),
      opens: 'caster',
    },
    {
      side: isFriend(inputs) ? 'mine' : 'theirs',
      role:
        kind === 'bolt'
          ? t.awayBy(roleOf(t, kind, 'target'), format.number(distance))
          : roleOf(t, kind, 'target'),
      ...other,
      opens: 'other',
    },
  ];
}

/** The question on one stage: what is tried, at which level, and how far it has to go. */
export function MagicStage({ model, onSheet }: StageProps) {
  const t = useTexts('magic');
  const fight = useTexts('brikwars');
  const inputs = model.inputs.value.value;
  const answer = model.answer.value;
  const { kind, caster, landed, distance } = inputs;
  const above = kind === 'area';
  const plates = usePlates(inputs);
  const { mine, theirs } = faceToFace;
  const hand = anchors.hand[1] + 26;
  const his = fight.besides(roleOf(t, kind, 'caster'), t.units[caster]);
  const others = fight.besides(roleOf(t, kind, 'target'), t.change);
  return (
    <Stage
      label={fight.stage}
      tall={isMagic(inputs) && !above ? withStaff : scene.height}
      growth={above ? 1 : 1.06}
      chips={<KindTiles model={model} />}
      fromAbove={above}
      picture={
        above ? (
          <AreaField
            inputs={inputs}
            answer={answer.ok ? answer.value : undefined}
            own={casterLook(inputs)}
            other={otherLook(inputs, false, false)}
          />
        ) : (
          <MagicSides inputs={inputs} />
        )
      }
      spots={
        above
          ? []
          : [
              { at: partOf(mine, [anchors.hand[0], hand]), label: his, opens: 'caster' },
              { at: partOf(theirs, [anchors.other[0] + 8, hand]), label: others, opens: 'other' },
            ]
      }
      over={
        above && (
          <FieldSpots
            inputs={inputs}
            mage={[his, () => onSheet('caster')]}
            other={[others, () => onSheet('other')]}
          />
        )
      }
      ruler={
        above &&
        landed === undefined && {
          label: t.distance,
          value: distance,
          most: magicAsked.fields.distance.most,
          reach: reachOf(inputs),
          onChange: (inches) => model.change({ distance: inches }),
        }
      }
      foot={<LevelRow model={model} />}
      plates={above ? [] : plates}
      onSheet={onSheet}
    />
  );
}
