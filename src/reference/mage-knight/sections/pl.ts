import type { sectionIds } from '../../../rules/mage-knight/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'MK-GEN-01': {
    title: 'Sekcja jest figurką i terenem naraz',
    text: 'Sekcja zamku liczy się jako figurka i jako element terenu. Wojownicy mogą na nią wchodzić oraz walczyć na niej i z niej. W trakcie gry można ją zniszczyć, a niektóre sekcje same strzelają.',
    words: 'zamek mur wieża budowla element vár-rész teren',
  },
  'MK-GEN-02': {
    title: 'Kiedy sekcja jest zniszczona',
    text: 'Sekcja jest zniszczona, gdy jej dial pokazuje 3 złamane wieże. Sekcja przełamana albo zdemoralizowana jest nadal w grze.',
    words: 'eliminacja symbole dziennik walki wyłom törött torony rozwalić wieżę',
  },
  'MK-GEN-03': {
    title: 'Obrażenia sekcji to obrażenia z dystansu',
    text: 'Wartość obrażeń na dialu sekcji to jej obrażenia z dystansu. Sekcje nigdy nie walczą wręcz, więc innych nie potrzebują.',
    words: 'dystansowe strzelanie dziennik walki távsebzés wieży',
  },
  'MK-GEN-04': {
    title: 'Pozostałe zasady obowiązują',
    text: 'Zasady zamków to dodatek: obowiązuje każda zasada Mage Knight, której nie zmieniają. Aplikacja trzyma się węgierskiego tekstu fanowskiego późniejszych zasad (z czasów wersji 2.0), a nie pierwszych, z 2002 roku; formacje, premie za wysokość i działanie zdolności znajdziesz w swojej instrukcji. Większość polskich nazw zdolności to domysł aplikacji: liczy się węgierskie słowo z tego tekstu.',
    words: 'podstawowe edycja wersja ogólne podręcznik tłumaczenie zwykłe',
  },
  'MK-PTS-01': {
    title: 'Dwa stopnie siły każdej sekcji',
    text: 'Przed grą wybierz dla każdej sekcji jeden z dwóch stopni siły, a z nim punkty, i ustaw dial w odpowiednim miejscu. Tekst nie podaje wartości punktowych; aplikacja podpowiada te z listy z 2002 roku i możesz je zmienić. Mur z drzwiami nie ma na tej liście osobnej pozycji; aplikacja daje mu punkty zwykłego muru.',
    words: 'punkty koszt wartość mocna słaba ciężka lekka dziennik walki kosztuje zamek',
  },
  'MK-PTS-02': {
    title: 'Sekcje kosztują punkty armii',
    text: 'Sekcje zamku kosztują punkty tak jak figurki. Figurki i sekcje razem muszą zmieścić się w limicie armii, więc zamek zostawia miejsce na mniej figurek.',
    words: 'koszt limit suma budowa zamek',
  },
  'MK-SEC-01': {
    title: 'Co jest jedną sekcją',
    text: 'Każdy element z własnym dialem (Dziennikiem Walki) jest osobną sekcją, nawet gdy kilka z nich jest połączonych. Policz diale, a wiesz, ile jest sekcji; każda działa i otrzymuje obrażenia osobno.',
    words: 'tarcza bojowa część połączone osobno jeden dial',
  },
  'MK-HGT-01': {
    title: 'Jak wysokie są sekcje',
    text: 'Wszystkie sekcje są tak samo wysokie, bez względu na wygląd. Figurka na szczycie stoi na stromym wzniesieniu, na tym samym poziomie co figurki na innych sekcjach i na każdym terenie wyniesionym.',
    words: 'wysokość równo góra strome teren wyniesiony kiugró magaslat poziom',
  },
  'MK-KEEP-01': {
    title: 'Donżon (Keep)',
    text: 'Donżon ma dwoje drzwi. Oboje drzwi i cały szczyt to połączone przejścia (belépési pont). Zamknięte drzwi nie są połączone.',
    words: 'Vártorony wieża stołp drzwi przejścia',
  },
  'MK-RT-01': {
    title: 'Okrągła baszta (Round Tower)',
    text: 'Okrągła baszta ma jedne drzwi. Drzwi i cały szczyt to połączone przejścia (belépési pont). Zamknięte drzwi nie są połączone.',
    words: 'Körbástya wieża bastion drzwi przejścia wejść',
  },
  'MK-GATE-01': {
    title: 'Baszta bramna (Gatehouse): wejścia',
    text: 'Baszta bramna ma dwa wejścia, podwójne drzwi i bronę (kapurács); każde otwiera się i zamyka osobno. Własnych przejść (belépési pont) nie ma.',
    words: 'Kapubástya brama brona krata wieża most zwodzony',
  },
  'MK-GATE-02': {
    title: 'Baszta bramna: na górze wszyscy są w kontakcie',
    text: 'Figurka na szczycie baszty bramnej jest w kontakcie bezpośrednim z każdą inną figurką na niej, nawet jeśli podstawki się nie stykają.',
    words: 'Kapubástya brama kontakt walka wręcz szczyt dach walczyć',
  },
  'MK-GATE-03': {
    title: 'Baszta bramna: pod łukiem bramy',
    text: 'Figurki mogą stać pod łukiem bramy. Dopóki na drodze stoi podstawka, brony (kapurács) nie można zamknąć; tekst mówi tak tylko o bronie.',
    words: 'Kapubástya brama krata zablokowana sklepienie stać bramie zamknąć opuścić',
  },
  'MK-GATE-04': {
    title: 'Baszta bramna: z góry na mury',
    text: 'Figurki na szczycie baszty bramnej mogą przejść na każdy mur, który się z nią styka. Aplikacja rozumie to tak, że tylko na mury; kto zalicza basztę bramną (Kapubástya) do baszt (bástya), pozwala przejść też na basztę.',
    words: 'Kapubástya brama ruch góra przejść bramy',
  },
  'MK-WALL-01': {
    title: 'Mur (Wall): wejścia',
    text: 'Mur z drzwiami ma jedno wejście. Mur bez drzwi nie ma żadnego.',
    words: 'Fal brama ściana furta drzwi murze',
  },
  'MK-WALL-02': {
    title: 'Mur: przejścia',
    text: 'Mur nie ma przejść (belépési pont) poza drabinami. Aplikacja rozumie to tak: drzwi w murze prowadzą po ziemi na drugą stronę, a nie na górę.',
    words: 'Fal drabina wspinaczka ściana schody wejść',
  },
  'MK-WALL-03': {
    title: 'Mury nie strzelają',
    text: 'Mur nie ma wartości ataku ani obrażeń, więc nigdy nie atakuje.',
    words: 'Fal ściana atak z dystansu akcja mur strzelać strzelanie atakuje ostrzał',
  },
  'MK-WALL-04': {
    title: 'Kiedy mur jest przełamany',
    text: 'Mur jest przełamany, gdy jego wartość fortyfikacji (erődítmény értéke), którą dodaje do obrony stojących na nim figurek, pokazuje żółty kwadrat. Od tej chwili jego drzwi pozostają otwarte do końca gry.',
    words: 'Fal wyłom żółta premia obrona áttört żółty',
  },
  'MK-SEC-02': {
    title: 'Gdzie widać zdolności sekcji',
    text: 'Zdolności sekcji są pokazane przy jej wartościach bojowych.',
    words: 'specjalne dial dziennik walki képesség kolor kolory',
  },
  'MK-SPC-01': {
    title: 'Zasady pojedynczych sekcji',
    text: 'Sekcje mogą mieć własne, dodatkowe zasady. Tutaj mają je donżon, okrągła baszta, baszta bramna i mur; jeśli do twojej dołączono inne, też obowiązują.',
    words: 'specjalne dodatkowe własne reguły element rodzaj',
  },
} satisfies ChapterTexts<(typeof sectionIds)[number]>;
