/**
 * What people call the kinds of games, beside the names of the games themselves: in the languages of the house, and as
 * neighbours who play them write it.
 */
const wordsByKind: Readonly<Record<string, readonly string[]>> = {
  BAC: ['Baccarat', 'Punto Banco', 'バカラ', '바카라', 'Bacará', '百家乐', '百家樂', 'บาคาร่า'],
  BJ: ['Blackjack', 'Twenty-one', '21', 'ブラックジャック', '블랙잭', 'Vinte e um'],
  ROU: ['Roulette', 'ルーレット', '룰렛', 'Roleta', '轮盘', 'รูเล็ต'],
  SIC: ['Sic Bo', 'Tai Sai', 'Dice', '大小', 'シックボー', '식보', 'Dados', '骰宝', 'ไฮโล'],
  DT: ['Dragon Tiger', 'ドラゴンタイガー', '드래곤 타이거', '龙虎', 'เสือมังกร'],
  POK: ['Poker', 'ポーカー', '포커', 'Pôquer', 'โป๊กเกอร์'],
  FT: ['Fan Tan', 'ファンタン', '판탄', '番摊'],
  CG: ['Color Game', 'Colour Game', 'Perya', 'カラーゲーム', '컬러 게임'],
  WH: ['Wheel', 'Money Wheel', 'Big Six', 'ホイール', 'マネーホイール', '휠', '머니 휠', 'Roda'],
  JP: ['Jackpot', 'ジャックポット', '잭팟', 'แจ็คพอต'],
  VP: ['Video Poker', 'ビデオポーカー', '비디오 포커', 'Vídeo Pôquer'],
  TG: ['Table Game', 'テーブルゲーム', '테이블 게임', 'Jogo de Mesa'],
  AC: ['Arcade', 'アーケード', '아케이드', 'Fliperama'],
  SC: ['Scratch Card', 'スクラッチ', '스크래치', 'Raspadinha', 'Kaskas'],
  BG: ['Bingo', 'ビンゴ', '빙고'],
  SLOT: ['Slot Machine', 'สล็อต'],
  SSC: ['Shi Shi Cai', '时时彩', '時時彩'],
  '11X5': ['Eleven Five', '11选5', '11選5'],
  LHC: ['Mark Six', '六合彩'],
  PK10: ['Car Racing', '赛车', '賽車'],
  LF: ['Lucky Farm', '幸运农场', '快乐十分'],
}

/** What our own games are plainly called, whatever their titles: nobody who wants mines types "Lucky Minefield". */
const wordsByModel: Readonly<Record<string, readonly string[]>> = {
  dice: ['Dice', 'サイコロ', 'ダイス', '주사위', '다이스', 'Dados', 'Dado', 'Dais'],
  mines: [
    'Mines',
    'Minesweeper',
    'マインズ',
    '地雷',
    'マインスイーパー',
    '마인즈',
    '지뢰찾기',
    'Minas',
    'Campo Minado',
  ],
  crash: ['Crash', 'クラッシュ', '크래시', '크래쉬', 'Foguete', 'Aviãozinho', 'ロケット', '로켓'],
}

/** What people call a game besides its name: by its kind, and by what runs it. */
export function wordsOfKind(classify: string, model: string | null): readonly string[] {
  const known = (words: Readonly<Record<string, readonly string[]>>, key: string) =>
    Object.hasOwn(words, key) ? (words[key] ?? []) : []
  return [...known(wordsByKind, classify), ...known(wordsByModel, model ?? '')]
}
