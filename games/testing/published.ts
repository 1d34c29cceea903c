import { beforeFirst, hashEntry, type ListEntry } from '@baize/kernel/public-list'

const none = { revealed: '', round: 0, salt: '', beaconValue: '', endedBy: '' }
/** Before the first value of a beacon that vectors name. */
const at = '2023-08-23T15:59:20.000Z'

/** A public list of these promises, in their order. */
export function published<Entry extends Omit<ListEntry, 'position'>>(entries: readonly Entry[]) {
  let hash = beforeFirst
  return entries.map((entry, index) => {
    const placed = { ...entry, position: index + 1 }
    hash = hashEntry(hash, placed)
    return { ...placed, hash }
  })
}

export const seedPromise = (commitment: string) => {
  const id = `sed_${commitment.slice(0, 26)}`
  return { ...none, kind: 'seed', id, commitment, at, detail: '' } as const
}

type Chain = {
  readonly model: string
  readonly terminal: string
  readonly beacon: string
  readonly beaconRound: number
  readonly ownValue?: string
}

export const chainPromise = ({ model, terminal, beacon, beaconRound, ownValue }: Chain) => {
  const rounds = ownValue === undefined ? '' : `, rounds of beacon ${beacon}`
  const detail = `table ${model}, length 100, salt of beacon ${beacon} round ${beaconRound}${rounds}`
  const id = `chn_${terminal.slice(0, 26)}`
  return { ...none, kind: 'chain', id, commitment: terminal, at, detail } as const
}
