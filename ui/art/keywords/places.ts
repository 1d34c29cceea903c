import type { Keyword } from './keyword.ts'

// Lands, legends and what grows there.
export const places: readonly Keyword[] = [
  // Lands and legends.
  {
    emblems: ['pyramid', 'ankh', 'eye'],
    words: 'pharaoh* farao* egypt* egito cleopatra pyramid* piramide* nile anubis',
    signs: 'ファラオ エジプト ピラミッド クレオパトラ 파라오 이집트 피라미드',
  },
  { emblems: ['book'], words: 'book* livro* aklat spell*', signs: 'ブック 魔法書 마법책 북오브' },
  {
    emblems: ['eye'],
    words: 'eye eyes horus olho* mata magic* magica wizard* mystic*',
    signs: 'ホルス 魔法 マジック 마법 마술',
  },
  {
    emblems: ['skull'],
    words: 'skull* bones caveira* bungo muertos dead death zombie* ghost',
    signs: '骸骨 ドクロ スカル ゾンビ 해골 좀비 유령',
  },
  {
    emblems: ['cauldron'],
    words: 'witch* potion* bruxa* mangkukulam halloween',
    signs: '魔女 ハロウィン 마녀 할로윈',
  },
  {
    emblems: ['mask'],
    words: 'mask* mascara* maskara carnaval carnival opera venice joker*',
    signs: '仮面 マスク カーニバル ジョーカー 가면 카니발 조커',
  },
  {
    emblems: ['helmet'],
    words: 'helmet viking* gladiator* spartan* roma rome roman hero heroes',
    signs: '兜 ヘルメット バイキング 투구 바이킹',
  },
  {
    emblems: ['swords'],
    words:
      'samurai ninja* knight* war wars warrior* battle* duel* sword* espada* guerra mandirigma',
    signs: '侍 サムライ 忍者 剣 戦 사무라이 닌자 검객 전쟁',
  },
  {
    emblems: ['shield'],
    words: 'shield* escudo kalasag guard* defend*',
    signs: '盾 シールド 방패',
  },
  {
    emblems: ['castle'],
    words: 'castle* castelo* kastilyo tower* torre fort fortress',
    signs: '城 キャッスル 성채',
  },
  {
    emblems: ['hourglass'],
    words: 'time hourglass tempo oras chrono* clock',
    signs: '時 タイム 시간 타임',
  },
  {
    emblems: ['bolt'],
    words: 'zeus thunder* olymp* bolt* lightning raio* kidlat electr* power turbo speed',
    signs: '雷 ゼウス サンダー 稲妻 번개 천둥 제우스',
  },
  {
    emblems: ['rocket'],
    words: 'rocket* space crash aviat* foguete jet astro* eroplano',
    signs: 'ロケット 宇宙 로켓 우주',
  },
  {
    emblems: ['planet'],
    words: 'planet* galax* cosmic cosmos saturn universe planeta',
    signs: '惑星 銀河 行星 행성 은하',
  },
  // Japan and its neighbours.
  {
    emblems: ['torii'],
    words: 'torii shrine kyoto tokyo shogun geisha',
    signs: '鳥居 神社 京都 東京 신사',
  },
  {
    emblems: ['pagoda'],
    words: 'pagoda temple* templo* templo dynasty',
    signs: '塔 寺 パゴダ 王朝 사원 왕조',
  },
  { emblems: ['daruma'], words: 'daruma buddha* buda', signs: 'だるま 達磨 仏 달마 부처' },
  {
    emblems: ['mountain'],
    words: 'fuji mountain* montanha bundok everest volcano*',
    signs: '富士 山 火山 후지산 화산',
  },
  { emblems: ['lantern'], words: 'lantern* lanterna parol', signs: '提灯 灯籠 ランタン 등불 랜턴' },
  {
    emblems: ['firecracker'],
    words: 'firecracker* firework* fogos paputok newyear',
    signs: '爆竹 花火 正月 春節 폭죽 불꽃놀이 설날',
  },
  {
    emblems: ['drum'],
    words: 'drum* taiko tambor tambol festival fiesta festa pista',
    signs: '太鼓 祭 フェス 북소리 축제',
  },
  { emblems: ['fan'], words: 'fan geisha leque abaniko', signs: '扇 芸者 부채 게이샤' },
  {
    emblems: ['sakura'],
    words: 'sakura blossom* hana cherryblossom',
    signs: '桜 さくら サクラ 벚꽃',
  },
  {
    emblems: ['lotus'],
    words: 'lotus flower* bloom* flor flores bulaklak rose roses garden jardim',
    signs: '蓮 ロータス 花 フラワー 연꽃 장미 꽃의 꽃밭',
  },
  {
    emblems: ['mushroom'],
    words: 'mushroom* cogumelo* kabute gnome*',
    signs: 'きのこ キノコ 버섯',
  },
  {
    emblems: ['cactus'],
    words: 'cactus cacto desert* mexic* chilli* taco pinata',
    signs: 'サボテン 砂漠 선인장 사막',
  },
  {
    emblems: ['leaf'],
    words: 'leaf leaves jungle forest* folha* selva floresta dahon gubat amazon*',
    signs: '葉 森 ジャングル 정글 숲',
  },
]
