import type { heroIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'BW-HERO-05': {
    title: 'Kto może się poświęcić',
    text: 'Gdy bohaterowi grożą obrażenia z zewnątrz, może je za niego przyjąć inna jednostka. Musi być z jego drużyny, umieć skakać (czołgi i samoloty odpadają) i kosztować mniej CP niż on, nie licząc ekwipunku. Na każde obrażenia można wezwać tylko jedną jednostkę, ale dowolnie wiele razy w turze i bez zużycia akcji. Obrażenia wewnętrzne, na przykład od trucizny, bohater musi przyjąć sam.',
    words:
      'redshirt poświęcenie ochrona bohatera żywa tarcza osłonić towarzysz warunki poświęca ochroniarz zasłonić własnym ciałem',
  },
  'BW-HERO-06': {
    title: 'Rzut na poświęcenie',
    text: 'Zanim padnie rzut na obrażenia, bohater ma jedną próbę: rzuca 1k6 z dorzutami, a wybrana jednostka musi stać nie dalej niż o tyle cali. Wtedy to ona przyjmuje obrażenia, a bohater, jeśli trzeba, zostaje odepchnięty tylko na tyle, by był bezpieczny. Przy zbyt niskim albo pechowym rzucie obrażenia przyjmuje sam. Zdziwaczenie liczy się także tutaj.',
    words:
      'redshirt odległość osłonić skok uratowany bohater żywa tarcza poświęca się bohatera ochroniarz daleko stoi',
  },
  'BW-HERO-07': {
    title: 'Poświęcenie w oddziale',
    text: 'Bohater, który należy do oddziału, nie rzuca na odległość: każdy towarzysz z oddziału przyjmie za niego obrażenia, gdy tylko o to poprosi.',
    words: 'redshirt oddział automatycznie bez rzutu towarzysze ochroniarze',
  },
  'BW-HERO-08': {
    title: 'Szybsi od kuli',
    text: 'Kto się poświęca, jest szybszy od kuli, wybuchu i promienia lasera, i nikt nie pyta jak. Nie wolno natomiast atakować własnego bohatera tylko po to, by jednostki prędzej znalazły się po drugiej stronie pola bitwy.',
    words: 'redshirt fizyka nadużycie oszustwo przyspieszenie ruchu szybszy',
  },
  'BW-HERO-09': {
    title: 'Typ bohatera',
    text: 'Każdy bohater ma 1 typ wzięty z filmów, na przykład barbarzyńca, tajny agent, mistrz kung-fu albo rewolwerowiec, i tylko pasujące do niego wyczyny. Bohater wzorowany na kimś znanym ma jego sztuczki. Śmieszny akcent jest niemal obowiązkowy.',
    words: 'rola cliché barbarzyńca agent rewolwerowiec akcent zakładnik rodzaj motyw wybrać',
  },
  'BW-HERO-10': {
    title: 'Heroiczny wyczyn',
    text: 'Gracz mówi, jakiej niemożliwej rzeczy bohater chce dokonać, i rzuca 1k6. Jeśli komuś z przeciwników zależy, by się nie udało, jeden z nich też rzuca 1k6; bohaterowi wystarczy tyle samo lub więcej. W QuickWars rzut jest taki sam, ale bez rzutów pechowych.',
    words:
      'feat niezwykła moc niemożliwe popis kaskader rzut przeciwny bohater robi coś niemożliwego szalony niemożliwy numer',
  },
  'BW-HERO-11': {
    title: 'Kiedy wolno próbować wyczynu',
    text: 'Bohater może spróbować jednego wyczynu na turę: we własnej turze albo, jeśli go tam nie użył, jako odpowiedzi w turze wroga. Niewykorzystany przed jego następną turą przepada; wyczynów się nie odkłada. W tekście polskim wyczyn liczy się jako jego akcja i przepada z końcem tury.',
    words: 'jak często raz na turę odpowiedź niewykorzystany przepada feat razy wyczyn',
  },
  'BW-HERO-12': {
    title: 'Gdy wyczyn się nie uda',
    text: 'O skutkach decydują gracze, stosownie do rozmachu: po zbyt wielu pączkach boli brzuch, a samochód podniesiony nad głowę może spaść na bohatera. Im głupiej, tym lepiej.',
    words: 'konsekwencje porażka skutki śmieszne popis nieudany kara',
  },
  'BWC-13': {
    title: 'Zdziwaczenie: od kostki czy od rzutu?',
    text: 'Podręcznik z 2005: -1 od każdej kostki. Tekst polski: od wyniku rzutu. Aplikacja trzyma się wybranej edycji; na 2k6 przy zdziwaczeniu 1 to 2 punkty albo 1.',
    words: 'dziwactwo kara kostka rzut edycja bohater',
  },
  'BWC-15': {
    title: 'Czy wyczyn kosztuje akcję?',
    text: 'Podręcznik z 2005: jeden na turę albo jako odpowiedź; czy zużywa własną akcję, nie mówi. Tekst polski: wyczyn jest akcją. Aplikacja: we własnej turze za darmo, jako odpowiedź zużywa zachowaną akcję; w edycji polskiej kosztuje akcję.',
    words: 'darmowy bohater tura atak',
  },
  'BWC-85': {
    title: 'Jaki Koszt liczy się przy poświęceniu?',
    text: 'Zasada porównuje Koszt bez ekwipunku. Zdziwaczały bohater jest tańszy tylko w budżecie armii: aplikacja porównuje Koszty z kart.',
    words: 'zniżka karty porównanie redshirt',
  },
  'BWC-86': {
    title: 'Jaka jest granica zniżki?',
    text: 'Odjąć można najwyżej połowę Kosztu. Aplikacja bierze większą z wartości: połowa Kosztu albo Koszt bez punktów zdziwaczenia, bez zaokrągleń; bohater za 11 CP wcześniej dochodzi do najwyższego zdziwaczenia, 5, i kosztuje 6.',
    words: 'ceny limit zaokrąglenie',
  },
  'BWC-146': {
    title: 'Co obejmuje zniżka za zdziwaczenie?',
    text: 'Tekst odejmuje ją od Kosztu bohatera, najwyżej do połowy. W aplikacji to Koszt jego samego, ze specjalizacjami i podniesioną Umiejętnością; za broń i ekwipunek płaci się w całości.',
    words: 'bohater połowa',
  },
} satisfies ChapterTexts<(typeof heroIds)[number]>;
