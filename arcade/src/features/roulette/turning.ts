import { wheel } from '@baize/games/roulette/wheel'

const turnMs = 5200
const discTurns = 2
const ballTurns = 7
/** From the middle, in units of the drawing: the track, and the pocket. */
const [track, pocket] = [93, 59]

type Parts = {
  readonly disc: SVGGElement | null
  readonly arm: SVGGElement | null
  readonly ball: SVGGElement | null
}

export type Turning = {
  /** Turns until the ball lies on this number; at once for who wants no motion. */
  turnTo(number: number, still: boolean): Promise<void>
  /** Shows the end now. */
  finish(): void
}

/** Where wheel and ball end, in degrees: the wheel turns on, the ball against it, and both meet at the number. */
export function endOf(
  number: number,
  from: { readonly disc: number; readonly arm: number },
): { readonly disc: number; readonly arm: number } {
  // Not whole turns: the wheel never stands where it stood.
  const disc = from.disc + 360 * discTurns + 147
  const target = disc + (wheel.indexOf(number) * 360) / wheel.length
  const arm = from.arm - 360 * ballTurns
  return { disc, arm: arm - modulo(arm - target, 360) }
}

const modulo = (value: number, by: number): number => ((value % by) + by) % by

/** Moves the parts of a wheel. The ball leaves its track late, falls, jumps twice and lies. */
export function createTurning(parts: () => Parts, first: number | undefined): Turning {
  const start = first === undefined ? 0 : (wheel.indexOf(first) * 360) / wheel.length
  let now = { disc: 0, arm: start }
  let running: readonly Animation[] = []

  function rest({ disc, arm, ball }: Parts): void {
    if (disc) disc.style.transform = `rotate(${now.disc}deg)`
    if (arm) arm.style.transform = `rotate(${now.arm}deg)`
    if (ball) ball.style.transform = `translateY(${-pocket}px)`
  }

  return {
    async turnTo(number, still) {
      const { disc, arm, ball } = parts()
      if (!disc || !arm || !ball) return
      const from = now
      now = endOf(number, from)
      ball.removeAttribute('visibility')
      if (!still) {
        const timing = { duration: turnMs, easing: 'cubic-bezier(.16,.62,.24,1)' }
        const rotate = (element: SVGGElement, one: number, other: number) =>
          element.animate(
            [{ transform: `rotate(${one}deg)` }, { transform: `rotate(${other}deg)` }],
            timing,
          )
        const out = (radius: number, offset: number) => ({
          transform: `translateY(${-radius}px)`,
          offset,
        })
        const fall = [
          out(pocket, 0),
          out(track, 0.06),
          out(track, 0.5),
          out(78, 0.66),
          out(54, 0.74),
          out(68, 0.8),
          out(56, 0.86),
          out(62, 0.91),
          out(pocket, 0.95),
          out(pocket, 1),
        ]
        running = [
          rotate(disc, from.disc, now.disc),
          rotate(arm, from.arm, now.arm),
          ball.animate(fall, { duration: turnMs, easing: 'linear' }),
        ]
      }
      rest({ disc, arm, ball })
      // One that was taken away with its page has not ended, and nobody waits for it any more.
      await Promise.allSettled(running.map(({ finished }) => finished))
      running = []
    },
    finish() {
      for (const one of running) one.finish()
    },
  }
}
