import { atChance } from '../../platform/grammar/hu.ts';

/** What several parts say, each in one place. */
export const ends = { passed: 'Sikeres', failed: 'Sikertelen' };

export const stateNames = { steady: 'Szilárd', destroyed: 'Megsemmisült' };

export const odds = 'Esélyek';

export const leaveIt = 'Maradjon így';

export const modelsLost = 'Elvesztett figurák';

export const entrench = 'Beásás';

export const shoot = 'Lövés';

export const smoke = 'Füst';

export const none = 'nincs';

export const neededFace = (face: number) => (face > 6 ? '6, majd még egy 6' : `${face}+`);

export const chance = 'Esély';

export const shaken = 'Megrendült';

export const auraOf = (tough: string) => `Védelem ${tough}+`;

export const allFigures = 'Minden szám';

export const inForce = 'beállítva';

export const asked = {
  activatedHint:
    'Ebben a fordulóban már aktiválták őket, és kétszer senki sem cselekszik: itt csak a fáradtság számít.',
  distance: 'Távolság inchben',
  distanceCm: 'Távolság centiméterben',
  phase: 'Mit tehetnek most?',
  nearnesses: { nearest: 'Igen', 'nearer-unseen': 'Csak a megtámadhatók közül', farther: 'Nem' },
};

/** What usually becomes of a unit, with the chance of it. */
export const unitFates = {
  shaken: (cases: string) => `${atChance(cases)} megrendül`,
  panicked: (cases: string) => `${atChance(cases)} pánikba esik`,
};

export const swap = 'Oldalcsere';

export const bestWay = (way: string) => `Legjobb: ${way}`;

export const aimed = 'célzott lövés';

export const bend = (points: number) => `${points} hatalompont elköltése`;

export const range = (from: number, to: number) => (from < to ? `${from}–${to}` : `${to}`);

export const why = (what: string) => `${what}: miért`;
