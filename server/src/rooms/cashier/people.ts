import type { MemberId } from '../wallet/wallet.ts'

/** What operators see of a member beside an order. */
export type Person = {
  readonly account: string
  readonly tags: readonly string[]
  readonly registeredAt: Date
}

/** Who members are, as far as the queues of the cashier must know. */
export type People = {
  /** Whoever does not exist is not among them. */
  list(ids: readonly MemberId[]): Promise<ReadonlyMap<string, Person>>
  /** The member of this id or this account name. */
  findId(text: string): Promise<MemberId | undefined>
}

/** How a person stands in a row of a queue; somebody unknown has an id and nothing else. */
export function showPerson(id: MemberId, people: ReadonlyMap<string, Person>) {
  const person = people.get(id)
  return {
    id,
    account: person?.account ?? '',
    tags: [...(person?.tags ?? [])],
    registeredAt: (person?.registeredAt ?? new Date(0)).toISOString(),
  }
}
