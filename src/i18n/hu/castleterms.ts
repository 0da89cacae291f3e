import type { Messages } from '../messages.ts';

export const castleterms: Messages['castleterms'] = {
  sections: {
    keep: 'Vártorony',
    'round-tower': 'Körbástya',
    gatehouse: 'Kapubástya',
    wall: 'Fal',
    'door-wall': 'Ajtós fal',
  },
  doors: {
    'door-a': 'Első ajtó',
    'door-b': 'Második ajtó',
    door: 'Ajtó',
    'double-door': 'Duplaajtó',
    portcullis: 'Kapurács',
  },
  strengths: { heavy: 'Erős', light: 'Gyenge' },
  // The printed names are Hungarian: nothing stands beside them.
  glosses: {
    atutes: '',
    letarolas: '',
    mennykocsapas: '',
    utkozes: '',
    'magikus-robbantas': '',
    bombazas: '',
    atloves: '',
    'teruletre-hato-sebzes': '',
    gyogyitas: '',
    benitas: '',
    hadvezetes: '',
    eletszivas: '',
    'magikus-befolyas': '',
    'magikus-fagyasztas': '',
    'magikus-gyogyitas': '',
    'magikus-lebegtetes': '',
    vampirizalas: '',
    mergezes: '',
  },
};
