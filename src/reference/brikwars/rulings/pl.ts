import type { rulingIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

type Id = (typeof rulingIds)[number];

export const texts = {
  'BWC-01': {
    title: 'Trudność użycia broni ciężkiej: 4 czy 3?',
    text: 'Podręcznik z 2005 i tekst polski podają 4; nowszy rozdział piąty używa 3 w całym swoim przykładzie. Aplikacja trzyma się wybranej edycji i ich nie miesza. Przy Umiejętności 1k6 broń ciężka trafia wtedy w 1 ataku na 2 albo w 2 na 3. Druga interpretacja to zasada domowa.',
    words: 'katana miecz wersja zasad różnica wydanie',
  },
  'BWC-02': {
    title: 'Trudność użycia broni improwizowanej: 3 czy 2?',
    text: 'Teksty angielskie: 3, i na tym opierają się ich przykłady. Tekst polski: 2, w dwóch osobnych miejscach, więc może to być celowe. Aplikacja przyjmuje 3, a w edycji polskiej 2. Druga interpretacja to zasada domowa.',
    words: 'dowolny klocek patelnia wersja zasad różnica wydanie',
  },
  'BWC-05': {
    title: 'Jaki dorzut daje k10?',
    text: 'Podręcznik z 2005: zawsze k6. Tekst polski: jeszcze raz ta sama kostka, czyli k10. Aplikacja trzyma się wybranej edycji; 1k10 bohatera daje wtedy średnio 5,92 albo 6,11. Druga interpretacja to zasada domowa.',
    words: 'rodzaj dorzutu bohater średnia dziesięciościenna',
  },
  'BWC-06': {
    title: 'Czy obrażenia równe Obronie zabijają?',
    text: 'Zasady wymagają obrażeń większych od Obrony; jednemu zdaniu tekstu polskiego o małych kreacjach wystarczają równe. Aplikacja wszędzie wymaga większych, bo sam tekst polski mówi tak w dwóch innych miejscach. Przy równości 1k6 pokonywałaby Obronę 4 w 1 przypadku na 2 zamiast w 1 na 3; to zasada domowa.',
    words: 'remis dokładnie śmierć przeżyć większe równo',
  },
  'BWC-14': {
    title: 'Poświęcenie: w zasięgu rzutu czy bliżej?',
    text: 'Podręcznik z 2005: jednostka ma stać w zasięgu rzutu, więc przy 4 wystarczy 4". Tekst polski: odległość ma być mniejsza od wyniku, a zbyt małe obrażenia oznaczają niepowodzenie. Aplikacja trzyma się tekstu angielskiego i pomija uwagę o obrażeniach, bo nikt ich jeszcze nie rzucił. Przy ostrzejszej interpretacji, jako zasadzie domowej, szansa przy 3" spada z 4 na 6 do 3 na 6.',
    words: 'redshirt równa włącznie',
  },
  'BWC-23': {
    title: 'Czy pustymi rękami można parować?',
    text: 'Jedno zdanie mówi, że pustymi rękami nie da się ani atakować, ani parować; inne pozwala nieuzbrojonemu sparować jedno odepchnięcie bez broni. Aplikacja dopuszcza ten jeden wyjątek, z trudnością użycia 2, bo zasada szczegółowa ma pierwszeństwo przed ogólną. W nowszym rozdziale piątym może to być też odepchnięcie tarczą.',
    words: 'nieuzbrojony przepychanie gołe ręce parowanie',
  },
  'BWC-25': {
    title: 'Kto może odpowiedzieć kontrą?',
    text: 'Teksty angielskie: obrońca, który atak przeżył. Tekst polski: obrońca, który przegrał, co jest oczywistą pomyłką. Aplikacja pozwala na kontrę każdemu, kto przeżył i ma broń do walki bezpośredniej.',
    words: 'kontratak przeżyć przegrać oddać cios odwet',
  },
  'BWC-27': {
    title: 'Kiedy parujący traci broń?',
    text: 'Teksty angielskie: broń krótką, gdy nie uda się nią sparować broni dwuręcznej, a każdą broń przy rzucie pechowym. Tekst polski: każdą broń jednoręczną i przy niejasnym „wyniku krytycznym”. Aplikacja: po nieudanym parowaniu broni dwuręcznej na 1k6" odlatuje tylko broń krótka i improwizowana; po rzucie pechowym każda broń lub tarcza, którą parowano. Druga interpretacja to zasada domowa.',
    words: 'wytrącenie rozbrojenie wypada ręki nieudane parowanie',
  },
  'BWC-28': {
    title: 'Z czym porównuje się Umiejętność w walce?',
    text: 'Wstęp tekstu polskiego mówi, że z Obroną celu; wszędzie indziej oba teksty mówią, że z trudnością użycia broni. Aplikacja przyjmuje trudność użycia: Umiejętność decyduje o trafieniu, a z Obroną porównuje się tylko obrażenia.',
    words: 'rzut trafienie skill atak',
  },
  'BWC-40': {
    title: 'Co powoduje nieudany ratunek?',
    text: 'Podręcznik z 2005: przy rzucie pechowym jednostka pada tam, gdzie stoi. Tekst polski mówi tylko o „rzucie krytycznym”, i wyłącza jednostkę z działania dopiero po udanym ratunku. Aplikacja: rzut pechowy to 0", a jednostka jest zdezorientowana po każdym ratunku.',
    words: 'bail unik krytyczny pech zdezorientowany',
  },
  'BWC-41': {
    title: 'Od czego liczy się duży cel?',
    text: 'Teksty angielskie: +1 za każde 2" widocznej szerokości. Tekst polski: za każde dodatkowe 2", ale nie mówi, od czego. Aplikacja liczy każde pełne 2" od początku, najwyżej +5: stodoła mająca 4" daje +2. Druga interpretacja to zasada domowa.',
    words: 'wielkość celu modyfikator premia budynek szerokość',
  },
  'BWC-42': {
    title: 'Czyja prędkość się liczy?',
    text: 'Teksty angielskie: tego, kto porusza się szybciej, atakującego albo celu. Tekst polski mówi tylko o celu. Aplikacja bierze szybszego z dwóch: -1 za każde pełne 6".',
    words: 'ruchomy cel ruch strzelca szybkość pojazd kara',
  },
  'BWC-50': {
    title: 'Które rzuty mogą być pechowe?',
    text: 'Teksty mówią, że każdy, ale i to, że nie udaje się zadanie, a nie każdy rzut jest zadaniem. Domyślnie w aplikacji: test Umiejętności, atak i parowanie, wyczyn, poświęcenie, długość skoku ratunkowego albo rzutu przedmiotem oraz obrażenia (wtedy 0). Nie: Obrona, pęd, kostki przeciwnika ani rzut na rację; tu liczy się zwykły wynik. Można to przełączyć.',
    words: 'pechowy krytyczny pech zakres jedynki przełącznik',
  },
  'BWC-51': {
    title: 'Kto pierwszy: jeden rzut czy dwa?',
    text: 'Przykład w podręczniku z 2005 z jednego rzutu na Umiejętność odczytuje i kolejność, i powodzenie; co z wolniejszą jednostką, która zginie pierwsza, teksty nie mówią. Aplikacja: jeden rzut każdej strony rozstrzyga oba, wolniejsza działa tylko wtedy, gdy jeszcze może, a obrażenia rzuca się po ustaleniu kolejności. Przy remisie działają obie, więc obie mogą zginąć.',
    words: 'pojedynek zabity jednocześnie',
  },
  'BWC-52': {
    title: 'Kiedy wynik zatrzymuje się na zerze?',
    text: 'Żaden rzut nie kończy się poniżej 0, a jednak przykład w podręczniku z 2005 porównuje -1 z -2. Aplikacja zatrzymuje na 0 rzut razem z modyfikatorami; odjęcie trudności użycia daje potem różnicę, a ta może być ujemna.',
    words: 'minimum ujemny margines różnica modyfikator najniższy',
  },
  'BWC-53': {
    title: 'Kiedy opłaca się zrezygnować z dorzutu?',
    text: 'Dorzuty są dobrowolne, a zasady nie podają powodu. Aplikacja dorzuca, dopóki tego nie wyłączysz. Rezygnuj, gdy sprawa jest już rozstrzygnięta, gdy wolisz mniejsze obrażenia lub odrzucenie, bo za celem stoją swoi, albo gdy bohater ze zdziwaczeniem 2 lub większym mógłby na niskiej kostce stracić punkty. Atakujący, którego cios może zostać sparowany, powinien dorzucać.',
    words: 'odmowa pominąć prawo taktyka',
  },
  'BWC-54': {
    title: 'Jak często rzuca się na Obronę?',
    text: 'Teksty tego nie mówią, ale obrażenia w walce bezpośredniej się sumują i trzeba je porównać z jedną Obroną. Aplikacja rzuca na Obronę raz na cel i turę gracza w walce bezpośredniej, raz na każdy osobny strzał lub szarżę i od nowa na każdy stopień rozsmarowania. Obrona podana samą liczbą nigdy się nie zmienia.',
    words: 'rzut zbroja pancerz kumulacja overkill',
  },
  'BWC-55': {
    title: 'Czy dorzuty liczą się do rzutu pechowego?',
    text: 'Zasada pyta, czy na wszystkich kostkach wypadły jedynki. Aplikacja patrzy tylko na kostki rzucone na początku: dorzut bierze się stąd, że któraś z nich pokazała najwyższą ściankę, więc nie wszystkie są jedynkami. Obie interpretacje dają to samo.',
    words: 'same krytyczny pech pierwsze',
  },
  'BWC-56': {
    title: 'Zdziwaczenie: która ścianka decyduje o rzucie krytycznym?',
    text: 'Karę odejmuje się od każdej kostki, ale o rzucie krytycznym decyduje ścianka, która wypadła. Aplikacja ocenia jedynki i najwyższe ścianki przed odjęciem kary, odejmuje ją od każdej kostki, także od dorzutów, potem dodaje modyfikatory i raz zatrzymuje sumę na 0. W tekście polskim karę odejmuje się od całego rzutu.',
    words: 'dziwactwo bohater naturalny wynik dorzut kolejność',
  },
  'BWC-57': {
    title: 'Czy modyfikator zmienia Umiejętność, czy trudność użycia?',
    text: 'Dla samego trafienia -1 do Umiejętności i trudność użycia większa o 1 to to samo. Aplikacja je rozróżnia: modyfikatory Umiejętności wchodzą do rzutu na trafienie, więc zmieniają też liczbę, którą musi osiągnąć parujący; zmiana trudności użycia wpływa tylko na różnicę i na własny test broni, którą się paruje.',
    words: 'kara premia różnica parowanie stopień',
  },
  'BWC-58': {
    title: 'Jaką liczbę trzeba osiągnąć, parując?',
    text: 'Teksty mówią tylko: rzut na trafienie z modyfikatorami. Aplikacja bierze sumę atakującego z dorzutami i modyfikatorami Umiejętności, co najmniej 0, bez odejmowania trudności użycia; wystarczy równość, a trzeba też osiągnąć trudność użycia własnej broni. Chybionego ataku nie trzeba parować, a ciosy we wspólnym ataku paruje się po kolei.',
    words: 'parowanie próg remis równy blok suma',
  },
  'BWC-59': {
    title: 'Czego dotyczy -1 przy ripoście?',
    text: 'Zasada mówi: Umiejętności i obrażeń tego, kto się broni. Aplikacja obniża jego rzut na parowanie, obrażenia, które paruje (nie poniżej 0), oraz Umiejętność i obrażenia riposty; obrażenia atakującego się nie zmieniają. Przykład: 4 na 1k6-2 paruje 4-2-1 = 1.',
    words: 'kontratakiem riposta kara dwie bronie minus',
  },
  'BWC-60': {
    title: 'Czy kontratak przysługuje tylko po chybieniu?',
    text: 'Jedno zdanie dopuszcza go po nieudanym ataku, inne każdemu obrońcy, który przeżył, a w przykładzie z podręcznika kontratak następuje po trafieniu. Aplikacja pozwala na kontratak po każdym ataku, który obrońca przeżył. Druga interpretacja to zasada domowa.',
    words: 'kontra oddać cios trafienie nieudany przeżyć trafił',
  },
  'BWC-61': {
    title: 'Do kiedy można zapowiedzieć parowanie?',
    text: 'Uczciwie: przed testem Umiejętności atakującego, najpóźniej przed rzutem na obrażenia. Aplikacja gra tak: rzut na trafienie, parowanie (jeśli trafił), obrażenia, sparowane obrażenia; parowanie przyjmuje, dopóki nie padł rzut na obrażenia. Druga interpretacja to zasada domowa.',
    words: 'deklaracja zapowiedź moment późno kolejność',
  },
  'BWC-62': {
    title: 'Kiedy 2k6-2 zamiast k10 jest rzutem krytycznym?',
    text: 'Zasady tego nie mówią. Aplikacja uznaje dwie 6 (wynik 10) za najwyższą ściankę, wartą jednego dorzutu k6, a dwie 1 (wynik 0) za rzut pechowy. Każde z nich zdarza się w 1 rzucie na 36, na prawdziwej k10 w 1 na 10.',
    words: 'brak kostki dziesięciościennej zamiennik dorzut pech sukces',
  },
  'BWC-72': {
    title: 'Ratunek: który rzut bywa pechowy?',
    text: 'Ratunek może wymagać dwóch rzutów: Umiejętności o to, kto pierwszy, i 1k6 na odległość. Aplikacja szuka pecha na kostce odległości: 1 oznacza tam 0". Jedynki w rzucie na Umiejętność tylko spowalniają jednostkę.',
    words: 'bail unik kostka jedynka pech',
  },
  'BWC-87': {
    title: 'Wyczyn: nikt nie rzuca przeciw albo wypada 1',
    text: 'Tekst mówi tylko, że przeciwnik może rzucić. Aplikacja: bez rzutu przeciw wyczyn się udaje, chyba że bohater wyrzuci naturalne 1. Gdy przeciwnik rzuca, naturalne 1 bohatera to porażka nawet przy remisie, a 1 przeciwnika liczy się po prostu jako 1.',
    words: 'feat remis rzut pechowy jedynka',
  },
} satisfies ChapterTexts<Id>;
