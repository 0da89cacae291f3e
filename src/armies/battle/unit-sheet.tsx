import { Button } from '../../kit/button.tsx';
import { Toggle } from '../../kit/choice.tsx';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Dialog, SheetNotice } from '../../kit/dialog.tsx';
import { Stepper } from '../../kit/stepper.tsx';
import { addressOfUnit } from '../../kit/unit-address.ts';
import { type BattleEvent, type BattleUnit, marksOf, mostOf, type UnitState } from '../../rules/battle.ts';
import type { StoredPlay } from '../../storage/plays.ts';

interface UnitSheetProps {
  readonly play: StoredPlay;
  readonly unit: BattleUnit;
  readonly state: UnitState;
  readonly onTap: (event: BattleEvent) => void;
  readonly onClose: () => void;
}

const ways = {
  brikwars: ['fight/brikwars'],
  usb: ['fight/usb/shoot', 'fight/usb/charge'],
  'mage-knight': ['castle/attack'],
} as const;

/** A unit on the table: who stands, what state it is in, and the way into a fight with its values. */
export function UnitSheet({ play, unit, state, onTap, onClose }: UnitSheetProps) {
  const { navigation } = useServices();
  const t = useTexts('battle');
  const units = useTexts('units');
  const format = useFormat();
  const { id, line, side } = unit;
  const army = play[side].army;
  const wayNames = {
    'fight/brikwars': units.fightWith,
    'fight/usb/shoot': t.shoot,
    'fight/usb/charge': t.charge,
    'castle/attack': units.fightWith,
  } as const;
  return (
    <Dialog title={unit.name} onClose={onClose}>
      <SheetNotice />
      <div class="stack" data-game={play.game}>
        <Stepper
          label={t.models(format.number(unit.models))}
          value={state.left}
          min={0}
          max={unit.models}
          onChange={(to) => onTap({ do: 'lose', unit: id, by: state.left - to })}
        />
        {/* biome-ignore lint/a11y/useSemanticElements: toggles, not the fields of a form */}
        <div class="chips" role="group" aria-label={t.states}>
          {marksOf(play.game)
            .filter((mark) => mostOf(play.game, mark) === 1)
            .map((mark) => (
              <Toggle
                key={mark}
                pressed={(state.marks[mark] ?? 0) > 0}
                onChange={(on) => onTap({ do: 'mark', unit: id, mark, to: Number(on) })}
              >
                {t.marks[mark]}
              </Toggle>
            ))}
        </div>
        {marksOf(play.game)
          .filter((mark) => mostOf(play.game, mark) > 1)
          .map((mark) => (
            <Stepper
              key={mark}
              label={t.marks[mark]}
              value={state.marks[mark] ?? 0}
              min={0}
              max={mostOf(play.game, mark)}
              onChange={(to) => onTap({ do: 'mark', unit: id, mark, to })}
            />
          ))}
        {army !== undefined && line !== undefined && (
          <div class="row">
            {ways[play.game].map((way) => (
              <Button
                key={way}
                icon={way === 'castle/attack' ? 'castle' : 'fight'}
                onClick={() => navigation.go(addressOfUnit(army, line, way))}
              >
                {wayNames[way]}
              </Button>
            ))}
            <Button kind="quiet" icon="armies" onClick={() => navigation.go(`armies/${army}`)}>
              {t.toArmy}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}
