import { isCurrency, scaleOf as decimalsOf } from '@baize/kernel/money'

/** A stretch of values that a plot shows, with its marks. Zero is always inside. */
export type PlotScale = {
  readonly top: number
  readonly bottom: number
  readonly ticks: readonly number[]
}

const steps = [1, 2, 2.5, 5, 10] as const

/** The least round step that covers a span in so many parts. */
function roundStep(span: number, parts: number): number {
  const rough = span / parts
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = steps.find((one) => one * power >= rough) ?? 10
  return step * power
}

/** Round marks around values; about four parts, never fewer than one. */
export function plotScaleOf(values: readonly number[]): PlotScale {
  const high = Math.max(0, ...values)
  const low = Math.min(0, ...values)
  if (high === 0 && low === 0) return { top: 1, bottom: 0, ticks: [0, 1] }
  const step = roundStep(high - low, 4)
  const top = Math.ceil(high / step - 1e-9) * step
  const bottom = Math.floor(low / step + 1e-9) * step
  const count = Math.round((top - bottom) / step)
  return {
    top,
    bottom,
    ticks: Array.from({ length: count + 1 }, (_, at) => bottom + at * step),
  }
}

/** How far down a value stands, in percent of the plot's height. */
export function placeOnPlot({ top, bottom }: PlotScale, value: number): number {
  return ((top - value) / (top - bottom)) * 100
}

/** A bar from zero: where it begins and how tall it is, in percent. What is not nothing can be seen. */
export function barOf(
  scale: PlotScale,
  value: number,
): { readonly y: number; readonly height: number } {
  const zero = placeOnPlot(scale, 0)
  const end = placeOnPlot(scale, value)
  const height = Math.abs(zero - end)
  return { y: Math.min(zero, end), height: value === 0 ? 0 : Math.max(height, 0.6) }
}

/** Which of so many slots are named, so that the names do not touch. */
export function namedSlots(count: number, most: number): (index: number) => boolean {
  const every = Math.max(1, Math.ceil(count / most))
  return (index) => index % every === 0
}

/** A sum in whole coins, for drawing alone: a plot needs no cents. */
export function drawn(amount: bigint | string, currency: string): number {
  return isCurrency(currency) ? Number(amount) / 10 ** decimalsOf(currency) : Number(amount)
}
