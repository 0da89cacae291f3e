import { plural } from '../format.ts';
import type { Messages } from '../messages.ts';

const n = plural('pl');

export const castlefigures: Messages['castlefigures'] = {
  title: 'Figurki',
  create: 'Nowa figurka',
  editTitle: 'Zmień figurkę',
  saveInHand: (name) => `Zapisz: ${name}`,
  goOn: (name) => `Wróć do: ${name}`,
  own: 'Moje figurki',
  noOwn: 'Jeszcze żadnej. Tu trzymasz te, którymi często atakujesz.',
  newer:
    'Twoje figurki zapisała nowsza wersja aplikacji. Pozostają bez zmian; zaktualizuj aplikację, żeby je zobaczyć.',
  full: (limit) => `Zapisanych figurek: ${limit}, na więcej nie ma miejsca. Najpierw którąś usuń.`,
  showAll: (count) =>
    n(count, {
      one: 'Pokaż jeszcze # figurkę',
      few: 'Pokaż jeszcze # figurki',
      many: 'Pokaż jeszcze # figurek',
      other: 'Pokaż jeszcze # figurki',
    }),
  noArmyUnits: 'Oddziały twoich armii Mage Knight pojawią się tu, gdy włożysz do nich figurki.',
  search: 'Szukaj figurki',
  nothingFound: (query) => `Nie ma figurki „${query}”.`,
  mark: { attack: 'Zaznacz, kto atakuje razem.', army: 'Zaznacz, kto dołącza do armii.' },
  howMany: (name) => `Ile sztuk: ${name}`,
  attackWith: (count) =>
    n(count, {
      one: 'Atakuj nią',
      few: 'Atakuj tymi #',
      many: 'Atakuj tymi #',
      other: 'Atakuj tymi #',
    }),
  addToThem: (count) =>
    n(count, {
      one: 'Dołącz do atakujących',
      few: 'Dołącz # do atakujących',
      many: 'Dołącz # do atakujących',
      other: 'Dołącz # do atakujących',
    }),
  tooMany: {
    attack: (limit) => `W jednym ataku mieści się tu najwyżej ${limit} figurek.`,
    army: (limit) => `Naraz dołącza najwyżej ${limit} figurek.`,
  },
  addFigures: 'Dodaj figurki',
  intoArmy: (count) =>
    n(count, { one: 'Do armii', few: 'Do armii: #', many: 'Do armii: #', other: 'Do armii: #' }),
  took: (names) => `Atakują: ${names}.`,
  notThere: 'Tej figurki nie ma na tym urządzeniu albo nie da się odczytać jej wartości.',
  kind: 'Co to jest?',
  kinds: {
    warrior: 'Wojownik',
    mounted: 'Jeździec',
    'peanut-base': 'Podstawka „orzeszek”',
    'multi-dial': 'Kilka diali',
    titan: 'Tytan',
  },
  neverEnters: 'Nigdy nie wchodzi na sekcję ani do środka.',
  damages: (damage, ranged) => `Obrażenia ${damage}, z dystansu ${ranged}`,
  may: {
    close: ['może atakować zamek wręcz', 'nie może atakować zamku wręcz'],
    ranged: ['może strzelać do zamku', 'nie może strzelać do zamku'],
  },
  mayShort: { close: 'Wręcz', ranged: 'Z dystansu' },
  values: {
    range: 'Zasięg w calach',
    attack: 'Wartość ataku',
    defence: 'Wartość obrony',
    clicks: 'Kliki na dialu',
    cost: 'Punkty',
  },
  moreValues: 'Więcej wartości',
  valuesHint: 'Do strzałów i do armii. Czego nie potrzebujesz, zostaw puste.',
  whole: (lowest, highest) => `Liczba całkowita od ${lowest} do ${highest}.`,
  price: (points) => `${points} pkt`,
  count: 'Ile sztuk',
  each: 'Punkty za sztukę',
  mayItAttack: 'Czy może atakować zamek?',
  mayThisAttack: (name) => `Czy może atakować zamek? ${name}`,
  table: {
    'MK-ELG-01': 'Stoi na tej sekcji lub na jej pomoście:',
    'MK-ELG-02': 'Sekcja w walce wręcz:',
    'MK-ELG-03': 'Wręcz, a przedni łuk nie dotyka sekcji:',
    'MK-ELG-04': 'Tytan:',
    'MK-ELG-05': 'Jednostka z kilkoma dialami:',
    'MK-ELG-06': 'Wręcz, bazowe obrażenia 4 lub więcej:',
    'MK-ELG-07': 'Wręcz, átütés, letarolás lub mennykőcsapás:',
    'MK-ELG-08': 'Wręcz, ütközés:',
    'MK-ELG-09': 'Z dystansu, bazowe obrażenia z dystansu 4 lub więcej:',
    'MK-ELG-10': 'Z dystansu, mágikus robbantás, bombázás lub átlövés:',
    'MK-ELG-11': 'Z dystansu, területre ható sebzés:',
    'MK-ELG-12': 'Każdy inny:',
    'MK-ELG-13': 'Formacja strzelecka lub wspólny atak:',
  },
  tableAnswers: { yes: 'może', no: 'nie może', all: 'każdy musi spełniać warunki' },
  tableHere: '← to rozstrzygnęło',
  access: {
    enemyThere: 'Stoi po drugiej stronie',
    higher: 'Stoi wyżej niż główny atakujący',
    closed: 'Drzwi są zamknięte',
    others: 'Przejścia dotyka więcej naszych figurek',
    target: 'Atakowana figurka',
    primary: 'Przednim łukiem dotyka przejścia',
    helper: 'Dotyka przejścia',
    hint: 'Przejście (belépési pont): drabina, schody lub otwarte drzwi. Kto stoi po jednej stronie, może zaatakować wroga po drugiej.',
    defence: (bonus) => `Cel dostaje ${bonus} do obrony.`,
    needs: 'Mógłby atakować',
    need: {
      'closed-door': 'przez otwarte drzwi',
      'no-enemy-at-other-end': 'mając wroga po drugiej stronie',
      'front-arc-off': 'dotykając przejścia przednim łukiem',
      'does-not-touch': 'dotykając przejścia',
    },
    reasons: {
      'closed-door': () => 'Zamknięte drzwi nie są przejściem.',
      'no-enemy-at-other-end': () => 'Po drugiej stronie nie ma wroga.',
      'front-arc-off': () => 'Przedni łuk nie dotyka przejścia.',
      'does-not-touch': () => 'Nie dotyka przejścia.',
      'may-strike-through': () => 'Przedni łuk dotyka przejścia, a po drugiej stronie stoi wróg.',
      'contact-for-this-only': () =>
        'Na potrzeby tego ataku, i tylko wtedy, są w bezpośrednim kontakcie; Jad (mérgezés) ani nic innego tak nie działa.',
      'all-touch': () => 'Wszyscy dotykają przejścia.',
      'members-out': (amount) =>
        n(amount, {
          one: '# atakujący nie może wziąć udziału.',
          few: '# atakujący nie mogą wziąć udziału.',
          many: '# atakujących nie może wziąć udziału.',
          other: '# atakującego nie może wziąć udziału.',
        }),
      'rest-may-go-on': (amount) =>
        n(amount, {
          one: 'Pozostały może zaatakować sam.',
          other: 'Pozostali (#) mogą atakować, jeśli zasady podstawowe pozwalają na taki wspólny atak.',
        }),
      'primary-out': () => 'Sam główny atakujący nie może atakować.',
      'sections-only-shoot': () => 'Sekcja tylko strzela.',
      'target-higher': () => 'Cel stoi wyżej niż główny atakujący: jego obrona rośnie o 1.',
      'target-not-higher': () => 'Cel nie stoi wyżej niż główny atakujący: bez premii.',
      'primary-level-counts': () => 'Liczy się tylko miejsce głównego atakującego.',
    },
    targetChooses:
      'Przejścia dotyka kilka naszych figurek: która zaatakuje, wybiera gracz, do którego należy cel.',
    attackerChooses: 'Inna interpretacja: to atakujący wybiera, w który z kilku celów uderza.',
  },
};
