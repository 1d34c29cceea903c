import { groupBy } from '@baize/kernel/group-by'
import type { MemberId } from '../../identity/identity.ts'
import type { OpenDue } from './store.ts'

type Depths = (members: readonly MemberId[]) => Promise<ReadonlyMap<string, number>>

/** From the top of the tree down, and of one payer the oldest first, so that what somebody is paid is there to pay on. */
export async function inOrderOfPaying<Due extends OpenDue>(
  open: readonly Due[],
  depthsOf: Depths,
): Promise<Due[]> {
  return (await byLevel(open, depthsOf)).flat()
}

/**
 * The same, level by level. What one level pays never comes from another of the same: one that is lower waits until all above
 * it are paid.
 */
export async function byLevel<Due extends OpenDue>(
  open: readonly Due[],
  depthsOf: Depths,
): Promise<Due[][]> {
  const payers = [...new Set(open.flatMap(({ payer }) => (payer === 'house' ? [] : [payer])))]
  const depths = await depthsOf(payers)
  const depthOf = ({ payer }: Due) => (payer === 'house' ? -1 : (depths.get(payer) ?? 0))
  return [...groupBy(open, depthOf)]
    .toSorted(([one], [other]) => one - other)
    .map(([, dues]) =>
      dues.toSorted(
        (one, other) =>
          (one.payer < other.payer ? -1 : one.payer > other.payer ? 1 : 0) ||
          one.since.getTime() - other.since.getTime(),
      ),
    )
}

/**
 * Parts of a level that can be paid side by side, each of about so many. All that one payer owes is in one of them, in its
 * order: two at once would both count on the same money. The house has enough for any number.
 */
export function sideBySide<Due extends Pick<OpenDue, 'payer'>>(
  level: readonly Due[],
  most: number,
): Due[][] {
  const ofPayers: Due[][] = []
  for (const due of level) {
    const before = ofPayers.at(-1)
    if (due.payer !== 'house' && due.payer === before?.[0]?.payer) before.push(due)
    else ofPayers.push([due])
  }
  const parts: Due[][] = []
  for (const own of ofPayers) {
    const part = parts.at(-1)
    if (part === undefined || part.length + own.length > most) parts.push([...own])
    else part.push(...own)
  }
  return parts
}
