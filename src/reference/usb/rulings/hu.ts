import type { rulingIds } from '../../../rules/usb/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'USB-A-20': {
    title: 'Mi az a k2 és a k3?',
    text: 'Egyes nehéz fegyverek 1k2 vagy 1k3 pontot vesznek el az állhatatosságból, de a szöveg csak hatoldalú kockát ismer, és nem mondja meg, ezt hogyan dobjuk. Az app 1k6-ból olvassa ki: 1k2-nél 1–3 az 1, 4–6 a 2; 1k3-nál 1–2 az 1, 3–4 a 2, 5–6 a 3. Így szokás a terepasztalon, és minden eredmény egyforma eséllyel jön ki.',
    words: 'fél kocka harmad ágyú katapult sebzés',
  },
  'USB-A-22': {
    title: 'Kell-e próba vesztett közelharc után?',
    text: 'A szöveg közelharci vereség után is az 50%-os próbát kéri, de a „vereség” a 4–5-ös eredmény neve is, amelynél a vesztes úgyis pánikba esik. Az appban egyedül az eredménytáblázat dönt: 2–3-nál megrendült, 4–5-nél pánikol, további próba nincs. A legalább 2-vel elvesztett harc utáni próba házi szabály.',
    words: 'vereség összecsapás eredménye táblázat megrendült pánik',
  },
  'USB-A-23': {
    title: 'Számít-e a beásás és a fegyver a harci szellemnél?',
    text: 'Ezek a védelmet módosítják, a harci szellem próbája pedig a védelemre megy; a szöveg nem mondja meg, itt is érvényesek-e. Az appban nem: csak az számít, ami név szerint a harci szellemet módosítja (bátor +1, tetemgödör −1), azonkívül a hős védelme és az újradobás.',
    words: 'fedezék beásva módosító morál nehéz fegyver',
  },
  'USB-A-24': {
    title: 'Több küszöb egyszerre: melyik próba?',
    text: 'A szöveg nem mondja meg, mi történik, ha egyetlen sortűz a 25 és az 50%-ot is átlépi. Az appban eseményenként egy próba van, a legmagasabb újonnan elért küszöbnél, a lövés vagy a közelharc eredménye után. A próba sosem javít az állapoton: a pánikoló egység siker után is pánikol.',
    words: 'morál küszöbök sortűz sorrend rosszabb állapot marad',
  },
  'USB-A-51': {
    title: 'Mi van, ha 6 fölötti vagy 2 alatti szám kellene?',
    text: 'A szövegnek egy szabálya van arra, ha a 6 nem elég, és nem mondja meg, nehezebb-e a 9+, mint a 7+. Az app szerint nem: 7-től fölfelé mindig egy 6 és még egy 6 kell, vagyis 36-ból 1 az esély, mert ezt a szöveg minden esetre megígéri. 2+ alatt marad a 2+, mert a dobott 1 mindig kudarc.',
    words: 'módosított célszám tartományon kívül nyolc kilenc',
  },
  'USB-A-52': {
    title: 'A második 6-osra is jár az újradobás?',
    text: 'Van, ahol az 1-eseket dobod újra (roham), van, ahol minden kudarcot (pajzs), a 6-osokat pedig 7+ esetén amúgy is másodszor dobod. A szöveg nem mondja meg, hogy az újradobás erre a második dobásra is jár-e. Az appban az 1-esek csak az első dobásban dobhatók újra, kockánként egyszer, így a roham 7+ mellett 216-ból 7 eséllyel talál; ha a második dobás 1-eseit is újradobjátok, az házi szabály. Ahol a kudarcot dobod újra, ott a sikertelen kocka egyszer elölről kezdi az egész próbát.',
    words: 'roham vezető áldott megerősítés hatos egyesek',
  },
  'USB-C-07': {
    title: 'A −2 javítja vagy rontja a védelmet?',
    text: 'Az értékek +4 alakban állnak, ezért a −2-t úgy is lehetne érteni, hogy a +4-ből +2 lesz, ami az eltaláltnak kedvezne. Az app szerint minden mínusz annak rossz, aki dob: a 4+ 6+ lesz, az 5+ pedig 7+. Az ilyen fegyverért pontot fizetsz, tehát ártania kell az ellenfélnek, a megvett +1 pedig javít az értéken.',
    words: 'előjel módosító mínusz nehéz fegyver levonás',
  },
  'USB-X-08': {
    title: '16,66% vagy 16,67%?',
    text: 'A szövegben 16,66% és 2,77% áll: levágva, nem kerekítve. A pontos esély 1/6 és 1/36, kerekítve 16,67% és 2,78%. Az app a pontos törtekkel számol.',
    words: 'százalék kerekítés tört esély',
  },
} satisfies ChapterTexts<(typeof rulingIds)[number]>;
