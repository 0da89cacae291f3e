import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import type { LedgerLine } from '../../rules/brikwars/league/ledger.ts';
import type { LeagueReason } from '../../rules/brikwars/league/results.ts';
import type { PlaceReason } from '../../rules/brikwars/league/table.ts';
import type { ArmyCheck } from './model.ts';

type Words = Messages['league'];

interface Said {
  readonly text: string;
  readonly rule: string;
}

/** What a game brought somebody, reason by reason. */
export const saidOf = ({ reasons }: Pick<LedgerLine, 'reasons'>, t: Words, format: Format): readonly Said[] =>
  reasons.map(({ rule, effect, amount = 0 }: LeagueReason) => ({
    rule,
    text:
      effect === 'playoff' || effect === 'slot-filled'
        ? t.reasons[effect]
        : t.withPoints(t.reasons[effect], format.signed(amount)),
  }));

/** Why somebody stands where he stands. */
export function saidOfPlace({ rule, effect, amount = 0 }: PlaceReason, t: Words, format: Format): Said {
  return {
    rule,
    text: effect === 'level' ? t.places.level(amount) : t.places[effect](format.number(amount)),
  };
}

/** Everything that an army breaks of the league's limits. */
export function saidOfArmy(check: ArmyCheck, t: Words, format: Format): readonly Said[] {
  const faults = check.faults.map((fault): Said => {
    const { rule } = fault;
    if (fault.code === 'over-limit') {
      return { rule, text: t.armyFaults['over-limit'](format.number(fault.over)) };
    }
    const line = check.lines[fault.line] || format.number(fault.line + 1);
    if (fault.code === 'not-allowed') return { rule, text: t.armyFaults['not-allowed'](line) };
    return { rule, text: t.armyFaults['too-fast'](line, format.number(fault.move)) };
  });
  const edition = check.edition === undefined ? [] : [{ rule: 'BW-LG-06', text: t.armyFaults.edition }];
  return [...faults, ...edition];
}
