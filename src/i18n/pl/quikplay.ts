import type { QuikPurpose, QuikResult, QuikSide } from '../../rules/brikwars/quik-play-record.ts';
import { plural } from '../format.ts';
import type { Messages } from '../messages.ts';

const count = plural('pl');

const bricksOf = (bricks: number) =>
  count(bricks, { one: '# klocek', few: '# klocki', many: '# klocków', other: '# klocka' });
const studsOf = (studs: number) =>
  count(studs, { one: '# stud', few: '# study', many: '# studów', other: '# studa' });
const sides: Readonly<Record<QuikSide, string>> = {
  attacker: 'Atak',
  target: 'Cel',
  vehicle: 'Pojazd',
  obstacle: 'Przeszkoda',
  hero: 'Bohater',
  opponent: 'Przeciwnik',
};

const purposes: Readonly<Record<QuikPurpose, string>> = {
  begin: 'najpierw niezwykła moc?',
  throw: 'jak daleko leci',
  damage: 'obrażenia',
  armor: 'Obrona',
  brick: 'który klocek następny?',
  feat: 'rzut na niezwykłą moc',
  opposing: 'rzut przeciw mocy',
  act: 'akcja',
};

const results: Readonly<Partial<Record<QuikResult, string>>> = {
  'in-range': 'Dolatuje',
  short: 'Nie dolatuje',
  lives: 'Przeżywa',
  destroyed: 'Zniszczony',
  'comes-off': 'Odpada',
  holds: 'Trzyma się',
  succeeds: 'Udane',
  fails: 'Nieudane',
};

export const quikplay: Messages['quikplay'] = {
  step: (side, purpose) => `${side}: ${purpose}`,
  attackNumber: (number, of, what) => `${what} (${number} z ${of})`,
  sides,
  purposes,
  results,
  beginnings: { attack: 'Atak', feat: 'Najpierw moc' },
  featTried: 'Niezwykła moc',
  nextBrick: studsOf,
  log: {
    throw: (total, need) => `leci ${total}″, potrzeba ${need}″`,
    damage: (total) => `obrażenia ${total}`,
    taken: (total) => `dostaje obrażenia ${total}`,
    doubled: (total) => `obrażenia ${total}, liczone dwa razy`,
    armor: (total, damage) => `Obrona ${total}, obrażenia ${damage}`,
    harmless: 'bez obrażeń, bez rzutu na Obronę',
    brick: (studs, damage) => `obrażenia ${damage}, klocek (${studs})`,
    feat: (total) => `wyrzuca ${total}`,
    opposing: (total, need) => `wyrzuca ${total} przeciwko ${need}`,
    act: (total, need) => `wyrzuca ${total}, potrzeba ${need}`,
  },
  logLine: (side, what) => `${side}: ${what}.`,
  outcomes: {
    destroyed: 'Cel zniszczony.',
    lives: 'Cel przeżywa.',
    featSucceeds: 'Moc działa.',
    featFails: 'Moc zawodzi: bohater ponosi skutki.',
    actSucceeds: 'Akcja się udaje.',
    actFails: 'Akcja się nie udaje.',
    bricks: (bricks) =>
      bricks === 0
        ? 'Żaden klocek nie odpada.'
        : count(bricks, {
            one: 'Odpada # klocek.',
            few: 'Odpadają # klocki.',
            many: 'Odpada # klocków.',
            other: 'Odpada # klocka.',
          }),
    vehicle: (bricks) => (bricks === 0 ? 'Pojazd jest cały.' : `Pojazd traci ${bricksOf(bricks)}.`),
    obstacle: (bricks) => (bricks === 0 ? 'Przeszkoda jest cała.' : `Przeszkoda traci ${bricksOf(bricks)}.`),
  },
};
