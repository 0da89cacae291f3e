import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Fallen } from '../../fight/step-record.ts';
import { asksIn } from '../../kit/asks-in.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { anchors, FigureGroup, type FigureLook, WallGroup } from '../../kit/figure.tsx';
import { Plate, Ruler, Spot, Stage, scene } from '../../kit/stage.tsx';
import { coverOf } from '../../rules/brikwars/supplement/hiding.ts';
import { CrankyCloud } from '../cranky-cloud.tsx';
import { dress, weaponPictures } from '../looks.ts';
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

const top = 12;

const feet = { left: 14, right: scene.width - 14 - 128 } as const;

interface FigureAtProps {
  readonly place: keyof typeof feet;
  readonly side: 'mine' | 'theirs';
  readonly look: FigureLook;
  /** So many stand behind. */
  readonly behind?: number;
  /** What his mood costs him. */
  readonly cranky?: number;
}

function FigureAt({ place, side, look, behind = 0, cranky = 0 }: FigureAtProps) {
  const mirrored = place === 'right';
  const away = mirrored ? 1 : -1;
  return (
    <g data-side={side}>
      {Array.from({ length: Math.min(2, behind) }, (_, at) => (
        <g key={at} transform={`translate(${feet[place] + away * (at + 1) * 14} ${top - (at + 1) * 6})`}>
          <FigureGroup look={{ weapon: 'none', hat: 'none' }} mirrored={mirrored} />
        </g>
      )).reverse()}
      <g transform={`translate(${feet[place]} ${top})`}>
        <FigureGroup look={look} mirrored={mirrored} />
        {!look.down && cranky > 0 && <CrankyCloud at={mirrored ? 104 : 24} by={cranky} />}
      </g>
    </g>
  );
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

/** The mage, medic or shooter, and whom he is with. */
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
  const own: FigureLook = {
    ...dress[caster],
    weapon: kind === 'shot' ? weaponPictures[shoots] : kind === 'heal' ? 'none' : 'spear',
  };
  const risen = kind === 'raise' && up;
  const crowd = kind === 'area' ? count - 1 : 0;
  return (
    <>
      <FigureAt
        place="left"
        side="mine"
        look={own}
        behind={kind === 'raise' ? undead : 0}
        cranky={crankyOf(inputs)}
      />
      <FigureAt
        place="right"
        side={isFriend(inputs) || risen ? 'mine' : 'theirs'}
        look={otherLook(inputs, fallen.includes('theirs'), up)}
        behind={crowd}
        cranky={targetCrankyOf(inputs)}
      />
      {kind === 'shot' && hidden > 0 && (
        <g
          data-side="theirs"
          transform={`translate(${feet.right - 24} ${204 - 60 * (0.5 + hidden / 2)}) scale(${0.5 + hidden / 2})`}
        >
          <WallGroup />
        </g>
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

function Plates({ model, onSheet }: StageProps) {
  const t = useTexts('magic');
  const { dice } = useTexts('fight');
  const fight = useTexts('brikwars');
  const format = useFormat();
  const inputs = model.inputs.value.value;
  const { kind, caster } = inputs;
  const other = useOtherPlate(inputs);
  const state = kind === 'heal' || kind === 'shot' ? undefined : battleState(inputs);
  const cranky = crankyOf(inputs);
  const mood = cranky > 0 ? [fight.crankyBy(format.signed(-cranky))] : [];
  const counted = state && !inputs.battle ? [t.turn(String(state.turn))] : [];
  return (
    <>
      <Plate
        side="mine"
        role={roleOf(t, kind, 'caster')}
        name={t.units[caster]}
        held={casterHeld(t, inputs)}
        values={[`${t.skill} ${dice(skillOf(inputs))}`, ...mood, ...counted].join(' · ')}
        onClick={() => onSheet('caster')}
      />
      <span />
      <Plate
        side={isFriend(inputs) ? 'mine' : 'theirs'}
        role={roleOf(t, kind, 'target')}
        {...other}
        onClick={() => onSheet('other')}
      />
    </>
  );
}

/** How far a spell must fly. */
function Distance({ model }: { readonly model: MagicModel }) {
  const t = useTexts('magic');
  const format = useFormat();
  const inputs = model.inputs.value.value;
  const { distance } = inputs;
  return (
    <Ruler
      label={t.distance}
      value={distance}
      max={Math.min(magicAsked.fields.distance.most, Math.max(24, distance, reachOf(inputs) ?? 0))}
      reach={reachOf(inputs)}
      shown={`${format.number(distance)}″`}
      onChange={(inches) => model.change({ distance: inches })}
    />
  );
}

/** The question on one stage. */
export function MagicStage({ model, onSheet }: StageProps) {
  const t = useTexts('magic');
  const fight = useTexts('brikwars');
  const inputs = model.inputs.value.value;
  const { kind, caster, landed } = inputs;
  const flies = (kind === 'bolt' || kind === 'area') && landed === undefined;
  // What is chosen is in sight, however many there are.
  useEffect(() => {
    const row = document.querySelector('.magic .stage-chips');
    const chip = row?.querySelector(':checked')?.closest('.chip')?.getBoundingClientRect();
    const box = row?.getBoundingClientRect();
    if (row && chip && box)
      row.scrollLeft += Math.max(0, chip.right - box.right) - Math.max(0, box.left - chip.left);
  }, [kind]);
  const hand = anchors.hand[1] + 26 + top;
  const spots: ComponentChildren = (
    <>
      <Spot
        at={[feet.left + anchors.hand[0], hand]}
        label={fight.besides(roleOf(t, kind, 'caster'), t.units[caster])}
        onClick={() => onSheet('caster')}
      />
      <Spot
        at={[feet.right + 128 - anchors.other[0] - 8, hand]}
        label={fight.besides(roleOf(t, kind, 'target'), t.change)}
        onClick={() => onSheet('other')}
      />
    </>
  );
  return (
    <Stage
      label={fight.stage}
      chips={asksIn(magicAsked, inputs, model.change).choice('kind', t.kind, t.kinds, { hideLegend: true })}
      picture={<MagicSides inputs={inputs} />}
      spots={spots}
      ruler={flies && <Distance model={model} />}
      plates={<Plates model={model} onSheet={onSheet} />}
    />
  );
}
