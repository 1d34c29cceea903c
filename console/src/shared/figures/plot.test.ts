import { describe, expect, it } from 'vitest'
import { barOf, namedSlots, placeOnPlot, plotScaleOf } from './plot.ts'

describe('the scale of a plot', () => {
  it('has round marks that cover the values, zero among them', () => {
    expect(plotScaleOf([120, 380])).toEqual({ top: 400, bottom: 0, ticks: [0, 100, 200, 300, 400] })
    expect(plotScaleOf([-40, 90]).ticks).toEqual([-50, 0, 50, 100])
  })
  it('has room where there is nothing', () => {
    expect(plotScaleOf([])).toEqual({ top: 1, bottom: 0, ticks: [0, 1] })
    expect(plotScaleOf([0, 0])).toEqual({ top: 1, bottom: 0, ticks: [0, 1] })
  })
  it('puts the top above and zero below', () => {
    const scale = plotScaleOf([100])
    expect(placeOnPlot(scale, scale.top)).toBe(0)
    expect(placeOnPlot(scale, 0)).toBe(100)
  })
  it('draws what is below zero downwards', () => {
    const scale = { top: 50, bottom: -50, ticks: [] }
    expect(barOf(scale, -25)).toEqual({ y: 50, height: 25 })
    expect(barOf(scale, 25)).toEqual({ y: 25, height: 25 })
  })
  it('leaves nothing undrawn that is more than nothing', () => {
    const scale = plotScaleOf([1_000_000])
    expect(barOf(scale, 0).height).toBe(0)
    expect(barOf(scale, 1).height).toBeGreaterThan(0)
  })
  it('names every slot of a week and every third of thirty days', () => {
    expect([0, 1, 2, 3].filter(namedSlots(7, 10))).toEqual([0, 1, 2, 3])
    expect([0, 1, 2, 3].filter(namedSlots(30, 10))).toEqual([0, 3])
  })
})
