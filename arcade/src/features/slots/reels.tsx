import { useEffect, useImperativeHandle, useRef, type Ref } from 'react'
import type { ReelTheme } from '@baize/ui/art/reel-theme'
import type { SlotFace } from '@baize/games/slots/shown'
import { printFaces } from './faces.ts'
import { boxOf, cellSize } from './geometry.ts'
import { createStage, type SymbolPicture, type Stage } from './stage.ts'
import { stripsOf } from './strips.ts'

export type ReelsHandle = Pick<Stage, 'show' | 'spin' | 'land' | 'tumble' | 'respin'>

type Props = {
  readonly face: SlotFace
  readonly theme: ReelTheme
  /** What stands there at first. */
  readonly first: SymbolPicture
  /** What is to be seen, in words. */
  readonly label: string
  readonly handle?: Ref<ReelsHandle>
  readonly onReelStop?: (reel: number) => void
}

/** More pixels than this are not seen while anything moves, and cost the phone's battery. */
const mostDensity = 2

/** The reels of a slot, in the box that is left for them. */
export function Reels({ face, theme, first, label, handle, onReelStop }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const stage = useRef<Stage>(null)
  const box = boxOf(face)

  useEffect(() => {
    const element = canvas.current
    if (!element) return undefined
    const context = element.getContext('2d') ?? undefined
    let faces: readonly CanvasImageSource[] = []
    let printed = 0
    const marks = face.symbols.map(({ multiplier = 1 }) => (multiplier > 1 ? `×${multiplier}` : ''))
    const made = createStage({
      canvas: element,
      face,
      strips: stripsOf(face.id),
      first,
      brush: () => (context ? { context, faces, marks, well: theme.well } : undefined),
      ...(onReelStop && { onReelStop }),
    })
    stage.current = made
    const fit = async () => {
      const density = Math.min(devicePixelRatio, mostDensity)
      const width = Math.round(element.clientWidth * density)
      if (width === 0) return
      element.width = width
      element.height = Math.round((width * box.height) / box.width)
      made.resize()
      const pixels = Math.ceil((cellSize * width) / box.width)
      if (pixels === printed) return
      printed = pixels
      const next = await printFaces(theme, pixels)
      if (printed !== pixels) return
      faces = next
      made.resize()
    }
    const watcher = new ResizeObserver(() => void fit())
    watcher.observe(element)
    return () => {
      watcher.disconnect()
      made.close()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the stage lives as long as the game; its first picture is only the first
  }, [face, theme])

  useImperativeHandle(handle, () => ({
    show: (picture) => stage.current?.show(picture),
    spin: (set) => stage.current?.spin(set),
    land: (picture) => stage.current?.land(picture) ?? 0,
    tumble: (gone, picture) => stage.current?.tumble(gone, picture) ?? 0,
    respin: (held, picture) => stage.current?.respin(held, picture) ?? 0,
  }))

  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={label}
      className="slot-reels"
      style={{
        aspectRatio: `${box.width} / ${box.height}`,
        maxWidth: `calc(var(--reels-high) * ${(box.width / box.height).toFixed(4)})`,
      }}
    />
  )
}
