import type { lugpolIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

type Id = (typeof lugpolIds)[number];

export const texts = {
  'BW-LP-01': {
    title: 'Postacie w LUGPolWars',
    text: 'Najemnik: Ruch 5", Obrona 4, Koszt 4. Oficer: Ruch 6", Obrona 1k6+2, Koszt 7. Bohater: Ruch 7", Obrona 2k6, Koszt 11. Nikt nie ma Umiejętności.',
    words: 'kosztorys cennik punkty najemnik oficer bohater lugpol żołnierz statystyki',
  },
  'BW-LP-02': {
    title: 'Broń i zbroja w LUGPolWars',
    text: 'Broń krótka jednoręczna 1k6+2, Koszt 2. Broń ciężka lub dwuręczna 2k6, Koszt 3. Broń strzelecka 1k6 do 10", Koszt 3. Materiały wybuchowe 2k6-1, rzucane na 1k6+2 cali, Koszt 1. Tarcza lub zbroja dodaje 1k6 do Obrony, Koszt 1 za każdą. Broń improwizowana zadaje 1k6-2; pustymi rękami można tylko odpychać.',
    words: 'kosztorys cennik koszt obrażenia miecz tarcza lugpol łuk granat uzbrojenie ceny',
  },
  'BW-LP-03': {
    title: 'Ciężka broń i obsługa w LUGPolWars',
    text: 'Broń ciężka zamontowana na pojeździe albo na stałe kosztuje 5 i zadaje 2k6 do 10". Każda kolejna osoba obsługi dodaje 1k6 i 5"; granica to 3 osoby, czyli 4k6 do 20".',
    words: 'armata działo minifigi zasięg montowana lugpol karabin maszynowy',
  },
  'BW-LP-04': {
    title: 'Pojazdy w LUGPolWars',
    text: 'Dowolna wielkość, mierzona w calach wzdłuż najdłuższej linii; poziom struktury 0 lub 1; obsługa 1. Koszt: wielkość, 1 za każde 2" na ziemi lub wodzie, 2 plus poziom za każde 2" w powietrzu, najwyżej 15", do tego ochrona i broń według cennika.',
    words: 'kosztorys cena pojazd poziom napęd szybkość latanie lugpol auto czołg',
  },
  'BW-LP-05': {
    title: 'Dodatkowe akcje w LUGPolWars',
    text: 'Kto próbuje czegoś niezwykłego, rzuca 1k6 z dorzutami i musi osiągnąć stopień trudności: 2 łatwa, 3 normalna, 4 sztuczka, 5 trudna, 6 bardzo trudna, 8 heroiczna, 10 legendarna, 12 boska. Rzeczy trywialne nie wymagają rzutu.',
    words: 'test trudność próba akcja dorzuty umiejętność lugpol sztuczka nietypowe',
  },
  'BWC-98': {
    title: 'Czy w LUGPolWars rzuca się na trafienie?',
    text: 'Cenniki nie mają ani Umiejętności, ani trudności użycia. Aplikacja nie rzuca na trafienie i porównuje obrażenia z Obroną jak w QuickWars; Obrona to 4, 1k6+2 lub 2k6 według cennika, a atakujący mogą łączyć ataki.',
    words: 'umiejętność rzut automatyczne LUGPol trafić',
  },
  'BWC-99': {
    title: 'Ile kosztuje w LUGPolWars kadłub poziomu 0?',
    text: 'W pełnych zasadach poziom struktury 0 kosztuje połowę wielkości. LUGPolWars zawsze mnoży wielkość przez 1 i aplikacja robi to samo.',
    words: 'pojazd cena struktura połowa',
  },
  'BWC-113': {
    title: 'Dlaczego liczby LUGPolWars są inne?',
    text: 'Broń uproszczono tam celowo: krótka zadaje 1k6+2 zamiast 1k6, ciężka i dwuręczna mają wspólne 2k6, materiały wybuchowe zadają 2k6-1. Aplikacja trzyma je jako osobną listę i nie miesza z żadną inną.',
    words: 'kosztorys cennik obrażenia rozbieżność',
  },
} satisfies ChapterTexts<Id>;
