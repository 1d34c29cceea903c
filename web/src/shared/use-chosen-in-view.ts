import { useLayoutEffect, useRef, type RefObject } from 'react'

const chosenEntry = '[aria-current="page"], [aria-pressed="true"], input:checked'

/**
 * Keeps the chosen entry of a row that scrolls sideways in view, at once when the row is first shown and visibly when
 * another is chosen. Only the row is scrolled: the page stays where it is. `chosen` tells one choice from another, and is
 * undefined while the row is not there yet.
 */
export function useChosenInView(row: RefObject<HTMLElement | null>, chosen: string | undefined) {
  const wasShown = useRef(false)
  useLayoutEffect(() => {
    const strip = row.current
    const entry = strip?.querySelector(chosenEntry)
    if (!strip || !entry || chosen === undefined) return
    const isCalm = !wasShown.current || matchMedia('(prefers-reduced-motion: reduce)').matches
    wasShown.current = true
    const room = strip.getBoundingClientRect()
    const box = (entry.closest('label') ?? entry).getBoundingClientRect()
    if (box.left >= room.left && box.right <= room.right) return
    const left = (box.left + box.right - room.left - room.right) / 2
    strip.scrollBy({ left, behavior: isCalm ? 'instant' : 'smooth' })
  }, [row, chosen])
}
