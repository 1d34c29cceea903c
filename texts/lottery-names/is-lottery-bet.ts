import type { Bet } from '@baize/contract/wagers/records'

/** A bet on a draw says its play by a code, which has words of its own. */
export const isLotteryBet = ({ detail }: Pick<Bet, 'detail'>) =>
  detail.some(({ name }) => name === 'issue') && detail.some(({ name }) => name === 'play')
