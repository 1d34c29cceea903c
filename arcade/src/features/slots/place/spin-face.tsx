import { useEffect, useRef } from 'react'
import type { Family } from '@baize/ui/art/families/family'
import { density } from '@baize/ui/art/stage/brush'

const size = 96

/** The button as the family makes it. */
export function SpinFace({ family }: { readonly family: Family }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const element = canvas.current
    const context = element?.getContext('2d')
    if (!element || !context) return
    const pixels = density()
    element.width = size * pixels
    element.height = size * pixels
    context.scale(pixels, pixels)
    context.translate(size / 2, size / 2)
    family.cabinet.spin(context)
  }, [family])
  return <canvas ref={canvas} aria-hidden="true" className="absolute inset-0 size-full" />
}
