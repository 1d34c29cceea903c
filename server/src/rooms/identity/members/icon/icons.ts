import { randomBytes } from 'node:crypto'
import { ok, type Result } from '@baize/kernel/result'
import type { Database } from '../../../../platform/database/database.ts'
import { createTurns } from '../../../../platform/pictures.ts'
import { iconUrlOf } from '../rules.ts'
import { drawIcon } from './picture.ts'
import * as store from './store.ts'

/** The pictures of members. */
export type MemberIcons = {
  /** Keeps a picture, or none; answers its address. The one before is gone at once. */
  change(
    memberId: string,
    picture: Uint8Array | undefined,
  ): Promise<Result<string, 'image_invalid' | 'image_too_large'>>
  find(name: string): Promise<Buffer | undefined>
}

type Deps = { readonly db: Database; readonly now: () => Date }

export function createMemberIcons({ db, now }: Deps): MemberIcons {
  const inTurn = createTurns()

  return {
    async change(memberId, picture) {
      if (picture === undefined) {
        await db.transaction((tx) => store.deleteIcon(tx, memberId))
        return ok('')
      }
      const drawn = await inTurn(() => drawIcon(picture))
      if (!drawn.ok) return drawn
      const icon = `${randomBytes(18).toString('base64url')}.webp`
      const row = { name: icon, webp: drawn.value, at: now() }
      await db.transaction((tx) => store.replaceIcon(tx, memberId, row))
      return ok(iconUrlOf({ icon }))
    },
    find: (name) => store.findPicture(db, name),
  }
}
