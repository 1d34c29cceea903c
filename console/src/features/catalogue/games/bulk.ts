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
  close: { text: 'catalogue.bulkClose', change: { maintenance: true } },
  open: { text: 'catalogue.bulkOpen', change: { maintenance: false } },
  show: { text: 'catalogue.bulkShow', change: { enabled: true } },
  hide: { text: 'catalogue.bulkHide', change: { enabled: false } },
  addNew: { text: 'catalogue.bulkAddNew', change: { addLabels: ['NEW'] } },
  removeNew: { text: 'catalogue.bulkRemoveNew', change: { removeLabels: ['NEW'] } },
  addJackpot: { text: 'catalogue.bulkAddJackpot', change: { addLabels: ['JACKPOT'] } },
  removeJackpot: { text: 'catalogue.bulkRemoveJackpot', change: { removeLabels: ['JACKPOT'] } },
} as const satisfies Record<BulkAct, Bulk>

/** As many as one call takes. */
export const mostAtOnce = 200
