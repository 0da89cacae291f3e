import type { mindIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'BW-CRE-18': {
    title: 'Elme',
    text: 'A méretével egyenlő számú pontért, de legalább 1-ért az alkotás elmét kap: 1k6 ügyességű lény lesz. Minden +1 ügyesség ugyanennyi.',
    words: 'ész ügyesség lény ár',
  },
  'BW-CRE-19': {
    title: 'Mire képes egy elme',
    text: 'Mindarra, amire egy minifigura, ha a teste engedi: szerszámot használ, ajtót nyit, dobál. Kétség esetén az „úgy van, ahogy mondom” dobás dönt.',
    words: 'kéz szerszám test',
  },
  'BW-CRE-20': {
    title: 'Fél elme',
    text: 'Fele áron a lény fél elmét kap, a négy fajta egyikét: alkalmatlan, egyszerű, engedelmes vagy leigázott. Az ügyesség emelése továbbra is egy egész elme ára.',
    words: 'fél olcsó zombi állat rab',
  },
  'BW-CRE-21': {
    title: 'Alkalmatlan',
    text: 'Úgy gondolkodik, mint bárki, de rosszul harcol: ügyessége 1k6-2. Az angol szöveg szerint ponttal sem emelhető.',
    words: 'zombi civil ügyetlen',
  },
  'BW-CRE-22': {
    title: 'Egyszerű',
    text: 'Csak azt teszi, ami a viselkedéslistáján áll; a lista a csata előtt készül és pontos: „lőj mindenre, ami hatótávon belül mozog”. Gyakran ilyenek az állatok és a csapdák.',
    words: 'viselkedés lista állat csapda gólem',
  },
  'BW-CRE-23': {
    title: 'Engedelmes',
    text: 'Hallgat a jelen lévő értelmes gazdájára, és akkor úgy cselekszik, mint akinek egész elméje van. Nélküle állatként viselkedik, és bármely értelmes minifigura gazdája lesz, ha elfogja.',
    words: 'hátas háziállat ló gazda',
  },
  'BW-CRE-24': {
    title: 'Leigázott',
    text: 'Béklyóban teljesíti fogva tartói parancsát. Ha kiszabadul, nem hagyja magát újra elfogni: rájuk támad, menekül, vagy mindenkit üt.',
    words: 'rab fogoly lánc kiszabadult',
  },
  'BW-CRE-25': {
    title: 'Mit tesz egy elme egy körben',
    text: 'Egy akciót, egy lőfegyverrel vagy két közelharci fegyverrel.',
    words: 'akció képesség fegyver kör',
  },
  'BW-CRE-26': {
    title: 'Sokkezűség',
    text: 'Minden szintje annyi, mint az elme. A lény két fegyverrel többel üt és ellentámad, vagy eggyel többel lő, ha van hozzá keze; továbbra is egy akció egy célpontra.',
    words: 'kar kéz több fegyver',
  },
  'BW-CRE-27': {
    title: 'Többfeladatosság',
    text: 'Minden szintje annyi, mint az elme, és még egy célpontot vagy egy független akciót ad. Egy körben egy kéz, fegyver vagy tárgy sem használható kétszer.',
    words: 'további akció fejek célpont',
  },
  'BW-OPR-01': {
    title: 'Vezérlők és kezelők',
    text: 'Elme nélkül az alkotásnak kell valaki a vezérlőihez: kormány, kar, pult vagy legalább egy kijelölt hely. A vezérlő irányíthatja az egészet vagy egyetlen rendszerét.',
    words: 'vezető pilótafülke kormány legénység',
  },
  'BW-OPR-02': {
    title: 'A vezérlő elfoglalása',
    text: 'Aki összetöri a vezérlőt, megbénítja az alkotást; aki megöli a legénységet, azonnal maga használhatja. Ha több csapat áll ott, mindegyik akciókat költhet arra, hogy a másikat akadályozza.',
    words: 'elfoglalás eltérítés legénység',
  },
  'BW-OPR-03': {
    title: 'Szövetségesek ugyanannál a vezérlőnél',
    text: 'Egy csapat csak akkor használhat egy rendszert, ha egyik szövetségese sem használta a saját legutóbbi körében. Az ellenségtől elvett vezérlő azonnal működik.',
    words: 'szövetséges kétszer rendszer',
  },
  'BW-OPR-04': {
    title: 'Akciónként egy rendszer',
    text: 'Egy akcióval a kezelő egy rendszert használ: meghajtást, lőfegyvert, közelharci fegyvert, manipulátort vagy berendezést. A fegyver egy célpontra hat.',
    words: 'rendszer vezetés lövés daru berendezés',
  },
  'BW-OPR-05': {
    title: 'Senki sem vezeti',
    text: 'Amit épp nem kezelnek, az úgy megy tovább, ahogy volt: a pajzs áll, a vitorla lóg, a jármű pedig tartja az irányát és legutóbbi sebességét.',
    words: 'sodródás vezető nélkül egyenesen',
  },
  'BW-OPR-06': {
    title: 'Vezető vagy lövész',
    text: 'Egy közönséges minifigura egy körben vagy vezet, vagy mást csinál; a kettőt együtt nem.',
    words: 'vezetés lövés legénység',
  },
  'BW-OPR-07': {
    title: 'Kiképzett pilóta',
    text: 'A kiképzett pilóta, sofőr vagy lovas vezet, és még egy akciója is marad. A kiképzés 1 pont.',
    words: 'lovas sofőr kiképzés különlegesség',
  },
  'BWC-35': {
    title: 'Tanulhat-e az alkalmatlan?',
    text: 'Angol szöveg: örökre 1k6-2. Lengyel: vásárolt pont emeli, de a hatos nem ad bónuszkockát. Az app mindegyik kiadást úgy játssza, ahogy nyomtatták.',
    words: 'alkalmatlan ügyesség bónusz',
  },
  'BWC-39': {
    title: 'Mennyibe kerül a pilóta?',
    text: 'Az angol szöveg nem ír árat, a lengyel 1 pontot. Az app minden kiadásban 1-et számol; a vezetés is ennyi.',
    words: 'pilóta ár',
  },
  'BWC-75': {
    title: 'A legkisebbek fél elméje',
    text: 'Egy egész elme legalább 1 pont; a fele fél pont, 0-s és 1-es méretnél is.',
    words: 'fél elme legalább',
  },
  'BWC-115': {
    title: 'A szövetséges melyik köre számít?',
    text: 'Angol szöveg: az előző köre. Lengyel: ez a kör. Az app az angolt követi.',
    words: 'szövetséges kör rendszer',
  },
  'BWC-147': {
    title: 'Mennyi a fél elme további keze?',
    text: 'Egy szint annyi, mint az eredeti elme. Az app azt veszi, amit ez a lény fizetett: a felét. A lengyel szavak egészet is jelenthetnek.',
    words: 'sokkezűség többfeladatosság fele',
  },
  'BWC-169': {
    title: 'Hány kéz kell hozzá?',
    text: 'A szöveg elég kezet kér minden fegyverhez. A kézben tartottakból az app annyit enged, ahány kéz van; a természetes és a felszerelt nem kér kezet.',
    words: 'kéz sokkezűség felszerelt',
  },
} satisfies ChapterTexts<(typeof mindIds)[number]>;
