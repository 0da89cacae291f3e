import { razy } from '../cases.ts';
import { plural } from '../format.ts';
import type { Messages } from '../messages.ts';

const count = plural('pl');
const points = {
  one: '# punkt Stanowczości',
  few: '# punkty Stanowczości',
  many: '# punktów Stanowczości',
  other: '# punktu Stanowczości',
};
const models = { one: '# model', few: '# modele', many: '# modeli', other: '# modelu' };
const dieForms = { one: '# kostka', few: '# kostki', many: '# kostek', other: '# kostki' };
const hitForms = { one: '# trafienie', few: '# trafienia', many: '# trafień', other: '# trafienia' };
const power = {
  one: '# Punkt Potęgi',
  few: '# Punkty Potęgi',
  many: '# Punktów Potęgi',
  other: '# Punktu Potęgi',
};

export const usbchargeplay: Messages['usbchargeplay'] = {
  score: {
    charged: (signed) => `szarża ${signed}`,
    wounds: (signed) => `zadane rany ${signed}`,
    fours: (signed) => `pełne czwórki żywych ${signed}`,
    outnumbers: (signed) => `przewaga liczebna ${signed}`,
    'more-units': (signed) => `więcej oddziałów ${signed}`,
    'most-standfast': (signed) => `najwyższa Stanowczość jednego modelu ${signed}`,
    'phalanx-result': (signed) => `falanga ${signed}`,
    'hero-fled': (signed) => `bohater uciekł z pojedynku ${signed}`,
    'hero-fell': (signed) => `bohater zginął w pojedynku ${signed}`,
  },
  purposes: {
    find: 'wypatrzenie ukrytych',
    hit: 'trafienie',
    bend: 'Nagięcie Szczęścia?',
    save: 'testy Obrony',
    shield: 'tarcze?',
    'save-again': 'testy Obrony jeszcze raz',
    wounds: 'rany',
    losses: 'straty',
    'no-blows': 'bez ciosów',
    broken: 'złamana szarża',
    score: 'punkty',
    band: 'wynik starcia',
    'result-wounds': 'rany zamiast wyniku',
    morale: 'test morale',
    'morale-again': 'test morale jeszcze raz?',
  },
  step: (who, purpose) => `${who}: ${purpose}`,
  withWeapon: (purpose, weapon) => `${purpose}, ${weapon}`,
  ram: 'taran lub wybuch',
  hero: (what) => `${what} (bohater)`,
  machine: (what) => `${what} (maszyna)`,
  atLevel: (purpose, level) => `${purpose} przy ${level}%`,
  options: {
    strike: 'Zachować ciosy',
    reroll: 'Przerzut tarczami',
    keep: 'Zostawić',
    again: 'Rzucić jeszcze raz',
    bend: (spend) => `Wydać ${count(spend, power)}`,
  },
  need: (face) => (face > 6 ? '6, potem druga 6' : `${face}+`),
  bends: {
    find: 'wypatrzenie ukrytych',
    hit: 'jeszcze jedno trafienie',
    save: 'jeszcze jeden zdany test Obrony',
    morale: 'zdany test morale',
  },
  log: {
    hit: (who, weapon, hits, dice, need) =>
      `${who}, ${weapon}: ${count(dice, dieForms)} na ${need}, ${count(hits, hitForms)}.`,
    automatic: (who, hits) => `${who}, bez rzutu: ${count(hits, hitForms)}.`,
    save: (who, saved, dice, need) => `${who}: obronione ${saved} z ${dice} (na ${need}).`,
    saveAgain: (who, saved, dice, need) =>
      `${who}: po przerzucie obronione jeszcze ${saved} z ${dice} (na ${need}).`,
    bend: (spent, what) => `Nagięcie Szczęścia: ${count(spent, power)} za ${what}.`,
    reroll: (who) => `${who} używają tarcz i nie oddają.`,
    strike: (who) => `${who} zachowują swoje ciosy.`,
    wounds: (who, cost, hits) => `${who}: ${hits} × k2 lub k3, razem ${count(cost, points)}.`,
    losses: (who, lost, gone) =>
      lost === 0 ? `${who}: bez strat.` : `${who}, straty: ${count(lost, points)}, ${count(gone, models)}.`,
    noBlows: (who) => `${who} nie oddają.`,
    broken: (lost) => `Straty po drodze: ${count(lost, points)}; szarża zatrzymuje się w połowie drogi.`,
    score: (who, value, parts) => `${who}, punkty: ${value}${parts === '' ? '' : ` (${parts})`}.`,
    band: (difference) => `Różnica ${difference}.`,
    over: 'Tu starcie się kończy.',
    ending: (ending) => `${ending}.`,
    resultWounds: (who, wounds) => `${who} są nie do złamania: zamiast tego tracą ${count(wounds, points)}.`,
    find: (need) => `Wypatrzenie ukrytych na ${need}.`,
    morale: (who, level, need) => `${who}: test morale przy ${level}%, na ${need}.`,
    lostByTest: (gone) => `Straty zamiast paniki: ${count(gone, models)}.`,
  },
  passed: 'Zdany',
  failed: 'Niezdany',
  fateOf: (who, fate) => `${who}: ${fate}.`,
  lost: (who, lost, fate) => `${who}: ${lost}, ${fate}.`,
  lostModels: (gone) =>
    count(gone, {
      one: 'stracony # model',
      few: 'stracone # modele',
      many: 'straconych # modeli',
      other: 'straconego # modelu',
    }),
  likely: (gone, chance) => `Co najmniej ${count(gone, models)}: ${razy(chance)} na 100.`,
  newRound: (title) => `Nowa runda, obie strony bez zmęczenia. ${title}`,
};
