import { useEffect, useState } from 'react'
import { isFramed, onPageMessage, tellPage } from './frame.ts'
import { isStored, store } from './own-storage.ts'

export type SoundName = 'spin' | 'stop' | 'step' | 'win' | 'open' | 'out' | 'end'

export type Sound = {
  readonly isOn: boolean
  play(name: SoundName): void
  toggle(): void
}

const key = 'arcade-sound'

/** A note: how high, when, for how long, how loud. */
type Note = readonly [hertz: number, atMs: number, ms: number, loud: number, wave?: OscillatorType]

// Made here, note by note: nothing is loaded, and nothing is anybody else's.
const tunes: Record<SoundName, readonly Note[]> = {
  spin: [
    [180, 0, 90, 0.05, 'triangle'],
    [240, 70, 120, 0.05, 'triangle'],
  ],
  stop: [[120, 0, 70, 0.09, 'triangle']],
  step: [
    [523, 0, 90, 0.05],
    [659, 80, 120, 0.05],
  ],
  win: [
    [523, 0, 130, 0.07],
    [659, 110, 130, 0.07],
    [784, 220, 130, 0.07],
    [1047, 330, 320, 0.07],
  ],
  open: [[880, 0, 90, 0.05]],
  out: [
    [659, 0, 110, 0.06],
    [988, 90, 220, 0.06],
  ],
  end: [[150, 0, 220, 0.07, 'triangle']],
}

let context: AudioContext | 'refused' | undefined

/** A browser that refuses sound ends nothing, and is not asked again: the game goes on in silence. */
function readyContext(): AudioContext | undefined {
  try {
    context ??= new AudioContext()
  } catch {
    context = 'refused'
  }
  if (context === 'refused') return undefined
  if (context.state === 'suspended') void context.resume().catch(() => undefined)
  return context
}

function playTune(name: SoundName): void {
  const context = readyContext()
  if (!context) return
  const start = context.currentTime
  for (const [hertz, atMs, ms, loud, wave = 'sine'] of tunes[name]) {
    const [from, to] = [start + atMs / 1000, start + (atMs + ms) / 1000]
    const tone = context.createOscillator()
    const volume = context.createGain()
    tone.type = wave
    tone.frequency.value = hertz
    volume.gain.setValueAtTime(0, from)
    volume.gain.linearRampToValueAtTime(loud, from + 0.012)
    volume.gain.exponentialRampToValueAtTime(0.0001, to)
    tone.connect(volume).connect(context.destination)
    tone.start(from)
    tone.stop(to + 0.02)
  }
}

// Read when a sound is due, not when it was planned: who mutes a turning reel hears nothing more of it.
let sounding = false

/** Sounds are off until somebody turns them on, and stay as they were chosen: the page around keeps it, if there is one. */
export function useSound(): Sound {
  const [isOn, setOn] = useState(() => !isFramed() && isStored(key))
  useEffect(() => {
    sounding = isOn
  }, [isOn])
  useEffect(() => {
    const stop = onPageMessage((message) => {
      if (message.type === 'sound.kept') setOn(message.on)
    })
    tellPage({ type: 'sound.wanted' })
    return stop
  }, [])
  return {
    isOn,
    play: (name) => {
      if (sounding && typeof AudioContext !== 'undefined') playTune(name)
    },
    toggle: () => {
      setOn(!isOn)
      if (isFramed()) tellPage({ type: 'sound.chosen', on: !isOn })
      else store(key, !isOn)
    },
  }
}
