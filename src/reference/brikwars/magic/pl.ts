import type { magicIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'BW-MAG-01': {
    title: 'Użytkowanie magii',
    text: 'Magii uczy się poziomami. Każdy kosztuje 1 CP za każdy cal wielkości maga, a co najmniej 1: minifig z poziomem 3 płaci 3, smok wielkości 6 z poziomem 2 płaci 12. Mag rzuca czary swojego poziomu lub niższe. Różdżki i laski nie wymagają magii; to krótka i długa broń strzelecka, której może użyć każdy.',
    words:
      'mag czarodziej czarownik czar zaklęcie poziom koszt różdżka laska suplement wiedźma czary magia kosztuje',
  },
  'BW-MAG-02': {
    title: 'Magiczny pocisk',
    text: 'Strzał bez broni: liczy się jak działo o wielkości równej poziomowi czaru. Każdy poziom to trudność użycia 3, zasięg 6" i 1k6 obrażeń; poziom 3 ma więc trudność 9, zasięg 18" i 3k6. Rzucenie nie kosztuje punktów, a niższym poziomem łatwiej trafić.',
    words: 'czar strzał atak dystansowy działo zaklęcie błyskawica ognisty',
  },
  'BW-MAG-03': {
    title: 'Czar obszarowy',
    text: 'Czar, który wybucha jak materiał wybuchowy wielkości jego poziomu. Każde użycie kupuje się osobno wraz z armią, po 1 CP za poziom. Każdy poziom to trudność użycia 3, 1k6" zasięgu i 1k10 obrażeń dla wszystkiego w promieniu 2" od miejsca upadku: ognista kula poziomu 3 ma trudność 9, 3k6" i 3k10, a 4 takie kosztują 12 CP.',
    words: 'ognista kula wybuch eksplozja zaklęcie promień użycia wykupione ognia leci daleko',
  },
  'BW-MAG-04': {
    title: 'Magiczna tarcza',
    text: 'Kupuje się ją raz, po 2 CP za poziom, i używa dowolnie często. Mag może ją wznieść w każdej chwili, tak jak paruje się tarczą; próba zabiera mu akcję. Każdy poziom to trudność użycia 2, a przez całą turę o 1k6 mniej obrażeń dla wszystkich w promieniu 2" od niego. Na poziomie 3 to trudność 6, 3k6 i 6".',
    words: 'ochrona bariera czar ochronny osłona obszar obrona bańka pole siłowe',
  },
  'BW-MAG-05': {
    title: 'Magiczny krąg',
    text: 'Magowie, którzy się połączą, mogą czarować ponad własny poziom: do sumy swoich poziomów, najwyżej 10. Krąg tworzy się tyle tur, ile wynosi poziom; potem magowie rzucają przeciw trudności takiego czaru. Gdy któryś zginie wcześniej, krąg pęka i reszta zaczyna od nowa. Czary obszarowe kręgu planuje się w koszcie armii albo płaci z niewydanych punktów, o czym przeciwnicy muszą wiedzieć przed grą: 10 punktów to 2 czary poziomu 5.',
    words: 'razem wspólnie magowie rytuał tury kilku magów',
  },
  'BW-MAG-06': {
    title: 'Przywołanie',
    text: 'Osobna umiejętność obok magii poziomu co najmniej 2; kosztuje 1 CP za każdy cal wielkości maga. W dowolnej chwili może wezwać jednostkę o wielkości najwyżej połowy swojego poziomu, zaokrąglonej w dół: minifiga od poziomu 2, konia od poziomu 4. Próba zabiera mu akcję, a jej trudność to 3 za każdy cal wielkości jednostki. Zjawia się ona tuż obok, opłacona z odłożonych CP.',
    words: 'przywołać wezwać summon potwór rezerwa jednostka potwora demona sprowadzić',
  },
  'BW-MAG-07': {
    title: 'Krąg przywołań',
    text: 'Magowie mogą też przywoływać wspólnie. Krąg tworzy się tyle tur, ile cali wielkości ma jednostka; nie jest ona większa niż połowa sumy ich poziomów i nigdy nie przekracza wielkości 5. Śmierć maga przerywa go jak każdy inny krąg.',
    words: 'przywołanie wspólnie większa jednostka magowie rytuał kilku wzywa',
  },
  'BW-MAG-08': {
    title: 'Nekromancja',
    text: 'Osobna umiejętność obok magii; kosztuje 1 CP za każdy cal wielkości maga. Akcją mag próbuje ożywić zwłoki dowolnej strony: stojąc tuż przy nich, bez murku czy krzaka pomiędzy, przeciw trudności 4 za każdy cal ich wielkości. Ożywieniec jest najwyżej zwykłym żołnierzem, z Ruchem 4" i Umiejętnością 1k6, i słucha tylko jego rozkazów. Mag panuje nad jednym na każdy poziom magii; nie kosztują CP i rozsypują się, gdy zginie.',
    words:
      'ożywieniec zombie szkielet ożywić zmarły trup nekromanta szkielety zmarłych wskrzesić trupy nieumarli trupa',
  },
  'BWC-93': {
    title: 'Czy krąg czaruje powyżej poziomu 5 i kto rzuca?',
    text: 'Broń kreacji kończy się na wielkości 5; suplement daje kręgom do 10. Aplikacja stosuje to do czarów, a przywołane jednostki zostają przy 5. Kto rzuca, nie wiadomo: w aplikacji raz za wszystkich mag o najwyższej średniej Umiejętności.',
    words: 'poziom dziesięć wielkość broni umiejętność',
  },
  'BWC-94': {
    title: 'Czy magiczna tarcza paruje, czy dodaje do Obrony?',
    text: 'Jedno zdanie porównuje ją do parowania, inne każe jej chronić obszar jak zbroja. Aplikacja łączy oba: jeden rzut przeciw jej trudności ją wznosi, a potem każde obrażenia w jej obrębie maleją o nowy rzut jej kostkami. Jeden rzut dodany do Obrony to druga interpretacja.',
    words: 'parowanie obrona zmniejsza',
  },
  'BWC-95': {
    title: 'Połowa poziomów czy mniej niż połowa?',
    text: 'Jeden mag przywołuje do połowy swojego poziomu; od kręgu tekst chce mniej niż połowy sumy. Dwaj magowie poziomu 2 byliby wtedy słabsi od jednego z poziomem 4. Aplikacja w obu wypadkach bierze najwyżej połowę, zaokrągloną w dół, i najwyżej 5; ścisłe czytanie to zasada domowa.',
    words: 'krąg przywołań granica mniejszy wielkość',
  },
  'BWC-157': {
    title: 'Co dają same jedynki na kostkach magicznej tarczy?',
    text: 'O tym tekst milczy. Aplikacja liczy kostki tak, jak padły, jak przy Obronie: testem był rzut, który tarczę wzniósł.',
    words: 'tarcza pechowy ochrona',
  },
  'BWC-158': {
    title: 'Co dają same jedynki na zasięgu czaru obszarowego?',
    text: 'Tekst podaje tylko kostki. Aplikacja traktuje je jak każdy rzut bronią: gdy na każdej jest 1, czar spada magowi pod nogi, choćby cel stał 1" dalej, i mag sam stoi w wybuchu. Że same jedynki liczą się tylko jako wynik, to zasada domowa.',
    words: 'ognista kula zasięg pechowy dolatuje',
  },
  'BWC-159': {
    title: 'Czy tarcza może mieć niższy poziom niż mag?',
    text: 'W tekście mag kupuje tarczę takiego poziomu, jak jego magia. Aplikacja uznaje to za górną granicę: niższa jest tańsza i łatwiej ją wznieść, wyższej mieć nie może.',
    words: 'tańszy granica',
  },
  'BWC-165': {
    title: 'Czym jest poziom ożywianej jednostki?',
    text: 'Nekromancja pyta o poziom jednostki, tak jak przywołanie, gdzie minifig i koń pokazują, że chodzi o wielkość. Aplikacja i tu bierze wielkość: minifig to trudność 4, koń 8.',
    words: 'zwłoki martwy koń',
  },
} satisfies ChapterTexts<(typeof magicIds)[number]>;
