import { readWords, type Stuff } from './phrase.ts'

export const stuffs: readonly Stuff[] = readWords(`
Jade      | 翡翠   | 비취     | Jade      | Jade
Silk      | 絹     | 비단     | Seda      | Seda
Copper    | 銅     | 구리     | Cobre     | Tanso
Amber     | 琥珀   | 호박     | Âmbar     | Ambar
Porcelain | 磁器   | 도자기   | Porcelana | Porselana
Bamboo    | 竹     | 대나무   | Bambu     | Kawayan
Velvet    | ビロード | 벨벳   | Veludo    | Pelus
Crystal   | 水晶   | 수정     | Cristal   | Kristal
Marble    | 大理石 | 대리석   | Mármore   | Marmol
Cedar     | 杉     | 삼나무   | Cedro     | Sedro
Honey     | 蜂蜜   | 꿀       | Mel       | Pulot
Salt      | 塩     | 소금     | Sal       | Asin
Sugar     | 砂糖   | 설탕     | Açúcar    | Asukal
Ginger    | 生姜   | 생강     | Gengibre  | Luya
Pepper    | 胡椒   | 후추     | Pimenta   | Paminta
Cocoa     | カカオ | 카카오   | Cacau     | Kakaw
Coffee    | コーヒー | 커피   | Café      | Kape
Paper     | 紙     | 종이     | Papel     | Papel
Brass     | 真鍮   | 놋쇠     | Latão     | Tumbaga
Silver    | 銀     | 은빛     | Prata     | Pilak
Coral     | 珊瑚   | 산호     | Coral     | Korales
Ruby      | 紅玉   | 루비     | Rubi      | Rubi
Emerald   | 翠玉   | 에메랄드 | Esmeralda | Esmeralda
Sapphire  | 蒼玉   | 사파이어 | Safira    | Sapiro
Opal      | オパール | 오팔   | Opala     | Opalo
Garnet    | 柘榴石 | 석류석   | Granada   | Granate
Topaz     | トパーズ | 토파즈 | Topázio   | Topasyo
Smoke     | 煙     | 연기     | Fumaça    | Usok
Snow      | 雪     | 눈       | Neve      | Niyebe
Rain      | 雨     | 비       | Chuva     | Ulan
Ice       | 氷     | 얼음     | Gelo      | Yelo
Cherry    | さくらんぼ | 체리 | Cereja    | Seresa
Lemon     | レモン | 레몬     | Limão     | Limon
Plum      | 梅     | 매실     | Ameixa    | Sirwelas
Peach     | 桃     | 복숭아   | Pêssego   | Milokoton
Mango     | マンゴー | 망고   | Manga     | Mangga
Melon     | メロン | 멜론     | Melão     | Melon
Grape     | 葡萄   | 포도     | Uva       | Ubas
Iron      | 鉄     | 무쇠     | Ferro     | Bakal
Glass     | 硝子   | 유리     | Vidro     | Bubog
`)
