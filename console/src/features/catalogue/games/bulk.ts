import type { TextKey } from '@baize/texts/keys'
import type { GameLabel } from '../words.ts'

export type BulkAct =
  | 'close'
  | 'open'
  | 'show'
  | 'hide'
  | 'addNew'
  | 'removeNew'
  | 'addJackpot'
  | 'removeJackpot'

type Bulk = {
  readonly text: TextKey
  readonly change: {
    readonly maintenance?: boolean
    readonly enabled?: boolean
    readonly addLabels?: GameLabel[]
    readonly removeLabels?: GameLabel[]
  }
}

/** What can be done to several games at once. */
export const bulkActs = {
  close: { text: 'catalogue-desk.bulkClose', change: { maintenance: true } },
  open: { text: 'catalogue-desk.bulkOpen', change: { maintenance: false } },
  show: { text: 'catalogue-desk.bulkShow', change: { enabled: true } },
  hide: { text: 'catalogue-desk.bulkHide', change: { enabled: false } },
  addNew: { text: 'catalogue-desk.bulkAddNew', change: { addLabels: ['NEW'] } },
  removeNew: { text: 'catalogue-desk.bulkRemoveNew', change: { removeLabels: ['NEW'] } },
  addJackpot: { text: 'catalogue-desk.bulkAddJackpot', change: { addLabels: ['JACKPOT'] } },
  removeJackpot: {
    text: 'catalogue-desk.bulkRemoveJackpot',
    change: { removeLabels: ['JACKPOT'] },
  },
} as const satisfies Record<BulkAct, Bulk>

/** As many as one call takes. */
export const mostAtOnce = 200
