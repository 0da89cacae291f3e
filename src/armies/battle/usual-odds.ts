import type { Format } from '../../platform/format.ts';
import type { Services } from '../../platform/services.ts';
import { battleAfter } from '../../rules/battle-after.ts';
import { ruleSetOf } from '../../rules/brikwars/rule-sets.ts';
import { type ReadyId, readyUnits } from '../../rules/brikwars/units/ready-units.ts';
import { plainHero, plainSoldiers } from '../../rules/usb/units/plain-units.ts';
import type { Army, ArmyLine } from '../../storage/army/army.ts';
import { profileLines } from '../../storage/units/profiles.ts';
import { unitOf } from '../../storage/units/usb-units.ts';
import { meetingOf } from './duels.tsx';
import { fightsOf, hopeOf, weighedWith } from './fill.ts';

/** A foot soldier, one in armor and a hero: one of each is what an army meets most. */
const usual = new Set<ReadyId>(['sword-shield', 'knight', 'hero']);

type Target = Pick<ArmyLine, 'name' | 'unit'>;

/** Whom an army of this game and its edition usually meets; of Mage Knight nobody can say. */
function targetsOf({ game, edition }: Army, names: Readonly<Record<ReadyId, string>>): readonly Target[] {
  switch (game) {
    case 'brikwars':
      return readyUnits(ruleSetOf(edition)).flatMap(({ id, unit }) => {
        const name = names[id];
        return usual.has(id) ? [{ name, unit: profileLines.keep({ name, ...unit }) }] : [];
      });
    case 'usb':
      return [plainSoldiers(), plainSoldiers({ hit: 5, tough: 5 }), plainHero('daredevil')].map((unit) => ({
        name: '',
        unit: unitOf(unit),
      }));
    case 'mage-knight':
      return [];
  }
}

/** What each line makes of three usual targets, fresh and on open ground: a row for each of them, by the id of the line. */
export async function usualOdds(
  services: Services,
  army: Army,
  format: Format,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { language } = services;
  await language.load(['armies', 'brikwars']);
  const { waysShort } = language.texts('battle');
  const lines = targetsOf(army, language.texts('builder').ready).map((target, place) => ({
    ...{ id: `usual${place}`, count: 1, points: 0, note: '' },
    ...target,
  }));
  const play = await meetingOf(services, army, { ...army, id: 'usual', name: '', lines });
  const state = battleAfter(play, []);
  const standing = play.units.flatMap((unit) => {
    const of = state.units.get(unit.id);
    return of ? [{ unit, state: of }] : [];
  });
  const odds = new Map<string, readonly string[]>();
  for (const acts of standing) {
    const { line, side } = acts.unit;
    if (side !== 'mine' || line === undefined || odds.has(line)) continue;
    const { against } = await fightsOf(services, play, acts);
    const rows: string[] = [];
    for (const enemy of standing) {
      if (enemy.unit.side === 'mine') continue;
      const shares = weighedWith(army.game, enemy.unit.id, await against(enemy)).flatMap(({ way, fight }) => {
        const share = fight.barred ? undefined : hopeOf(format, fight);
        return share === undefined ? [] : [`${waysShort[way]}\u00a0${share}\u00a0%`];
      });
      if (shares.length > 0) rows.push(`→ ${enemy.unit.name}: ${shares.join('\u00a0· ')}`);
    }
    odds.set(line, rows);
  }
  return odds;
}
