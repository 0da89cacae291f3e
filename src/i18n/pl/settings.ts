import type { Messages } from '../messages.ts';

export const settings: Messages['settings'] = {
  language: 'Język',
  languages: { en: 'English', pl: 'Polski', hu: 'Magyar' },
  games: 'W co grasz?',
  gamesHint: 'Gry, w które nie grasz, znikają ze wszystkich list.',
  lastGameKept: 'Przynajmniej jedna gra musi być wybrana.',
  look: 'Wygląd',
  theme: 'Kolory',
  themes: { system: 'Jak urządzenie', light: 'Jasne', dark: 'Ciemne' },
  animation: 'Turlające się kostki',
  install: 'Instalacja',
  installNow: 'Zainstaluj aplikację',
  installed: 'Zainstalowano: to jest aplikacja.',
  installLater:
    'Ta przeglądarka nie proponuje tu instalacji. Wystarczy zakładka; wszystkie dane i tak zostają na urządzeniu.',
  howToTitle: 'Na iPhonie i iPadzie',
  howToWhy:
    'Dlaczego: Safari może skasować dane strony nieużywanej przez 7 dni. Zainstalowanej aplikacji to nie grozi, ale zaczyna od zera: nie widzi danych tej strony.',
  backupFirst: 'Zrób kopię teraz',
  howToSteps: [
    'Zrób kopię zapasową, aby zabrać dane ze sobą.',
    'Stuknij Udostępnij, potem „Do ekranu początkowego”.',
    'Otwórz aplikację z ekranu początkowego i wczytaj tam kopię.',
  ],
  offline: 'Bez sieci',
  offlineReady: 'Gotowe: wszystko działa bez sieci.',
  offlinePending: 'Jeszcze niegotowe: zostań chwilę online.',
  offlineUnsupported: 'Ta przeglądarka nie może tu zachować aplikacji do użycia bez sieci (potrzebne https).',
  storage: 'Twoje dane',
  persistence: {
    unknown:
      'Przeglądarki jeszcze nie zapytano, czy zachowa dane; stanie się to, gdy pierwszy raz coś zapiszesz.',
    granted: 'Przeglądarka obiecała zachować dane.',
    refused: 'Przeglądarka nie obiecała zachować danych. Pomaga instalacja; rób kopie zapasowe.',
    unsupported: 'Ta przeglądarka nie może obiecać zachowania danych. Rób kopie zapasowe.',
  },
  askAgain: 'Zapytaj przeglądarkę teraz',
  used: (size) => `Zajęte miejsce: ${size}`,
  about: 'O aplikacji',
  version: (version, commit) => `Wersja ${version}${commit ? ` (${commit})` : ''}`,
  nothingLeaves: 'Nic nie opuszcza tego urządzenia: bez konta, bez serwera, bez statystyk.',
  rightsTitle: 'Prawa',
  rights: [
    'BrikWars: prawa autorskie ©1995-2006 Mike Rayhawk. Więcej informacji i pełne zasady na brikwars.com.',
    'Polskie tłumaczenie BrikWars i suplementy do niego: Tomasz „Szerszen” Misterka.',
    'Streszczenia w tej aplikacji są zmienione i skrócone.',
    'LEGO jest znakiem towarowym grupy LEGO, która nie sponsoruje tej aplikacji.',
    'Mage Knight jest znakiem towarowym WizKids. Zasady zamków: według węgierskiego, fanowskiego tekstu późniejszych zasad (z czasów wersji 2.0).',
  ],
  licences: 'Dołączone pakiety i ich licencje',
  appLicence: 'Kod Adiutanta jest na licencji MIT.',
};
