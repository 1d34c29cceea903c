import { eachLanguage, readWords, type Names } from './phrase.ts'

/** Games that have names of their own in every language, where a grammar would only guess. */
export type FixedTitle = { readonly names: Names; readonly classify: string }

const sportNames = readWords(`
Football          | サッカー           | 축구          | Futebol            | Football
Basketball        | バスケットボール   | 농구          | Basquete           | Basketbol
Tennis            | テニス             | 테니스        | Tênis              | Tennis
Baseball          | 野球               | 야구          | Beisebol           | Beysbol
Volleyball        | バレーボール       | 배구          | Vôlei              | Balibol
Badminton         | バドミントン       | 배드민턴      | Badminton          | Badminton
Table Tennis      | 卓球               | 탁구          | Tênis de Mesa      | Pingpong
Boxing            | ボクシング         | 복싱          | Boxe               | Boksing
Virtual Football  | バーチャルサッカー | 가상 축구     | Futebol Virtual    | Virtual na Football
Virtual Horses    | バーチャル競馬     | 가상 경마     | Corrida Virtual de Cavalos | Virtual na Karera ng Kabayo
Handball          | ハンドボール       | 핸드볼        | Handebol           | Handbol
Snooker           | スヌーカー         | 스누커        | Sinuca             | Snooker
`)

const esportNames = readWords(`
Lane Battle       | レーンバトル       | 라인 전투     | Batalha de Rotas   | Labanan sa Linya
Tactical Squads   | タクティカル分隊   | 전술 분대     | Esquadrões Táticos | Taktikal na Pangkat
Last Island       | 最後の島           | 마지막 섬     | Última Ilha        | Huling Isla
Strategy Duel     | ストラテジー対決   | 전략 대결     | Duelo de Estratégia | Duwelo ng Estratehiya
Pitch Simulation  | サッカーシミュレーション | 축구 시뮬레이션 | Simulação de Futebol | Simulasyon ng Football
Court Simulation  | バスケシミュレーション | 농구 시뮬레이션 | Simulação de Basquete | Simulasyon ng Basketbol
Circuit Racing    | サーキットレース   | 서킷 레이싱   | Corrida em Circuito | Karera sa Sirkito
Card Tournament   | カードトーナメント | 카드 토너먼트 | Torneio de Cartas  | Torneo ng Baraha
`)

const derbyNames = readWords(`
Derby Arena       | ダービーアリーナ   | 더비 아레나   | Arena Derby        | Arena ng Derby
Morning Derby     | 朝のダービー       | 아침 더비     | Derby da Manhã     | Derby sa Umaga
Evening Derby     | 夕べのダービー     | 저녁 더비     | Derby da Noite     | Derby sa Gabi
Island Cup        | アイランドカップ   | 아일랜드 컵   | Copa da Ilha       | Kopa ng Isla
`)

const provinceNames = readWords(`
Vietnam North     | ベトナム北部       | 베트남 북부   | Vietnã Norte       | Hilagang Vietnam
Vietnam Central   | ベトナム中部       | 베트남 중부   | Vietnã Central     | Gitnang Vietnam
Vietnam South     | ベトナム南部       | 베트남 남부   | Vietnã Sul         | Timog Vietnam
Ha Noi            | ハノイ             | 하노이        | Hanói              | Ha Noi
Da Nang           | ダナン             | 다낭          | Da Nang            | Da Nang
Ho Chi Minh City  | ホーチミン市       | 호찌민시      | Cidade de Ho Chi Minh | Lungsod ng Ho Chi Minh
Can Tho           | カントー           | 껀터          | Can Tho            | Can Tho
Khanh Hoa         | カインホア         | 카인호아      | Khanh Hoa          | Khanh Hoa
`)

const seaNames = readWords(`
Bangkok Two-Three | バンコク2・3       | 방콕 2·3      | Bangkok Dois-Três  | Bangkok Dalawa-Tatlo
Vientiane Four    | ビエンチャン4      | 비엔티안 4    | Vientiane Quatro   | Vientiane Apat
Jakarta Four      | ジャカルタ4        | 자카르타 4    | Jacarta Quatro     | Jakarta Apat
Kuala Lumpur Four | クアラルンプール4  | 쿠알라룸푸르 4 | Kuala Lumpur Quatro | Kuala Lumpur Apat
Phnom Penh Two    | プノンペン2        | 프놈펜 2      | Phnom Penh Dois    | Phnom Penh Dalawa
Manila Three      | マニラ3            | 마닐라 3      | Manila Três        | Maynila Tatlo
Yangon Two        | ヤンゴン2          | 양곤 2        | Yangon Dois        | Yangon Dalawa
`)

/** The families of lotteries that the product has pictures and rules for. */
const families = [
  ['11X5', 'Eleven Choose Five|11から5|11 중 5|Onze Escolhe Cinco|Labing-Isa Pili ng Lima'],
  ['LF', 'Daily Three|デイリー3|데일리 3|Três do Dia|Araw-Araw na Tatlo'],
  [
    'LHC',
    'Lucky Forty-Nine|ラッキー49|럭키 49|Quarenta e Nove da Sorte|Suwerteng Apatnapu\u2019t Siyam',
  ],
  ['PK10', 'Ten-Car Race|10台レース|10대 경주|Corrida dos Dez|Karera ng Sampu'],
  ['SSC', 'Always Five|いつでも5|언제나 5|Sempre Cinco|Laging Lima'],
] as const

const houseDraws = readWords(`
Morning  | 朝     | 아침   | Manhã         | Umaga
Noon     | 正午   | 정오   | Meio-Dia      | Tanghali
Evening  | 夜     | 저녁   | Noite         | Gabi
`)

const quickDraws = [1, 2, 3, 5, 10, 15, 30].map((minutes) => ({
  names: {
    EN: minutes === 1 ? '1 Minute' : `${minutes} Minutes`,
    JA: `${minutes}分`,
    KO: `${minutes}분`,
    PT: minutes === 1 ? '1 Minuto' : `${minutes} Minutos`,
    TY: `${minutes} Minuto`,
  },
}))

const drawTitles = (draws: readonly { readonly names: Names }[]): FixedTitle[] =>
  draws.flatMap(({ names: draw }) =>
    families.map(([classify, row]) => {
      const [family] = readWords(row)
      return {
        classify,
        names: eachLanguage((language) => `${family?.names[language]} ${draw[language]}`),
      }
    }),
  )

const plain = (words: readonly { readonly names: Names }[]): FixedTitle[] =>
  words.map(({ names }) => ({ names, classify: '' }))

const tableKinds = [
  ['BAC', 'Speed Baccarat|スピードバカラ|스피드 바카라|Bacará Rápido|Mabilis na Bakarat'],
  ['ROU', 'Salon Roulette|サロンルーレット|살롱 룰렛|Roleta do Salão|Ruleta ng Salon'],
  ['DT', 'Dragon Tiger|ドラゴンタイガー|드래곤 타이거|Dragão e Tigre|Dragon Tiger'],
  ['BJ', 'Blackjack|ブラックジャック|블랙잭|Blackjack|Blackjack'],
  ['SIC', 'Sic Bo|シックボー|식보|Sic Bo|Sic Bo'],
  ['BAC', 'Baccarat|バカラ|바카라|Bacará|Bakarat'],
  ['CG', 'Color Game|カラーゲーム|컬러 게임|Jogo das Cores|Color Game'],
  ['ROU', 'Roulette|ルーレット|룰렛|Roleta|Ruleta'],
  ['FT', 'Fan Tan|ファンタン|판탄|Fan Tan|Fan Tan'],
  ['POK', "Hold'em Table|ホールデムテーブル|홀덤 테이블|Mesa de Hold'em|Mesa ng Hold'em"],
  ['WH', 'House Wheel|ハウスホイール|하우스 휠|Roda da Casa|Gulong ng Bahay'],
] as const

/** Live tables as a hall counts them: one of each kind with an A, then one of each with a B. */
const tables: readonly FixedTitle[] = ['A', 'B', 'C', 'D', 'E'].flatMap((letter) =>
  tableKinds.map(([classify, row]) => {
    const [kind] = readWords(row)
    return { classify, names: eachLanguage((language) => `${kind?.names[language]} ${letter}`) }
  }),
)

export const fixedTitles = {
  LIVE: tables,
  SPORTS: plain(sportNames),
  ESPORTS: plain(esportNames),
  COCKFIGHT: plain(derbyNames),
  ELOTT: drawTitles(quickDraws),
} as const satisfies Record<string, readonly FixedTitle[]>

/** Lotteries belong to the vendor whose draws they are. */
export const lotteryTitles: Readonly<Record<string, readonly FixedTitle[]>> = {
  TCG_LOTTO_VN: plain(provinceNames),
  TCG_SEA: plain(seaNames),
  LOTT: drawTitles(houseDraws),
}
