import type { Keyword } from './keyword.ts'

// Games by their own names.
export const games: readonly Keyword[] = [
  // Games by their own names.
  { emblems: ['mahjong'], words: 'mahjong mahyong', signs: '麻雀 麻将 마작' },
  { emblems: ['domino'], words: 'domino* pusoy paigow pai', signs: 'ドミノ 도미노' },
  {
    emblems: ['wheel'],
    words: 'roulette roleta ruleta wheel roda gulong',
    signs: 'ルーレット 룰렛 휠',
  },
  {
    emblems: ['dice'],
    words: 'dice sicbo sic dado dados hilo craps',
    signs: 'シックボー サイコロ 骰 주사위 식보',
  },
  {
    emblems: ['card', 'hand'],
    words:
      'baccarat bacara* blackjack poker hold* card cards cartas baraha patti andar rummy tongits lucky9',
    signs: 'バカラ ポーカー ブラックジャック カード 바카라 포커 블랙잭 카드',
  },
  {
    emblems: ['balls', 'eight'],
    words: 'lotto lotter* loteria bingo keno bola bolas ball balls',
    signs: 'ロト 宝くじ ビンゴ 로또 복권 빙고 키노',
  },
  {
    emblems: ['bomb'],
    words: 'mine mines bomb* mina minas tnt dynamite boom',
    signs: '地雷 爆弾 ボム 지뢰 폭탄',
  },
  {
    emblems: ['target'],
    words: 'dart darts target archer* sniper bullseye alvo',
    signs: 'ダーツ 다트 과녁',
  },
  {
    emblems: ['ticket'],
    words: 'scratch* ticket raffle raspadinha',
    signs: 'スクラッチ 抽選 스크래치 추첨',
  },
]
