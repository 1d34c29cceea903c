import { readWords, type Adjective } from './phrase.ts'

export const adjectives: readonly Adjective[] = readWords(`
Golden    | 黄金の   | 황금       | Dourado      | Gintong
Lucky     | 幸運の   | 행운의     | Sortudo      | Masuwerteng
Royal     | 王家の   | 왕실       | Real         | Maharlikang
Wild      | 野生の   | 야생       | Selvagem     | Mailap na
Crimson   | 深紅の   | 진홍빛     | Escarlate    | Krimson na
Blue      | 青い     | 푸른       | Azul         | Asul na
Green     | 緑の     | 초록       | Verde        | Luntiang
Purple    | 紫の     | 보랏빛     | Roxo         | Lilang
Hidden    | 隠れた   | 숨은       | Oculto       | Nakatagong
Lost      | 失われた | 잃어버린   | Perdido      | Nawawalang
Ancient   | 古代の   | 고대       | Antigo       | Sinaunang
Eternal   | 永遠の   | 영원한     | Eterno       | Walang-Hanggang
Mighty    | 力強い   | 강인한     | Poderoso     | Makapangyarihang
Brave     | 勇敢な   | 용감한     | Valente      | Matapang na
Noble     | 高貴な   | 고귀한     | Nobre        | Marangal na
Gentle    | 優しい   | 온화한     | Gentil       | Banayad na
Quiet     | 静かな   | 고요한     | Sereno       | Tahimik na
Dancing   | 踊る     | 춤추는     | Dançante     | Sumasayaw na
Singing   | 歌う     | 노래하는   | Cantante     | Umaawit na
Flying    | 空飛ぶ   | 하늘을 나는 | Voador      | Lumilipad na
Wandering | さすらう | 떠도는     | Errante      | Naglalakbay na
Sleeping  | 眠れる   | 잠자는     | Adormecido   | Natutulog na
Laughing  | 笑う     | 웃는       | Risonho      | Tumatawang
Shining   | 輝く     | 빛나는     | Brilhante    | Nagniningning na
Fiery     | 炎の     | 불의       | Flamejante   | Maapoy na
Frosty    | 霜の     | 서리 낀    | Gelado       | Nagyeyelong
Cosmic    | 宇宙の   | 우주의     | Cósmico      | Kosmikong
Starry    | 星降る   | 별빛       | Estrelado    | Mabituing
Mystic    | 神秘の   | 신비한     | Místico      | Mahiwagang
Enchanted | 魔法の   | 마법의     | Encantado    | Engkantadong
Painted   | 彩りの   | 그림 같은  | Pintado      | Pinintahang
Little    | 小さな   | 작은       | Pequeno      | Munting
Great     | 偉大な   | 위대한     | Grande       | Dakilang
Grand     | 壮大な   | 웅장한     | Grandioso    | Engrandeng
Bountiful | 豊かな   | 풍요로운   | Farto        | Masaganang
Sweet     | 甘い     | 달콤한     | Doce         | Matamis na
Merry     | 陽気な   | 유쾌한     | Alegre       | Masayang
Swift     | 俊足の   | 날쌘       | Veloz        | Matuling
Clever    | 利口な   | 영리한     | Esperto      | Matalinong
Wise      | 賢い     | 지혜로운   | Sábio        | Pantas na
Rising    | 昇る     | 떠오르는   | Nascente     | Sumisikat na
Midnight  | 真夜中の | 한밤의     | da Meia-Noite | Panghatinggabing
Summer    | 夏の     | 여름       | de Verão     | Tag-Araw na
Northern  | 北の     | 북방의     | do Norte     | Hilagang
Southern  | 南の     | 남방의     | do Sul       | Timugang
Eastern   | 東の     | 동방의     | do Oriente   | Silangang
Western   | 西の     | 서방의     | do Oeste     | Kanlurang
Imperial  | 皇室の   | 황실       | Imperial     | Imperyal na
Bright    | 明るい   | 밝은       | Luminoso     | Maliwanag na
Misty     | 霧の     | 안개 낀    | Nebuloso     | Maulap na
Stormy    | 嵐の     | 폭풍우의   | Tempestuoso  | Mabagyong
Sunny     | 陽だまりの | 햇살의   | Ensolarado   | Maaraw na
Double    | ダブル   | 더블       | Duplo        | Dobleng
Triple    | トリプル | 트리플     | Triplo       | Tripleng
Neon      | ネオン   | 네온       | em Neon      | Neon na
Turbo     | ターボ   | 터보       | a Jato       | Turbo na
`)
