import type { Messages } from '../messages.ts';

export const castleterms: Messages['castleterms'] = {
  sections: {
    keep: 'Donżon (Keep)',
    'round-tower': 'Okrągła baszta',
    gatehouse: 'Baszta bramna',
    wall: 'Mur',
    'door-wall': 'Mur z drzwiami',
  },
  doors: {
    'door-a': 'Pierwsze drzwi',
    'door-b': 'Drugie drzwi',
    door: 'Drzwi',
    'double-door': 'Podwójne drzwi',
    portcullis: 'Brona (kapurács)',
  },
  strengths: { heavy: 'Mocna', light: 'Słaba' },
  glosses: {
    atutes: 'Przebicie wręcz?',
    letarolas: 'Szeroki cios?',
    mennykocsapas: 'Cios gromu?',
    utkozes: 'Taran?',
    'magikus-robbantas': 'Magiczny Wybuch?',
    bombazas: 'Bombardowanie?',
    atloves: 'Przebicie?',
    'teruletre-hato-sebzes': 'Obrażenia obszarowe?',
    gyogyitas: 'Leczenie?',
    benitas: 'Unieruchomienie?',
    hadvezetes: 'Dowodzenie?',
    eletszivas: 'Wysysanie życia?',
    'magikus-befolyas': 'Magiczny Zamęt',
    'magikus-fagyasztas': 'Magiczny Bezruch',
    'magikus-gyogyitas': 'Magiczne Leczenie?',
    'magikus-lebegtetes': 'Magiczna Lewitacja?',
    vampirizalas: 'Wampiryzm?',
    mergezes: 'Jad?',
  },
};
