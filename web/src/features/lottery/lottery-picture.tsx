import { NumberBall } from '@baize/ui/figures/ball'

/** Three balls, where there is nothing to show yet. */
export function LotteryPicture() {
  return (
    <span aria-hidden="true" className="flex gap-2">
      {[7, 1, 9].map((value) => (
        <NumberBall key={value} value={value} size={44} />
      ))}
    </span>
  )
}
