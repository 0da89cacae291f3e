import type { designIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'BW-CRE-01': {
    title: 'Projektowanie kreacji',
    text: 'Najpierw zbuduj model, potem odczytaj z niego statystyki. Wielkość i poziom struktury dają koszt podstawowy; pojazd dokłada napęd, uzbrojony broń, a stwór mózg. Suma to cena w punktach.',
    words: 'koszt kolejność pojazd budowla bestia cena',
  },
  'BW-CRE-02': {
    title: 'Budowla, pojazd, stwór',
    text: 'Kreacja to wszystko, co gracz zbudował. Co się nie rusza, jest budowlą; co jeździ, ale ktoś musi tym kierować, pojazdem; co samo decyduje, stworem. Struktura to jej główny korpus.',
    words: 'definicja rodzaje robot potwór maszyna',
  },
  'BW-CRE-03': {
    title: 'Struktura i elementy zewnętrzne',
    text: 'Strukturą jest to, co ma wnętrze: ściany, podłogi, kadłub, czaszka, tułów. Kończyny, koła, skrzydła, broń, meble i ozdoby to elementy zewnętrzne. Te, które walczą, kupuje się jako broń; reszta jest za darmo.',
    words: 'części wnętrze koła kończyny ozdoby',
  },
  'BW-CRE-04': {
    title: 'Wielkość',
    text: 'Zmierz w calach najdłuższy wymiar struktury, bez elementów zewnętrznych, i zaokrąglij, jak wolisz. To jest jej Wielkość. Poniżej 1 schodzą tylko stworzonka.',
    words: 'pomiar cale długość zaokrąglenie',
  },
  'BW-CRE-05': {
    title: 'Stworzonka',
    text: 'Stworzenia mniejsze niż cal mają Wielkość 0. Nic nie kosztują, nie mają poziomu struktury ani Obrony; punkt Obrony kosztuje pół punktu. Ginie od pierwszych obrażeń.',
    words: 'wąż szczur nietoperz pająk małe zero',
  },
  'BW-CRE-06': {
    title: 'Poziom struktury',
    text: 'Właściciel wybiera poziom od 0 do 5, taki, jaki pasuje do materiału. Poziom 0 rzuca na Obronę 1k6, każdy wyższy tyle k10, ile wynosi: ciało i płótno 0, drewno 1, cegła 2, kamień lub pancerz 3, ciężka stal 4, pola siłowe 5.',
    words: 'obrona materiał drewno kamień stal k10',
  },
  'BW-CRE-07': {
    title: 'Obrona części',
    text: 'Elementy zewnętrzne, ściany działowe, broń i urządzenia mają poziom o jeden niższy niż korpus, obrotnice, zawiasy i inne części ruchome o dwa; nigdy poniżej 0. Luźne ozdoby są tak mocne, na jakie wyglądają.',
    words: 'słaby punkt obrotnica zawias koło część',
  },
  'BW-CRE-08': {
    title: 'Koszt podstawowy',
    text: 'Wielkość razy poziom struktury. Przy poziomie 0 jest to połowa Wielkości.',
    words: 'cena struktura punkty',
  },
  'BW-CRE-09': {
    title: 'Napęd',
    text: 'Na lądzie, na wodzie i pod wodą 2" ruchu kosztują 1 punkt. W powietrzu kosztują 2 punkty i jeszcze tyle, ile wynosi poziom struktury: przy poziomie 2 razem 4.',
    words: 'ruch koła latanie łódź okręt cena',
  },
  'BW-CRE-10': {
    title: 'Prędkości graniczne',
    text: 'Zwykły napęd daje najwyżej 16" na turę, latanie 24". W polskiej lidze nic nie jest szybsze niż 10".',
    words: 'szybkość limit największa cale',
  },
  'BW-CRE-11': {
    title: 'Nietypowe napędy',
    text: 'Chodzenie po ścianach, drążenie tuneli i teleportacja nie mają ceny w tabeli. Gracze ustalają, czy wolno je mieć i ile kosztują.',
    words: 'wspinanie tunele teleport umowa',
  },
  'BW-CRE-12': {
    title: 'Poza swoim żywiołem',
    text: 'Gdzie to rozsądne, kreacja porusza się też w obcym środowisku: auto przez płytką wodę, samolot po pasie. Ma wtedy połowę ruchu i nigdy więcej niż 5" na turę.',
    words: 'woda pas startowy połowa prędkości',
  },
  'BW-CRE-13': {
    title: 'Uszkodzony napęd',
    text: 'Każda stracona główna część, koło, noga, wiosło, zabiera 1" ruchu. Gdy brakuje połowy, zostaje 1", gdy wszystkich, nic. Latacz ląduje po stracie pierwszego skrzydła lub łopaty.',
    words: 'koło noga skrzydło strata uziemiony',
  },
  'BW-CRE-14': {
    title: 'Broń według wielkości',
    text: 'Broń Wielkości 1 to taka, jaką nosi minifig. Do Wielkości 5 wszystkie jej liczby mnoży się przez Wielkość w calach: cenę, Użycie, zasięg i obrażenia. Wielkie działa trafiają tylko wielkie cele. Taran dodaje swoje kostki do szarży, płyta k6 do Obrony tego, co osłania.',
    words: 'działo wyrzutnia rakieta ładunek broń biała taran płyta',
  },
  'BW-CRE-15': {
    title: 'Ograniczenie wielkości',
    text: 'Wielkości całej broni razem mogą być dwa razy większe niż Wielkość kreacji, która ją niesie. Gdy leci w powietrzu, mogą być najwyżej równe.',
    words: 'za dużo broni limit latanie kosmos',
  },
  'BW-CRE-16': {
    title: 'Słabsza, niż wygląda',
    text: 'Broni wolno nadać mniejszą Wielkość, niż mierzy jej model, by oszczędzić punkty lub zmieścić się w limicie; większej nigdy.',
    words: 'osłabianie model pomiar mniejsza',
  },
  'BW-CRE-17': {
    title: 'Co miota wyrzutnia',
    text: 'Wyrzutnia zadaje swoje obrażenia albo obrażenia ładunku, który miota. Ładunek ma najwyżej połowę jej Wielkości i kupuje się go osobno; Użycie i zasięg są wyrzutni.',
    words: 'katapulta ładunek bomba połowa',
  },
  'BWC-16': {
    title: 'Ile broni uniesie latacz?',
    text: 'Tekst angielski: w powietrzu tyle, ile Wielkość, w kosmosie dwa razy tyle. Polski: tyle, ile Wielkość, bez wyjątku; jeden polski kosztorys mówi nawet o poziomie. Aplikacja wszędzie liczy jak angielski.',
    words: 'latacz limit kosmos poziom',
  },
  'BWC-17': {
    title: 'Ładunek wyrzutni',
    text: 'Polski tekst zgubił obrażenia ładunku i mówi o ładowności. Aplikacja bierze angielską tabelę: obrażenia samego ładunku, najwyżej połowa Wielkości.',
    words: 'ładowność wyrzutnia',
  },
  'BWC-18': {
    title: 'Co robi płyta pancerna?',
    text: 'Tabela angielska: dodaje k6 temu, co osłania, i można nią pchnąć. Polska: chroni obszar 2" na każdą Wielkość. W aplikacji płyta działa po angielsku; obszar został magicznej tarczy.',
    words: 'płyta obszar pchnięcie tarcza',
  },
  'BWC-19': {
    title: 'Które zero dzieli koszt na pół?',
    text: 'Tekst angielski: poziom struktury 0. Polski dwa razy pisze o wielkości 0, ale jego własny rumak Wielkości 2 i poziomu 0 kosztuje 1. Aplikacja dzieli przy poziomie 0.',
    words: 'koszt połowa zero błąd',
  },
  'BWC-38': {
    title: 'Jak słabe są zawiasy?',
    text: 'Jeden rozdział osłabia wszystkie elementy zewnętrzne o jeden poziom, inny odsłonięte zawiasy i obrotnice o dwa. Aplikacja bierze ten, który je określa: części ruchome o dwa, reszta o jeden.',
    words: 'zawias obrotnica poziom',
  },
  'BWC-74': {
    title: 'Czy ceny się zaokrągla?',
    text: 'Tylko Wielkość, jak woli właściciel. Ceny zachowują połówki i ćwiartki, a z limitem porównuje się dokładną sumę.',
    words: 'zaokrąglanie połówki punkty',
  },
  'BWC-76': {
    title: 'Która broń liczy się do limitu?',
    text: 'Tekst mówi o broni. Aplikacja liczy to, co bije lub strzela; płyty, składowane ładunki i ładunek wyrzutni się nie liczą.',
    words: 'limit płyta ładunek',
  },
  'BWC-114': {
    title: 'Kto może mieć 24"?',
    text: 'Tekst angielski mówi o lataczach, polski o każdej kreacji, choć oba kończą zwykły napęd na 16". Aplikacja daje 24" tylko lataczom.',
    words: 'prędkość latanie limit',
  },
  'BWC-141': {
    title: 'Czy latacz bez skrzydła spada?',
    text: 'Tekst angielski: od razu jest uziemiony. Polski: może spaść. W aplikacji ląduje; co robi upadek, ustala stół.',
    words: 'skrzydło upadek lądowanie',
  },
  'BWC-148': {
    title: 'Jak wolno po stracie części?',
    text: 'Strata połowy zostawia 1". Dlatego przy mniejszych stratach aplikacja nigdy nie schodzi poniżej 1".',
    words: 'napęd części ruch minimum',
  },
  'BWC-150': {
    title: 'Czy stworzonko może mieć broń?',
    text: 'Dwa razy Wielkość 0 to nic, więc dosłownie żadnej; tak liczy aplikacja. Stół może dać skorpionowi żądło.',
    words: 'stworzonko broń zero skorpion',
  },
  'BWC-151': {
    title: 'Czy drugi żywioł jest tańszy?',
    text: 'Tekst mówi tylko, że może ich być kilka. W aplikacji za każdy płaci się w całości.',
    words: 'dwa napędy cena',
  },
} satisfies ChapterTexts<(typeof designIds)[number]>;
