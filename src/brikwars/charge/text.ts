import type { TableTexts } from '../../fight/step-text.ts';
import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import { chargeAims } from '../../rules/brikwars/charge-aims.ts';
import {
  type ChargeEntry,
  type ChargeMoment,
  type ChargeOutcome,
  type ChargeResult,
  chargeResults,
} from '../../rules/brikwars/charge-play-record.ts';
import { sides } from '../../rules/brikwars/fight.ts';
import type { ChargeInputs } from './inputs.ts';
import { chargeTitle } from './names.ts';
import { deathsOf } from './play.ts';

/** What can be chosen for a Charge, and what can come of it, in the order in which the screen shows it. */
export const chargeOptions = { aims: chargeAims, sides, results: chargeResults } as const;

type Texts = Messages['charge'] & Messages['chargeplay'];

/** What speaks for itself in its line. */
const silent: ReadonlySet<ChargeResult> = new Set<ChargeResult>([
  'rolled',
  'reduced',
  'flies',
  'stops',
  'shoved',
  'crushed',
  'trampled',
  'smashed',
  'parry',
  'take-it',
  'ram',
  'past',
  'trample',
  'stop',
]);

function whoOf(t: Texts, format: Format, { who, charger, target }: ChargeMoment): string {
  const number = who === 'attacker' ? charger : target;
  return number === undefined ? t.sides[who] : t.ofCharger(t.sides[who], format.number(number));
}

function lineText(t: Texts, format: Format, entry: ChargeEntry): string {
  const who = whoOf(t, format, entry);
  const { purpose, result } = entry;
  const total = format.number(entry.total);
  const need = format.number(entry.need ?? 0);
  const damage = format.number(entry.damage ?? 0);
  const inches = format.number(entry.inches ?? 0);
  const target = { ...entry, who: 'defender' } as const;
  if (result === 'flies') return t.log.flies(who, inches);
  if (result === 'stops' || result === 'locked') return t.log.stops(format.signed(entry.total));
  if (result === 'shoved') return t.log.shoved(t.sides.defender, inches);
  if (result === 'crushed') return t.log.crushed(whoOf(t, format, target), total);
  if (result === 'trampled') return t.log.trampled(whoOf(t, format, target), total);
  if (result === 'smashed') return t.log.smashed(who, total);
  switch (purpose) {
    case 'attack':
      return t.log.attack(who, total, need);
    case 'parry':
      return entry.need === undefined ? t.log.chooses(who, t.results[result]) : t.log.parry(who, total, need);
    case 'damage':
    case 'momentum-damage':
      return t.log.damage(who, total);
    case 'parry-damage':
      return t.log.parryDamage(who, total, damage);
    case 'armor':
      return t.log.armor(who, total, damage);
    case 'momentum':
      return t.log.momentum(who, total);
    case 'opposition':
      return t.log.opposition(who, total);
    case 'fall':
      return t.log.fall(who, total);
    case 'after-miss':
    case 'trample':
      return t.log.chooses(who, t.results[result]);
  }
}

/** What a line does not say: only a rider flies, the target falls over, or as much as Armor was enough. */
function hintText(t: Texts, entry: ChargeEntry): string | undefined {
  const { unseated, knockedOver, purpose, result, damage, total } = entry;
  if (purpose === 'armor' && result === 'dies' && damage === total) return t.equalKills;
  if (unseated) return t.outcomes.unseated;
  if (knockedOver === 'yes') return t.outcomes.down;
  return knockedOver === 'table' ? t.outcomes.tips : undefined;
}

function outcomeText(t: Texts, format: Format, outcome: ChargeOutcome): string {
  const { defenderDies, attackerDies, flies, shoved, cleared } = outcome;
  const inches = format.number(outcome.inches);
  const dies = defenderDies
    ? attackerDies
      ? t.outcomes.bothDie
      : t.outcomes.targetDies
    : attackerDies
      ? t.outcomes.chargerDies
      : t.outcomes.nobodyDies;
  const told = [dies];
  if (shoved) told.push(t.outcomes.shoved(inches));
  else if (flies === 'defender') told.push(t.outcomes.targetFlies(inches));
  else if (flies === 'attacker') told.push(t.outcomes.chargerFlies(inches));
  if (cleared > 0) told.push(t.outcomes.cleared(format.number(cleared)));
  return told.join(' ');
}

/** The words of a Charge played step by step. */
export function chargeTexts(
  t: Texts,
  format: Format,
): TableTexts<ChargeInputs, ChargeMoment, ChargeEntry, ChargeOutcome> {
  return {
    step: (asked) => ({
      title: t.step(whoOf(t, format, asked), t.purposes[asked.purpose]),
      ...(asked.need !== undefined && { need: asked.need }),
    }),
    option: (option) => {
      const known = chargeOptions.results.find((result) => result === option);
      return known === undefined ? option : t.results[known];
    },
    odds: (ends) => {
      const { defenderDies, attackerDies } = deathsOf(ends);
      return t.sentence(format.hundredths(defenderDies), format.hundredths(attackerDies));
    },
    optionOdds: (ends) => {
      const { defenderDies, attackerDies } = deathsOf(ends);
      return `${t.targetDies} ${format.hundredths(defenderDies)} · ${t.chargerDies} ${format.hundredths(attackerDies)}`;
    },
    line: (entry) => {
      const hint = hintText(t, entry);
      return {
        text: lineText(t, format, entry),
        ...(hint && { hint }),
        ...(silent.has(entry.result) ? {} : { result: t.results[entry.result] }),
      };
    },
    outcome: (outcome) => outcomeText(t, format, outcome),
    title: (inputs) => chargeTitle(t, inputs),
  };
}
