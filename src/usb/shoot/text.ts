import type { EndChance, TableLine, TableTexts } from '../../fight/step-record.ts';
import { labelled, saidBy } from '../../kit/question/asked.ts';
import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import type {
  ShootingEntry,
  ShootingMoment,
  ShootingOutcome,
} from '../../rules/usb/shooting/shooting-record.ts';
import { fateOf } from '../fallen.ts';
import type { UsbSide } from '../side.ts';
import { fighterText, standingOf } from '../unit-names.ts';
import { breaksOf, countsModels } from './explained-odds.ts';
import { countedShoot, decodeShoot, type UsbShootInputs, usbShoot } from './inputs.ts';
import { shotIn } from './ways.ts';

/** What else a shooting consists of, beside what its title names: short phrases, to be held against another's. */
export function detailsOf(
  units: Messages['usb'],
  t: Messages['usbshoot'],
  format: Format,
  query: string,
): readonly string[] {
  const inputs = decodeShoot(query);
  if (inputs === undefined) return [];
  const number = labelled(format);
  const side = (who: string) => ({
    always: ({ fighter }: UsbSide) => standingOf(units, fighter).map((what) => units.lineOf(who, what)),
  });
  return saidBy(t, format)(usbShoot, countedShoot(inputs), {
    table: 'unsaid',
    shooter: side(units.role.acts),
    target: side(units.role.other),
    kind: { always: (kind) => `${t.kind}: ${t.kinds[kind]}` },
    distance: { always: number(t.distance) },
    nearness: (nearness) => `${t.nearest} ${t.nearnesses[nearness]}`,
    targetBlessed: (blessed) => `${t.targetBlessed}: ${t.blessings[blessed]}`,
    battle: 'unsaid',
    aura: (aura) => `${t.aura}: ${t.auraOf(`${aura}`)}`,
  });
}

type Texts = Messages['usb'] & Pick<Messages['usbshoot'], 'title'>;

/** One line that names a shooting. */
export function shootTitle(
  t: Texts,
  { shooter, target }: Pick<UsbShootInputs, 'shooter' | 'target'>,
): string {
  return t.title(fighterText(t, shooter.fighter), fighterText(t, target.fighter));
}

/** The line of a kept shooting; undefined where its inputs make none. */
export function titleOf(t: Texts, query: string): string | undefined {
  const inputs = decodeShoot(query);
  return inputs && shootTitle(t, inputs);
}

interface Words {
  readonly shoot: Messages['usbshoot'];
  readonly units: Messages['usb'];
  readonly endOdds: Messages['fight']['endOdds'];
}

function weaponOf({ units }: Words, { weapon }: ShootingMoment): string {
  const names: Readonly<Record<string, string>> = { ...units.melee, ...units.ranged };
  return names[weapon ?? ''] ?? '';
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

function lineOf(t: Words, entry: ShootingEntry): TableLine {
  const { shoot } = t;
  const { purpose, count, dice = 0, points = 0, good, level, spent = 0, fate } = entry;
  const weapon = capital(weaponOf(t, entry));
  switch (purpose) {
    case 'find':
      return { text: shoot.log.find, result: good ? shoot.isFound : shoot.notFound };
    case 'hit':
      return { text: shoot.log.hit(weapon, shoot.dice(dice)), result: shoot.hits(count) };
    case 'hit-again':
      return { text: shoot.log.hitAgain(weapon), result: shoot.hits(count) };
    case 'bend':
      return weapon
        ? { text: shoot.log.bend(weapon, shoot.points(spent)), result: shoot.hits(count) }
        : { text: shoot.log.bendFind(shoot.points(spent)), result: shoot.isFound };
    case 'save':
      return { text: shoot.log.save(shoot.hits(dice), weaponOf(t, entry)), result: shoot.saved(count) };
    case 'save-again':
      return { text: shoot.log.saveAgain, result: shoot.saved(count) };
    case 'wounds':
      return { text: shoot.log.wounds(weapon), result: shoot.points(count) };
    case 'losses':
      return { text: shoot.log.losses(String(points)), result: shoot.lost(count) };
    case 'morale':
    case 'morale-again': {
      const text = purpose === 'morale' ? shoot.log.morale(String(level)) : shoot.log.moraleAgain;
      const end = fate && (count > 0 ? shoot.lost(count) : capital(shoot.rolledFates[fate]));
      return { text, ...(end && { result: end }) };
    }
  }
}

/** The chance that the target breaks, of what becomes of it. */
function breakChance(ends: readonly EndChance[], { target }: UsbShootInputs): number {
  const chance = (id: string) => ends.find((end) => end.id === id)?.chance ?? 0;
  const fates = {
    steady: chance('steady'),
    shaken: chance('shaken'),
    panicked: chance('panicked'),
    destroyed: chance('destroyed'),
    wiped: chance('wiped'),
  };
  return breaksOf({ fates }, target.fighter.state);
}

/** The target breaks that did not come in panic. */
export function broke({ fate }: ShootingOutcome, { target }: UsbShootInputs): boolean {
  return (
    fate === 'destroyed' || fate === 'wiped' || (fate === 'panicked' && target.fighter.state !== 'panicked')
  );
}

/** What the target rolls, or suffers. */
const theirRolls: ReadonlySet<ShootingMoment['purpose']> = new Set([
  'save',
  'save-again',
  'losses',
  'morale',
  'morale-again',
]);

/** The words of a shooting played step by step. */
export function shootTexts(
  t: Words,
  format: Format,
): TableTexts<UsbShootInputs, ShootingMoment, ShootingEntry, ShootingOutcome> {
  const { shoot } = t;
  const breaks = (ends: readonly EndChance[], inputs: UsbShootInputs) =>
    t.endOdds(t.shoot.tiles.broken, format.hundredths(breakChance(ends, inputs)));
  const outcomeText = (
    { found, models, points, fate }: ShootingOutcome,
    { target }: UsbShootInputs,
  ): string => {
    if (!found) return shoot.nothing;
    const lost = countsModels(target.fighter) ? shoot.lost(models) : shoot.lostPoints(points);
    // Who panicked before does not panic by it.
    const before = fate !== 'steady' && fate === target.fighter.state;
    return before ? `${lost}.` : shoot.outcome(lost, shoot.outcomeFates[fate]);
  };
  return {
    odds: breaks,
    optionOdds: (ends, _, inputs) => breaks(ends, inputs),
    title: (inputs) => shootTitle({ ...t.units, title: t.shoot.title }, inputs),
    step(asked) {
      const weapon = weaponOf(t, asked);
      const purpose = shoot.purposes[asked.purpose];
      // What a die must show stands beside the dice.
      return { title: weapon ? shoot.withWeapon(purpose, weapon) : purpose, roll: asked.purpose };
    },
    watched: (inputs, outcome) => [
      {
        label: t.shoot.tiles.broken,
        side: 'mine',
        chance: (known) => breakChance(known, inputs),
        ...(outcome && { came: broke(outcome, inputs) }),
      },
    ],
    side: ({ purpose }) => (theirRolls.has(purpose) ? 'theirs' : 'mine'),
    fates: ({ target }, _, outcome) => ({ theirs: fateOf(target.fighter, outcome) }),
    detail: (outcome, inputs) => outcomeText(outcome, inputs),
    counts: ({ purpose }) => (purpose.startsWith('save') ? 'saves' : 'hits'),
    option(option) {
      if (option === 'again') return shoot.rollAgain;
      if (option === 'keep') return shoot.keep;
      const shot = shotIn(option);
      if (shot) return shoot.kinds[shot];
      return shoot.bend(Number(option.replace('bend-', '')));
    },
    line: (entry) => lineOf(t, entry),
    outcome: outcomeText,
  };
}
