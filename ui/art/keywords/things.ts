import type { Keyword } from './keyword.ts'

// Sport, then what things are like: gold, luck, light.
export const things: readonly Keyword[] = [
  // Play and sport.
  { emblems: ['basketball'], words: 'basketball nba hoop* pba', signs: 'バスケ 농구' },
  {
    emblems: ['ball'],
    words: 'football* soccer futebol goal* gol penalty penalti striker',
    signs: 'サッカー フットボール ゴール 축구',
  },
  { emblems: ['shuttle'], words: 'badminton shuttle*', signs: 'バドミントン 배드민턴' },
  {
    emblems: ['glove'],
    words: 'boxing boxe muay fight* fighter* ufc knockout luta suntukan',
    signs: 'ボクシング 格闘 복싱 격투',
  },
  {
    emblems: ['flag'],
    words: 'race* racing racer* formula rally corrida karera finish',
    signs: 'レース レーシング 레이싱 경주',
  },
  {
    emblems: ['gamepad'],
    words: 'esport* arcade* cyber* virtual game gamer pixel',
    signs: 'ゲーム アーケード eスポーツ 게임 아케이드',
  },
  {
    emblems: ['trophy'],
    words: 'trophy cup copa champion* campeao kampeon league liga',
    signs: '杯 カップ 優勝 우승 챔피언 리그',
  },
  // What things are like: gold, luck, light.
  {
    emblems: ['chest'],
    words: 'treasure* chest tesouro* baul kayamanan loot bounty',
    signs: '宝箱 財宝 トレジャー 보물',
  },
  {
    emblems: ['gem'],
    words: 'gem gems jewel* diamond* crystal* joia* diamante* hiyas ruby emerald sapphire',
    signs: '宝石 ジュエル ダイヤ ジェム クリスタル 보석 다이아 크리스탈 루비',
  },
  {
    emblems: ['crown'],
    words:
      'king kings queen* crown* royal* empire emperor* rei reis rainha coroa hari reyna korona prince princess',
    signs: '王 キング クイーン 皇帝 女王 킹 여왕 황제 왕의 왕관',
  },
  {
    emblems: ['key'],
    words: 'key keys chave susi secret* segredo',
    signs: '鍵 カギ 秘密 열쇠 비밀',
  },
  {
    emblems: ['pot'],
    words: 'pot pots pote leprechaun* rainbow* bahaghari',
    signs: '壺 虹 レプラコーン 무지개 항아리',
  },
  {
    emblems: ['clover'],
    words: 'clover* luck lucky irish sorte trevo swerte suwerte shamrock',
    signs: 'クローバー 幸運 ラッキー 행운 럭키 클로버',
  },
  {
    emblems: ['flame'],
    words: 'fire* hot inferno blaze* flame* burn* fogo apoy chama phoenix',
    signs: '火 炎 ファイア ホット 불꽃 화염 파이어 핫',
  },
  {
    emblems: ['moon'],
    words: 'moon* night* lua luna noite buwan gabi midnight',
    signs: '月 ムーン 夜 달빛 보름달 밤의 달의',
  },
  {
    emblems: ['sun'],
    words: 'sun suns sunny sol araw inca* aztec* maya* solar',
    signs: '太陽 アステカ インカ 태양 아즈텍',
  },
  {
    emblems: ['star'],
    words: 'star stars starlight stardust starburst starry estrela* bituin tala stellar nova',
    signs: '星 スターダスト スターライト 별빛 별이 별의',
  },
  {
    emblems: ['heart'],
    words: 'heart* love amor coracao puso pag-ibig valentine*',
    signs: '愛 ハート 사랑 하트 러브',
  },
  {
    emblems: ['ingot', 'coinHole'],
    words: 'fortune* fortuna cai wealth* riqueza prosper* caishen fa fu fuk yaman',
    signs: '福 財 富 招財 元宝 재물 부자 복주머니',
  },
  {
    emblems: ['coin', 'coinHole', 'ingot'],
    words: 'gold* golden coin* money cash rich* ouro moeda* dinheiro ginto pera barya dourad*',
    signs: '金 ゴールド コイン 金貨 황금 골드 코인 머니',
  },
]
