import { randomBytes } from 'node:crypto'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Database } from '../../../../platform/database/database.ts'
import { iconUrlOf } from '../rules.ts'
import { drawIcon, largestImageBytes, readBase64 } from './picture.ts'
import * as store from './store.ts'

/** The pictures of members. */
export type Icons = {
  /** Keeps a picture, given as base64, or with null none; answers its address. The one before is gone at once. */
  change(
    memberId: string,
    image: string | null,
  ): Promise<Result<string, 'image_invalid' | 'image_too_large'>>
  find(name: string): Promise<Buffer | undefined>
}

type Deps = { readonly db: Database; readonly now: () => Date }

/** What decoding may hold at once: unfolded, each picture can take some hundred megabytes. */
const drawnAtOnce = 2

export function createIcons({ db, now }: Deps): Icons {
  const inTurn = createTurns(drawnAtOnce)

  return {
    async change(memberId, image) {
      if (image === null) {
        await db.transaction((tx) => store.deleteIcon(tx, memberId))
        return ok('')
      }
      // Four letters are three bytes: said before anything is unpacked.
      if (image.length > Math.ceil(largestImageBytes / 3) * 4) return refuse('image_too_large')
      const bytes = readBase64(image)
      if (bytes === undefined) return refuse('image_invalid')
      const drawn = await inTurn(() => drawIcon(bytes))
      if (!drawn.ok) return drawn
      const icon = `${randomBytes(18).toString('base64url')}.webp`
      const row = { name: icon, webp: drawn.value, at: now() }
      await db.transaction((tx) => store.replaceIcon(tx, memberId, row))
      return ok(iconUrlOf({ icon }))
    },
    find: (name) => store.findPicture(db, name),
  }
}

/** Lets so many run at once; the others wait in the order they came. */
function createTurns(most: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
