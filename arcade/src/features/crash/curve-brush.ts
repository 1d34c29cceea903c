import { multipleAt } from '@baize/games/crash/curve'

/** Colours of the plot, as the theme has them. */
export type PlotInks = {
  readonly line: string
  readonly grid: string
  readonly text: string
  readonly drop: string
  readonly font: string
}

export type PlotSize = { readonly width: number; readonly height: number; readonly narrow: boolean }

/** What the axes reach, so that the tip stays inside: both grow with the flight. */
export function reachOf(ms: number): { readonly seconds: number; readonly times: number } {
  const times = multipleAt(ms) / 100
  return { seconds: Math.max(10, (ms / 1000) * 1.15), times: Math.max(2, 1 + (times - 1) * 1.22) }
}

const steps = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000]

/** A step of the axis that gives four lines or so. */
export function stepOf(span: number, wanted = 4): number {
  return steps.find((step) => span / step <= wanted) ?? steps.at(-1) ?? span
}

/** Draws the flight up to `ms` and gives where its tip is. */
export function drawCurve(
  context: CanvasRenderingContext2D,
  size: PlotSize,
  inks: PlotInks,
  ms: number,
): { readonly x: number; readonly y: number; readonly angle: number } {
  const { width, height, narrow } = size
  const [left, right, top, foot] = narrow ? [46, 16, 24, 40] : [60, 16, 28, 40]
  const reach = reachOf(ms)
  const x = (seconds: number) => left + (seconds / reach.seconds) * (width - left - right)
  const y = (times: number) =>
    height - foot - ((times - 1) / (reach.times - 1)) * (height - foot - top)
  context.clearRect(0, 0, width, height)
  drawAxes(context, size, inks, reach, x, y, left)
  const at = (time: number) => [x(time / 1000), y(smooth(time))] as const
  const count = 80
  context.beginPath()
  for (let step = 0; step <= count; step += 1) context.lineTo(...at((ms * step) / count))
  context.lineWidth = 4
  context.lineCap = 'round'
  context.strokeStyle = inks.line
  context.stroke()
  const [tipX, tipY] = at(ms)
  context.lineTo(tipX, height - foot)
  context.lineTo(left, height - foot)
  context.globalAlpha = 0.1
  context.fillStyle = inks.line
  context.fill()
  context.globalAlpha = 1
  if (ms > 0) drawDrop(context, inks, tipX, tipY, height - foot)
  const [nearX, nearY] = at(Math.max(0, ms - 60))
  return { x: tipX, y: tipY, angle: Math.atan2(tipY - nearY, tipX - nearX) }
}

/** The true growth without its rounding down, so that the line does not climb in steps. */
const smooth = (ms: number): number => 1.00006 ** ms

function drawAxes(
  context: CanvasRenderingContext2D,
  { width, height }: PlotSize,
  inks: PlotInks,
  reach: { readonly seconds: number; readonly times: number },
  x: (seconds: number) => number,
  y: (times: number) => number,
  left: number,
): void {
  context.lineWidth = 1
  context.strokeStyle = inks.grid
  context.fillStyle = inks.text
  context.font = `500 13px ${inks.font}`
  context.textBaseline = 'middle'
  const byTimes = stepOf(reach.times - 1)
  context.textAlign = 'end'
  for (let times = 1; times <= reach.times; times += byTimes) {
    context.beginPath()
    context.moveTo(left, Math.round(y(times)) + 0.5)
    context.lineTo(width - 16, Math.round(y(times)) + 0.5)
    context.stroke()
    context.fillText(`${times.toFixed(byTimes < 1 ? 1 : 0)}×`, left - 10, y(times))
  }
  const bySeconds = stepOf(reach.seconds, 6)
  for (let seconds = 0; seconds <= reach.seconds; seconds += bySeconds) {
    // The last one would stand half outside.
    const isAtEdge = x(seconds) > width - 28
    context.textAlign = isAtEdge ? 'end' : 'center'
    context.fillText(`${seconds} s`, isAtEdge ? width - 10 : x(seconds), height - 16)
  }
}

function drawDrop(
  context: CanvasRenderingContext2D,
  inks: PlotInks,
  x: number,
  from: number,
  to: number,
): void {
  context.save()
  context.setLineDash([2, 6])
  context.strokeStyle = inks.drop
  context.lineWidth = 1
  context.beginPath()
  context.moveTo(x, from)
  context.lineTo(x, to)
  context.stroke()
  context.restore()
}
