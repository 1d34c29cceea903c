import { useRef, type MouseEvent, type PointerEvent } from 'react'

const leastPx = 40

/** A finger or a pen that draws sideways turns the slide; the click that ends the stroke opens nothing. */
export function useSwipe(onBack: () => void, onForth: () => void) {
  const from = useRef<{ x: number; y: number }>(undefined)
  const swiped = useRef(false)
  return {
    onPointerDown: (event: PointerEvent) => {
      swiped.current = false
      from.current =
        event.pointerType === 'mouse' ? undefined : { x: event.clientX, y: event.clientY }
    },
    onPointerUp: (event: PointerEvent) => {
      const start = from.current
      from.current = undefined
      if (!start) return
      const [across, down] = [event.clientX - start.x, event.clientY - start.y]
      if (Math.abs(across) < leastPx || Math.abs(across) < Math.abs(down)) return
      swiped.current = true
      const isForth = document.dir === 'rtl' ? across > 0 : across < 0
      if (isForth) onForth()
      else onBack()
    },
    onPointerCancel: () => {
      from.current = undefined
    },
    onClickCapture: (event: MouseEvent) => {
      if (!swiped.current) return
      swiped.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
