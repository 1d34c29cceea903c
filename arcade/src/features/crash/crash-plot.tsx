import { useEffect, useMemo, useRef } from 'react'
import { drawEmblem } from '@baize/ui/art/emblem'
import { reachedAfterMs } from '@baize/games/crash/curve'
import type { Titled } from '../../shared/game-client.ts'
import { titleLook } from '../../shared/title-look.ts'
import { drawCurve, type PlotInks } from './curve-brush.ts'
import './crash-plot.css'

type Props = {
  /** When it took off by this clock; nothing while it stands. */
  readonly startedAt: number | undefined
  /** Where it ended, in hundredths; 0 while it flies. */
  readonly crashedAt: number
  readonly still: boolean
  /** Whose emblem flies; a rocket where nobody knows the title. */
  readonly title?: Titled | undefined
}

const rocketTones = {
  accent: '#c8452f',
  shade: '#a8332f',
  light: '#efe8d2',
  glint: '#ffffff',
  deep: '#1f4a86',
  brass: '#c8452f',
  brassShade: '#a8332f',
}
const plain = {
  emblem: 'rocket',
  ground: 'var(--s2)',
  accent: '#e4bd66',
  drawn: drawEmblem('rocket', rocketTones, 0),
} as const

/** The curve of the flight, drawn anew for every picture of the screen while it flies. */
export function CrashPlot({ startedAt, crashedAt, still, title }: Props) {
  const look = useMemo(() => titleLook(title), [title])
  const { emblem, ground, accent, drawn } = look ?? plain
  const canvas = useRef<HTMLCanvasElement>(null)
  const tip = useRef<SVGSVGElement>(null)

  useEffect(() => {
    const element = canvas.current
    const context = element?.getContext('2d')
    if (!element || !context) return undefined
    let frame = 0
    let inks = readInks(element, crashedAt > 0)
    const draw = () => {
      const density = Math.min(devicePixelRatio, 2)
      const [width, height] = [element.clientWidth, element.clientHeight]
      if (element.width !== Math.round(width * density)) {
        element.width = Math.round(width * density)
        element.height = Math.round(height * density)
      }
      context.setTransform(density, 0, 0, density, 0, 0)
      const ms = flownMs(startedAt, crashedAt)
      const narrow = width < 500
      const at = drawCurve(context, { width, height, narrow }, inks, ms)
      // Standing, and for its first moment, the rocket leaves the figures of the axes free.
      const x = Math.max(at.x, narrow ? 78 : 110)
      const y = Math.min(at.y, height - (narrow ? 72 : 90))
      if (tip.current)
        tip.current.style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%)`
      if (startedAt !== undefined && crashedAt === 0)
        frame = requestAnimationFrame(still ? later : draw)
    }
    // Without motion the curve is still true, only seldom drawn.
    const later = () => {
      frame = window.setTimeout(draw, 500)
    }
    const again = () => {
      inks = readInks(element, crashedAt > 0)
      cancelAnimationFrame(frame)
      draw()
    }
    const watcher = new ResizeObserver(again)
    watcher.observe(element)
    const theme = matchMedia('(prefers-color-scheme: dark)')
    theme.addEventListener('change', again)
    draw()
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(frame)
      watcher.disconnect()
      theme.removeEventListener('change', again)
    }
  }, [startedAt, crashedAt, still])

  return (
    <>
      <canvas ref={canvas} aria-hidden="true" className="absolute inset-0 size-full" />
      <svg
        ref={tip}
        viewBox="-96 -96 192 192"
        aria-hidden="true"
        className="crash-tip"
        data-over={crashedAt > 0}
        data-standing={startedAt === undefined}
      >
        <circle r="92" fill={ground} stroke={accent} strokeWidth="3" />
        <g
          // A rocket is drawn upright and flies along its curve; whatever else flies keeps its feet down.
          transform={emblem === 'rocket' ? 'rotate(42)' : undefined}
          // oxlint-disable-next-line react/no-danger -- drawn by our own generator
          dangerouslySetInnerHTML={{ __html: drawn }}
        />
      </svg>
    </>
  )
}

function flownMs(startedAt: number | undefined, crashedAt: number): number {
  if (crashedAt > 0) return reachedAfterMs(crashedAt)
  return startedAt === undefined ? 0 : Math.max(0, Date.now() - startedAt)
}

function readInks(element: Element, isOver: boolean): PlotInks {
  const style = getComputedStyle(element)
  const of = (name: string) => style.getPropertyValue(name).trim()
  return {
    line: isOver ? style.getPropertyValue('--crash-over') : style.getPropertyValue('--crash-line'),
    grid: of('--crash-grid'),
    text: style.color,
    drop: style.color,
    font: style.fontFamily,
  }
}
