import { useEffect } from 'preact/hooks';
import type { Fallen } from '../../fight/step-record.ts';
import { useFormat, useTexts } from '../../kit/context.ts';
import { anchors, type FigureLook } from '../../kit/figures/figure.tsx';
import { asksIn } from '../../kit/question/asks-in.tsx';
import { type Plate, Stage } from '../../kit/stage/stage.tsx';
import { coverOf } from '../../rules/brikwars/supplement/hiding.ts';
import { dress, mageLook, weaponPictures } from '../looks.ts';
import { Bricks, Figures, faceToFace, partOf, type Standing, withCompany } from '../scene.tsx';
import { battleState } from './battle.ts';
import {
  armorOf,
  crankyOf,
  type MagicInputs,
  magicAsked,
  reachOf,
  skillOf,
  targetCrankyOf,
} from './inputs.ts';
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

/** Who is opposite: struck, called, dead or wounded. */
function otherLook({ kind, target, size, wounds }: MagicInputs, dies: boolean, up: boolean): FigureLook {
  if (kind === 'summon' || kind === 'raise') {
    const beast: Partial<FigureLook> = size > 1 ? dress.warhorse : { hat: 'none' };
    return { weapon: 'none', ...beast, down: kind === 'raise' && !up };
  }
  return { weapon: 'hand', ...dress[target], down: dies || (kind === 'heal' && wounds > 0 && !up) };
}

/** The mage, medic or shooter, and his companions. */
export function MagicSides({
  inputs,
  fallen = [],
  up = false,
}: {
  readonly inputs: MagicInputs;
  readonly fallen?: Fallen;
  /** Who lay there stands now. */
  readonly up?: boolean;
}) {
  const { kind, caster, count, undead, hidden, shoots } = inputs;
  const own: FigureLook =
    kind === 'shot' || kind === 'heal'
      ? { ...dress[caster], weapon: kind === 'shot' ? weaponPictures[shoots] : 'none' }
      : mageLook;
  const risen = kind === 'raise' && up;
  const crowd = (length: number) =>
    Array.from({ length }, (): FigureLook => ({ weapon: 'none', hat: 'none' }));
  const { mine, theirs } = faceToFace;
  const other: Standing = {
    ...theirs,
    side: isFriend(inputs) || risen ? 'mine' : 'theirs',
    look: otherLook(inputs, fallen.includes('theirs'), up),
    cranky: targetCrankyOf(inputs),
  };
  const scale = 0.5 + hidden / 2;
  return (
    <>
      <Figures
        of={[
          ...withCompany(
            { ...mine, look: own, cranky: crankyOf(inputs) },
            crowd(kind === 'raise' ? undead : 0),
          ),
          ...withCompany(other, crowd(kind === 'area' ? count - 1 : 0)),
        ]}
      />
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
  const { kind, caster } = inputs;
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
      role: roleOf(t, kind, 'target'),
      ...other,
      opens: 'other',
    },
  ];
}

/** The question on one stage. */
export function MagicStage({ model, onSheet }: StageProps) {
  const t = useTexts('magic');
  const fight = useTexts('brikwars');
  const inputs = model.inputs.value.value;
  const { kind, caster, landed, distance } = inputs;
  const flies = (kind === 'bolt' || kind === 'area') && landed === undefined;
  // What is chosen is in sight, however many there are.
  useEffect(() => {
    const row = document.querySelector('.magic .stage-chips');
    const chip = row?.querySelector(':checked')?.closest('.chip')?.getBoundingClientRect();
    const box = row?.getBoundingClientRect();
    if (row && chip && box)
      row.scrollLeft += Math.max(0, chip.right - box.right) - Math.max(0, box.left - chip.left);
  }, [kind]);
  const { mine, theirs } = faceToFace;
  const hand = anchors.hand[1] + 26;
  return (
    <Stage
      label={fight.stage}
      growth={1.25}
      chips={asksIn(magicAsked, inputs, model.change).choice('kind', t.kind, t.kinds, { hideLegend: true })}
      picture={<MagicSides inputs={inputs} />}
      spots={[
        {
          at: partOf(mine, [anchors.hand[0], hand]),
          label: fight.besides(roleOf(t, kind, 'caster'), t.units[caster]),
          opens: 'caster',
        },
        {
          at: partOf(theirs, [anchors.other[0] + 8, hand]),
          label: fight.besides(roleOf(t, kind, 'target'), t.change),
          opens: 'other',
        },
      ]}
      ruler={
        flies && {
          label: t.distance,
          value: distance,
          most: magicAsked.fields.distance.most,
          reach: reachOf(inputs),
          onChange: (inches) => model.change({ distance: inches }),
        }
      }
      plates={usePlates(inputs)}
      onSheet={onSheet}
    />
  );
}
