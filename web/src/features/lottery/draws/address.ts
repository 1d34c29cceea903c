import { hrefOf, type Target } from '@baize/ui/navigation/address.ts'

/** Where anybody sees a lottery, and one of its draws by its number. */
export const drawsAt = (lottery: string, number?: string): Target => ({
  path: '/draws',
  search: { gameCode: lottery, issue: number },
})

/** The same, to be handed on. */
export const publicAddress = (lottery: string, number: string): string =>
  `${location.origin}${hrefOf(drawsAt(lottery, number))}`
