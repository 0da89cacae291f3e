import type { machineIds } from '../../../rules/usb/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'USB-MACH-01': {
    title: 'Wzrost potworów i maszyn',
    text: 'Potwór lub maszyna kosztuje o 15 punktów więcej niż ranga i może urosnąć do 6 razy, za każdym razem za 15 punktów: +1 do Inicjatywy i +3 do Stanowczości. Przykłady z tekstu, Regularny za 44 punkty z 4+, 1, 4+, 3 i za 119 z 4+, 7, 4+, 21, nie pasują do jednej zasady. Aplikacja daje za każdy punkt wzrostu 1 punkt Inicjatywy i 3 Stanowczości, co najmniej po 1, więc ten drugi ma 6 i 18; liczenie od 1 i 3 jeszcze przed pierwszym wzrostem to zasada domowa. Tekst angielski rozdziela cztery wartości kropkami, ale to liczby całkowite.',
    words: 'urosnąć rozmiar wielkość stanowczość inicjatywa ulepszyć razy',
  },
  'USB-MACH-02': {
    title: 'Co dają kolejne punkty wzrostu',
    text: 'Wzrost 0: nie może się poruszać (działo, katapulta, roślina). 1: może się poruszać. 2: 2 sztuki wyposażenia. 3: ignoruje modyfikatory terenu. 4: 3 sztuki. 5: +2" do ruchu. 6: 4 sztuki. W aplikacji to liczby łączne, a przy wzroście 0 i 1 wolno mieć 1 sztukę; żadnej, jak jest dosłownie w tekście, to zasada domowa. Tekst angielski mówi przy wzroście 2 o podwojeniu; jak w polskim chodzi o dwa kroki.',
    words: 'zdolności miejsca wyposażenie nieruchome działo ulepszenie',
  },
  'USB-MACH-03': {
    title: 'Wszystkie bronie w jednej akcji',
    text: 'W jednej akcji potwór lub maszyna może użyć każdej broni, jaką ma, także dwóch takich samych. W aplikacji każda broń rzuca własnymi kostkami, tyloma, ile wynosi Inicjatywa, a automatyczna dwa razy tyloma, i ma własną karę do Obrony wroga; wszystkie w jeden cel.',
    words: 'działa ostrzał kilka broni kostki czołg wszystkiego',
  },
  'USB-TRANS-01': {
    title: 'Ilu żołnierzy mieści transporter',
    text: 'Zamiast broni potwór lub maszyna może kupić za 30 punktów ładownię: do 10 modeli piechoty albo do 5 ciężkiej piechoty. Kupiona dwa razy mieści 20 modeli piechoty. W aplikacji każdy zakup mieści jeden rodzaj, bohaterowie liczą się według swojego typu, a jazda i maszyny się nie mieszczą; ciężki model na miejscu dwóch piechurów to zasada domowa.',
    words: 'pojemność przestrzeń ładunkowa ładunek przewóz pasażerowie osób wejdzie ciężarówka',
  },
  'USB-TRANS-02': {
    title: 'Wsiadanie i wysiadanie',
    text: 'Piechota w odległości do 5" od pojazdu może wsiąść. W swojej następnej aktywacji zostaje w środku albo wysiada: postaw ją przy pojeździe, potem wykonuje dowolną akcję. Tekst polski stawia ją 5" od pojazdu, angielski w promieniu 5"; tutaj aplikacja idzie za angielskim, do 5", bo tak samo mierzy się wsiadanie.',
    words: 'transporter wejście wyjście pasażerowie pojazd wysiąść daleko',
  },
  'USB-TRANS-03': {
    title: 'Transporter i pasażerowie działają osobno',
    text: 'Piechota może zacząć grę w środku, a w jednym transporterze może jechać kilka oddziałów. Transporter i każdy oddział w nim aktywuje się osobno.',
    words: 'ładunek rozstawienie aktywacja przewóz zacząć środku',
  },
  'USB-TRANS-04': {
    title: 'Zniszczenie transportera',
    text: 'Wszyscy ze środka natychmiast wysiadają i każdy oddział dostaje tyle trafień, ile ma modeli. Przed każdym broni się jak zwykle, a rany rozkłada się tak, żeby zeszło jak najwięcej modeli.',
    words: 'wrak wybuch pasażerowie trafienia zniszczony wybuchł',
  },
} satisfies ChapterTexts<(typeof machineIds)[number]>;
