import type { ShownLottery } from '../api.ts'
import { secondsUntil } from '../use-now.ts'

/** Who comes for less than this is too late to pick anything. */
const leastSeconds = 15

/** With which lottery a page opens that names none: one that is on sale, the next to be drawn; or else the first. */
export function opensWith(
  lotteries: readonly ShownLottery[],
  now: number,
): ShownLottery | undefined {
  const sold = lotteries.filter(({ isOpen }) => isOpen)
  const onSale = sold
    .flatMap((lottery) => {
      const { current } = lottery
      const left = current === null ? 0 : secondsUntil(current.closesAt, now)
      return current !== null && left > 0
        ? [{ lottery, left, drawsAt: Date.parse(current.drawsAt) }]
        : []
    })
    .toSorted((a, b) => a.drawsAt - b.drawsAt)
  const found = onSale.find(({ left }) => left >= leastSeconds) ?? onSale[0]
  return found?.lottery ?? sold[0] ?? lotteries[0]
}
