import type { LanguageOfIndex } from '../language.ts';

export const language: LanguageOfIndex = {
  passedOver: new Set(
    'a ad ahhoz akar akarok aki akinek akit akkor alatt ami amikor amit annyi az azok azonnal azt azzal be bele benne csak csinal csinalhat csinalna csinalok de e egesz egy egyes egyik egyszer ehhez el eleg en engem es esely ez ezek ezt fel ha hany hanyan hanyat hanyszor helyett hogy hogyan hogyha hol honnan hova ilyen is itt jar jatek jatekban jatszani jo jon kap kapjak kapok kell kellene kellenek kezd ki kie kiet kik kinek kit kitol kivel kozott le lehet lehetek lehetne lesz ma magam magunkat mar mas masik meddig meg mehetek mekkora mekkorat mellett melyek melyik melyiket mennyi mennyibe mennyire mennyit mennyivel mert mi miert mik mikor milyen mind minden mindenki mindet mindig mire mit mitol mivel mod most nagyon ne nekem neki nelkul nem nincs o ok oket olyan ott pont rajta rank regi sajat se sem senki sima sincs sok szabad szabaly szabalyok szerint szo te tehet tehetek tehetem teljesen tesz tud tudja tudok tudom ugy ugyanaz uj utan vagy vagyok valaki valamelyik valami valamit van vannak volna volt'.split(
      ' ',
    ),
  ),
  // A word may be two words in one.
  compounds: true,
  endings:
    'ban|ben|ba|be|bol|rol|ra|re|tol|hoz|hez|nak|nek|val|vel|ert|ig|kent|kor|unk|juk|jak|jan|jen|jat|jet|jai|jei|ja|je|aim|eim|ai|ei|ok|ek|ak|ot|et|at|on|en|an|om|em|am|od|ed|ad|hatom|hetem|hatok|hetek|hatsz|hetsz|hat|het|tam|tem|tunk|tak|tek|ni|va|ve|nal|nel|sz|uk|i|k|t|n|m|a|e|u|o',
  endingsInRow: 3,
  beginnings: 'meg el fel le ki be at ra vissza ossze neki szet oda fol tul',
  forms: [
    /(?<=..)[aeo]$/,
    /^[aáeéoó]?(?:[aeoö]?k|j?[aáeé]i?k?|[uü]?n?k)?(?:[aeoö]?t|[aeoö]?n|[bh][aeoö]z?n?|b[óő]l|r[aeóő]l?|t[óő]l|n[aáeé][kl]|(?:v|\p{L}{1,2})[ae]l|ért|ig|ként|i)?$/u,
  ],
  concepts: `
ketto ket. mindket
koltseg ara. arat arak kerul mennyibe penz pont. pontot pontbol pontos fizet olcso draga
legfeljebb legtobb hatar korlat maximum hany. hanyan hanyat mennyi _hany _hanyan
kezd eloszor elobb elso sorrend kezdemenyez
kor. koret korben kore fordulo fazis
sereg hadsereg oldal csapat
gyozelem gyoz nyer cel. celja vesztes
meghal halal hal. halott elpusztul megol ol. kiesik pusztul tetem semmisul veszteseg kinyir doglik
seb. sebe sebes sebzes serul allhatatossag elet eletpont serules
gyogyit orvos doki felcser medikus sebesult ellat beteg szaniter apol
hos. hose hosi hosok legenda
tiszt. tiszttel vezer vezeto parancsnok kapitany
osztag csapat egyseg csoport banda raj.
lő. lövés lövök lövün lövi. lőtt lőhet lőni lőj celpont tuz tavtamad atlo
puska pisztoly ij. ijasz nyil szamszerij lofegyver hatotav
agyu katapult ostrom tuzerseg nehezfegyver
veto raketa bazuka
bomba robban granat dinamit akna gyujtozsinor
kard balta fejsze kes kezifegyver penge tor. szablya buzogany bard
lando kopja dard landzsa szalfegyver ketkezes hosszu gerely szigony
kozelharc verekedes harc bunyo osszecsap erintkez utes verek
roham nekifut ratamad rohan lendulet nekiront megrohan nekimegy
utkozes karambol frontalis becsap
letipor gazol tapos letapos zuz atgazol
lok. lokes hatralok taszit visszalok
ugr. ugrik ugras atugr felreugr szakadek leugr
felreugr kiter elugr felreugras
harit kived blokkol riposzt vedekez
ellenlep ellentamad visszaut visszavag riposzt valasz
reagal reakcio valasz kozbelep felretett
pajzs
pancel vert. verte vedelem
ved. vedes vedelem kived
dob. dobas kocka dobok hatos k6
kritikus csupa_egyes egyes kudarc
bonuszkocka hatost hatos plusz ujabb
bonusz plusz modosit hozzaad
ujradob megegyszer
talal eltalal ugyesseg
melle. mellelo elhibaz nem_talal
celzas celoz celzok cel. mozdulatlan
takaras fedezek bokor moge mogul homokzsak soveny
rejt buj elbuj lopakod alcaz lathatatlan elrejt leselked
lat. latja latni lathat ralat eszrevesz eszlel latokup
tav. tavolsag hatotav messze lotav meddig
fut. futas sprint szalad
esik eses zuhan leesik magas lezuhan lepotty
masz. maszas maszni letra lepcso feljut felmasz kotel
uszik uszas viz. hajo csonak
repul szarny levego repulo
auto. kocsi jarmu tank. teherauto motor gep. verda motorkerek
szallito utas beszall kiszall teherauto belul
vezet sofor iranyit vezerlo kezelo kormany pilota legenyseg
lovas. ló. lóv lóh lova lovon poni lovassag lovag nyereg hatas lohat lovon
robot leny. lenyek szorny allat golem elme esz
szorny sarkany orias leny titan
patkany pok. kigyo apro
epulet haz. hazban szerkezet epitmeny visko kunyho
var. vara varam varba varfal bastya torony fal. fala var-resz kastely erod torny
torony bastya vartorony var-resz torny
kapu ajto bejarat kapubastya kapuracs bolti
ajto bejarat kapu zarva nyit csuk zart
pallo deszka hid.
attor beszakad res. demoralizal
pusztul lerombol rombol alkatresz tonkre leomlik osszedol
kerek lab. szarny meghajtas motor lanctalp
epit elem. kocka javit osszerak
felemel cipel visz emel bir. szallit
felvesz felvenni letesz elejt elovesz fegyvercsere ujratolt
rogtonzott szek. uveg targy
varazs magus magia bubaj enchantment
tuzgolyo robbantas terulet villam varazslovedek
idez hiv. megidez varazskor
feltamaszt nekromanc csontvaz zombi halott
panik menekul megijed fel. felelem gyava
harci_szellem moral batorsag ijed proba
megrendul kabul kizokk
visszavon menekul hatral tervesztes elfut elszalad elmenekul
lekot osszecsap beragad
tulero letszamfoleny tobben szambeli osszefog
egyutt osszevont osszefog kozos csatlakoz tobb
csatlakoz osszevon alakzat szetval
alakzat falanx oszlop
beas. beasas beassuk sanc lovesz
erdo fak. fa.
mocsar nehez_terep sar. lassul
aknamezo lava veszelyes szakadek
rom. romok tormelek
ut. uton utak aszfalt
terep asztal palya
felallit felallas lerak kezdo
titkos beszivarg kartya letakart
hirtelen tartalek erosites
farad kimerul
szerencse hatalompont eropont
parbaj
hostett orultseg lehetetlen bamulatos trukk
vorosing felaldoz testor golyo
zsembes ego.
vita dobas_donti igaz
meret nagy. kicsi
magas felul fent domb
vak. vaktaban fust
fogoly foglyok elfog
liga verseny szezon bajnoksag jatekvezeto
forgatokonyv kuldetes kulonleges
fordul forog irany elso_iv iv. szog
jelzo token
egyedul szolo
talp. talpazat
felszereles varazstargy technika
mereg merg immun vampir
ujabb otodik fejezet kesobbi
quikwars quickwars gyors_jatek
lugpol lugpolwars
hianyz nem_jott jatek_nelkuli
negyed 25
fel. fele felet 50
felrobban robban megsemmis
ketszer dupla masodszor
dontetlen egyenlo ugyanannyi
sajat barat szovetseg tars haver bajtars cimbora
gyerek eletkor junior
marad tulel
tete teto tetej fent
kotelezo muszaj kell-e
elefant kutya medve farkas troll ogre allat leny elme
eger patkany pok. apro
dzsip terepjaro lepegeto auto jarmu gep.
gumi kerek meghajt
tuz_golyo tuzgolyo terulet
emelet szint magas erkely
lanc rabszolga leigaz kenyszer
hajit dobas vag. hozzavag elhajit
sorotes pisztoly rovid
lezer plazma energia puska
loszer kifogy elfogy
lefegyver kiut kirep elejt
fejloves fej. feje alkatresz
sajat_ember veletlen melleloves
megadja fogoly
oldal. oldalrol hatul iv
alagut teleport asas kulonleges
kiraly uralkodo vezer
mesterlovesz tokeletes kivalaszt
sisak vert pajzs
folyo gazlo viz.
csere cserel valt
mely melyseg sav
lepes lep. lephet leptek mozg
figura babu minifigura minifig ember. emberek fazon pasas katona
doktor doki orvos felcser gyogyit
felkap felvesz folvenni targy
mutatvany hostett tett
adatai adat ertek jellemzo
kikap veszit vesztes veres vereseg
megut uti. ut. uthet csapas tamad
elut becsap hatralok aldozat
barikad osszetakol rogton
egyszerre minden_fegyver
vastag eros pancel szint
uzd kerge menekul
tusz testor vorosing
kiadas szabalykonyv fejezet
valaszt tulajdonos oszt
usb
`,
  chapters: `
healing orvos doki seb
magic varázsló mágus varázslat
league liga bajnokság
quik quikwars gyors játék
lugpol lugpolwars
squads osztag csapat
creations jármű tank robot szörny
design építés jármű tank épület modell ár
minds robot szörny lény sofőr legénység
wreck jármű tank épület ház rombolás
heroes hős
skills tanulás képesség
charge ütközés nekifutás
charge-web5 roham újabb kiadás
usb/machines tank jármű sárkány
usb/prices lista ár pont
usb/army lista
usb/field asztal felállás
mage-knight/sections vár torony fal
mage-knight/setup vár felállás
mage-knight/access vár torony fal ajtó
mage-knight/eligibility vár támadás fal ki támadhat
mage-knight/attack vár torony lövés
mage-knight/turn vár torony kör
mage-knight/immunities vár torony fal hatás
mage-knight/rulings vár torony fal
usb usb
`,
};
