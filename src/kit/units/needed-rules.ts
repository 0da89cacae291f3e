import type { BattleMark, UnitState } from '../../rules/battle.ts';
import { commonRules as brikwarsRules, rulesOfProfile } from '../../rules/brikwars/units/profile-rules.ts';
import type { Game, RuleId } from '../../rules/ids.ts';
import { commonRules as castleRules, rulesOfFigure } from '../../rules/mage-knight/attack/figure-rules.ts';
import { rulesOfUnit, commonRules as usbRules } from '../../rules/usb/units/unit-rules.ts';
import type { ArmyUnit } from '../../storage/army/army.ts';
import { figureOfUnit } from '../../storage/castle/castle-figures.ts';
import { profileOfUnit } from '../../storage/units/profiles.ts';
import { usbUnitOf } from '../../storage/units/usb-units.ts';

function rulesOf(game: Game, unit: ArmyUnit | undefined): readonly RuleId[] {
  if (game === 'usb') {
    const read = usbUnitOf(unit);
    return read ? rulesOfUnit(read) : [];
  }
  if (game === 'brikwars') {
    const read = profileOfUnit(unit);
    return read ? rulesOfProfile(read) : [];
  }
  const read = figureOfUnit(unit);
  return read ? rulesOfFigure(read) : [];
}

const common: Readonly<Record<Game, readonly RuleId[]>> = {
  brikwars: brikwarsRules,
  usb: usbRules,
  'mage-knight': castleRules,
};

/** The rules that units are played by: those of their game first, then those of what they have, each once. */
export function rulesOfUnits(game: Game, units: readonly (ArmyUnit | undefined)[]): readonly RuleId[] {
  return [...new Set([...common[game], ...units.flatMap((unit) => rulesOf(game, unit))])];
}

const markRules: Readonly<Partial<Record<BattleMark, RuleId>>> = {
  shaken: 'USB-MOR-05',
  panicked: 'USB-MOR-06',
  fatigue: 'USB-FAT-01',
  locked: 'USB-MELEE-12',
  joined: 'USB-HERO-02',
  entrenched: 'USB-ACT-05',
  carried: 'USB-TRANS-01',
  disrupted: 'BW-RESP-08',
  cranky: 'BW-HERO-03',
  demoralised: 'MK-BRE-01',
};

/** By their place in the list of formations. */
const formationRules: readonly RuleId[] = ['USB-FORM-02', 'USB-FORM-03', 'USB-FORM-04', 'USB-FORM-05'];

/** The rules of the states that a unit is in. */
export function rulesOfMarks(marks: UnitState['marks']): readonly RuleId[] {
  return Object.entries(marks).flatMap(([mark, value]) => {
    if (!value) return [];
    const rule = mark === 'formation' ? formationRules[value - 1] : markRules[mark as BattleMark];
    return rule ? [rule] : [];
  });
}
