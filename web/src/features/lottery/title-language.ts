import type { ShownLottery } from './api.ts'

/** Titles of Vietnam are written in its letters, which the display face does not have. */
export const languageOfTitle = ({ vendor }: Pick<ShownLottery, 'vendor'>): string | undefined =>
  vendor === 'TCG_LOTTO_VN' ? 'vi' : undefined
