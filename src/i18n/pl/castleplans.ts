import { plural } from '../format.ts';
import type { Messages } from '../messages.ts';

const count = plural('pl');

export const castleplans: Messages['castleplans'] = {
  title: 'Zapisane plany',
  bar: 'Ten plan',
  save: 'Zapisz',
  saveAsNew: 'Zapisz jako nowy',
  saveChanges: 'Zapisz zmiany',
  held: (name) => `Plan na mapie: ${name}`,
  heldChanged: (name) => `Plan na mapie: ${name}, zmieniony`,
  send: 'Wyślij link',
  picture: 'Obrazek',
  saved: (number) => `Zapisane plany (${number})`,
  suggested: (sections) =>
    count(sections, {
      one: 'Zamek z # sekcji',
      few: 'Zamek z # sekcji',
      many: 'Zamek z # sekcji',
      other: 'Zamek z # sekcji',
    }),
  emptyTable: 'Pusty stół',
  linkText: (title, link) => `${title}\n${link}`,

  name: 'Nazwa tego planu',
  nameNeeded: 'Nadaj mu nazwę.',
  wasSaved: (name) => `Zapisano „${name}”.`,
  savedFull: (limit) => `Zapisanych planów jest już ${limit} i więcej się nie zmieści. Najpierw któryś usuń.`,
  newer:
    'Twoje plany zapisała nowsza wersja aplikacji. Zostają nietknięte; zaktualizuj aplikację, żeby je zobaczyć.',

  back: 'Wróć do mapy',
  none: 'Na razie pusto. Przycisk „Zapisz” jest pod mapą.',
  sections: (number) =>
    count(number, { one: '# sekcja', few: '# sekcje', many: '# sekcji', other: '# sekcji' }),
  more: (name) => `${name}: więcej`,
  rename: 'Zmień nazwę',
  duplicate: 'Powiel',
  copyOf: (name) => `${name} (kopia)`,
  duplicated: (name) => `Kopia nazywa się „${name}”.`,
  remove: 'Usuń',
  removed: (name) => `Usunięto „${name}”.`,
  removedMany: (number) =>
    count(number, {
      one: 'Usunięto # plan.',
      few: 'Usunięto # plany.',
      many: 'Usunięto # planów.',
      other: 'Usunięto # planu.',
    }),
  opened: (name) => `Na mapie: „${name}”.`,
  backToMine: 'Wróć do mojego',
  unreadable:
    'Nie da się tu odczytać tego planu: jest uszkodzony albo z innej wersji. Zostaje taki, jaki jest.',

  pictureTitle: 'Obrazek planu',
  drawingOf: (name) => `Rysunek planu „${name}”: co na nim stoi, mówi lista pod mapą.`,
  png: 'Obrazek do każdego czatu (PNG)',
  svg: 'Rysunek, ostry także w druku (SVG)',
  savePng: 'Zapisz PNG',
  saveSvg: 'Zapisz SVG',
  sendPng: 'Wyślij PNG',
  sendSvg: 'Wyślij SVG',
  drawing: 'Trwa rysowanie…',
  drawFailed: 'Ta przeglądarka nie potrafi zrobić pliku PNG. W pliku SVG jest wszystko.',
  sendFailed: 'Nie udało się wysłać obrazka. Zapisz go i dołącz do wiadomości.',
  fileSaved: (file) => `Zapisano plik ${file}.`,

  paper: {
    table: (width, depth) => `Stół ${width} × ${depth}`,
    enclosed: 'Wnętrze zamku',
    note: 'Położenie podaje środek elementu, tak jak go widać od bliższej krawędzi (na dole).',
  },
};
