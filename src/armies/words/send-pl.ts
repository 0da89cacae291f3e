import { plural } from '../../platform/format.ts';

const count = plural('pl');

/** An army goes from phone to phone. */
export const send = {
  send: 'Wyślij',
  title: (name: string) => `Wyślij: ${name}`,
  codeOf: (number: string, of: string) => `Kod ${number} z ${of}`,
  codePicture: (number: string, of: string) => `Kod QR ${number} z ${of}, dla aparatu drugiego telefonu`,
  onOther: 'Na drugim telefonie: Armie, Odbierz.',
  anyOrder: 'Czyta kody w dowolnej kolejności.',
  hold: 'Zatrzymaj',
  goOn: 'Pokazuj dalej',
  next: 'Następny kod',
  noCodes: 'Za dużo na kody. Wyślij ją jako plik.',
  cannotPack: 'Ta przeglądarka nie tworzy kodów ani linków. Wyślij armię jako plik.',
  file: 'Plik',
  fileFor: (size: string) => `${size}, dla aplikacji`,
  link: 'Link',
  linkFor: 'na czat',
  linkTooLong: 'za długi',
  text: 'Tekst',
  textFor: 'lista do czytania',
  print: 'Drukuj',
  printFor: 'jedna lista',
  cards: 'Drukuj karty',
  cardsFor: 'do wycięcia',
  fileSaved: 'Plik zapisany.',
  linkText: (name: string, link: string) => `${name}, armia do Adiutanta:\n${link}`,
  made: 'Z aplikacji Adiutant.',

  receive: 'Odbierz',
  receiveTitle: 'Odbierz armię',
  point: 'Na drugim telefonie: armia, Wyślij. Trzymaj jej kod przed aparatem.',
  waiting: 'Aparat się uruchamia.',
  view: 'Obraz z aparatu',
  read: (read: string, number: number) =>
    count(number, {
      one: `${read} z # kodu`,
      few: `${read} z # kodów`,
      many: `${read} z # kodów`,
      other: `${read} z # kodu`,
    }),
  nothingStored: 'Nic nie zostanie zapisane bez twojej zgody.',
  other: 'To kod innej armii: odtąd liczą się jej kody.',
  refused:
    'Ta strona nie ma zgody na aparat. Zezwól na niego w przeglądarce albo weź zdjęcie kodu, plik lub link.',
  noCamera: 'Ta przeglądarka nie daje tu aparatu. Weź zdjęcie kodu, plik lub link.',
  again: 'Spróbuj znów aparatu',
  fromFile: 'Plik lub zdjęcie',
  fromLink: 'Wklej link',
  fromList: 'Wklej listę',
  listHint:
    'Jedna jednostka w wierszu z liczbą i punktami, tabela z nagłówkiem (CSV) albo plik generatora armii BrikWars.',
  listLabel: 'Lista',
  listFile: 'Z pliku',
  pointsOfOne: 'Punkty za jedną sztukę',
  understood: (number: number) =>
    count(number, {
      one: 'Odczytano # jednostkę:',
      few: 'Odczytano # jednostki:',
      many: 'Odczytano # jednostek:',
      other: 'Odczytano # jednostki:',
    }),
  notUnderstood: (number: number) =>
    count(number, {
      one: 'Nieodczytany # wiersz',
      few: 'Nieodczytane # wiersze',
      many: 'Nieodczytanych # wierszy',
      other: 'Nieodczytanych # wiersza',
    }),
  makeArmy: 'Utwórz armię',
  pasteLabel: 'Link, który do ciebie przyszedł',
  take: 'Otwórz armię',
  foreign: 'To nie jest armia z Adiutanta. Poproś o link, plik lub kod jeszcze raz.',
  damaged: 'Jest uszkodzona albo brakuje jej części. Poproś o nią jeszcze raz.',
  tooLarge: 'To za duże na armię z Adiutanta.',
  cannotUnpack: 'Ta przeglądarka nie otwiera linków ani kodów. Poproś o plik.',
  noCode: 'Na zdjęciu nie ma kodu z Adiutanta. Zrób je prosto z przodu, tak żeby był na nim cały kod.',
  oneOf: (read: string, number: number) =>
    count(number, {
      one: `Odczytano ${read} z # kodu. Teraz pozostałe.`,
      few: `Odczytano ${read} z # kodów. Teraz pozostałe.`,
      many: `Odczytano ${read} z # kodów. Teraz pozostałe.`,
      other: `Odczytano ${read} z # kodu. Teraz pozostałe.`,
    }),
  keep: 'Zachowaj',
  theOneSent: 'przysłana',
  nothingNew: 'Ta armia już tu jest, dokładnie taka, jaka przyszła.',
  what: 'Przysłana armia',
  sentAt: (time: string) => `Wysłano ${time}.`,
  received: (name: string) => `Odebrano: ${name}`,
};
