import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Dialog, SheetNotice } from '../../kit/controls/dialog.tsx';
import type { IconName } from '../../kit/controls/icon.tsx';
import { later } from '../../kit/controls/lazy.tsx';
import {
  type BattleEvent,
  type BattleState,
  type BattleWay,
  battleWays,
  type UnitState,
} from '../../rules/battle.ts';
import type { PlayedUnit, StoredPlay } from '../../storage/plays.ts';
import { Against } from './against.tsx';
import { enemyOf, type FilledFights, fightsFor, hopeOf, type OpenableFight, openFight } from './fill.ts';
import type { BattleModel } from './model.ts';
import { PowerUses } from './power-uses.tsx';
import { UnitMarks } from './unit-marks.tsx';
import './unit-sheet.css';

// Its words are fetched where a hero has Power points.
const HeroPower = later(() => Promise.resolve(PowerUses), ['usb']);

interface UnitSheetProps {
  readonly model: BattleModel;
  readonly play: StoredPlay;
  readonly state: BattleState;
  readonly unit: PlayedUnit;
  readonly standing: UnitState;
  readonly onTap: (event: BattleEvent) => void;
  readonly onClose: () => void;
  /** The way to the others, where the question is who attacks. */
  readonly who?: ComponentChildren;
}

const icons: Readonly<Partial<Record<BattleWay, IconName>>> = {
  castle: 'castle',
  shoot: 'aim',
  morale: 'dice',
  magic: 'bolt',
  heal: 'plus',
};

interface WaysProps extends Pick<UnitSheetProps, 'model' | 'play' | 'unit'> {
  readonly fights: FilledFights | undefined;
}

/** The ways into a fight, with what each is likely to come to. */
function Ways({ model, play, unit, fights }: WaysProps) {
  const services = useServices();
  const t = useTexts('battle');
  const format = useFormat();
  const hope = (way: BattleWay, fight: OpenableFight) => {
    const share = hopeOf(format, fight);
    if (share === undefined) return undefined;
    const percent = `${share}\u00a0%`;
    // A spell may reach several.
    if (way === 'magic') return t.wayHopes.shoot(percent);
    if (way !== 'shoot' && way !== 'charge' && way !== 'fight') return undefined;
    // Of two models one dies or not.
    return t.wayHopes[play.game === 'brikwars' ? 'fight' : way](percent);
  };
  return (
    <div class="battle-ways">
      {battleWays.flatMap((way) => {
        const fight = fights?.[way];
        if (!fight) return [];
        const shown = fight.barred ? t.barred : hope(way, fight);
        return [
          <Button
            key={way}
            icon={icons[way] ?? 'fight'}
            onClick={() => {
              model.choose(play.id, { unit: unit.id });
              openFight(services, fight, unit.side);
            }}
          >
            <span>
              {t.ways[way]}
              {shown && <small> {shown}</small>}
            </span>
          </Button>,
        ];
      })}
    </div>
  );
}

/** What the dial of a figure shows at the click that it stands at. */
function ClickValues({ click }: { readonly click: OpenableFight['click'] }) {
  const t = useTexts('battle');
  const format = useFormat();
  if (!click) return null;
  const { values, demoralised, gone } = click;
  const known = (['speed', 'attack', 'defence', 'damage'] as const).flatMap((value) => {
    const of = values[value];
    return of === undefined ? [] : [`${t.clickValues[value]} ${format.number(of)}`];
  });
  const shown = [...known, ...(demoralised ? [t.marks.demoralised] : []), ...(gone ? [t.dialOver] : [])];
  return shown.length === 0 ? null : <p class="battle-click">{shown.join(' · ')}</p>;
}

/** A unit on the table: whom it acts against and how, who of it stands, and in what state. */
export function UnitSheet({ model, play, state, unit, standing, onTap, onClose, who }: UnitSheetProps) {
  const services = useServices();
  const { navigation } = services;
  const t = useTexts('battle');
  const fights = useSignal<FilledFights | undefined>(undefined);
  const stands = ({ id }: { readonly id: string }) => (state.units.get(id)?.left ?? 0) > 0;
  const { side } = unit;
  const enemies = play.units.filter((one) => one.side !== side && stands(one));
  const enemy = enemyOf(play, side, stands);
  const against = enemy && state.units.get(enemy.id);
  const army = play[side].army;
  useEffect(() => {
    let current = true;
    if (standing.left === 0) {
      fights.value = {};
      return undefined;
    }
    void fightsFor(
      services,
      play,
      { unit, state: standing },
      enemy && against && { unit: enemy, state: against },
    ).then((found) => {
      if (current) fights.value = found;
    });
    return () => {
      current = false;
    };
  }, [play, unit, enemy]);
  return (
    <Dialog kind="sheet" title={unit.name} onClose={onClose}>
      <SheetNotice />
      {who}
      <div class="stack" data-game={play.game}>
        {enemy && (
          <Against
            {...{ play, state, enemy, enemies }}
            shot={fights.value?.shoot}
            onChoose={(id) => model.choose(play.id, { [side]: id })}
          />
        )}
        <ClickValues click={fights.value?.castle?.click} />
        <Ways {...{ model, play, unit }} fights={fights.value} />
        {(unit.power ?? 0) > 0 && standing.left > 0 && (
          <HeroPower unit={unit} state={standing} onTap={onTap} />
        )}
        <UnitMarks game={play.game} unit={unit} state={standing} onTap={onTap} />
        {army !== undefined && (
          <Button kind="quiet" icon="armies" onClick={() => navigation.go(`armies/${army}`)}>
            {t.toArmy}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
