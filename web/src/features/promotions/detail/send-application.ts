import { calls } from 'virtual:contract'
import { createIdMaker } from '@baize/kernel/ids'
import { systemRandomBytes } from '@baize/kernel/random'
import { call, serverNow } from '../../../shared/api.ts'
import { readPicture } from '../../../shared/picture-file.ts'

const makeId = createIdMaker({ now: () => new Date(serverNow()), randomBytes: systemRandomBytes })

type Words = {
  readonly offer: string
  readonly version: number
  readonly comment: string
  readonly pictures: number
}

/**
 * Sends one application: its words once, then its pictures one by one. The same words keep their id, so that an answer
 * that was lost on the way does not make two of them; a picture that did not arrive is sent alone.
 */
export function createApplication() {
  let sent: { readonly id: string; readonly words: string } | undefined
  let places = 0
  return {
    async sendWords({ pictures, ...words }: Words): Promise<void> {
      const text = JSON.stringify(words)
      if (sent?.words !== text) {
        sent = { id: makeId('apl'), words: text }
        places = 0
      }
      await call(calls.applyForPromotion, { ...words, pictures, id: sent.id })
    },
    async sendPicture(file: Blob): Promise<void> {
      if (sent === undefined) throw new Error('A picture comes after the words')
      const picture = await readPicture(file)
      await call(calls.addApplicationPicture, { id: sent.id, place: places + 1, picture })
      places += 1
    },
  }
}
