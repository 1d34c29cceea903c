/** Lines as rows from the top, reel by reel, told apart by spaces: `01210` dives to the third row and comes back. */
function readLines(text: string): readonly (readonly number[])[] {
  return text.split(/\s+/).map((line) => [...line].map(Number))
}

/** Three reels of three rows: straight, slanting and bent. */
export const lines3x3 = readLines('111 000 222 012 210 010 212 101 121')

/** Five reels of three rows; a model with fewer lines has the first of them. */
export const lines5x3 = readLines(
  '11111 00000 22222 01210 21012 00100 22122 12221 10001 01110 21112 11011 11211 01010 21212 10101 12121 00200 22022 02220 20002 02020 20202 10201 12021 00122 22100 01221 21001 10012',
)

/** Five reels of four rows. */
export const lines5x4 = readLines(
  '11111 22222 00000 33333 01210 32123 12321 21012 10001 23332 01110 32223 12221 21112 00100 33233 11011 22322 11211 22122 01010 32323 10101 23232 12121 21212 00122 33211 22100 11233 01221 32112 12332 21001 10012 23321 01233 32100 00111 33222 11000 22333 12210 21123 10122 23211 02020 31313 20202 13131',
)
