import { readWords, type Names } from './phrase.ts'

/** A title that is written by hand, so that what people see first is what the house means. */
export type Showpiece = {
  readonly vendor: string
  readonly names: Names
  readonly label?: 'NEW' | 'JACKPOT'
}

/** The first of the hot list, in order. */
export const hotShowpieces: readonly Showpiece[] = readShowpieces(`
HARLOW            # Sweet Lantern   | 甘い灯籠         | 달콤한 초롱     | Doce Lanterna        | Matamis na Parol
KITE JACKPOT      # Royal Gems      | 王家の宝石       | 왕실의 보석     | Gemas Reais          | Maharlikang Hiyas
NINE_MILE         # Book of Sun     | 太陽の書         | 태양의 서       | Livro do Sol         | Aklat ng Araw
ORCHARD           # Golden Fortune  | 黄金の福         | 황금의 복       | Fortuna Dourada      | Gintong Kapalaran
TIDAL             # Zeus Thunder    | ゼウスの雷       | 제우스의 천둥   | Trovão de Zeus       | Kulog ni Zeus
HARLOW            # Tiger Roar      | 虎の咆哮         | 호랑이의 포효   | Rugido do Tigre      | Ungol ng Tigre
KITE NEW          # Night Bloom     | 夜咲く花         | 밤에 피는 꽃    | Flor da Noite        | Bulaklak sa Gabi
BOWSPRIT          # Pirate Anchor   | 海賊の錨         | 해적의 닻       | Âncora Pirata        | Angkla ng Pirata
ORCHARD           # Lucky Clover    | 幸運のクローバー | 행운의 클로버   | Trevo da Sorte       | Suwerteng Klober
COPPERLINE        # Hot Seven       | ホットセブン     | 핫 세븐         | Sete Quente          | Mainit na Siyete
FOXGLOVE          # Lotus Pond      | 蓮の池           | 연꽃 연못       | Lagoa de Lótus       | Lawa ng Lotus
NINE_MILE         # Eye of Horus    | ホルスの目       | 호루스의 눈     | Olho de Hórus        | Mata ni Horus
TIDAL             # Dragon Coil     | とぐろを巻く龍   | 똬리 튼 용      | Espiral do Dragão    | Pulupot ng Dragon
HARLOW            # Fruit Stand     | 果物屋台         | 과일 가판대     | Banca de Frutas      | Tindahan ng Prutas
FOXGLOVE NEW      # Forest Spirit   | 森の精           | 숲의 정령       | Espírito da Floresta | Diwa ng Gubat
REDWING           # Inca Sun        | インカの太陽     | 잉카의 태양     | Sol Inca             | Araw ng Inca
SLATE_SON         # Samurai Gate    | 侍の門           | 사무라이의 문   | Portão do Samurai    | Tarangkahan ng Samurai
ZEPHYR            # Cosmic Star     | 宇宙の星         | 우주의 별       | Estrela Cósmica      | Kosmikong Bituin
`)

/** The first of the slots, in order. */
export const slotShowpieces: readonly Showpiece[] = readShowpieces(`
SALTWORKS         # Queen of Tides  | 潮の女王         | 조수의 여왕     | Rainha das Marés     | Reyna ng Alon
COPPERLINE        # Fire Kiln       | 火の窯           | 불가마          | Forno de Fogo        | Pugon ng Apoy
REDWING           # Wild Panther    | 野生の豹         | 야생 표범       | Pantera Selvagem     | Mailap na Pantera
HARLOW NEW        # Lantern Festival | 灯籠祭り        | 초롱 축제       | Festival das Lanternas | Pista ng mga Parol
KITE              # Crystal Cave    | 水晶の洞窟       | 수정 동굴       | Caverna de Cristal   | Kuweba ng Kristal
ORCHARD           # Emperor Coin    | 皇帝のコイン     | 황제의 동전     | Moeda do Imperador   | Barya ng Emperador
QUILL             # Moon Rabbit     | 月のうさぎ       | 달토끼          | Coelho da Lua        | Kuneho ng Buwan
TALLOW            # Bell Tower      | 鐘楼             | 종탑            | Torre do Sino        | Tore ng Kampana
WEAVER JACKPOT    # Horseshoe Bend  | 馬蹄の曲がり角   | 말굽 굽이       | Curva da Ferradura   | Likong Bakal-Kabayo
ZEPHYR            # Space Post      | 宇宙郵便         | 우주 우체국     | Correio Espacial     | Koreo sa Kalawakan
NINE_MILE         # Pharaoh Road    | ファラオの道     | 파라오의 길     | Estrada do Faraó     | Daan ng Paraon
PINNACE           # Cherry Lane     | さくらんぼの小道 | 체리 오솔길     | Alameda das Cerejeiras | Eskinita ng Seresa
`)

function readShowpieces(table: string): Showpiece[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [head = '', row = ''] = line.split('#')
      const [vendor = '', label] = head.trim().split(/\s+/)
      const [word] = readWords(row)
      if (word === undefined) throw new Error(`Not a showpiece: ${line}`)
      return label === 'NEW' || label === 'JACKPOT'
        ? { vendor, names: word.names, label }
        : { vendor, names: word.names }
    })
}
