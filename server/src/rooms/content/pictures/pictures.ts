import { randomBytes } from 'node:crypto'
import type { Picture } from '@baize/contract/content/content'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import { createTurns, redraw, type PictureRefusal } from '../../../platform/pictures.ts'
import type { Doer } from '../../system/system.ts'
import { sizeOfArt } from './art.ts'
import * as store from './store.ts'

export { sizeOfArt } from './art.ts'

/** How a row refers to its picture: by the id of an uploaded one, or by the address of a drawing. */
export type PictureRef = { readonly picture: string | null; readonly art: string | null }

export type Pictures = {
  /** Keeps a picture, written anew. */
  upload(picture: Uint8Array, by: Doer): Promise<Result<Picture, PictureRefusal>>
  find(id: string): Promise<Buffer | undefined>
  /** What an address refers to; refused when there is no such picture. */
  resolve(tx: Transaction, url: string): Promise<Result<PictureRef, 'image_invalid'>>
  /** Removes what was uploaded a day ago and is shown by nothing; answers how many. */
  removeUnused(tx: Transaction): Promise<number>
}

type Deps = { readonly db: Database; readonly now: () => Date }

/** Twice the width of the widest banner, for fine screens. */
const widest = 2000
const dayMs = 86_400_000

export function createPictures({ db, now }: Deps): Pictures {
  const inTurn = createTurns()
  return {
    async upload(picture, by) {
      const drawn = await inTurn(() =>
        redraw(picture, (sharp) =>
          sharp.resize(widest, widest, { fit: 'inside', withoutEnlargement: true }),
        ),
      )
      if (!drawn.ok) return drawn
      const { webp, width, height } = drawn.value
      const id = randomBytes(18).toString('base64url')
      await store.addPicture(db, { id, webp, width, height, at: now(), by: by.name })
      return ok({ url: urlOf(id), width, height })
    },
    find: (id) => store.findPicture(db, id),
    async resolve(tx, url) {
      const id = uploaded.exec(url)?.[1]
      if (id !== undefined) {
        const isThere = await store.holdPicture(tx, id)
        return isThere ? ok({ picture: id, art: null }) : refuse('image_invalid')
      }
      return sizeOfArt(url) ? ok({ picture: null, art: url }) : refuse('image_invalid')
    },
    removeUnused: (tx) => store.removeUnused(tx, new Date(now().getTime() - dayMs)),
  }
}

const uploaded = /^\/content\/pictures\/([\w-]{24})\.webp$/
const urlOf = (id: string) => `/content/pictures/${id}.webp`

export type PictureColumns = PictureRef & {
  readonly width: number | null
  readonly height: number | null
}

/** The picture of a row, with its address and its size; null when it has none. */
export function pictureOf({ picture, art, width, height }: PictureColumns): Picture | null {
  if (picture !== null) return { url: urlOf(picture), width: width ?? 0, height: height ?? 0 }
  if (art === null) return null
  return { url: art, ...(sizeOfArt(art) ?? { width: 300, height: 400 }) }
}
