import { useEffect, useRef } from 'react'
import { density } from '@baize/ui/art/stage/brush'
import { drawReelSymbol } from '@baize/ui/art/reel-symbol'
import type { PicturedSymbol } from './look.ts'
import { paintSymbol } from './place/paint-symbol.ts'

type Props = { readonly symbol: PicturedSymbol; readonly size?: number; readonly label?: string }

/** One symbol as it stands on the reels. */
export function SymbolPicture(props: Props) {
  const { symbol } = props
  return symbol.kind === 'drawn' ? (
    <DrawnSymbol {...props} symbol={symbol} />
  ) : (
    <PrintedSymbol {...props} symbol={symbol} />
  )
}

type Own<Kind> = Omit<Props, 'symbol'> & {
  readonly symbol: Extract<PicturedSymbol, { kind: Kind }>
}

const told = (label: string | undefined) =>
  label === undefined ? ({ 'aria-hidden': true } as const) : { role: 'img', 'aria-label': label }

function PrintedSymbol({ symbol, size = 48, label }: Own<'printed'>) {
  return (
    <svg
      viewBox="-74 -74 148 148"
      width={size}
      height={size}
      className="rounded-[5px]"
      {...told(label)}
      // oxlint-disable-next-line react/no-danger -- drawn by our own generator, which takes no text
      dangerouslySetInnerHTML={{ __html: drawReelSymbol(symbol.symbol) }}
    />
  )
}

function DrawnSymbol({ symbol, size = 48, label }: Own<'drawn'>) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { family, symbol: drawn } = symbol
  useEffect(() => {
    const element = canvas.current
    const context = element?.getContext('2d')
    if (!element || !context) return
    const pixels = density()
    element.width = size * pixels
    element.height = size * pixels
    context.scale(pixels, pixels)
    context.translate(size / 2, size / 2)
    paintSymbol(context, family, drawn, size * 0.96, size * 0.96)
  }, [family, drawn, size])
  return (
    <canvas
      ref={canvas}
      style={{ width: size, height: size, background: family.footGround }}
      className="rounded-[5px]"
      {...told(label)}
    />
  )
}
