import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { closeOnSignals, stopOnSignals } from './signals.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'log').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A process that keeps what it was told to end with, and a node whose closing succeeds, fails or never ends. */
function open(drainSeconds: number, closing: () => Promise<void> = () => Promise.resolve()) {
  const told: string[] = []
  const app = {
    drain: () => void told.push('drain'),
    close: () => (told.push('close'), closing()),
  }
  const signals = new EventEmitter()
  const on = (signal: string, heard: () => void) => signals.on(signal, heard)
  closeOnSignals(app, drainSeconds, { on, exit: (code) => void told.push(`exit ${code}`) })
  return { told, signals }
}

it('[P55] SIGTERM drains, closes and ends with 0; npm handing it on a moment later does not cut the drain short', async () => {
  const { told, signals } = open(5)
  signals.emit('SIGTERM')
  await vi.advanceTimersByTimeAsync(300)
  signals.emit('SIGTERM')
  await vi.advanceTimersByTimeAsync(4_600)
  expect(told).toEqual(['drain'])
  await vi.advanceTimersByTimeAsync(200)
  expect(told).toEqual(['drain', 'close', 'exit 0'])
})

it('[P55] a second signal, later, does not wait', async () => {
  for (const second of ['SIGTERM', 'SIGINT']) {
    const { told, signals } = open(60)
    signals.emit('SIGTERM')
    await vi.advanceTimersByTimeAsync(1_500)
    signals.emit(second)
    await vi.advanceTimersByTimeAsync(0)
    expect(told).toEqual(['drain', 'close', 'exit 0'])
  }
})

it('[P55] the keyboard closes at once, and once; what fails or takes too long ends with 1', async () => {
  const plain = open(5)
  plain.signals.emit('SIGINT')
  plain.signals.emit('SIGINT')
  await vi.advanceTimersByTimeAsync(0)
  expect(plain.told).toEqual(['close', 'exit 0'])

  const failing = open(0, () => Promise.reject(new Error('no')))
  failing.signals.emit('SIGTERM')
  await vi.advanceTimersByTimeAsync(0)
  expect(failing.told).toEqual(['close', 'exit 1'])

  const endless = open(0, () => new Promise(() => {}))
  endless.signals.emit('SIGHUP')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(endless.told).toEqual(['close', 'exit 1'])
})

/** A start that a signal cuts short, whose stopping succeeds or fails. */
function begin(stop: () => Promise<unknown>) {
  const told: string[] = []
  const heard = new EventEmitter()
  const beginning = stopOnSignals(() => (told.push('stop'), stop()), {
    on: (signal, listen) => heard.on(signal, listen),
    off: (signal, listen) => heard.off(signal, listen),
    exit: (code) => void told.push(`exit ${code}`),
  })
  return { told, heard, beginning }
}

it('[P59] a signal during the start stops once what has begun, and ends the process', async () => {
  const cut = begin(async () => {})
  for (const signal of ['SIGINT', 'SIGINT', 'SIGTERM']) cut.heard.emit(signal)
  expect(cut.beginning.isCut()).toBe(true)
  await vi.advanceTimersByTimeAsync(0)
  expect(cut.told).toEqual(['stop', 'exit 130'])

  const failing = begin(() => Promise.reject(new Error('no')))
  failing.heard.emit('SIGHUP')
  await vi.advanceTimersByTimeAsync(0)
  expect(failing.told).toEqual(['stop', 'exit 1'])

  const hanging = begin(() => new Promise(() => {}))
  hanging.heard.emit('SIGINT')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(hanging.told).toEqual(['stop', 'exit 1'])
})

it('[P59] once the house is open it hears nothing any more', async () => {
  const { told, heard, beginning } = begin(async () => {})
  beginning.end()
  heard.emit('SIGINT')
  await vi.advanceTimersByTimeAsync(0)
  expect(told).toEqual([])
})
