import { plural } from '../../platform/format.ts';
import { inPercent } from '../../platform/grammar/pl.ts';

/** What several parts say, each in one place. */
export const ends = { passed: 'Zdany', failed: 'Oblany' };

export const stateNames = { steady: 'Niewzruszony', destroyed: 'Zniszczony' };

export const odds = 'Szanse';

export const leaveIt = 'Zostaw';

export const modelsLost = 'Stracone modele';

export const entrench = 'Okopanie';

export const shoot = 'Strzał';

export const smoke = 'Dym';

export const none = 'brak';

export const neededFace = (face: number) => (face > 6 ? '6, potem druga 6' : `${face}+`);

export const chance = 'Szansa';

export const shaken = 'Wstrząśnięty';

export const auraOf = (tough: string) => `Obrona ${tough}+`;

export const allFigures = 'Wszystkie liczby';

export const inForce = 'ustawione';

export const asked = {
  activatedHint:
    'Byli już aktywowani w tej rundzie, a drugi raz nikt nie działa: tutaj liczy się z tego tylko zmęczenie.',
  distance: 'Odległość w calach',
  distanceCm: 'Odległość w centymetrach',
  phase: 'Co teraz wolno?',
  nearnesses: { nearest: 'Tak', 'nearer-unseen': 'Tylko z tych, których wolno atakować', farther: 'Nie' },
};

const count = plural('pl');

export const points = (left: number) =>
  count(left, { one: 'Został # punkt', few: 'Zostały # punkty', other: 'Zostało # punktów' });

export const between = (from: number, to: number) => (from < to ? `${from}–` : '');

/** What usually becomes of a unit, with the chance of it. */
export const unitFates = {
  shaken: (cases: string) => `${inPercent(cases)} jest wstrząśnięty`,
  panicked: (cases: string) => `${inPercent(cases)} panikuje`,
};

export const swap = 'Zamień strony';

export const bestWay = (way: string) => `Najlepiej: ${way}`;

export const aimed = 'strzał celowany';

export const bend = (points: number) =>
  count(points, {
    one: 'Wydaj # Punkt Potęgi',
    few: 'Wydaj # Punkty Potęgi',
    other: 'Wydaj # Punktów Potęgi',
  });

export const pointsSaid = (points: number) =>
  count(points, { one: '# punkt', few: '# punkty', many: '# punktów', other: '# punktu' });

export const why = (what: string) => `${what}: dlaczego`;

export const models = { one: '# model', few: '# modele', many: '# modeli', other: '# modelu' };

export const dice = (number: number) =>
  count(number, { one: '# kostka', few: '# kostki', many: '# kostek', other: '# kostki' });
