import type { heroIds } from '../../../rules/usb/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'USB-HERO-01': {
    title: 'Hős a közelben',
    text: 'A hőstől legfeljebb 10"-re lévő minden baráti egység az ő védelmére is dobhatja a harci szellem próbáját a sajátja helyett. Ha az egységé 4+, a hősé 3+, akkor 3+ kell.',
    words: 'aura morál közel támogatás vezér',
  },
  'USB-HERO-02': {
    title: 'A hős csatlakozik egy egységhez',
    text: 'A hős beállhat egy legfeljebb 5"-re lévő baráti egységbe. Az egység következő aktiválásától mindent együtt csinálnak, és a hős az egységre is költheti a hatalompontjait. Az appban, amíg akár egy katona is él, a hőst a katonák védelme óvja, mozgásuk a leglassabb figurájukéhoz igazodik, a veszteségeknél pedig kettejük állhatatossága együtt számít.',
    words: 'beállás egységbe együtt védve karakter belép vezér',
  },
  'USB-HERO-03': {
    title: 'A hős elhagyja az egységet',
    text: 'Miután az egység végzett az aktiválásával, a hős kiléphet, és újra önállóan cselekszik. Az appban saját aktiválása a következő fordulótól van, mert ebben már az egységgel együtt cselekedett.',
    words: 'kilépés egyedül különválik önálló kiválik',
  },
  'USB-HERO-04': {
    title: 'A sereg vezére',
    text: 'A legdrágább hősöd a vezér; az app a felszerelést, a mágiát és a hátast is beleszámolja, egyenlők közül a felállítás előtt választasz. Ha meghal, minden megmaradt egységed 1k6-tal dob a benne lévő legjobb védelemre. Ha nem sikerül, az egység pánikba esik, ha igen, nem történik semmi.',
    words: 'hadvezér parancsnok halála pánik legdrágább vezér',
  },
  'USB-HERO-05': {
    title: 'Hős szörnyön vagy járműben',
    text: 'A kettő egyetlen aktiválás. Állhatatosságuk összeadódik, védelmük a kettő közül a rosszabb, vagyis a nagyobb szám; mindegyik a saját kezdeményezésével és célzásával támad. A lengyel szöveg csak közös állhatatosságot ír, az angol összeget, és a szöveg példájára az összeg illik: 4 meg 18 az 22. A lovasként vett hősnek nem lehet hátasa, a nehézgyalogosnak igen.',
    words: 'hátas sárkány tank lovagol meglovagol sárkányon',
  },
  'USB-DUEL-01': {
    title: 'Hős rohamoz meg hőst',
    text: 'Azonnal párbajban állnak, akkor is, ha mindketten egységben vannak. A párbajból el lehet menekülni: aki menekül, ebben a fázisban nem harcol, és az ő oldala −2-t kap az összecsapás eredményéhez.',
    words: 'párbaj kihívás menekülés kitérés ellen visszautasít',
  },
  'USB-DUEL-02': {
    title: 'Hogyan zajlik a párbaj?',
    text: 'A hősök egymással küzdenek, az egységeik külön. Mindkét hős rohamozónak számít, és egyszerre ütnek, így mindketten meghalhatnak; a párbajban meghalt hős oldala −1-et kap az összecsapás eredményéhez. Az angol szöveg az egységek harcát is párbajnak hívja; az app a lengyelt követi: külön harcok, egy közös eredmény. A rohamért járó +1 csak azt az oldalt illeti, amelyik éppen soron van.',
    words: 'kihívás egyszerre halál hősök mindkettő meghal',
  },
  'USB-PP-01': {
    title: 'Hatalompontok',
    text: 'A hősnek az egész játékra 2 (törekvő), 4 (merész), 6 (hérosz) vagy 8 (legenda) hatalompontja van, és az elköltött pont elvész. A saját aktiválásában használja; kivétel a kezdeményezés átvétele és az appban a füstdobás módosítása. Egy-egy hőstett 1 pontba kerül.',
    words: 'hőstettek készlet költés képességek mana erőpont',
  },
  'USB-PP-02': {
    title: 'Szerencse hajlítása',
    text: 'Hatalompontonként a hős 1-gyel változtathatja egyik saját kockájának eredményét, fölfelé vagy lefelé; egy kockára több pont is mehet. Az appban maga a dobott szám változik, 1–6 között: a 2-re javított 1 már nem biztos kudarc, a 6-ra javított 5 pedig mehet tovább a második 6-ért, ha kettő kell. Ha úgy játsszátok, hogy a dobott 1 így is kudarc, az házi szabály. Az egységgel közös aktiválásban a hős az egység kockáin is változtathat: találatnál, védelemnél, a rejtőzők keresésekor és a harci szellem próbáján.',
    words: 'hatalompont eredmény módosítása plusz mínusz kockát módosítani',
  },
  'USB-PP-03': {
    title: 'Kezdeményezés átvétele',
    text: 'Bármely pillanatban egy hatalompontért tiéd a következő aktiválás, akárki jönne is, és bármelyik egységed sorra kerülhet. Az ellenfél a saját pontjával válaszolhat, és akkor visszaáll a rendes sorrend. Páratlan számú elköltött pont tehát változtat a sorrenden, páros nem.',
    words: 'hatalompont sorrend következő aktiválás közbevágás soron kívül',
  },
  'USB-PP-04': {
    title: 'Vakmerő támadás',
    text: 'Egy hatalompontért a hős vagy egységének bármelyik tagja még egyszer támad. Az appban ez egy figura egy fegyverrel.',
    words: 'hatalompont újra még egyszer extra támad',
  },
  'USB-PP-05': {
    title: 'Tökéletes lövés',
    text: 'Egy hatalompontért a hős vagy egységének bármelyik tagja úgy lő, hogy sem a hatótáv, sem a célzást rontó módosítók nem számítanak; a bónuszok igen. Az appban ez egy figura egy fegyverrel. A szöveg szava mindkét nyelven az árlista egyik tételének a neve is; az app bármilyen lőfegyvert ért rajta.',
    words: 'hatalompont hatótáv mesterlövész levonás',
  },
  'USB-PP-06': {
    title: 'Hamis zászló',
    text: 'Egy hatalompontért a hőst és az egységet, amelyben van, a forduló végéig senki sem támadhatja, kivéve, ha a hős támad elsőnek. Ha kilép az egységből, őt továbbra sem lehet, az egységet viszont igen. Az appban csak a támadás tilos; az aurája és minden más működik.',
    words: 'hatalompont érinthetetlen védett csel sérthetetlen véd támadás',
  },
} satisfies ChapterTexts<(typeof heroIds)[number]>;
