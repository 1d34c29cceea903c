import { useEffect, useRef } from 'react'
import { density } from '@baize/ui/art/stage/brush'
import type { PicturedSymbol } from './look.ts'
import { paintSymbol } from './place/paint-symbol.ts'

type Props = { readonly pictured: PicturedSymbol; readonly size: number }

/** One symbol as it stands on the reels; its name is written beside it. */
export function SymbolPicture({ pictured: { family, dress, symbol }, size }: Props) {
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
    paintSymbol(context, { family, dress }, symbol, size * 0.96, size * 0.96)
  }, [family, dress, symbol, size])
  return (
    <canvas
      ref={canvas}
      aria-hidden="true"
      style={{ width: size, height: size, background: family.footGround }}
      className="rounded-[5px]"
    />
  )
}
