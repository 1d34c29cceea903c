import { readNouns, type Noun } from './phrase.ts'

/** The places and things that titles of slots are named for. */
export const slotHeads: readonly Noun[] = readNouns(`
Gate        | 門     | 문       | Portão m       | Tarangkahan
Tower       | 塔     | 탑       | Torre f        | Tore
Temple      | 寺院   | 사원     | Templo m       | Templo
Castle      | 城     | 성       | Castelo m      | Kastilyo
Palace      | 宮殿   | 궁전     | Palácio m      | Palasyo
Garden      | 庭園   | 정원     | Jardim m       | Hardin
Harbour     | 港     | 항구     | Porto m        | Daungan
Cave        | 洞窟   | 동굴     | Caverna f      | Kuweba
Valley      | 谷     | 계곡     | Vale m         | Lambak
Mountain    | 山     | 산       | Montanha f     | Bundok
Road        | 街道   | 큰길     | Estrada f      | Daan
Lane        | 小道   | 오솔길   | Alameda f      | Eskinita
Bridge      | 橋     | 다리     | Ponte f        | Tulay
Market      | 市場   | 시장     | Mercado m      | Palengke
Bazaar      | バザール | 바자르 | Bazar m        | Basar
Workshop    | 工房   | 공방     | Oficina f      | Talyer
Kiln        | 窯     | 가마     | Forno m        | Pugon
Lighthouse  | 灯台   | 등대     | Farol m        | Parola
Observatory | 天文台 | 천문대   | Observatório m | Obserbatoryo
Library     | 図書館 | 도서관   | Biblioteca f   | Aklatan
Theatre     | 劇場   | 극장     | Teatro m       | Teatro
Circus      | サーカス | 서커스 | Circo m        | Sirko
Carnival    | カーニバル | 카니발 | Carnaval m   | Karnabal
Festival    | 祭り   | 축제     | Festival m     | Pista
Parade      | パレード | 퍼레이드 | Desfile m    | Parada
Feast       | 宴     | 잔치     | Banquete m     | Piging
Voyage      | 航海   | 항해     | Viagem f       | Paglalayag
Adventure   | 冒険   | 모험     | Aventura f     | Abentura
Duel        | 決闘   | 결투     | Duelo m        | Duwelo
Dance       | 舞     | 춤       | Dança f        | Sayaw
Song        | 歌     | 노래     | Canção f       | Awit
Legend      | 伝説   | 전설     | Lenda f        | Alamat
Tale        | 物語   | 이야기   | Conto m        | Kuwento
Secret      | 秘密   | 비밀     | Segredo m      | Lihim
Treasure    | 宝     | 보물     | Tesouro m      | Kayamanan
Chest       | 宝箱   | 보물상자 | Baú m          | Baul
Crown       | 冠     | 왕관     | Coroa f        | Korona
Throne      | 玉座   | 왕좌     | Trono m        | Trono
Sword       | 剣     | 검       | Espada f       | Espada
Shield      | 盾     | 방패     | Escudo m       | Kalasag
Mask        | 仮面   | 가면     | Máscara f      | Maskara
Lantern     | 提灯   | 등불     | Lanterna f     | Parol
Bell        | 鐘     | 종       | Sino m         | Kampana
Drum        | 太鼓   | 북       | Tambor m       | Tambol
Fan         | 扇     | 부채     | Leque m        | Abaniko
Mirror      | 鏡     | 거울     | Espelho m      | Salamin
Key         | 鍵     | 열쇠     | Chave f        | Susi
Book        | 書     | 책       | Livro m        | Aklat
Map         | 地図   | 지도     | Mapa m         | Mapa
Compass     | 羅針盤 | 나침반   | Bússola f      | Kompas
Hourglass   | 砂時計 | 모래시계 | Ampulheta f    | Orasa
Coin        | コイン | 동전     | Moeda f        | Barya
Gem         | 宝石   | 보석     | Gema f         | Hiyas
Pearl       | 真珠   | 진주     | Pérola f       | Perlas
Diamond     | ダイヤ | 다이아몬드 | Diamante m   | Diyamante
Ring        | 指輪   | 반지     | Anel m         | Singsing
Amulet      | お守り | 부적     | Amuleto m      | Anting-Anting
Lotus       | 蓮     | 연꽃     | Lótus m        | Lotus
Blossom     | 花     | 꽃       | Flor f         | Bulaklak
Orchid      | 蘭     | 난초     | Orquídea f     | Orkidyas
Rose        | 薔薇   | 장미     | Rosa f         | Rosas
Clover      | クローバー | 클로버 | Trevo m      | Klober
Feather     | 羽根   | 깃털     | Pena f         | Balahibo
Wheel       | 車輪   | 바퀴     | Roda f         | Gulong
Ship        | 船     | 배       | Navio m        | Barko
Anchor      | 錨     | 닻       | Âncora f       | Angkla
Train       | 列車   | 기차     | Trem m         | Tren
Rocket      | ロケット | 로켓   | Foguete m      | Kuwitis
Kingdom     | 王国   | 왕국     | Reino m        | Kaharian
Empire      | 帝国   | 제국     | Império m      | Imperyo
Dynasty     | 王朝   | 왕조     | Dinastia f     | Dinastiya
Fortune     | 福運   | 복       | Fortuna f      | Kapalaran
Riches      | 富     | 부       | Riquezas fp    | Yaman
Party       | パーティー | 파티 | Festa f        | Salu-Salo
Magic       | 魔術   | 마술     | Magia f        | Mahika
Dream       | 夢     | 꿈       | Sonho m        | Pangarap
Fountain    | 泉     | 샘       | Fonte f        | Bukal
Pond        | 池     | 연못     | Lagoa f        | Lawa
Orchard     | 果樹園 | 과수원   | Pomar m        | Taniman
Farm        | 農場   | 농장     | Fazenda f      | Bukid
Kitchen     | 台所   | 부엌     | Cozinha f      | Kusina
Tavern      | 酒場   | 주막     | Taverna f      | Taberna
Vault       | 金庫   | 금고     | Cofre m        | Kaha
Mine        | 鉱山   | 광산     | Mina f         | Minahan
Ruins       | 遺跡   | 유적     | Ruínas fp      | Guho
Pyramid     | ピラミッド | 피라미드 | Pirâmide f | Piramide
Shrine      | 神社   | 신사     | Santuário m    | Dambana
Pagoda      | パゴダ | 파고다   | Pagode m       | Pagoda
`)

/** What the other kinds of slot-floor games are called, by their classify. */
export const otherHeads = {
  JP: readNouns(`
Jackpot     | ジャックポット | 잭팟 | Jackpot m    | Jackpot
Prize       | 賞金   | 상금     | Prêmio m       | Premyo
Treasury    | 宝物庫 | 보물창고 | Tesouraria f   | Kabang-Yaman
`),
  AC: readNouns(`
Minefield   | 地雷原 | 지뢰밭   | Minas fp       | Minahang-Bomba
Dice        | サイコロ | 주사위 | Dados mp       | Dais
Darts       | ダーツ | 다트     | Dardos mp      | Darts
Climb       | 登り   | 등반     | Escalada f     | Akyat
Crash       | クラッシュ | 크래시 | Crash m      | Crash
Coin Toss   | コイントス | 동전 던지기 | Cara ou Coroa f | Kara Krus
Racer       | レーサー | 레이서 | Piloto m       | Karerista
Keno        | キノ   | 키노     | Keno m         | Keno
Penalty     | PK戦   | 승부차기 | Pênalti m      | Penalti
`),
  TG: readNouns(`
Blackjack   | ブラックジャック | 블랙잭 | Blackjack m | Blackjack
Roulette    | ルーレット | 룰렛 | Roleta f       | Ruleta
Baccarat    | バカラ | 바카라   | Bacará m       | Bakarat
Sic Bo      | シックボー | 식보 | Sic Bo m       | Sic Bo
Craps       | クラップス | 크랩스 | Craps m      | Craps
Hi-Lo       | ハイロー | 하이로 | Hi-Lo m        | Hi-Lo
Red Dog     | レッドドッグ | 레드독 | Red Dog m  | Red Dog
`),
  SC: readNouns(`
Scratch     | スクラッチ | 스크래치 | Raspadinha f | Kaskas
Ticket      | くじ   | 복권     | Bilhete m      | Tiket
Scratchcard | スクラッチカード | 스크래치 카드 | Cartela f | Kaskas-Kard
`),
  BG: readNouns(`
Bingo       | ビンゴ | 빙고     | Bingo m        | Bingo
Bingo Hall  | ビンゴホール | 빙고홀 | Salão de Bingo m | Bulwagang-Bingo
`),
  VP: readNouns(`
Poker       | ポーカー | 포커   | Pôquer m       | Poker
Aces        | エース | 에이스   | Ases mp        | Alas
Jacks       | ジャックス | 잭스 | Valetes mp     | Sota
`),
} as const satisfies Record<string, readonly Noun[]>

export const fishHeads = readNouns(`
Fishing     | フィッシング | 낚시 | Pescaria f   | Pangingisda
Reef        | 珊瑚礁 | 산호초   | Recife m       | Bahura
Ocean       | 大海   | 대양     | Oceano m       | Karagatan
Lagoon      | ラグーン | 석호   | Laguna f       | Laguna
Harbour     | 港     | 항구     | Porto m        | Daungan
`)

export const cardHeads = readNouns(`
Rummy       | ラミー | 러미     | Rummy m        | Rummy
Mahjong     | 麻雀   | 마작     | Mahjong m      | Mahjong
Pusoy       | プソイ | 푸소이   | Pusoy m        | Pusoy
Tongits     | トンギッツ | 통잇츠 | Tongits m    | Tongits
Hold'em     | ホールデム | 홀덤 | Hold'em m      | Hold'em
Truco       | トルーコ | 트루코 | Truco m        | Truco
Dominoes    | ドミノ | 도미노   | Dominó m       | Domino
Bull Bull   | ブルブル | 불불   | Bull Bull m    | Bull Bull
Thirteen    | 十三張 | 열세 장  | Treze Cartas fp | Labintatlo
`)
