import { useEffect, useImperativeHandle, useRef, type Ref } from 'react'
import type { SlotFace } from '@baize/games/slots/shown'
import type { SymbolPicture } from '../stage.ts'
import { stripsOf } from '../strips.ts'
import type { Subject } from './paintings.ts'
import { createPlace, type Place } from './place.ts'
import { readHour, useHour } from './use-hour.ts'

export type PlaceHandle = Omit<Place, 'resize' | 'close' | 'changeHour'>

type Props = {
  readonly face: SlotFace
  readonly subject: Subject
  readonly title: string
  readonly first: SymbolPicture
  readonly still: boolean
  /** What is to be seen, in words. */
  readonly label: string
  /** What stands under the reels. */
  readonly words: string
  readonly bigWord: string
  readonly write: (sum: bigint) => string
  readonly handle?: Ref<PlaceHandle>
  readonly onReelStop?: (reel: number) => void
  readonly className?: string
}

const letterings = ["700 20px 'Besley Variable'", "700 20px 'Hanken Grotesk Variable'"]

async function loadLetters(): Promise<void> {
  const { fonts } = document as { readonly fonts?: FontFaceSet }
  await Promise.allSettled(letterings.map((face) => fonts?.load(face) ?? Promise.resolve([])))
}

/** The stage of a drawn family, in the room that is left for it. */
export function PlaceView(props: Props) {
  const { face, subject, title, still, label, words, handle, className = 'place-stage' } = props
  const canvas = useRef<HTMLCanvasElement>(null)
  const reels = useRef<HTMLCanvasElement>(null)
  const place = useRef<Place>(null)
  const hour = useHour()
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })

  useEffect(() => {
    const element = canvas.current
    if (!element) return undefined
    const made = createPlace({
      canvas: element,
      reels: reels.current ?? undefined,
      subject,
      face,
      title,
      strips: stripsOf(face.id),
      first: latest.current.first,
      still,
      hour: readHour(),
      bigWord: latest.current.bigWord,
      write: (sum) => latest.current.write(sum),
      onReelStop: (reel) => latest.current.onReelStop?.(reel),
    })
    place.current = made
    made.say(latest.current.words)
    const watcher = new ResizeObserver(() => made.resize())
    watcher.observe(element)
    // What is painted once is painted anew when its letters have come.
    let isHere = true
    void loadLetters().then(() => isHere && made.resize())
    return () => {
      isHere = false
      watcher.disconnect()
      made.close()
    }
  }, [face, subject, title, still])

  useEffect(() => place.current?.changeHour(hour), [hour])
  useEffect(() => place.current?.say(words), [words])

  useImperativeHandle(handle, () => ({
    show: (picture) => place.current?.show(picture),
    spin: (set) => place.current?.spin(set),
    land: (picture) => place.current?.land(picture) ?? 0,
    tumble: (gone, picture) => place.current?.tumble(gone, picture) ?? 0,
    respin: (held, picture) => place.current?.respin(held, picture) ?? 0,
    present: (presentation) => place.current?.present(presentation),
    cut: () => place.current?.cut(),
    travel: (to, wipeMs) => place.current?.travel(to, wipeMs),
    plate: (next, lastsMs) => place.current?.plate(next, lastsMs),
    plates: (plates) => place.current?.plates(plates),
    say: (next) => place.current?.say(next),
  }))

  return (
    <>
      <canvas ref={canvas} role="img" aria-label={label} className={className} />
      {!still && <canvas ref={reels} aria-hidden="true" className="place-reels" />}
    </>
  )
}
