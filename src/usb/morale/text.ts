import type { TableTexts } from '../../fight/step-record.ts';
import { labelled, saidBy } from '../../kit/question/asked.ts';
import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import type { MoraleEnd, MoraleEntry, MoraleStep } from '../../rules/usb/morale/morale-record.ts';
import { fateOf } from '../fallen.ts';
import { fighterText, standingOf } from '../unit-names.ts';
import { decodeMorale, type UsbMoraleInputs, usbMorale } from './inputs.ts';

/** The test and its unit, in one line. */
function moraleTitle(
  t: Messages['usbmorale'],
  units: Messages['usb'],
  { event, side, left, hazard }: UsbMoraleInputs,
): string {
  if (event === 'commander') return t.titleOfAll(left.reduce((sum, group) => sum + group.units, 0));
  return t.title(fighterText(units, side.fighter), event === 'hits' ? t.hazards[hazard] : t.events[event]);
}

/** One line that names a question of morale; undefined where its inputs make none. */
export function titleOf(t: Messages['usbmorale'], units: Messages['usb'], query: string): string | undefined {
  const inputs = decodeMorale(query);
  return inputs && moraleTitle(t, units, inputs);
}

/** What else the question consists of, beside what its title names. */
export function detailsOf(
  t: Messages['usbmorale'] & Pick<Messages['usbmorale'], 'power'>,
  units: Messages['usb'],
  format: Format,
  query: string,
): readonly string[] {
  const inputs = decodeMorale(query);
  if (!inputs) return [];
  const number = labelled(format);
  return saidBy(t, format)(usbMorale, inputs, {
    table: 'unsaid',
    side: {
      always: ({ fighter }) => [
        `${units.stats.tough} ${format.number(fighter.unit.tough)}+`,
        ...standingOf(units, fighter),
      ],
    },
    event: 'unsaid',
    lostBy: { always: number(t.lostBy) },
    from: { always: (from) => t.fromStates[from] },
    hazard: 'unsaid',
    height: { always: (height) => `${format.number(height)}″` },
    aura: (aura) => `${t.aura}: ${t.toughOf(aura === 'none' ? '' : format.number(aura))}`,
    battle: 'unsaid',
    left: (left) =>
      left.map(({ units, tough, brave, unbreakable, near }) =>
        [
          `${format.number(units)} × ${t.toughOf(format.number(tough))}`,
          brave && t.brave,
          unbreakable && t.unbreakable,
          near && inputs.aura !== 'none' && t.aura,
        ]
          .filter(Boolean)
          .join(', '),
      ),
  });
}

export type MoraleTexts = Messages['usbmorale'] & {
  readonly units: Messages['usb'];
  readonly endOdds: Messages['fight']['endOdds'];
};

function lineText(t: MoraleTexts, format: Format, entry: MoraleEntry): string {
  const { purpose, unit, need, face = 0, saved = 0, unsaved = 0, bent = 0 } = entry;
  const said =
    purpose === 'saves'
      ? t.log.saves(format.number(saved + unsaved), format.number(unsaved))
      : t.log.test(format.number(face), format.number(need));
  const shown = bent > 0 ? `${said} ${t.log.bent(format.number(bent))}` : said;
  return unit === undefined ? shown : t.ofUnit(format.number(unit), shown);
}

function resultText(t: MoraleTexts, entry: MoraleEntry): string | undefined {
  const { purpose, passed, models = 0, points = 0, fate } = entry;
  if (purpose === 'saves') return models > 0 ? t.loses(models) : undefined;
  const losses = models > 0 ? t.loses(models) : points > 0 ? t.losesPoints(points) : undefined;
  const state =
    fate === undefined || fate === 'wiped' || fate === 'steady'
      ? undefined
      : t.units.states[fate].toLowerCase();
  const bent = (entry.bent ?? 0) > 0;
  const shown = [passed || bent ? t.passed : t.failed, losses, state].filter((part) => part !== undefined);
  return shown.join(', ');
}

function outcomeText(t: MoraleTexts, format: Format, end: MoraleEnd): string {
  const { fate, models, failing, units } = end;
  if (failing !== undefined) return t.failing(failing, format.number(units ?? 0));
  const lost = models > 0 && fate !== 'wiped' ? [t.lost(models)] : [];
  return [...lost, t.rolledFates[fate]].join(' ');
}

/** The words of a test of morale played step by step. */
export function moraleTexts(
  t: MoraleTexts,
  format: Format,
): TableTexts<UsbMoraleInputs, MoraleStep, MoraleEntry, MoraleEnd> {
  return {
    // A die is bent so that the unit recovers, or does not break.
    optionOdds: (ends) => {
      const of = (...ids: readonly string[]) =>
        ends.reduce((sum, { id, chance }) => sum + (ids.includes(id) ? chance : 0), 0);
      return ends.some(({ id }) => id === 'recovers')
        ? t.endOdds(t.tiles.recovers, format.hundredths(of('recovers')))
        : t.endOdds(t.tiles.broken, format.hundredths(of('panicked', 'destroyed', 'wiped')));
    },
    step: ({ purpose, unit, need }) => {
      const what = t.purposes[purpose];
      return {
        title: unit === undefined ? what : t.ofUnit(format.number(unit), what),
        roll: purpose === 'saves' ? 'save' : 'morale',
        ...(need !== undefined && purpose !== 'bend' && { need }),
      };
    },
    option: (option, { points = 0 }) => (option === 'bend' ? t.bend(points) : t.keep),
    line: (entry) => {
      const result = resultText(t, entry);
      return {
        text: lineText(t, format, entry),
        ...(result !== undefined && { result }),
      };
    },
    outcome: (end) => outcomeText(t, format, end),
    fates: ({ side }, _, end) =>
      end?.failing === undefined
        ? {
            mine: fateOf(
              side.fighter,
              end && {
                ...end,
                after: end.fate === 'wiped' || end.fate === 'destroyed' ? undefined : side.fighter,
              },
            ),
          }
        : {},
    title: (inputs) => moraleTitle(t, t.units, inputs),
  };
}
