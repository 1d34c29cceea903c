import { useEffect, useRef, useSyncExternalStore } from 'react'

/** One shortcut: a key as `event.key` names it, or two after one another such as `g a`. */
export type KeyBinding = {
  readonly keys: string
  readonly label: string
  readonly run: () => void
}

const storageKey = 'ops-keys'
const chordMs = 1200
const boards: (() => readonly KeyBinding[])[] = []
const listeners = new Set<() => void>()
let firstKey = ''
let firstKeyAt = 0

/** Single keys may be switched off, because speech input types letters (WCAG 2.1.4). */
export function chooseKeys(on: boolean): void {
  if (on) localStorage.removeItem(storageKey)
  else localStorage.setItem(storageKey, 'off')
  for (const listener of listeners) listener()
}

function areKeysOn(): boolean {
  return localStorage.getItem(storageKey) !== 'off'
}

export function useKeysOn(): boolean {
  return useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, areKeysOn)
}

/** Every shortcut that works on the page as it stands. */
export function activeKeys(): readonly KeyBinding[] {
  return boards.flatMap((board) => board())
}

/** Gives a component its shortcuts while it is on the page. */
export function useKeys(bindings: readonly KeyBinding[]): void {
  const latest = useRef(bindings)
  useEffect(() => {
    latest.current = bindings
  })
  useEffect(() => {
    const board = () => latest.current
    boards.push(board)
    if (boards.length === 1) document.addEventListener('keydown', hear)
    return () => {
      boards.splice(boards.indexOf(board), 1)
      if (boards.length === 0) document.removeEventListener('keydown', hear)
    }
  }, [])
}

function hear(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
  if (!areKeysOn() || isTaken(event.target)) return
  const chord = event.timeStamp - firstKeyAt < chordMs ? `${firstKey} ${event.key}` : event.key
  firstKey = event.key
  firstKeyAt = event.timeStamp
  const wanted = activeKeys().toReversed()
  const found =
    wanted.find(({ keys }) => keys === chord) ?? wanted.find(({ keys }) => keys === event.key)
  if (!found) return
  event.preventDefault()
  firstKey = ''
  found.run()
}

// A letter typed into a field is text, and what lies behind an open dialog must not act.
function isTaken(target: EventTarget | null): boolean {
  if (document.querySelector('[aria-modal="true"]') !== null) return true
  return (
    target instanceof Element &&
    target.closest('input:not([type=checkbox],[type=radio]),textarea,select,[contenteditable]') !==
      null
  )
}
