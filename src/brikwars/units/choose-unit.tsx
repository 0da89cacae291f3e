import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Field } from '../../kit/controls/field.tsx';
import { Figure } from '../../kit/figures/figure.tsx';
import { matching } from '../../kit/units/search.ts';
import { type UnitCard, UnitCards, type UnitGroup } from '../../kit/units/unit-cards.tsx';
import type { Services } from '../../platform/services.ts';
import { type BattleSide, battleSides } from '../../rules/battle.ts';
import type { Profile } from '../../rules/brikwars/units/profile.ts';
import { type UnitId, unitIds } from '../../rules/brikwars/units.ts';
import { unhurt } from '../../rules/brikwars/wreck/wreck-state.ts';
import { profileOfUnit } from '../../storage/units/profiles.ts';
import { CreationFigure } from '../creation/picture.tsx';
import { presetIds, presets } from '../creation/presets.ts';
import { creationUnit } from './form-model.ts';
import type { ProfilesModel } from './model.ts';
import { presetProfile } from './preset-profile.ts';
import { lookOfUnit } from './unit-look.ts';
import { useArmsOf } from './unit-said.ts';

/** A unit to be chosen: one of the rulebook is known by its name there. */
interface Offered {
  readonly profile: Profile;
  readonly ready?: UnitId;
}

/** For whom a unit is chosen, and what it would make of the odds. */
export interface Weighing {
  /** Whose it will be. */
  readonly side: BattleSide;
  /** What the number on each card is the chance of. */
  readonly of?: string;
  /** In whole percent; undefined where it makes no fight. */
  worth?(profile: Profile, ready?: UnitId): string | undefined;
  /** What that follows from. */
  readonly changing: readonly unknown[];
}

interface ArmyOnTable {
  readonly side: BattleSide;
  readonly name: string;
  readonly units: readonly UnitCard<Offered>[];
}

/** The armies of the battle that is being played, each unit as the battle knows it. */
async function armiesOnTable({ store }: Pick<Services, 'store'>): Promise<readonly ArmyOnTable[]> {
  const { runningPlay } = await import('../../kit/battle/entry.ts');
  const play = await runningPlay(store, 'brikwars');
  if (!play) return [];
  return battleSides.flatMap((side) => {
    const units = play.units.flatMap(({ side: of, id, name, models, unit }) => {
      const profile = of === side ? profileOfUnit(unit) : undefined;
      return profile
        ? [
            {
              key: `play:${id}`,
              unit: { profile: { ...profile, name: name || profile.name } },
              count: models,
            },
          ]
        : [];
    });
    return units.length > 0 ? [{ side, name: play[side].name, units }] : [];
  });
}

const usedDraft = 'units-last';
const mostUsed = 4;

interface ChooseUnitProps {
  readonly model: ProfilesModel;
  readonly weighing: Weighing;
  readonly onPick: (profile: Profile, count?: number, ready?: UnitId) => void;
  /** To the list where units are made, changed and put into armies. */
  readonly onManage: () => void;
}

/** Who is to fight: those on the table first, then those used last, then the player's own and those of the rulebook. */
export function ChooseUnit({ model, weighing, onPick, onManage }: ChooseUnitProps) {
  const services = useServices();
  const { drafts } = services;
  const t = useTexts('units');
  const names = useTexts('brikwars').units;
  const fight = useTexts('fight');
  const built = useTexts('creation');
  const format = useFormat();
  const armsOf = useArmsOf();
  const query = useSignal('');
  const onTable = useSignal<readonly ArmyOnTable[]>([]);
  const used = useSignal<readonly string[]>([]);
  useEffect(() => {
    let current = true;
    void Promise.all([armiesOnTable(services), drafts.load(usedDraft)]).then(([armies, last]) => {
      if (!current) return;
      onTable.value = armies;
      used.value = (last ?? '').split('\n').filter(Boolean);
    });
    return () => {
      current = false;
    };
  }, [services]);

  const group = (
    key: string,
    title: string,
    units: readonly UnitCard<Offered>[],
    note?: string,
  ): UnitGroup<Offered> => ({ key, title, note: note ?? format.number(units.length), units });
  const battle = onTable.value.map(({ side, name, units }) =>
    group(`table ${side}`, name || t.unnamedArmy, units, t.armyOf[side]),
  );
  const armies = model.armyUnits.value.map(({ id, name, units }) =>
    group(
      id,
      t.armyUnits(name || t.unnamedArmy),
      units.map(({ line, count, unit }) => ({ key: `line:${id}/${line}`, unit: { profile: unit }, count })),
    ),
  );
  const own = group(
    'own',
    t.own,
    model.list.value.map(({ id, ...profile }) => ({ key: `own:${id}`, unit: { profile } })),
  );
  const ready = group(
    'ready',
    t.presets,
    unitIds.map((id) => ({ key: `ready:${id}`, unit: { profile: presetProfile(id, names[id]), ready: id } })),
  );
  const samples = group(
    'built',
    built.samples,
    presetIds.map((id) => ({
      key: `built:${id}`,
      unit: { profile: creationUnit(presets[id], built.presets[id]) },
    })),
  );
  // The army changed last is the one that is played with, where no battle says which.
  const first = battle.length > 0 ? [] : armies.slice(0, 1);
  const others = armies.slice(first.length);
  const known = new Map(
    [...armies, own, ready, samples].flatMap(({ units }) => units.map((unit) => [unit.key, unit])),
  );
  const last = group(
    'last',
    t.usedLast,
    used.value.flatMap((key) => {
      const card = known.get(key);
      return card ? [{ ...card, key: `last ${key}` }] : [];
    }),
  );
  const words = ({ unit: { profile } }: UnitCard<Offered>) => `${profile.name} ${armsOf(profile)}`;
  const groups = [...battle, ...first, last, own, ready, samples, ...others].flatMap((each) => {
    const units = matching(each.units, query.value, (card) => `${each.title} ${words(card)}`);
    return units.length > 0 ? [{ ...each, units }] : [];
  });
  return (
    <>
      {weighing.of && <p class="hint">{t.numberSays(weighing.of)}</p>}
      <Field
        label={t.searchBy}
        type="search"
        inputMode="search"
        value={query.value}
        onInput={(text) => {
          query.value = text;
        }}
      />
      {query.value && groups.length === 0 && <p class="note">{t.nothingFound(query.value)}</p>}
      <UnitCards
        groups={groups}
        whole={query.value !== ''}
        nameOf={({ profile }) => profile.name}
        linesOf={({ profile }) =>
          [armsOf(profile), ...(profile.skill ? [t.skillOf(fight.dice(profile.skill))] : [])].filter(Boolean)
        }
        picture={({ profile }) =>
          profile.creation ? (
            <CreationFigure creation={profile.creation} state={profile.wreck ?? unhurt} height={64} />
          ) : (
            <Figure look={lookOfUnit(profile)} side={weighing.side} size={74} />
          )
        }
        worth={weighing.worth && (({ unit }) => weighing.worth?.(unit.profile, unit.ready))}
        changing={weighing.changing}
        onPick={({ key, unit: { profile, ready: id }, count }) => {
          const bare = key.replace(/^last /, '');
          if (known.has(bare))
            drafts.save(
              usedDraft,
              [bare, ...used.value.filter((one) => one !== bare)].slice(0, mostUsed).join('\n'),
            );
          onPick(profile, count, id);
        }}
      />
      <Button wide icon="edit" onClick={onManage}>
        {t.manage}
      </Button>
    </>
  );
}
