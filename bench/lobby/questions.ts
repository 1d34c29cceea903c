import { listGames } from '@baize/contract/catalogue/catalogue'
import { searchGames } from '@baize/contract/catalogue/search'

/** What people ask, as paths. */
export type Questions = { readonly lists: readonly string[]; readonly searches: readonly string[] }

const languages = ['EN', 'TY', 'JA', 'KO', 'PT'] as const
const vendors = ['', 'HARLOW', 'KITE', 'NINE_MILE', 'ORCHARD', 'TIDAL', 'BAIZE'] as const
const kinds = ['', 'JP'] as const

const ask = (path: string, fields: Record<string, string>) =>
  `${path}?${new URLSearchParams(fields).toString()}`

/** Pages of 24 as the lists of the site ask for them: the first three of each vendor and kind, in every language. */
function lists(): string[] {
  return languages.flatMap((language) =>
    vendors.flatMap((vassalage) =>
      kinds.flatMap((gameClassify) =>
        [1, 2, 3].map((pageNo) =>
          ask(listGames.path, {
            ...(vassalage === '' ? {} : { vassalage }),
            ...(gameClassify === '' ? {} : { gameClassify }),
            gameType: 'RNG',
            pageNo: String(pageNo),
            pageSize: '24',
            clientType: '3',
            platform: 'flash,html5-desktop',
            language,
          }),
        ),
      ),
    ),
  )
}

/** What is typed, letter by letter, with the slips of people who type. */
const typed = [
  'golden tiger',
  'sweet lantern',
  'royal gems',
  'book of sun',
  'dragon',
  'baccarat',
  'lotus pond',
  'lucky 777',
  'fish',
  'royl gems',
  'swet lantren',
  'harlow jackpot',
]

function searches(): string[] {
  const words = typed.flatMap((text) =>
    Array.from({ length: text.length - 2 }, (_, index) => text.slice(0, index + 3)),
  )
  return [...new Set(words)].flatMap((text) =>
    (['EN', 'PT'] as const).map((language) =>
      ask(searchGames.path, { words: text, pageSize: '24', language }),
    ),
  )
}

export const questions = (): Questions => ({ lists: lists(), searches: searches() })

/** So many searches that nobody has made before: words of titles, joined as nobody joins them. */
export function unheardOf(count: number, round: number): string[] {
  const first = ['golden', 'silver', 'royal', 'lucky', 'wild', 'sweet', 'mystic', 'jade', 'old']
  const last = ['tiger', 'dragon', 'gate', 'pond', 'lantern', 'gems', 'fox', 'crown', 'river']
  return Array.from({ length: count }, (_, n) => {
    const words = `${first[n % first.length]} ${last[Math.floor(n / 9) % last.length]} ${round * count + n}`
    return ask(searchGames.path, { words, pageSize: '24', language: 'EN' })
  })
}
